import { StatusChip, colorAt } from '@ruta/design-system';
import type { SchemeName, StatusFamily } from '@ruta/design-system';
import { Swatch, SwatchRow, Swatches } from './foundations.styles';

const families: readonly { readonly id: StatusFamily; readonly word: string }[] = [
  { id: 'pending', word: 'Pendiente' },
  { id: 'outdated', word: 'Vencida' },
  { id: 'taken', word: 'Realizada' },
  { id: 'visit', word: 'Visita' },
  { id: 'draft', word: 'Borrador' },
  { id: 'progress', word: 'En curso' },
];
const parts = ['fg', 'bg', 'border', 'solid'] as const;

/** The six families of status: chip, and the four colours behind it. */
export function StatusSwatches({ scheme }: { scheme: SchemeName }) {
  return (
    <SwatchRow role="list">
      {families.map(({ id, word }) => (
        <li key={id}>
          <StatusChip status={id}>{word}</StatusChip>
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
