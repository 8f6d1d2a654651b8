import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { saying } from '../../testing/in-english';
import { long } from '../../testing/long-words';
import { fromRightToLeft, onAPhone } from '../../testing/story-frames';
import { Button } from '../Button';
import { IconButton } from '../IconButton';
import { Menu } from './Menu';
import type { MenuItemSpec } from './Menu.types';

/** Actions of a visit in the toolbar's language. */
const visitItems = (say: ReturnType<typeof saying>): MenuItemSpec[] => [
  { id: 'open', label: say('Abrir', 'Open'), icon: 'eye' },
  { id: 'move', label: say('Reprogramar', 'Reschedule'), icon: 'reschedule' },
  {
    id: 'pdf',
    label: say('Descargar PDF', 'Download as PDF'),
    icon: 'download',
    description: say('Formato de la secretaría', 'The form of the ministry'),
  },
  { id: 'delete', label: say('Eliminar', 'Delete'), icon: 'trash', tone: 'danger' },
];

const meta = {
  title: 'Componentes/Menu',
  tags: ['ready'],
  component: Menu,
  // An element has no control.
  argTypes: { trigger: { control: false } },
  args: { onAction: fn(), trigger: <IconButton icon="more" label="Acciones de la visita" /> },
  render: (args, { globals }) => {
    const say = saying(globals);
    const trigger = <IconButton icon="more" label={say('Acciones de la visita', 'Actions of the visit')} />;
    return <Menu {...args} trigger={trigger} items={args.items ?? visitItems(say)} />;
  },
} satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
};

/** In an iframe on docs pages, because the open menu covers the page. */
const framed = { docs: { story: { inline: false, height: '260px' } } };

export const Default: Story = {};

export const Open: Story = { parameters: framed, play: open };

/** Unavailable items stay in place with a reason. */
export const WithDisabled: Story = {
  play: open,
  render: (args, { globals }) => {
    const say = saying(globals);
    return (
      <Menu
        {...args}
        trigger={<IconButton icon="more" label={say('Acciones de la visita', 'Actions of the visit')} />}
        items={visitItems(say).map((item) =>
          item.id === 'move'
            ? { ...item, isDisabled: true, description: say('La visita ya terminó', 'The visit is over') }
            : item,
        )}
      />
    );
  },
};

export const SingleChoice: Story = {
  parameters: framed,
  render: function Sorting(_, { globals }) {
    const say = saying(globals);
    const [order, setOrder] = useState(['date']);
    return (
      <Menu
        trigger={<Button iconEnd="chevronDown">{say('Ordenar', 'Sort')}</Button>}
        sections={[
          {
            id: 'order',
            label: say('Ordenar por', 'Sort by'),
            selectionMode: 'single',
            selectedKeys: order,
            onSelectionChange: setOrder,
            items: [
              { id: 'date', label: say('Fecha de la visita', 'Date of the visit') },
              { id: 'school', label: say('Escuela', 'School') },
              { id: 'teacher', label: say('Docente', 'Teacher') },
            ],
          },
        ]}
      />
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await waitFor(() => expect(screen.getAllByRole('menuitemradio')[0]).toBeChecked());
  },
};

export const LongText: Story = {
  args: {
    items: [
      { id: 'open', label: 'Abrir la visita con su objetivo, sus ejes y sus evidencias', icon: 'eye' },
      { id: 'school', label: long.school, icon: 'school', description: long.help },
      {
        id: 'delete',
        label: 'Eliminar la visita y avisar a la dirección de la escuela',
        icon: 'trash',
        tone: 'danger',
      },
    ],
  },
  globals: { language: 'es' },
  decorators: [onAPhone],
  play: open,
};

export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

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
      does: { es: 'Opción anterior', en: 'The previous item' },
      then: ({ page }) => expect(page.getByRole('menuitem', { name: 'Abrir' })).toHaveFocus(),
    },
    {
      press: '{ArrowUp}',
      does: { es: 'En la primera: da la vuelta a la última', en: 'On the first: wraps to the last' },
      then: ({ page }) => expect(page.getByRole('menuitem', { name: 'Eliminar' })).toHaveFocus(),
    },
    {
      press: '{Home}',
      does: { es: 'Primera opción', en: 'The first item' },
      then: ({ page }) => expect(page.getByRole('menuitem', { name: 'Abrir' })).toHaveFocus(),
    },
    {
      press: '{End}',
      does: { es: 'Última opción', en: 'The last item' },
      then: ({ page }) => expect(page.getByRole('menuitem', { name: 'Eliminar' })).toHaveFocus(),
    },
    {
      press: '{ArrowDown}',
      does: { es: 'En la última: da la vuelta a la primera', en: 'On the last: wraps to the first' },
      then: ({ page }) => expect(page.getByRole('menuitem', { name: 'Abrir' })).toHaveFocus(),
    },
    {
      press: 'e',
      does: { es: 'Va a la opción que empieza así', en: 'Goes to the item that starts with the letters' },
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
    {
      press: '{ArrowUp}',
      does: { es: 'Cerrado: abre en la última opción', en: 'Closed: opens on the last item' },
      then: ({ page }) => waitFor(() => expect(page.getByRole('menuitem', { name: 'Eliminar' })).toHaveFocus()),
    },
    {
      press: ' ',
      does: { es: 'En una opción: la hace y devuelve el foco', en: 'On an item: does it and gives the focus back' },
      then: async ({ args, canvas }) => {
        await expect(args.onAction).toHaveBeenCalledTimes(2);
        await waitFor(() => expect(canvas.getByRole('button', { name: 'Acciones de la visita' })).toHaveFocus());
      },
    },
    {
      press: ' ',
      does: { es: 'Abre en la primera opción', en: 'Opens on the first item' },
      then: ({ page }) => waitFor(() => expect(page.getByRole('menuitem', { name: 'Abrir' })).toHaveFocus()),
    },
  ],
  ({ canvas }) => canvas.getByRole('button', { name: 'Acciones de la visita' }).focus(),
);
