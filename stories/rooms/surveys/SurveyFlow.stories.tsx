import type { Meta, StoryObj } from '@storybook/react-vite';
import { labOf, type LabArgs } from '../../flow-lab/lab-story';

const meta = { id: 'flujos-survey', title: 'Flujos/Encuesta', ...labOf('survey') } satisfies Meta<LabArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StepByStep: Story = {};
