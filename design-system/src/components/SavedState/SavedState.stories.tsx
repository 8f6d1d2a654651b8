import type { Meta, StoryObj } from '@storybook/react-vite';
import { SavedState } from './SavedState';

const meta = {
  title: 'Componentes/SavedState',
  tags: ['ready'],
  component: SavedState,
  parameters: { english: { children: 'Saved 10:42' } },
  args: { status: 'saved', children: 'Guardado 10:42' },
} satisfies Meta<typeof SavedState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Saving: Story = {
  parameters: { english: { children: 'Saving…' } },
  args: { status: 'saving', children: 'Guardando…' },
};
export const Default: Story = {};
export const Offline: Story = {
  parameters: { english: { children: 'Offline: saved on this device' } },
  args: { status: 'offline', children: 'Sin conexión: guardado en este equipo' },
};
export const Failed: Story = {
  parameters: { english: { children: 'It could not be saved. We will try again in 10 s' } },
  args: { status: 'error', children: 'No se pudo guardar. Reintentaremos en 10 s' },
};
