import type { Meta, StoryObj } from '@storybook/react-vite';
import { SavedState } from './SavedState';

const meta = {
  title: 'Componentes/SavedState',
  tags: ['ready'],
  component: SavedState,
  args: { status: 'saved', children: 'Guardado 10:42' },
} satisfies Meta<typeof SavedState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saving: Story = { args: { status: 'saving', children: 'Guardando…' } };
export const Default: Story = {};
export const Offline: Story = { args: { status: 'offline', children: 'Sin conexión: guardado en este equipo' } };
export const Failed: Story = { args: { status: 'error', children: 'No se pudo guardar. Reintentaremos en 10 s' } };
