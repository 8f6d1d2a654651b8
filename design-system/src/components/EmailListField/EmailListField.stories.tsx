import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inEnglish } from '../../testing/in-english';
import { EmailListField } from './EmailListField';
import { english, spanish } from './fixtures';

const meta = {
  title: 'Componentes/Campos/EmailListField',
  component: EmailListField,
  tags: ['new'],
  render: (args, { globals }) => <EmailListField {...args} {...inEnglish(globals, english)} />,
  args: { ...spanish, defaultValue: ['ana.ruiz@escuela.mx', 'beto.cruz@escuela.mx'], onChange: fn() },
} satisfies Meta<typeof EmailListField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
