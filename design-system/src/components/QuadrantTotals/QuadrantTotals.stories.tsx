import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { throughTheTable, toTheButton } from '../../testing/chart-keys';
import { fromRightToLeft, onAPhone } from '../../testing/story-frames';
import { chartLabels, longName, quadrantWords, rightToLeft } from '../ChartFrame/fixtures';
import type { StoryLanguage } from '../ChartFrame/fixtures';
import { QuadrantTotals } from './QuadrantTotals';
import type { QuadrantTotalsProps } from './QuadrantTotals.types';

const words = {
  es: {
    title: 'Totales por cuadrante',
    description: 'Todas las preguntas del DPI · 140 respuestas',
    summary: 'De 140 respuestas, 13 caen en el cuadrante 1 y 27 en el 5; la mayoría, 39, en el 4.',
  },
  en: {
    title: 'Totals by quadrant',
    description: 'Every question of the diagnostic · 140 answers',
    summary: 'Of 140 answers, 13 fall into quadrant 1 and 27 into 5; most, 39, into 4.',
  },
} as const;

/** The panel in the toolbar's language. */
function InLanguage({ language, ...args }: QuadrantTotalsProps & { language: StoryLanguage }) {
  const own = args.words.quadrants[0] === 'Crítico' ? quadrantWords(language) : args.words;
  return <QuadrantTotals {...args} {...words[language]} words={own} labels={chartLabels(language)} />;
}

const meta = {
  title: 'Componentes/Gráficas/QuadrantTotals',
  tags: ['new'],
  component: QuadrantTotals,
  args: {
    ...words.es,
    totals: [13, 23, 38, 39, 27],
    words: quadrantWords('es'),
    labels: chartLabels('es'),
    onRetry: fn(),
  },
  render: (args, { globals }) => <InLanguage {...args} language={globals['language'] === 'en' ? 'en' : 'es'} />,
} satisfies Meta<typeof QuadrantTotals>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { globals: { language: 'en' } };
export const Loading: Story = { args: { status: 'loading' } };
export const Empty: Story = { args: { totals: [0, 0, 0, 0, 0] } };
export const Failed: Story = { args: { status: 'error' } };
export const OneValue: Story = { args: { totals: [0, 0, 1, 0, 0] } };
export const ImpossibleFigures: Story = { args: { totals: [Number.NaN, -2, 5, Infinity, 3] } };
export const GreatFigures: Story = { args: { totals: [1_204_311, 998_120, 2_000_000, 87, 0] } };
export const LongNames: Story = {
  args: { words: { ...quadrantWords('es'), quadrants: [longName, rightToLeft, '🎒📚✏️', 'Favorable', 'Consolidado'] } },
};
export const OnAPhone: Story = { decorators: [onAPhone] };
export const AsATable: Story = { args: { isTableFirst: true } };

export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

export const ByKeyboard: Story = byKeyboard([
  toTheButton,
  ...throughTheTable({
    title: words.es.title,
    row: '4 Favorable 39 27.9\u00a0%',
    drawing: (canvas) => canvas.getByText('Favorable'),
  }),
]);
