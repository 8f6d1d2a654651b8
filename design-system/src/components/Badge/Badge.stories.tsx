import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBoth, saying } from '../../testing/in-english';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import { Inline } from '../Stack';
import { Badge } from './Badge';

const meta = { title: 'Componentes/Badge', tags: ['new'], component: Badge, args: { children: 3 } } satisfies Meta<
  typeof Badge
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tones: Story = {
  render: (_, { globals }) => (
    <Inline>
      <Badge>12</Badge>
      <Badge tone="accent">{saying(globals)('Nuevo', 'New')}</Badge>
      <Badge tone="strong">3</Badge>
      <Badge tone="danger">9</Badge>
    </Inline>
  ),
};
export const Named: Story = inBoth(
  { tone: 'danger' as const, children: 3, label: '3 visitas vencidas' },
  { label: '3 overdue visits' },
);
/** Long content stays on one line. */
export const LongText: Story = longText({ children: 'Nuevo este ciclo escolar: 1 204 311', tone: 'accent' as const });
export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };
