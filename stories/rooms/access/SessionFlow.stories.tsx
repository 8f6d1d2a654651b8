import type { Meta, StoryObj } from '@storybook/react-vite';
import { labOf, type LabArgs } from '../../flow-lab/lab-story';

const meta = { id: 'flujos-session', title: 'Flujos/Inicio de sesión', ...labOf('session') } satisfies Meta<LabArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StepByStep: Story = {};
