import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { Inline } from '../Stack';
import { IconButton } from './IconButton';

const meta = {
  title: 'Componentes/IconButton',
  tags: ['ready'],
  component: IconButton,
  args: { icon: 'edit', label: 'Editar objetivo', onPress: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Variants: Story = {
  render: () => (
    <Inline>
      <IconButton icon="search" label="Buscar" />
      <IconButton icon="filter" label="Filtrar visitas" variant="secondary" />
      <IconButton icon="plus" label="Nueva visita" variant="primary" />
      <IconButton icon="trash" label="Eliminar evidencia" variant="danger" />
    </Inline>
  ),
};
export const Pending: Story = { args: { icon: 'refresh', label: 'Actualizar', isPending: true } };
export const DisabledWithReason: Story = {
  args: { isDisabled: true, disabledReason: 'La visita ya terminó: su objetivo no se puede cambiar.' },
};

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Llega y muestra su nombre', en: 'Reaches it and shows its name' },
    then: async ({ canvas, page }) => {
      await expect(canvas.getByRole('button', { name: 'Editar objetivo' })).toHaveFocus();
      await expect(await page.findByRole('tooltip')).toHaveTextContent('Editar objetivo');
    },
  },
  {
    press: ' ',
    does: { es: 'Lo presiona', en: 'Presses it' },
    then: ({ args }) => expect(args.onPress).toHaveBeenCalledTimes(1),
  },
  {
    press: '{Enter}',
    does: { es: 'Lo presiona', en: 'Presses it' },
    then: ({ args }) => expect(args.onPress).toHaveBeenCalledTimes(2),
  },
]);
