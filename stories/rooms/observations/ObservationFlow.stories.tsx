import type { Meta, StoryObj } from '@storybook/react-vite';
import { labOf, type LabArgs } from '../../flow-lab/lab-story';

const meta = {
  id: 'flujos-observation',
  title: 'Flujos/Observación de clase',
  ...labOf('observation'),
} satisfies Meta<LabArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StepByStep: Story = {};
