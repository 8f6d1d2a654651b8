import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useState } from 'react';
import { byKeyboard } from '../../testing/by-keyboard';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import type { ColorScheme } from '../AppProvider';
import { ThemeToggle } from './ThemeToggle';

const spanish = { label: 'Tema', names: { system: 'Como el equipo', light: 'Claro', dark: 'Oscuro' } };
const english = { label: 'Theme', names: { system: 'As the device', light: 'Light', dark: 'Dark' } };

function Schemes({ isCompact = false, ...words }: { isCompact?: boolean } & Partial<typeof spanish>) {
  const [scheme, setScheme] = useState<ColorScheme>('system');
  return <ThemeToggle {...spanish} {...words} value={scheme} onChange={setScheme} isCompact={isCompact} />;
}

const meta = {
  title: 'Componentes/ThemeToggle',
  tags: ['ready'],
  component: Schemes,
  parameters: { english },
} satisfies Meta<typeof Schemes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Compact: Story = { args: { isCompact: true } };

export const LongText: Story = longText({
  names: { system: 'Como lo tenga este equipo', light: 'Siempre claro', dark: 'Siempre oscuro' },
});
export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

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
  {
    press: '{ArrowLeft}',
    does: { es: 'Opción anterior', en: 'The previous option' },
    then: ({ canvas }) => expect(canvas.getByRole('radio', { name: 'Como el equipo' })).toHaveFocus(),
  },
  {
    press: '{Enter}',
    does: { es: 'Elige', en: 'Chooses' },
    then: ({ canvas }) => expect(canvas.getByRole('radio', { name: 'Como el equipo' })).toBeChecked(),
  },
]);
