import { ChartSwatch, Text, colorAt } from '@ruta/design-system';
import type { DataColor, Quadrant, SchemeName } from '@ruta/design-system';
import { Swatch, SwatchRow, Swatches } from './foundations.styles';

const quadrants: readonly { readonly step: Quadrant; readonly word: string }[] = [
  { step: 1, word: '1 Crítico' },
  { step: 2, word: '2 Frágil' },
  { step: 3, word: '3 En desarrollo' },
  { step: 4, word: '4 Favorable' },
  { step: 5, word: '5 Consolidado' },
];
const sequence: readonly DataColor[] = [1, 2, 3, 4, 5, 6, 7, 8];

/** The colours of the charts, each with the pattern that it never goes without: the five quadrants and the sequence of data. */
export function ChartSwatches({ scheme }: { scheme: SchemeName }) {
  return (
    <SwatchRow role="list">
      <li>
        <Text>Cuadrantes</Text>
        <Swatches>
          {quadrants.map(({ step, word }) => (
            <Swatch key={step}>
              <ChartSwatch paint={`quadrant-${step}`} size={32} />
              <span>{word}</span>
              <code>{colorAt(scheme, `quadrant.${step}`)}</code>
            </Swatch>
          ))}
        </Swatches>
      </li>
      <li>
        <Text>Datos, en este orden</Text>
        <Swatches>
          {sequence.map((step) => (
            <Swatch key={step}>
              <ChartSwatch paint={`data-${step}`} size={32} />
              <span>data.{step}</span>
              <code>{colorAt(scheme, `data.${step}`)}</code>
            </Swatch>
          ))}
        </Swatches>
      </li>
    </SwatchRow>
  );
}
