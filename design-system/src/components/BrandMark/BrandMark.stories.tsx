import type { Meta, StoryObj } from '@storybook/react-vite';
import { fromRightToLeft } from '../../testing/story-frames';
import { Inline } from '../Stack';
import { BrandMark } from './BrandMark';

const meta = {
  title: 'Componentes/BrandMark',
  tags: ['ready'],
  component: BrandMark,
  args: { word: 'Ruta' },
} satisfies Meta<typeof BrandMark>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WordHidden: Story = { args: { hideWord: 'always' } };
export const Sizes: Story = {
  render: () => (
    <Inline gap={6}>
      <BrandMark word="Ruta" size="S" />
      <BrandMark word="Ruta" />
      <BrandMark word="Ruta" size="L" />
    </Inline>
  ),
};
export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };
