import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Stack';
import { Icon } from './Icon';

const meta = { title: 'Componentes/Icon', tags: ['ready'], component: Icon, args: { name: 'visit' } } satisfies Meta<
  typeof Icon
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Named: Story = { args: { name: 'checkCircle', label: 'Realizada' } };
export const Sizes: Story = {
  render: () => (
    <Inline gap={4}>
      <Icon name="calendar" size="S" />
      <Icon name="calendar" />
      <Icon name="calendar" size="L" />
      <Icon name="calendar" size="XL" />
    </Inline>
  ),
};
