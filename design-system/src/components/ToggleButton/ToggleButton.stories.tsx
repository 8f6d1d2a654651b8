import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { inBoth } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import { ToggleButton } from './ToggleButton';
import type { ToggleButtonProps } from './ToggleButton';

const meta = {
  title: 'Componentes/ToggleButton',
  tags: ['new'],
  component: ToggleButton,
  parameters: { english: { label: 'Only my visits' } },
  args: { label: 'Solo mis visitas', icon: 'user', isSelected: false, onChange: fn() },
} satisfies Meta<typeof ToggleButton>;
export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(props: ToggleButtonProps) {
  const [isSelected, setSelected] = useState(props.isSelected);
  return <ToggleButton {...props} isSelected={isSelected} onChange={setSelected} />;
}

export const Default: Story = {};
export const On: Story = { args: { isSelected: true } };
export const IconOnly: Story = inBoth(
  { label: 'Favorito', icon: 'favorite' as const, isIconOnly: true, isSelected: true },
  { label: 'Favourite' },
);
/** It has no disabled reason of its own; the text beside it explains. */
export const Disabled: Story = { args: { isDisabled: true } };
export const LongText: Story = longText({ label: `Solo las visitas a ${long.school}` });
export const FromRightToLeft: Story = { args: { isSelected: true }, decorators: [fromRightToLeft] };

export const ByKeyboard: Story = {
  render: (args) => <Controlled {...args} />,
  ...byKeyboard([
    {
      press: '{Tab}',
      does: { es: 'Llega al botón', en: 'Reaches the button' },
      then: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Solo mis visitas' })).toHaveFocus(),
    },
    {
      press: ' ',
      does: { es: 'Enciende o apaga', en: 'Turns it on or off' },
      then: ({ canvas }) =>
        expect(canvas.getByRole('button', { name: 'Solo mis visitas' })).toHaveAttribute('aria-pressed', 'true'),
    },
    {
      press: '{Enter}',
      does: { es: 'Enciende o apaga', en: 'Turns it on or off' },
      then: ({ canvas }) =>
        expect(canvas.getByRole('button', { name: 'Solo mis visitas' })).toHaveAttribute('aria-pressed', 'false'),
    },
  ]),
};
