import type { Meta, StoryObj } from '@storybook/react-vite';
import { labOf, type LabArgs } from '../../flow-lab/lab-story';

const meta = {
  id: 'flujos-session-booking',
  title: 'Flujos/Sesión de video',
  ...labOf('sessionBooking'),
} satisfies Meta<LabArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StepByStep: Story = {};
