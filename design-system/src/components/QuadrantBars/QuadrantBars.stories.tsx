import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { drawn, intoTheDrawing, outOfTheDrawing, tells, theDrawing, throughTheTable } from '../../testing/chart-keys';
import { fromRightToLeft, onAPhone } from '../../testing/story-frames';
import { chartLabels, longName, quadrantWords, rightToLeft } from '../ChartFrame/fixtures';
import type { StoryLanguage } from '../ChartFrame/fixtures';
import { Text } from '../Text';
import { QuadrantBars } from './QuadrantBars';
import { QuadrantStrip } from './QuadrantStrip';
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

/** The questions in the toolbar's language. */
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
  tags: ['new'],
  component: QuadrantBars,
  args: { ...words.es, rows: spanish, words: quadrantWords('es'), labels: chartLabels('es'), onRetry: fn() },
  render: (args, { globals }) => <InLanguage {...args} language={globals['language'] === 'en' ? 'en' : 'es'} />,
} satisfies Meta<typeof QuadrantBars>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { globals: { language: 'en' } };
/** Average of each question in the colour of its quadrant. */
export const Averages: Story = { args: { measure: 'average' } };
export const AveragesOnAPhone: Story = { args: { measure: 'average' }, decorators: [onAPhone] };
export const Loading: Story = { args: { status: 'loading', rows: [] } };
export const Empty: Story = { args: { rows: [] } };
export const AllZeros: Story = { args: { rows: spanish.map(({ id, label }) => rowOf(id, label, [0, 0, 0, 0, 0])) } };
export const Failed: Story = { args: { status: 'error', rows: [] } };
export const OneValue: Story = { args: { rows: [rowOf('one', 'Liderazgo: la dirección escucha', [0, 0, 1, 0, 0])] } };
/** One question without answers. */
export const OneUnanswered: Story = {
  args: { rows: [...spanish.slice(0, 2), rowOf('none', 'Infraestructura: los espacios alcanzan', [0, 0, 0, 0, 0])] },
};
/** Invalid figures count as zero. */
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

/** `QuadrantStrip`: each question as it stands on paper. */
export const OnPaper: Story = {
  render: ({ rows, words: { quadrants } }) => (
    <>
      {rows.map(({ id, label, totals, percentages }) => (
        <div key={id}>
          <Text element="p">{label}</Text>
          <QuadrantStrip totals={totals} percentages={percentages} names={quadrants} />
        </div>
      ))}
    </>
  ),
};

export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

export const ByKeyboard: Story = byKeyboard(
  [
    ...intoTheDrawing(/^Resultados del DPI/, /^Comunicación.*: 1 Crítico, 6 \(21\.4 %\)$/),
    tells(
      '{ArrowRight}',
      { es: 'Cuadrante siguiente de la pregunta', en: 'The next quadrant of the question' },
      /^Comunicación.*: 2 Frágil, 9 \(32\.1 %\)$/,
    ),
    tells(
      '{ArrowDown}',
      { es: 'Pregunta siguiente', en: 'The next question' },
      /^Liderazgo.*: 2 Frágil, 4 \(14\.3 %\)$/,
    ),
    tells('{ArrowUp}', { es: 'Pregunta anterior', en: 'The previous question' }, /^Comunicación.*: 2 Frágil, 9/),
    tells(
      '{ArrowLeft}',
      { es: 'Cuadrante anterior de la pregunta', en: 'The quadrant before of the question' },
      /^Comunicación.*: 1 Crítico, 6/,
    ),
    tells(
      '{End}',
      { es: 'El último de la línea: su promedio', en: 'The last of the line: its average' },
      /^Comunicación.*: Promedio 2\.5, 3 En desarrollo$/,
    ),
    tells(
      '{Home}',
      { es: 'El primero de la línea', en: 'The first of the row' },
      /^Comunicación.*: 1 Crítico, 6 \(21\.4 %\)$/,
    ),
    ...outOfTheDrawing,
    ...throughTheTable({
      title: words.es.title,
      row: /^Comunicación.* 6 \(21\.4\u00a0%\) 9 \(32\.1\u00a0%\) .* 2\.5$/,
      drawing: theDrawing,
    }),
  ],
  drawn,
);
