import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { byKeyboard } from '../../testing/by-keyboard';
import { long } from '../../testing/long-words';
import { fromRightToLeft, longText } from '../../testing/story-frames';
import { PersonMenu } from './PersonMenu';

const meta = {
  title: 'Componentes/PersonMenu',
  tags: ['ready'],
  component: PersonMenu,
  parameters: {
    english: {
      label: 'Your account',
      sections: [
        {
          id: 'roles',
          label: 'Enter as',
          selectionMode: 'single',
          selectedKeys: ['coach'],
          items: [
            { id: 'coach', label: 'Coach' },
            { id: 'coordinator', label: 'Coordinator' },
          ],
        },
        {
          id: 'account',
          items: [
            { id: 'profile', label: 'Your profile', icon: 'user', href: '/perfil' },
            { id: 'logout', label: 'Sign out', icon: 'logout' },
          ],
        },
      ],
    },
  },
  args: {
    label: 'Tu cuenta',
    name: 'Ana López Cetina',
    role: 'Coach',
    detail: 'ana.lopez@benitojuarez.mx',
    onAction: fn(),
    sections: [
      {
        id: 'roles',
        label: 'Entrar como',
        selectionMode: 'single',
        selectedKeys: ['coach'],
        items: [
          { id: 'coach', label: 'Coach' },
          { id: 'coordinator', label: 'Coordinación' },
        ],
      },
      {
        id: 'account',
        items: [
          { id: 'profile', label: 'Tu perfil', icon: 'user', href: '/perfil' },
          { id: 'logout', label: 'Cerrar sesión', icon: 'logout' },
        ],
      },
    ],
  },
} satisfies Meta<typeof PersonMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Open: Story = {
  // In an iframe on docs pages, because the open menu covers the page.
  parameters: { docs: { story: { inline: false, height: '340px' } } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Ana López Cetina/ }));
    await waitFor(() => expect(screen.getByRole('menu', { name: /Tu cuenta|Your account/ })).toBeVisible());
    await expect(screen.getByRole('menuitemradio', { name: 'Coach' })).toBeChecked();
  },
};

export const LongText: Story = longText({
  name: long.person,
  role: 'Coordinación de acompañamiento',
  detail: long.word,
});
export const FromRightToLeft: Story = { decorators: [fromRightToLeft] };

export const ByKeyboard: Story = byKeyboard([
  {
    press: '{Tab}',
    does: { es: 'Llega al botón', en: 'Reaches the button' },
    then: ({ canvas }) => expect(canvas.getByRole('button', { name: /Ana López Cetina/ })).toHaveFocus(),
  },
  {
    press: '{Enter}',
    does: { es: 'Abre', en: 'Opens it' },
    then: ({ page }) => waitFor(() => expect(page.getByRole('menu', { name: /Tu cuenta/ })).toBeVisible()),
  },
  {
    press: '{Escape}',
    does: { es: 'Cierra y devuelve el foco', en: 'Closes it and gives the focus back' },
    then: async ({ canvas, page }) => {
      await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name: /Ana López Cetina/ })).toHaveFocus());
    },
  },
  {
    press: '{ArrowDown}',
    does: { es: 'Abre', en: 'Opens it' },
    then: ({ page }) => waitFor(() => expect(page.getByRole('menu', { name: /Tu cuenta/ })).toBeVisible()),
  },
  {
    press: '{ArrowDown}{ArrowDown}{ArrowDown}',
    does: { es: 'Opción siguiente, también del otro grupo', en: 'The next item, also of the other group' },
    then: ({ page }) => expect(page.getByRole('menuitem', { name: 'Cerrar sesión' })).toHaveFocus(),
  },
  {
    press: '{ArrowUp}',
    does: { es: 'Opción anterior', en: 'The previous item' },
    then: ({ page }) => expect(page.getByRole('menuitem', { name: 'Tu perfil' })).toHaveFocus(),
  },
  {
    press: '{End}',
    does: { es: 'Última opción', en: 'The last item' },
    then: ({ page }) => expect(page.getByRole('menuitem', { name: 'Cerrar sesión' })).toHaveFocus(),
  },
  {
    press: '{Enter}',
    does: { es: 'En una opción: la hace y cierra', en: 'On an item: does it and closes' },
    then: async ({ args, page }) => {
      await expect(args.onAction).toHaveBeenLastCalledWith('logout');
      await waitFor(() => expect(page.queryByRole('menu')).toBeNull());
    },
  },
]);
