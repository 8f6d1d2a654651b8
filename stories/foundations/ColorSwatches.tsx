import { colorAt, contrastPairs, contrastRatio, minimumRatio } from '@ruta/design-system';
import type { SchemeName } from '@ruta/design-system';
import { Figures, PairCell, PairGrid, PairName } from './foundations.styles';

/** Colour pairs that components use, with the contrast measured in this scheme. */
export function ContrastPairs({ scheme }: { scheme: SchemeName }) {
  return (
    <PairGrid role="list">
      {contrastPairs.map(({ on, role, use }) => {
        const ground = colorAt(scheme, on);
        const figure = colorAt(scheme, role);
        const ratio = contrastRatio(ground, figure);
        return (
          <PairCell key={`${on} ${role} ${use}`}>
            <svg viewBox="0 0 96 44" width="96" height="44" aria-hidden>
              <rect width="96" height="44" rx="6" fill={ground} />
              {use === 'text' ? (
                <text x="12" y="29" fontSize="18" fontWeight="600" fill={figure}>
                  Ruta
                </text>
              ) : (
                <circle cx="24" cy="22" r="9" fill={figure} />
              )}
            </svg>
            <PairName>
              <strong>{role}</strong>
              <span>{on}</span>
            </PairName>
            <Figures>
              {ratio.toFixed(2)}
              <span>≥ {minimumRatio[use]}</span>
            </Figures>
          </PairCell>
        );
      })}
    </PairGrid>
  );
}
