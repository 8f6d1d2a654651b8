import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { ThemeToggle } from './ThemeToggle';
import type { ThemeToggleProps } from './ThemeToggle';

const spanish = { label: 'Tema', names: { system: 'Como el equipo', light: 'Claro', dark: 'Oscuro' } };
const english: typeof spanish = {
  label: 'Theme',
  names: { system: 'As the device', light: 'Light', dark: 'Dark' },
};

function InPage(props: ThemeToggleProps) {
  const [scheme, setScheme] = useState(props.value);
  return <ThemeToggle {...props} value={scheme} onChange={setScheme} />;
}

const meta = {
  title: 'Componentes/ThemeToggle',
  tags: ['ready'],
  component: ThemeToggle,
  parameters: { english },
  render: (args) => <InPage {...args} />,
  args: { ...spanish, value: 'system', onChange: fn() },
} satisfies Meta<typeof ThemeToggle>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Compact: Story = { args: { isCompact: true } };

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Llega a la elegida', en: 'Reaches the chosen one' },
    then: ({ canvas }) => expect(canvas.getByRole('radio', { name: 'Como el equipo' })).toHaveFocus(),
  },
  {
    press: '{ArrowRight}',
    does: { es: 'Opción siguiente', en: 'The next option' },
    then: ({ canvas }) => expect(canvas.getByRole('radio', { name: 'Claro' })).toHaveFocus(),
  },
  {
    press: ' ',
    does: { es: 'Elige', en: 'Chooses' },
    then: ({ canvas }) => expect(canvas.getByRole('radio', { name: 'Claro' })).toBeChecked(),
  },
]);
