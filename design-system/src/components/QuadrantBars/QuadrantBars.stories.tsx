import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onAPhone } from '../ChartFrame/OnAPhone';
import { chartLabels, longName, quadrantWords, rightToLeft } from '../ChartFrame/fixtures';
import type { StoryLanguage } from '../ChartFrame/fixtures';
import { QuadrantBars } from './QuadrantBars';
import type { QuadrantBarsProps } from './QuadrantBars.types';
import { climate, rowOf } from './fixtures';

const words = {
  es: {
    title: 'Resultados del DPI por pregunta',
    description: 'Escuela Primaria Benito Juárez · 28 respuestas',
    summary:
      'Resultados del DPI: el promedio más bajo es el de Comunicación, 2.5, y el más alto el de Convivencia, 4.1.',
  },
  en: {
    title: 'Diagnostic results by question',
    description: 'Benito Juárez Primary School · 28 answers',
    summary:
      'Diagnostic results: the lowest average is that of Communication, 2.5, and the highest that of Living together, 4.1.',
  },
} as const;

const spanish = climate('es');

/** The questions speak the language of the toolbar. */
function InLanguage({ language, ...args }: QuadrantBarsProps & { language: StoryLanguage }) {
  const rows = args.rows === spanish ? climate(language) : args.rows;
  return (
    <QuadrantBars
      {...args}
      {...words[language]}
      rows={rows}
      words={quadrantWords(language)}
      labels={chartLabels(language)}
    />
  );
}

const meta = {
  title: 'Componentes/Gráficas/QuadrantBars',
  component: QuadrantBars,
  args: { ...words.es, rows: spanish, words: quadrantWords('es'), labels: chartLabels('es'), onRetry: fn() },
  render: (args, { globals }) => <InLanguage {...args} language={globals['language'] === 'en' ? 'en' : 'es'} />,
} satisfies Meta<typeof QuadrantBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { globals: { language: 'en' } };
/** The average of each question in the colour of its quadrant. */
export const Averages: Story = { args: { measure: 'average' } };
export const AveragesOnAPhone: Story = { args: { measure: 'average' }, decorators: [onAPhone] };
export const Loading: Story = { args: { status: 'loading', rows: [] } };
export const Empty: Story = { args: { rows: [] } };
export const AllZeros: Story = { args: { rows: spanish.map(({ id, label }) => rowOf(id, label, [0, 0, 0, 0, 0])) } };
export const Failed: Story = { args: { status: 'error', rows: [] } };
export const OneValue: Story = { args: { rows: [rowOf('one', 'Liderazgo: la dirección escucha', [0, 0, 1, 0, 0])] } };
/** A question that nobody answered among others. */
export const OneUnanswered: Story = {
  args: { rows: [...spanish.slice(0, 2), rowOf('none', 'Infraestructura: los espacios alcanzan', [0, 0, 0, 0, 0])] },
};
/** What no figure can be counts for nothing. */
export const ImpossibleFigures: Story = {
  args: { rows: [{ id: 'odd', label: 'Convivencia', totals: [Number.NaN, -3, 4, Infinity, 2], average: Number.NaN }] },
};
export const LongNames: Story = {
  args: {
    rows: [
      rowOf('long', longName, [6, 9, 8, 4, 1]),
      rowOf('rtl', rightToLeft, [2, 4, 9, 8, 5]),
      rowOf('emoji', '🎒📚✏️ 👩🏽‍🏫', [1, 0, 0, 0, 9]),
    ],
  },
};
export const TenThousand: Story = {
  args: {
    rows: Array.from({ length: 10_000 }, (_, index) =>
      rowOf(`s${index}`, `Escuela ${index + 1}`, [index % 7, index % 5, 4, index % 11, index % 3]),
    ),
  },
};
export const OnAPhone: Story = { decorators: [onAPhone] };
export const AsATable: Story = { args: { isTableFirst: true } };
export const TableOnAPhone: Story = { args: { isTableFirst: true }, decorators: [onAPhone] };

export const ByKeyboard: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const drawing = await canvas.findByRole('application', { name: /^Resultados del DPI/ });
    const said = () => within(drawing).getByRole('status');
    await step('Tab goes to the drawing', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(drawing).toHaveFocus();
    });
    await step('Left and right go through the quadrants of a question', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(said()).toHaveTextContent(/^Comunicación.*: 1 Crítico, 6 \(21\.4%\)$/);
      await userEvent.keyboard('{ArrowRight}');
      await expect(said()).toHaveTextContent(/: 2 Frágil, 9 \(32\.1%\)$/);
    });
    await step('Down and up go to the next question and back', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(said()).toHaveTextContent(/^Liderazgo.*: 2 Frágil, 4 \(14\.3%\)$/);
      await userEvent.keyboard('{ArrowUp}');
      await expect(said()).toHaveTextContent(/^Comunicación/);
    });
    await step('End goes to the average', async () => {
      await userEvent.keyboard('{End}');
      await expect(said()).toHaveTextContent(/: Promedio 2\.5, 3 En desarrollo$/);
    });
    await step('Escape leaves', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(said()).toHaveTextContent(/^$/);
    });
  },
};
