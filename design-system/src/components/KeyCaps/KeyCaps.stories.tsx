import type { Meta, StoryObj } from '@storybook/react-vite';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import { Inline } from '../Stack';
import { KeyCaps } from './KeyCaps';

const meta = {
  title: 'Componentes/KeyCaps',
  tags: ['new'],
  component: KeyCaps,
  args: { keys: 'g a' },
} satisfies Meta<typeof KeyCaps>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** One key, one after the other, together, and switched off. */
export const Kinds: Story = {
  render: () => (
    <Inline gap={5}>
      <KeyCaps keys="?" />
      <KeyCaps keys="g v" />
      <KeyCaps keys="Ctrl+K" />
      <KeyCaps keys="n" isOff />
    </Inline>
  ),
};
/** Many keys wrap. */
export const LongText: Story = longText({ keys: 'Ctrl+Shift+AvPág Inicio Retroceso Tabulador' });
export const FromRightToLeft: Story = { args: { keys: 'Ctrl+K' }, decorators: [fromRightToLeft] };
