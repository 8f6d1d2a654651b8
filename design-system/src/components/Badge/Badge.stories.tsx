import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../Stack';
import { Badge } from './Badge';

const meta = { title: 'Componentes/Badge', tags: ['new'], component: Badge, args: { children: 3 } } satisfies Meta<
  typeof Badge
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tones: Story = {
  render: () => (
    <Inline>
      <Badge>12</Badge>
      <Badge tone="accent">Nuevo</Badge>
      <Badge tone="strong">3</Badge>
      <Badge tone="danger">9</Badge>
    </Inline>
  ),
};
export const Named: Story = { args: { tone: 'danger', children: 3, label: '3 visitas vencidas' } };
