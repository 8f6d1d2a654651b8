import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
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
