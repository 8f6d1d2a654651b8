import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { inEnglish } from '../../testing/in-english';
import { InPage } from './InPage';
import { SelectorCascade } from './SelectorCascade';
import { english, hierarchyLevels, spanish } from './fixtures';

const meta = {
  title: 'Componentes/Campos/SelectorCascade',
  component: SelectorCascade,
  tags: ['new'],
  render: (args, { globals }) => (
    <InPage {...args} {...inEnglish(globals, { isEnglish: true, label: 'Hierarchy of the school', labels: english })} />
  ),
  args: {
    label: 'Jerarquía de la escuela',
    levels: hierarchyLevels({}),
    value: { director: 'rosa' },
    labels: spanish,
    onChoose: fn(),
    onRetry: fn(),
  },
  argTypes: { levels: { control: false } },
} satisfies Meta<typeof SelectorCascade>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
