import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inEnglish } from '../../testing/in-english';
import { Accordion } from './Accordion';
import { questions, questionsInEnglish } from './fixtures';

const meta = {
  title: 'Componentes/Datos/Accordion',
  component: Accordion,
  tags: ['new'],
  render: (args, { globals }) => <Accordion {...args} {...inEnglish(globals, { items: questionsInEnglish })} />,
  args: { items: questions, headingLevel: 2, onOpenChange: fn() },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
