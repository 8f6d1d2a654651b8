import type { Meta, StoryObj } from '@storybook/react-vite';
import { inBoth } from '../../testing/in-english';
import { fromRightToLeft, longText } from '../../testing/story-frames';
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

export const Saving: Story = inBoth({ status: 'saving' as const, children: 'Guardando…' }, { children: 'Saving…' });
export const Default: Story = {};
export const Offline: Story = inBoth(
  { status: 'offline' as const, children: 'Sin conexión: guardado en este equipo' },
  { children: 'No connection: kept on this device' },
);
export const Failed: Story = inBoth(
  { status: 'error' as const, children: 'No se pudo guardar. Reintentaremos en 10\u00a0s' },
  { children: 'It could not be saved. We will try again in 10\u00a0s' },
);
export const LongText: Story = longText({
  status: 'offline' as const,
  children:
    'Sin conexión desde las 10:42: lo que escribas se guarda en este equipo y se enviará solo, aunque cierres la página',
});
export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };
