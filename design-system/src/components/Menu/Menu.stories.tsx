import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { Menu } from './Menu';

const meta = {
  title: 'Componentes/Menu',
  tags: ['ready'],
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

export const ByKeyboard: Story = byKeyboard(
  [
    {
      press: '{Enter}',
      does: { es: 'Abre en la primera opción', en: 'Opens on the first item' },
      then: ({ page }) => waitFor(() => expect(page.getByRole('menuitem', { name: 'Abrir' })).toHaveFocus()),
    },
    {
      press: '{ArrowDown}',
      does: { es: 'Opción siguiente', en: 'The next item' },
      then: ({ page }) => expect(page.getByRole('menuitem', { name: 'Reprogramar' })).toHaveFocus(),
    },
    {
      press: '{ArrowUp}',
      does: { es: 'Opción anterior', en: 'The item before' },
      then: ({ page }) => expect(page.getByRole('menuitem', { name: 'Abrir' })).toHaveFocus(),
    },
    {
      press: 'e',
      does: { es: 'Va a la opción que empieza así', en: 'Goes to the item that begins so' },
      then: ({ page }) => expect(page.getByRole('menuitem', { name: 'Eliminar' })).toHaveFocus(),
    },
    {
      press: '{Enter}',
      does: { es: 'En una opción: la hace y devuelve el foco', en: 'On an item: does it and gives the focus back' },
      then: async ({ args, canvas }) => {
        await expect(args.onAction).toHaveBeenCalledWith('delete');
        await waitFor(() => expect(canvas.getByRole('button', { name: 'Acciones de la visita' })).toHaveFocus());
      },
    },
    {
      press: '{ArrowDown}',
      does: { es: 'Cerrado: abre en la primera opción', en: 'Closed: opens on the first item' },
      then: ({ page }) => waitFor(() => expect(page.getByRole('menuitem', { name: 'Abrir' })).toHaveFocus()),
    },
    {
      press: '{Escape}',
      does: { es: 'Cierra y devuelve el foco', en: 'Closes and gives the focus back' },
      then: async ({ canvas, page }) => {
        await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
        await waitFor(() => expect(canvas.getByRole('button', { name: 'Acciones de la visita' })).toHaveFocus());
      },
    },
  ],
  ({ canvas }) => canvas.getByRole('button', { name: 'Acciones de la visita' }).focus(),
);
