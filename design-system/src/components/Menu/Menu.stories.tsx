import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { Menu } from './Menu';

const meta = {
  title: 'Componentes/Menu',
  component: Menu,
  args: {
    onAction: fn(),
    trigger: <IconButton icon="more" label="Acciones de la visita" />,
    items: [
      { id: 'open', label: 'Abrir', icon: 'eye' },
      { id: 'move', label: 'Reprogramar', icon: 'reschedule' },
      { id: 'pdf', label: 'Descargar PDF', icon: 'download', description: 'Formato de la secretaría' },
      { id: 'delete', label: 'Eliminar', icon: 'trash', tone: 'danger' },
    ],
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Acciones de la visita' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvasElement, step }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Acciones de la visita' });
    await step('Enter opens it on the first item', async () => {
      trigger.focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Abrir' })).toHaveFocus());
    });
    await step('Arrow down goes to the next item', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(screen.getByRole('menuitem', { name: 'Reprogramar' })).toHaveFocus();
    });
    await step('A letter goes to the item that begins with it', async () => {
      await userEvent.keyboard('e');
      await expect(screen.getByRole('menuitem', { name: 'Eliminar' })).toHaveFocus();
    });
    await step('Enter runs it and the focus goes back', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onAction).toHaveBeenCalledWith('delete');
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('menu');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    });
  },
};

export const SingleChoice: Story = {
  render: function Sorting() {
    const [order, setOrder] = useState(['date']);
    return (
      <Menu
        trigger={<Button iconEnd="chevronDown">Ordenar</Button>}
        sections={[
          {
            id: 'order',
            label: 'Ordenar por',
            selectionMode: 'single',
            selectedKeys: order,
            onSelectionChange: setOrder,
            items: [
              { id: 'date', label: 'Fecha de la visita' },
              { id: 'school', label: 'Escuela' },
              { id: 'teacher', label: 'Docente' },
            ],
          },
        ]}
      />
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ordenar' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Fecha de la visita' })).toBeChecked();
  },
};
