import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { IconButton } from '../IconButton';
import { DayAgenda } from './DayAgenda';
import { agendaGroups } from './fixtures';

const meta = {
  title: 'Componentes/Calendarios/DayAgenda',
  tags: ['ready'],
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

export const ByKeyboard: Story = byKeyboard(
  [
    {
      press: '{Enter}',
      does: { es: 'Abre la actividad', en: 'Opens the activity' },
      then: ({ args }) => expect(args.onOpen).toHaveBeenCalledTimes(1),
    },
    {
      press: '{Tab}',
      does: { es: 'Va a la actividad siguiente', en: 'Goes to the next activity' },
      then: ({ canvas }) => expect(canvas.getAllByRole('button')[1]).toHaveFocus(),
    },
  ],
  ({ canvas }) => canvas.getAllByRole('button')[0]?.focus(),
);
