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
import { chartLabels, longName, rightToLeft } from '../ChartFrame/fixtures';
import type { StoryLanguage } from '../ChartFrame/fixtures';
import { PieChart } from './PieChart';
import type { PieChartProps } from './PieChart.types';

/** Answers to an observation guide; those for primary schools have other labels. */
const guides = {
  es: { yes: 'Observado', no: 'No observado', none: 'No aplica' },
  en: { yes: 'Observed', no: 'Not observed', none: 'Not applicable' },
} as const;

const words = {
  es: {
    title: 'Guía de observación de clase, primaria',
    description: 'Escuela Primaria Benito Juárez · 12 observaciones',
    summary: 'De 126 respuestas, 62.7 % observado, 27.8 % no observado y 9.5 % no aplica.',
    rowHeader: 'Respuesta',
    unit: 'Respuestas',
    shareHeader: 'Porcentaje',
    othersLabel: (count: number) => `Otras ${count}`,
  },
  en: {
    title: 'Classroom observation guide, primary school',
    description: 'Benito Juárez Primary School · 12 observations',
    summary: 'Of 126 answers, 62.7% observed, 27.8% not observed and 9.5% not applicable.',
    rowHeader: 'Answer',
    unit: 'Answers',
    shareHeader: 'Share',
    othersLabel: (count: number) => `Other ${count}`,
  },
} as const;

const answers = [
  { id: 'yes', label: guides.es.yes, value: 79 },
  { id: 'no', label: guides.es.no, value: 35 },
  { id: 'none', label: guides.es.none, value: 12 },
];

/** The default data in the toolbar's language; stories with their own data keep it. */
function InLanguage({ language, ...args }: PieChartProps & { language: StoryLanguage }) {
  const slices = args.slices.map((slice) => ({
    ...slice,
    label: slice.id in guides.es ? guides[language][slice.id as keyof typeof guides.es] : slice.label,
  }));
  const said = args.title === words.es.title ? words[language] : {};
  return <PieChart {...args} {...said} slices={slices} labels={chartLabels(language)} />;
}

const meta = {
  title: 'Componentes/Gráficas/PieChart',
  tags: ['new'],
  component: PieChart,
  args: { ...words.es, slices: answers, height: 300, labels: chartLabels('es'), onRetry: fn() },
  render: (args, { globals }) => <InLanguage {...args} language={globals['language'] === 'en' ? 'en' : 'es'} />,
} satisfies Meta<typeof PieChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { globals: { language: 'en' } };
/** Dashboards use 400 px, observation results 300 px. */
export const Tall: Story = { args: { height: 400 } };
export const Loading: Story = { args: { status: 'loading', slices: [] } };
export const Empty: Story = { args: { slices: [] } };
export const AllZeros: Story = { args: { slices: answers.map((slice) => ({ ...slice, value: 0 })) } };
export const Failed: Story = { args: { status: 'error', slices: [] } };
export const OneValue: Story = { args: { slices: answers.slice(0, 1) } };
/** Invalid figures are omitted from the drawing and are a dash in the table. */
export const ImpossibleFigures: Story = {
  args: {
    slices: answers.map((slice, index) => ({ ...slice, value: [Number.NaN, -3, 12][index] ?? 0 })),
    isTableFirst: true,
  },
};
/** Slices too narrow for a label are in the legend and the table. */
export const NarrowSlices: Story = {
  args: { slices: answers.map((slice, index) => ({ ...slice, value: [970, 20, 10][index] ?? 0 })) },
};
export const LongNames: Story = {
  args: {
    slices: [
      { id: 'long', label: longName, value: 40 },
      { id: 'rtl', label: rightToLeft, value: 25 },
      { id: 'emoji', label: '🎒📚✏️ 👩🏽‍🏫', value: 20 },
    ],
  },
};
export const TenThousand: Story = {
  args: {
    title: 'Sesiones por tema',
    slices: Array.from({ length: 10_000 }, (_, index) => ({
      id: `t${index}`,
      label: `Tema ${index + 1}`,
      value: index < 7 ? 90_000 - index * 8_000 : 7,
    })),
    height: 400,
  },
};
export const OnAPhone: Story = { decorators: [onAPhone] };
export const AsATable: Story = { args: { isTableFirst: true } };

export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

export const ByKeyboard: Story = byKeyboard(
  [
    ...intoTheDrawing(/^De 126 respuestas/, 'Observado: 62.7 %, 79'),
    ...alongOneLine({
      first: 'Observado: 62.7 %, 79',
      second: 'No observado: 27.8 %, 35',
      third: 'No aplica: 9.5 %, 12',
      last: 'No aplica: 9.5 %, 12',
    }),
    ...outOfTheDrawing,
    ...throughTheTable({
      title: 'Guía de observación de clase, primaria',
      row: 'Observado 79 62.7\u00a0%',
      drawing: theDrawing,
    }),
  ],
  drawn,
);
