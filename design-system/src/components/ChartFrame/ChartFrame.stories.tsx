import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { throughTheTable, toTheButton } from '../../testing/chart-keys';
import { fromRightToLeft, onAPhone } from '../../testing/story-frames';
import { Text } from '../Text';
import { ChartFrame } from './ChartFrame';
import type { ChartFrameProps } from './ChartFrame.types';
import { chartLabels, longName, rightToLeft } from './fixtures';
import type { StoryLanguage } from './fixtures';

const words = {
  es: {
    title: 'Instrumentos contestados',
    description: 'Zona escolar 14 · ciclo 2026-2027',
    summary: 'Tres escuelas contestaron 61 de 84 instrumentos.',
    columns: [
      { id: 'school', header: 'Escuela' },
      { id: 'answered', header: 'Contestados' },
    ],
    drawing: 'Aquí va la gráfica.',
    legend: { yes: 'Contestados', no: 'Pendientes' },
  },
  en: {
    title: 'Answered questionnaires',
    description: 'School zone 14 · 2026-2027 cycle',
    summary: 'Three schools answered 61 of 84 questionnaires.',
    columns: [
      { id: 'school', header: 'School' },
      { id: 'answered', header: 'Answered' },
    ],
    drawing: 'The chart stands here.',
    legend: { yes: 'Answered', no: 'Pending' },
  },
} as const;

const rows = [
  { id: '1', cells: ['Escuela Primaria Benito Juárez', '28'] },
  { id: '2', cells: ['Escuela Secundaria General Sor Juana Inés de la Cruz', '21'] },
  { id: '3', cells: ['Jardín de Niños Ramón López Velarde', '12'] },
];

/** The frame in the toolbar's language. */
function InLanguage({ language, ...args }: ChartFrameProps & { language: StoryLanguage }) {
  const { drawing, legend: names, ...said } = words[language];
  const legend = args.legend?.map((entry) =>
    entry.id in names ? { ...entry, label: names[entry.id as keyof typeof names] } : entry,
  );
  return (
    <ChartFrame {...args} {...said} {...(legend === undefined ? {} : { legend })} labels={chartLabels(language)}>
      <Text element="p" tone="muted">
        {drawing}
      </Text>
    </ChartFrame>
  );
}

const meta = {
  title: 'Componentes/Gráficas/ChartFrame',
  tags: ['new'],
  component: ChartFrame,
  args: {
    title: words.es.title,
    description: words.es.description,
    summary: words.es.summary,
    columns: words.es.columns,
    rows,
    legend: [
      { id: 'yes', label: 'Contestados', paint: 'data-1', value: '61' },
      { id: 'no', label: 'Pendientes', paint: 'data-2', value: '23' },
    ],
    labels: chartLabels('es'),
    height: 300,
    onRetry: fn(),
    children: words.es.drawing,
  },
  render: (args, { globals }) => <InLanguage {...args} language={globals['language'] === 'en' ? 'en' : 'es'} />,
} satisfies Meta<typeof ChartFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const English: Story = { globals: { language: 'en' } };
export const Loading: Story = { args: { status: 'loading' } };
export const Empty: Story = { args: { rows: [] } };
export const Failed: Story = { args: { status: 'error' } };
export const Retrying: Story = { args: { status: 'error', isRetrying: true } };
export const AsATable: Story = { args: { isTableFirst: true } };
export const LongNames: Story = {
  args: {
    isTableFirst: true,
    rows: [
      { id: 'long', cells: [longName, '4'] },
      { id: 'rtl', cells: [rightToLeft, '3'] },
    ],
    legend: [{ id: 'long', label: longName, paint: 'data-3' }],
  },
};
/** Fifty rows per page. */
export const TenThousand: Story = {
  args: {
    isTableFirst: true,
    rows: Array.from({ length: 10_000 }, (_, index) => ({
      id: String(index),
      cells: [`Escuela ${index + 1}`, String(index)],
    })),
  },
};
export const OnAPhone: Story = { args: { isTableFirst: true }, decorators: [onAPhone] };

export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

export const ByKeyboard: Story = byKeyboard([
  toTheButton,
  ...throughTheTable({
    title: words.es.title,
    row: 'Escuela Primaria Benito Juárez 28',
    drawing: (canvas) => canvas.getByText('Aquí va la gráfica.'),
  }),
]);
export const Retry: Story = {
  args: { status: 'error' },
  play: async ({ args, canvasElement, step }) => {
    await step('Retry asks again; there is no table to show', async () => {
      const canvas = within(canvasElement);
      await expect(canvas.getByRole('button', { name: 'Ver como tabla' })).toBeDisabled();
      await userEvent.click(canvas.getByRole('button', { name: 'Reintentar' }));
      await expect(args.onRetry).toHaveBeenCalledTimes(1);
    });
  },
};
