import { colorAt, contrastRatio } from '@ruta/design-system';
import type { SchemeName } from '@ruta/design-system';
import { Figures, PairCell, PairGrid, PairName } from './foundations.styles';
import type { InBoth, Spoken } from './words';

/** Roles of the primary colour's family, what each is read on, and the least contrast there. */
const ROLES = [
  { role: 'icon.brand', on: 'bg.surface', least: 3 },
  { role: 'border.focus', on: 'bg.surface', least: 3 },
  { role: 'bg.accent.strong', on: 'text.onStrong', least: 4.5 },
  { role: 'text.link', on: 'bg.surface', least: 4.5 },
  { role: 'bg.accent.muted', on: 'text.accent', least: 4.5 },
] as const;

const uses: InBoth<Readonly<Record<(typeof ROLES)[number]['role'], string>>> = {
  es: {
    'icon.brand': 'Marca y dibujos',
    'border.focus': 'Anillo de foco',
    'bg.accent.strong': 'Botón principal, día de hoy',
    'text.link': 'Enlaces',
    'bg.accent.muted': 'Selección, página actual',
  },
  en: {
    'icon.brand': 'Mark and drawings',
    'border.focus': 'Focus ring',
    'bg.accent.strong': 'Primary button, today',
    'text.link': 'Links',
    'bg.accent.muted': 'Selection, current page',
  },
};

/** Where the primary colour itself stands, and where contrast needs another step of it (decision 0026). */
export function PrimarySwatches({ scheme, language }: Spoken & { scheme: SchemeName }) {
  return (
    <PairGrid role="list">
      {ROLES.map(({ role, on, least }) => {
        const color = colorAt(scheme, role);
        return (
          <PairCell key={role}>
            <svg viewBox="0 0 96 44" width="96" height="44" aria-hidden>
              <rect width="96" height="44" rx="6" fill={color} />
            </svg>
            <PairName>
              <strong>{uses[language][role]}</strong>
              <span>
                {role} {color}
              </span>
            </PairName>
            <Figures>
              {contrastRatio(color, colorAt(scheme, on)).toFixed(2)}
              <span>≥ {least}</span>
            </Figures>
          </PairCell>
        );
      })}
    </PairGrid>
  );
}
