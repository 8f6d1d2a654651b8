import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { onAPhone } from '../ChartFrame/OnAPhone';
import { chartLabels, longName, rightToLeft } from '../ChartFrame/fixtures';
import type { StoryLanguage } from '../ChartFrame/fixtures';
import { BarChart } from './BarChart';
import type { BarChartProps, BarRow, BarSeries } from './BarChart.types';

const months: Readonly<Record<StoryLanguage, readonly string[]>> = {
  es: ['Agosto', 'Septiembre', 'Octubre', 'Noviembre', 'Diciembre', 'Enero', 'Febrero', 'Marzo'],
  en: ['August', 'September', 'October', 'November', 'December', 'January', 'February', 'March'],
};
const planned = [4, 12, 15, 14, 6, 11, 13, 9];
const done = [4, 11, 12, 14, 3, 8, 9, 2];

/** The visits of a coach, month by month. */
const visits = (language: StoryLanguage): BarRow[] =>
  months[language].map((label, index) => ({
    id: `m${index}`,
    label,
    values: [planned[index] ?? 0, done[index] ?? 0],
  }));

const words = {
  es: {
    title: 'Visitas por mes',
    description: 'Escuela Primaria Benito Juárez · ciclo 2026-2027',
    summary: 'Visitas por mes: 84 programadas y 63 realizadas; octubre tiene más, con 15.',
    rowHeader: 'Mes',
    planned: 'Programadas',
    done: 'Realizadas',
  },
  en: {
    title: 'Visits by month',
    description: 'Benito Juárez Primary School · 2026-2027 cycle',
    summary: 'Visits by month: 84 planned and 63 done; October has most, 15.',
    rowHeader: 'Month',
    planned: 'Planned',
    done: 'Done',
  },
} as const;

const seriesOf = (language: StoryLanguage): [BarSeries, ...BarSeries[]] => [
  { id: 'planned', label: words[language].planned },
  { id: 'done', label: words[language].done },
];

const textsOf = (language: StoryLanguage) => ({
  ...words[language],
  labels: chartLabels(language),
  series: seriesOf(language),
});

/** The visits speak the language of the toolbar; what a story shows instead of them keeps its own words. */
function InLanguage({ language, ...args }: BarChartProps & { language: StoryLanguage }) {
  const isVisits = args.title === words.es.title && args.series[0].id !== 'minutes';
  const said = isVisits
    ? {
        ...words[language],
        series: args.series.map((each) => seriesOf(language).find(({ id }) => id === each.id) ?? each) as [
          BarSeries,
          ...BarSeries[],
        ],
      }
    : {};
  const rows = isVisits
    ? args.rows.map((row, index) => ({ ...row, label: months[language][index] ?? row.label }))
    : args.rows;
  return <BarChart {...args} {...said} rows={rows} labels={chartLabels(language)} />;
}

const meta = {
  title: 'Componentes/Gráficas/BarChart',
  component: BarChart,
  args: { ...textsOf('es'), rows: visits('es'), onRetry: fn() },
  render: (args, { globals }) => <InLanguage {...args} language={globals['language'] === 'en' ? 'en' : 'es'} />,
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const oneSeries = [{ id: 'minutes', label: 'Minutos' }] as const;
const minutes = (labels: readonly string[], values: readonly number[]): BarRow[] =>
  labels.map((label, index) => ({ id: `row-${index}`, label, values: [values[index] ?? 0] }));

export const Default: Story = {};
export const English: Story = { globals: { language: 'en' } };
export const OneSeries: Story = {
  args: {
    series: [{ id: 'done', label: 'Realizadas' }],
    rows: visits('es').map((row) => ({ ...row, values: [row.values[1] ?? 0] })),
  },
};
export const Lying: Story = {
  args: {
    title: 'Minutos de asesoría por área',
    summary: 'Minutos de asesoría por área: Gestión escolar tiene más, 1,240.',
    rowHeader: 'Área',
    orientation: 'horizontal',
    series: oneSeries,
    rows: minutes(
      ['Gestión escolar', 'Evaluación y seguimiento', 'Convivencia', 'Inclusión', 'Lectura y escritura'],
      [1240, 865.5, 430, 96, 12],
    ),
    decimals: 1,
  },
};
export const Loading: Story = { args: { status: 'loading', rows: [] } };
export const Empty: Story = { args: { rows: [] } };
export const AllZeros: Story = { args: { rows: visits('es').map((row) => ({ ...row, values: [0, 0] })) } };
export const Failed: Story = { args: { status: 'error', rows: [] } };
export const OneValue: Story = { args: { series: oneSeries, rows: minutes(['Agosto'], [3]) } };
/** What no figure can be: left out of the drawing, a dash in the table. */
export const ImpossibleFigures: Story = {
  args: {
    series: oneSeries,
    rows: minutes(['Agosto', 'Septiembre', 'Octubre'], [Number.NaN, -4, 7]),
    isTableFirst: true,
  },
};
export const LongNames: Story = {
  args: {
    orientation: 'horizontal',
    rowHeader: 'Escuela',
    series: oneSeries,
    rows: minutes(
      [longName, rightToLeft, '🎒📚✏️ Jardín de Niños', 'Escuela Primaria Benito Juárez'],
      [120, 90, 45, 30],
    ),
  },
};
export const TenThousand: Story = {
  args: {
    rowHeader: 'Escuela',
    series: oneSeries,
    rows: minutes(
      Array.from({ length: 10_000 }, (_, index) => `Escuela ${index + 1}`),
      Array.from({ length: 10_000 }, (_, index) => (index * 7919) % 1000),
    ),
  },
};
export const OnAPhone: Story = {
  decorators: [onAPhone],
};
export const AsATable: Story = { args: { isTableFirst: true } };

export const ByKeyboard: Story = {
  play: async ({ canvasElement, step }) => {
    const canvas = within(canvasElement);
    const drawing = await canvas.findByRole('application', { name: /^Visitas por mes: 84/ });
    await step('Tab goes to the table button, then to the drawing', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Ver como tabla' })).toHaveFocus();
      await userEvent.tab();
      await expect(drawing).toHaveFocus();
    });
    await step('Arrow keys go from figure to figure and say each', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(within(drawing).getByRole('status')).toHaveTextContent('Agosto: Programadas, 4');
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(within(drawing).getByRole('status')).toHaveTextContent('Septiembre: Programadas, 12');
    });
    await step('End goes to the last figure, Home to the first', async () => {
      await userEvent.keyboard('{End}');
      await expect(within(drawing).getByRole('status')).toHaveTextContent('Marzo: Realizadas, 2');
      await userEvent.keyboard('{Home}');
      await expect(within(drawing).getByRole('status')).toHaveTextContent('Agosto: Programadas, 4');
    });
    await step('Escape leaves the figure', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(within(drawing).getByRole('status')).toHaveTextContent(/^$/));
    });
    await step('The table has the same figures', async () => {
      await userEvent.tab({ shift: true });
      await userEvent.keyboard('{Enter}');
      const table = canvas.getByRole('table', { name: 'Visitas por mes' });
      await expect(within(table).getByRole('row', { name: 'Octubre 15 12' })).toBeVisible();
    });
  },
};
