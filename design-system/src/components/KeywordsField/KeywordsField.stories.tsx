import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inEnglish } from '../../testing/in-english';
import { KeywordsField } from './KeywordsField';
import { english, spanish } from './fixtures';

const meta = {
  title: 'Componentes/Campos/KeywordsField',
  component: KeywordsField,
  tags: ['new'],
  render: (args, { globals }) => <KeywordsField {...args} {...inEnglish(globals, english)} />,
  args: {
    ...spanish,
    defaultValue: ['lectura', 'evaluación formativa'],
    maxCount: 10,
    maxLength: 40,
    onChange: fn(),
  },
} satisfies Meta<typeof KeywordsField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
