import type { ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, Stack, Text } from '@ruta/design-system';
import type { SchemeName } from '@ruta/design-system';
import { ChartSwatches } from './ChartSwatches';
import { ContrastPairs } from './ColorSwatches';
import { PrimarySwatches } from './PrimarySwatches';
import { StatusSwatches } from './StatusSwatches';
import { spoken } from './words';
import type { InBoth, Spoken } from './words';

type Section = 'primary' | 'status' | 'charts' | 'contrast';

const words: InBoth<Readonly<Record<Section, { title: string; note: string }>>> = {
  es: {
    primary: {
      title: 'El color primario',
      note: '#4484ce tal cual donde basta 3 a 1: marca, dibujos y foco. Texto y botones llevan el paso que se lee.',
    },
    status: { title: 'Estados', note: 'Color, icono y palabra, siempre los tres.' },
    charts: {
      title: 'Gráficas',
      note: 'Color y patrón, siempre los dos; los cuadrantes llevan además su número. Una prueba mide que los cuadrantes se distinguen entre sí, y cada color de datos del siguiente, también en grises.',
    },
    contrast: {
      title: 'Contraste medido',
      note: 'Texto: al menos 4.5. Bordes, iconos y texto grande: al menos 3. Una prueba mide cada par en cada esquema.',
    },
  },
  en: {
    primary: {
      title: 'The primary color',
      note: '#4484ce itself where 3 to 1 is enough: mark, drawings and focus. Texts and buttons bear the step that can be read.',
    },
    status: { title: 'Statuses', note: 'Color, icon and word, always the three.' },
    charts: {
      title: 'Charts',
      note: 'Color and pattern, always both; quadrants have their number besides. A test measures that the quadrants differ from each other, and each data color from the next, in gray too.',
    },
    contrast: {
      title: 'Measured contrast',
      note: 'Text: at least 4.5. Borders, icons and large text: at least 3. A test measures every pair in every scheme.',
    },
  },
};

interface ColoursProps extends Spoken {
  readonly scheme: SchemeName;
}

function Colours({ scheme, language }: ColoursProps) {
  const drawn: Readonly<Record<Section, ReactNode>> = {
    primary: <PrimarySwatches scheme={scheme} language={language} />,
    status: <StatusSwatches scheme={scheme} language={language} />,
    charts: <ChartSwatches scheme={scheme} language={language} />,
    contrast: <ContrastPairs scheme={scheme} />,
  };
  return (
    <Stack gap={6}>
      {(['primary', 'status', 'charts', 'contrast'] as const).map((section) => (
        <Stack key={section} gap={3}>
          <Heading level={2}>{words[language][section].title}</Heading>
          <Text element="p" tone="muted">
            {words[language][section].note}
          </Text>
          {drawn[section]}
        </Stack>
      ))}
    </Stack>
  );
}

const meta = {
  title: 'Fundamentos/Color',
  component: Colours,
  args: { scheme: 'light', language: 'es' },
  argTypes: { language: { control: false } },
  render: (args, context) => <Colours {...args} {...spoken(context)} />,
} satisfies Meta<typeof Colours>;
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
