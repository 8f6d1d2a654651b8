import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useState } from 'react';
import { byKeyboard } from '../../testing/by-keyboard';
import type { ColorScheme } from '../AppProvider';
import { ThemeToggle } from './ThemeToggle';

interface Words {
  readonly label: string;
  readonly names: Readonly<Record<ColorScheme, string>>;
}

const spanish: Words = { label: 'Tema', names: { system: 'Como el equipo', light: 'Claro', dark: 'Oscuro' } };
const english: Words = { label: 'Theme', names: { system: 'As the device', light: 'Light', dark: 'Dark' } };

function Schemes({ words, isCompact = false }: { words: Words; isCompact?: boolean }) {
  const [scheme, setScheme] = useState<ColorScheme>('system');
  return <ThemeToggle {...words} value={scheme} onChange={setScheme} isCompact={isCompact} />;
}

const meta = {
  title: 'Componentes/ThemeToggle',
  tags: ['ready'],
  component: Schemes,
  parameters: { english: { words: english } },
  args: { words: spanish },
} satisfies Meta<typeof Schemes>;
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
