import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useState } from 'react';
import { byKeyboard } from '../../testing/by-keyboard';
import type { ColorScheme } from '../AppProvider';
import { ThemeToggle } from './ThemeToggle';

function Schemes({ isCompact = false }: { isCompact?: boolean }) {
  const [scheme, setScheme] = useState<ColorScheme>('system');
  return (
    <ThemeToggle
      label="Tema"
      names={{ system: 'Como el equipo', light: 'Claro', dark: 'Oscuro' }}
      value={scheme}
      onChange={setScheme}
      isCompact={isCompact}
    />
  );
}

const meta = { title: 'Componentes/ThemeToggle', tags: ['ready'], component: Schemes } satisfies Meta<typeof Schemes>;
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
