import type { Meta, StoryObj } from '@storybook/react-vite';
import { labOf, type LabArgs } from '../../flow-lab/lab-story';

const meta = { id: 'flujos-sharing', title: 'Flujos/Compartir la agenda', ...labOf('sharing') } satisfies Meta<LabArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StepByStep: Story = {};
