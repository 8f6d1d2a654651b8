import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { LoadMore } from './LoadMore';
import { inEnglish } from '../../testing/in-english';
import { visitWords } from './fixtures';

const spanish = visitWords('es');
const english = visitWords('en');

const meta = {
  title: 'Componentes/Datos/LoadMore',
  component: LoadMore,
  tags: ['new'],
  render: (args, { globals }) => (
    <LoadMore {...args} {...inEnglish(globals, { ...english, countText: english.countText(20, 117) })} />
  ),
  args: { ...spanish, countText: spanish.countText(20, 117), shown: 20, total: 117, status: 'ready', onLoadMore: fn() },
} satisfies Meta<typeof LoadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
