import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
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

const meta = { title: 'Componentes/ThemeToggle', component: Schemes } satisfies Meta<typeof Schemes>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Compact: Story = { args: { isCompact: true } };
