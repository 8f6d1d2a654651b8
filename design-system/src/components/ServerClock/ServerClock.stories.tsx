import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBoth } from '../../testing/in-english';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import { ServerClock } from './ServerClock';

const meta = {
  title: 'Componentes/ServerClock',
  tags: ['ready'],
  component: ServerClock,
  parameters: { english: { label: 'Time of the platform' } },
  args: { now: '10:42', label: 'Hora de la plataforma' },
} satisfies Meta<typeof ServerClock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithZone: Story = inBoth({ zone: 'Ciudad de México' }, { zone: 'Mexico City' });
export const LongText: Story = longText({ zone: 'Bahía de Banderas, Nayarit (Tiempo del Centro)' });
export const FromRightToLeft: Story = { args: { zone: 'Cancún' }, decorators: [fromRightToLeft] };
