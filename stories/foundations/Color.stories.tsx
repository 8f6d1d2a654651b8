import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, Stack, Text } from '@ruta/design-system';
import type { SchemeName } from '@ruta/design-system';
import { ChartSwatches } from './ChartSwatches';
import { ContrastPairs } from './ColorSwatches';
import { StatusSwatches } from './StatusSwatches';

function Colours({ scheme }: { scheme: SchemeName }) {
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Heading level={2}>Estados</Heading>
        <Text element="p" tone="muted">
          Color, icono y palabra, siempre los tres.
        </Text>
        <StatusSwatches scheme={scheme} />
      </Stack>
      <Stack gap={3}>
        <Heading level={2}>Gráficas</Heading>
        <Text element="p" tone="muted">
          Color y patrón, siempre los dos; los cuadrantes llevan además su número. Una prueba mide que los cuadrantes se
          distinguen entre sí, y cada color de datos del siguiente, también en grises.
        </Text>
        <ChartSwatches scheme={scheme} />
      </Stack>
      <Stack gap={3}>
        <Heading level={2}>Contraste medido</Heading>
        <Text element="p" tone="muted">
          Texto: al menos 4.5. Bordes, iconos y texto grande: al menos 3. Una prueba mide cada par en cada esquema.
        </Text>
        <ContrastPairs scheme={scheme} />
      </Stack>
    </Stack>
  );
}

const meta = { title: 'Fundamentos/Color', component: Colours, args: { scheme: 'light' } } satisfies Meta<
  typeof Colours
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = { name: 'Claro', globals: { theme: 'light' } };
export const Dark: Story = { name: 'Oscuro', args: { scheme: 'dark' }, globals: { theme: 'dark' } };
export const LightMore: Story = {
  name: 'Alto contraste claro',
  args: { scheme: 'lightMore' },
  globals: { theme: 'contrast' },
};
export const DarkMore: Story = {
  name: 'Alto contraste oscuro',
  args: { scheme: 'darkMore' },
  globals: { theme: 'contrastDark' },
};
