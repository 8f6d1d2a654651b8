import type { Meta, StoryObj } from '@storybook/react-vite';
import { ServerClock } from './ServerClock';

const meta = {
  title: 'Componentes/ServerClock',
  tags: ['ready'],
  component: ServerClock,
  parameters: { english: { label: 'The platform’s time' } },
  args: { now: '10:42', label: 'Hora de la plataforma' },
} satisfies Meta<typeof ServerClock>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithZone: Story = {
  parameters: { english: { zone: 'Mexico City' } },
  args: { zone: 'Ciudad de México' },
};
