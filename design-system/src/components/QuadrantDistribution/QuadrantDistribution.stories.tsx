import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import {
  alongOneLine,
  drawn,
  intoTheDrawing,
  outOfTheDrawing,
  theDrawing,
  throughTheTable,
} from '../../testing/chart-keys';
import { fromRightToLeft, onAPhone } from '../../testing/story-frames';
import { chartLabels, longName, quadrantWords } from '../ChartFrame/fixtures';
import type { StoryLanguage } from '../ChartFrame/fixtures';
import { QuadrantDistribution } from './QuadrantDistribution';
import type { QuadrantDistributionProps } from './QuadrantDistribution';

const words = {
  es: {
    title: '¿Qué tan útil fue la sesión para tu trabajo en el aula?',
    description: 'Consejo Técnico Escolar, segunda sesión · 42 respuestas',
    summary: 'Promedio 3.9: 73.8 % de las respuestas están en los cuadrantes 4 y 5.',
  },
  en: {
    title: 'How useful was the session for your work in the classroom?',
    description: 'School technical council, second session · 42 answers',
    summary: 'Average 3.9: 73.8% of the answers are in quadrants 4 and 5.',
  },
} as const;

/** The question in the toolbar's language. */
function InLanguage({ language, ...args }: QuadrantDistributionProps & { language: StoryLanguage }) {
  const said = args.title === words.es.title ? words[language] : {};
  return <QuadrantDistribution {...args} {...said} words={quadrantWords(language)} labels={chartLabels(language)} />;
}

const meta = {
  title: 'Componentes/Gráficas/QuadrantDistribution',
  tags: ['new'],
  component: QuadrantDistribution,
  args: {
    ...words.es,
    totals: [2, 3, 6, 18, 13],
    percentages: [4.8, 7.1, 14.3, 42.9, 31],
    average: 3.9,
    words: quadrantWords('es'),
    labels: chartLabels('es'),
    onRetry: fn(),
  },
  render: (args, { globals }) => <InLanguage {...args} language={globals['language'] === 'en' ? 'en' : 'es'} />,
} satisfies Meta<typeof QuadrantDistribution>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { globals: { language: 'en' } };
export const Loading: Story = { args: { status: 'loading' } };
export const Empty: Story = { args: { totals: [0, 0, 0, 0, 0], percentages: undefined, average: 0 } };
export const Failed: Story = { args: { status: 'error' } };
export const OneValue: Story = { args: { totals: [0, 0, 0, 0, 1], percentages: undefined, average: 5 } };
export const ImpossibleFigures: Story = {
  args: { totals: [Number.NaN, -2, 5, Infinity, 3], percentages: undefined, average: Number.NaN },
};
export const LongQuestion: Story = { args: { title: longName } };
export const OnAPhone: Story = { decorators: [onAPhone] };
export const AsATable: Story = { args: { isTableFirst: true } };

export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

export const ByKeyboard: Story = byKeyboard(
  [
    ...intoTheDrawing(/^Promedio 3\.9/, '1 Crítico: 2 (4.8 %)'),
    ...alongOneLine({
      first: '1 Crítico: 2 (4.8 %)',
      second: '2 Frágil: 3 (7.1 %)',
      third: '3 En desarrollo: 6 (14.3 %)',
      last: '5 Consolidado: 13 (31.0 %)',
    }),
    ...outOfTheDrawing,
    ...throughTheTable({
      title: '¿Qué tan útil fue la sesión para tu trabajo en el aula?',
      row: '4 Favorable 18 42.9\u00a0%',
      drawing: theDrawing,
    }),
  ],
  drawn,
);
