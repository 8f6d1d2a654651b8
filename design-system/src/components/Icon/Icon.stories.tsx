import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBoth } from '../../testing/in-english';
import { fromRightToLeft } from '../../testing/story-frames';
import { Inline } from '../Stack';
import { Icon } from './Icon';

const meta = { title: 'Componentes/Icon', tags: ['ready'], component: Icon, args: { name: 'visit' } } satisfies Meta<
  typeof Icon
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Named: Story = inBoth({ name: 'checkCircle' as const, label: 'Tomada' }, { label: 'Done' });
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
/** Directional icons are mirrored; icons of objects are not. */
export const FromRightToLeft: Story = {
  render: () => (
    <Inline gap={4}>
      <Icon name="chevronRight" size="L" />
      <Icon name="arrowRight" size="L" />
      <Icon name="calendar" size="L" />
    </Inline>
  ),
  decorators: [fromRightToLeft],
};
