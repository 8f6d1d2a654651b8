import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEnglish } from '../../testing/in-english';
import { StartCountdown } from './StartCountdown';
import { english, spanish } from './fixtures';

const meta = {
  title: 'Componentes/Tiempo/StartCountdown',
  component: StartCountdown,
  tags: ['new'],
  render: (args, { globals }) => <StartCountdown {...args} {...inEnglish(globals, english)} />,
  args: { ...spanish, ticksLeft: 3 },
  argTypes: { ticksLeft: { control: { type: 'range', min: 0, max: 5, step: 1 } }, actions: { control: false } },
} satisfies Meta<typeof StartCountdown>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
