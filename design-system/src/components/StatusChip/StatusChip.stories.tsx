import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Stack';
import { StatusChip } from './StatusChip';
import type { Status } from './statuses';

const meta = {
  title: 'Componentes/StatusChip',
  tags: ['ready'],
  component: StatusChip,
  args: { status: 'pending', children: 'Pendiente' },
} satisfies Meta<typeof StatusChip>;
export default meta;
type Story = StoryObj<typeof meta>;

const words: Readonly<Record<Status, string>> = {
  pending: 'Pendiente',
  outdated: 'Vencida',
  taken: 'Realizada',
  visit: 'Visita',
  draft: 'Borrador',
  progress: 'En curso',
  new: 'Nueva',
  scheduled: 'Programada',
  prepared: 'Preparado',
  started: 'Iniciada',
  finished: 'Terminada',
  expired: 'Expirada',
  cancelled: 'Cancelada',
  active: 'Activa',
  inactive: 'Inactiva',
};

export const Default: Story = {};
export const Outdated: Story = { args: { status: 'outdated', children: 'Vencida' } };
export const Taken: Story = { args: { status: 'taken', children: 'Realizada' } };
export const Visit: Story = { args: { status: 'visit', children: 'Visita' } };
export const AnotherIcon: Story = { args: { status: 'pending', icon: 'video', children: 'Sesión programada' } };
export const All: Story = {
  render: () => (
    <Inline>
      {(Object.keys(words) as Status[]).map((status) => (
        <StatusChip key={status} status={status}>
          {words[status]}
        </StatusChip>
      ))}
    </Inline>
  ),
};
