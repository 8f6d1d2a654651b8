import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ToggleButton } from './ToggleButton';
import type { ToggleButtonProps } from './ToggleButton';

const meta = {
  title: 'Componentes/ToggleButton',
  component: ToggleButton,
  args: { label: 'Solo mis visitas', icon: 'user', isSelected: false, onChange: fn() },
} satisfies Meta<typeof ToggleButton>;
export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(props: ToggleButtonProps) {
  const [isSelected, setSelected] = useState(props.isSelected);
  return <ToggleButton {...props} isSelected={isSelected} onChange={setSelected} />;
}

export const Off: Story = {};
export const On: Story = { args: { isSelected: true } };
export const IconOnly: Story = { args: { label: 'Favorito', icon: 'favorite', isIconOnly: true, isSelected: true } };
export const Keyboard: Story = {
  render: (args) => <Controlled {...args} />,
  play: async ({ canvasElement, step }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Solo mis visitas' });
    await step('Space turns it on and the name stays', async () => {
      await userEvent.tab();
      await userEvent.keyboard(' ');
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    });
  },
};
