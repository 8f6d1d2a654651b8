import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { IconButton } from '../IconButton';
import { DayAgenda } from './DayAgenda';
import { agendaGroups } from './fixtures';

const meta = {
  title: 'Componentes/Calendarios/DayAgenda',
  component: DayAgenda,
  args: {
    'aria-label': 'Actividades',
    groups: agendaGroups,
    today: '2026-05-13',
    emptyText: 'No hay actividades este día.',
    headingLevel: 2,
    onOpen: fn(),
  },
} satisfies Meta<typeof DayAgenda>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithActions: Story = {
  args: { itemActions: (item) => <IconButton icon="more" label={`Más acciones de ${item.title}`} /> },
};
export const OnAPhone: Story = {
  render: (args) => (
    <div style={{ maxInlineSize: 328 }}>
      <DayAgenda {...args} />
    </div>
  ),
};
export const Empty: Story = { args: { groups: [] } };
export const Loading: Story = { args: { groups: [], isLoading: true } };

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Va de actividad en actividad', en: 'Goes from activity to activity' },
    then: ({ canvas }) => expect(canvas.getAllByRole('button')[0]).toHaveFocus(),
  },
  {
    press: '{Enter}',
    does: { es: 'Abre la actividad', en: 'Opens the activity' },
    then: ({ args }) => expect(args.onOpen).toHaveBeenCalledTimes(1),
  },
]);
