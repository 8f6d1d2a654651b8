import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBoth } from '../../testing/in-english';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import { StatCard } from './StatCard';

const meta = {
  title: 'Componentes/StatCard',
  tags: ['ready'],
  component: StatCard,
  args: {
    title: 'Visitas',
    value: '520',
    detail: 'programadas',
    icon: 'calendar',
    parts: [
      { id: 'completed', label: 'Completadas', value: 214, tone: 'success' },
      { id: 'missing', label: 'Vencidas', value: 12, tone: 'warning' },
      { id: 'ahead', label: 'Por venir', value: 294, tone: 'neutral' },
    ],
  },
  parameters: {
    english: {
      title: 'Visits',
      detail: 'scheduled',
      parts: [
        { id: 'completed', label: 'Completed', value: 214, tone: 'success' },
        { id: 'missing', label: 'Overdue', value: 12, tone: 'warning' },
        { id: 'ahead', label: 'Ahead', value: 294, tone: 'neutral' },
      ],
    },
  },
} satisfies Meta<typeof StatCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** A figure without parts. */
export const Alone: Story = inBoth(
  { title: 'Docentes activos', value: '1 204', detail: undefined, icon: 'users', parts: [] },
  { title: 'Active teachers', detail: undefined, parts: [] },
);
/** Nothing is counted yet: the bar stays empty. */
export const Zero: Story = inBoth(
  {
    title: 'Plan de acción (PAI)',
    value: '0',
    detail: 'escuelas',
    icon: 'school',
    parts: [
      { id: 'has', label: 'Con plan', value: 0, tone: 'success' },
      { id: 'not', label: 'Sin plan', value: 0, tone: 'neutral' },
    ],
  },
  {
    title: 'Action plan (PAI)',
    detail: 'schools',
    parts: [
      { id: 'has', label: 'With a plan', value: 0, tone: 'success' },
      { id: 'not', label: 'Without one', value: 0, tone: 'neutral' },
    ],
  },
);
export const Loading: Story = { args: { isLoading: true } };
export const LongText: Story = longText({
  title: 'Actividades centrales del plan anual de formación de la escuela',
  value: '1 204 558',
  detail: 'programadas en todas las escuelas del ciclo en curso',
  parts: [
    { id: 'completed', label: 'Completadas antes de la fecha que se acordó', value: 802_117, tone: 'success' },
    { id: 'missing', label: 'Vencidas y todavía sin nadie que las mueva', value: 402_441, tone: 'warning' },
  ],
});
export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };
