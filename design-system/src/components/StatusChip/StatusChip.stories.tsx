import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Stack';
import { StatusChip } from './StatusChip';
import type { Status } from './statuses';

const meta = {
  title: 'Componentes/StatusChip',
  tags: ['ready'],
  component: StatusChip,
  parameters: { english: { children: 'Pending' } },
  args: { status: 'pending', children: 'Pendiente' },
} satisfies Meta<typeof StatusChip>;
export default meta;
type Story = StoryObj<typeof meta>;

const words: Readonly<Record<'es' | 'en', Readonly<Record<Status, string>>>> = {
  es: {
    pending: 'Pendiente',
    outdated: 'Vencida',
    taken: 'Tomada',
    visit: 'Visita',
    draft: 'Borrador',
    progress: 'En curso',
    new: 'Nueva',
    scheduled: 'Programada',
    prepared: 'Preparado',
    started: 'Iniciada',
    finished: 'Finalizada',
    expired: 'Vencida',
    cancelled: 'Cancelada',
    active: 'Activa',
    inactive: 'Inactiva',
  },
  en: {
    pending: 'Pending',
    outdated: 'Overdue',
    taken: 'Done',
    visit: 'Visit',
    draft: 'Draft',
    progress: 'In progress',
    new: 'New',
    scheduled: 'Scheduled',
    prepared: 'Prepared',
    started: 'Started',
    finished: 'Finished',
    expired: 'Overdue',
    cancelled: 'Canceled',
    active: 'Active',
    inactive: 'Inactive',
  },
};

export const Default: Story = {};
export const Outdated: Story = {
  parameters: { english: { children: 'Overdue' } },
  args: { status: 'outdated', children: 'Vencida' },
};
export const Taken: Story = {
  parameters: { english: { children: 'Done' } },
  args: { status: 'taken', children: 'Tomada' },
};
export const Visit: Story = {
  parameters: { english: { children: 'Visit' } },
  args: { status: 'visit', children: 'Visita' },
};
export const AnotherIcon: Story = {
  parameters: { english: { children: 'Session scheduled' } },
  args: { status: 'pending', icon: 'video', children: 'Sesión programada' },
};
export const All: Story = {
  render: (_, { globals }) => (
    <Inline>
      {(Object.keys(words.es) as Status[]).map((status) => (
        <StatusChip key={status} status={status}>
          {words[globals['language'] === 'en' ? 'en' : 'es'][status]}
        </StatusChip>
      ))}
    </Inline>
  ),
};
