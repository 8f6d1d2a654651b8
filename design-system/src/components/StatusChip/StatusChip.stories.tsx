import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBoth, saying } from '../../testing/in-english';
import { fromRightToLeft, longText } from '../../testing/story-frames';
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

const words: Readonly<Record<Status, readonly [spanish: string, english: string]>> = {
  pending: ['Pendiente', 'Pending'],
  outdated: ['Vencida', 'Overdue'],
  taken: ['Tomada', 'Done'],
  visit: ['Visita', 'Visit'],
  draft: ['Borrador', 'Draft'],
  progress: ['En curso', 'In progress'],
  new: ['Nueva', 'New'],
  scheduled: ['Programada', 'Scheduled'],
  prepared: ['Preparado', 'Prepared'],
  started: ['Iniciada', 'Started'],
  finished: ['Finalizada', 'Finished'],
  expired: ['Vencida', 'Overdue'],
  cancelled: ['Cancelada', 'Cancelled'],
  active: ['Activa', 'Active'],
  inactive: ['Inactiva', 'Inactive'],
};

export const Default: Story = {};
export const Outdated: Story = inBoth({ status: 'outdated' as const, children: 'Vencida' }, { children: 'Overdue' });
export const Taken: Story = inBoth({ status: 'taken' as const, children: 'Tomada' }, { children: 'Done' });
export const Visit: Story = inBoth({ status: 'visit' as const, children: 'Visita' }, { children: 'Visit' });
export const AnotherIcon: Story = inBoth(
  { status: 'pending' as const, icon: 'video' as const, children: 'Sesión programada' },
  { children: 'Session planned' },
);
export const All: Story = {
  render: (_, { globals }) => {
    const say = saying(globals);
    return (
      <Inline>
        {(Object.keys(words) as Status[]).map((status) => (
          <StatusChip key={status} status={status}>
            {say(...words[status])}
          </StatusChip>
        ))}
      </Inline>
    );
  },
};
export const LongText: Story = longText({
  status: 'outdated' as const,
  children: 'Vencida: su fecha pasó y nadie la inició, reprogramó ni canceló en la escuela',
});
export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };
