import { Unstyled } from '@storybook/addon-docs/blocks';
import { StatusLine } from './docs.styles';
import type { StoriesOf } from './KeyboardTable';
import { useToolbar } from './toolbarStore';

/** Lifecycle of a component by the tag of its stories. The terms are Primer's. */
const lives = {
  planned: {
    es: ['Prevista', 'Todavía no se usa.'],
    en: ['Planned', 'Not to be used yet.'],
  },
  new: {
    es: ['Nueva', 'Completa y probada; su forma aún puede cambiar.'],
    en: ['New', 'Whole and tested; its shape may still change.'],
  },
  ready: {
    es: ['Lista', 'En uso; no cambia sin aviso en el registro de cambios.'],
    en: ['Ready', 'In use; it does not change without a line in the changelog.'],
  },
  'phase-out': {
    es: ['De salida', 'No la uses en pantallas nuevas.'],
    en: ['Phasing out', 'Not for new screens.'],
  },
  deprecated: {
    es: ['Retirada', 'Se quitará; su página dice con qué reemplazarla.'],
    en: ['Deprecated', 'It will go; its page names what takes its place.'],
  },
} as const;

type Life = keyof typeof lives;

/** Lifecycle status of a component, with an explanation. */
export function Status({ of }: { of: StoriesOf }) {
  const { language } = useToolbar();
  const { tags = [] } = (of['default'] ?? {}) as { tags?: readonly string[] };
  const life = tags.find((tag): tag is Life => tag in lives);
  if (life === undefined) return null;
  const [name, meaning] = lives[life][language];
  return (
    <Unstyled>
      <StatusLine data-life={life}>
        <strong>{name}</strong>
        {meaning}
      </StatusLine>
    </Unstyled>
  );
}
