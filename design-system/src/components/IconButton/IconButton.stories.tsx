import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Inline } from '../Stack';
import { IconButton } from './IconButton';

const meta = {
  title: 'Componentes/IconButton',
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
export const Keyboard: Story = {
  play: async ({ args, canvasElement, step }) => {
    await step('Tab shows its name in a tooltip', async () => {
      await userEvent.tab();
      await expect(within(canvasElement).getByRole('button', { name: 'Editar objetivo' })).toHaveFocus();
      await expect(await screen.findByRole('tooltip')).toHaveTextContent('Editar objetivo');
    });
    await step('Space presses it', async () => {
      await userEvent.keyboard(' ');
      await expect(args.onPress).toHaveBeenCalledTimes(1);
    });
  },
};
