import type { Meta, StoryObj } from '@storybook/react-vite';
import { inEnglish } from '../../testing/in-english';
import { CountdownRing } from './CountdownRing';
import { english, spanish } from './fixtures';

const meta = {
  title: 'Componentes/Tiempo/CountdownRing',
  component: CountdownRing,
  tags: ['new'],
  render: (args, { globals }) => <CountdownRing {...args} {...inEnglish(globals, english)} />,
  args: { ...spanish, remainingMs: 16_800, durationMs: 20_000 },
  argTypes: {
    remainingMs: { control: { type: 'range', min: 0, max: 60_000, step: 100 } },
    durationMs: { control: { type: 'number' } },
  },
} satisfies Meta<typeof CountdownRing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
