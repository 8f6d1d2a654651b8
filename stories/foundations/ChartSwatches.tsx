import { ChartSwatch, Text, colorAt } from '@ruta/design-system';
import type { DataColor, Quadrant, SchemeName } from '@ruta/design-system';
import { Swatch, SwatchRow, Swatches } from './foundations.styles';
import type { InBoth, Spoken } from './words';

const quadrants: readonly Quadrant[] = [1, 2, 3, 4, 5];
const sequence: readonly DataColor[] = [1, 2, 3, 4, 5, 6, 7, 8];

const words: InBoth<{ quadrants: string; data: string; names: Readonly<Record<Quadrant, string>> }> = {
  es: {
    quadrants: 'Cuadrantes',
    data: 'Datos, en este orden',
    names: { 1: 'Crítico', 2: 'Frágil', 3: 'En desarrollo', 4: 'Favorable', 5: 'Consolidado' },
  },
  en: {
    quadrants: 'Quadrants',
    data: 'Data, in this order',
    names: { 1: 'Critical', 2: 'Fragile', 3: 'Developing', 4: 'Favorable', 5: 'Consolidated' },
  },
};

/** Chart colours with their patterns: the five quadrants and the data sequence. */
export function ChartSwatches({ scheme, language }: { scheme: SchemeName } & Spoken) {
  const say = words[language];
  return (
    <SwatchRow role="list">
      <li>
        <Text>{say.quadrants}</Text>
        <Swatches>
          {quadrants.map((step) => (
            <Swatch key={step}>
              <ChartSwatch paint={`quadrant-${step}`} size={32} />
              <span>
                {step} {say.names[step]}
              </span>
              <code>{colorAt(scheme, `quadrant.${step}`)}</code>
            </Swatch>
          ))}
        </Swatches>
      </li>
      <li>
        <Text>{say.data}</Text>
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
