import { StatusChip, colorAt } from '@ruta/design-system';
import type { SchemeName, StatusFamily } from '@ruta/design-system';
import { Swatch, SwatchRow, Swatches } from './foundations.styles';
import type { InBoth, Spoken } from './words';

const families: readonly { readonly id: StatusFamily; readonly words: InBoth<string> }[] = [
  { id: 'pending', words: { es: 'Pendiente', en: 'Pending' } },
  { id: 'outdated', words: { es: 'Vencida', en: 'Overdue' } },
  { id: 'taken', words: { es: 'Tomada', en: 'Done' } },
  { id: 'visit', words: { es: 'Visita', en: 'Visit' } },
  { id: 'draft', words: { es: 'Borrador', en: 'Draft' } },
  { id: 'progress', words: { es: 'En curso', en: 'In progress' } },
];
const parts = ['fg', 'bg', 'border', 'solid'] as const;

/** The six status families: chip and its four colours. */
export function StatusSwatches({ scheme, language }: { scheme: SchemeName } & Spoken) {
  return (
    <SwatchRow role="list">
      {families.map(({ id, words }) => (
        <li key={id}>
          <StatusChip status={id}>{words[language]}</StatusChip>
          <Swatches>
            {parts.map((part) => {
              const color = colorAt(scheme, `status.${id}.${part}`);
              return (
                <Swatch key={part}>
                  <svg viewBox="0 0 48 32" width="48" height="32" aria-hidden>
                    <rect width="48" height="32" rx="6" fill={color} />
                  </svg>
                  <span>{part}</span>
                  <code>{color}</code>
                </Swatch>
              );
            })}
          </Swatches>
        </li>
      ))}
    </SwatchRow>
  );
}
