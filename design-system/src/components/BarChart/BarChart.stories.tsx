import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import {
  alongOneLine,
  drawn,
  intoTheDrawing,
  outOfTheDrawing,
  reachesFirst,
  theDrawing,
  throughTheTable,
  tells,
} from '../../testing/chart-keys';
import { fromRightToLeft, onAPhone } from '../../testing/story-frames';
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

/** Visits of a coach by month. */
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

/** The default data in the toolbar's language; stories with their own data keep it. */
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
  tags: ['new'],
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
/** Invalid figures are omitted from the drawing and are a dash in the table. */
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

export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

export const ByKeyboard: Story = byKeyboard(
  [
    ...intoTheDrawing(/^Visitas por mes: 84/, 'Agosto: Programadas, 4'),
    ...alongOneLine({
      first: 'Agosto: Programadas, 4',
      second: 'Agosto: Realizadas, 4',
      third: 'Septiembre: Programadas, 12',
      last: 'Marzo: Realizadas, 2',
    }),
    ...outOfTheDrawing,
    ...throughTheTable({ title: 'Visitas por mes', row: 'Octubre 15 12', drawing: theDrawing }),
  ],
  drawn,
);
/** Horizontal with several series: one arrow axis moves between names, the other between the bars of a name. */
export const LyingByKeyboard: Story = {
  args: { orientation: 'horizontal' },
  ...byKeyboard(
    [
      reachesFirst('{ArrowDown}', 'Agosto: Programadas, 4'),
      tells(
        '{ArrowDown}',
        { es: 'Acostadas y en varias series: nombre siguiente', en: 'Lying, in several series: the next name' },
        'Septiembre: Programadas, 12',
      ),
      tells(
        '{ArrowRight}',
        { es: 'Acostadas y en varias series: serie siguiente', en: 'Lying, in several series: the next series' },
        'Septiembre: Realizadas, 11',
      ),
      tells(
        '{ArrowUp}',
        { es: 'Acostadas y en varias series: nombre anterior', en: 'Lying, in several series: the name before' },
        'Agosto: Realizadas, 4',
      ),
      tells(
        '{ArrowLeft}',
        { es: 'Acostadas y en varias series: serie anterior', en: 'Lying, in several series: the series before' },
        'Agosto: Programadas, 4',
      ),
    ],
    async (pressed) => (await drawn(pressed)).focus(),
  ),
};
