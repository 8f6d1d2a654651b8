import type { Meta, StoryObj } from '@storybook/react-vite';
import { fromRightToLeft } from '../../testing/story-frames';
import { Spinner } from './Spinner';

const meta = {
  title: 'Componentes/Spinner',
  tags: ['new'],
  component: Spinner,
  parameters: { english: { label: 'Loading more visits' } },
  args: { label: 'Cargando más visitas' },
} satisfies Meta<typeof Spinner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Medium: Story = { args: { size: 'M' } };
export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };
