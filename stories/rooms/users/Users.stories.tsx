import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleDeletedUser, sampleUser, sampleUsers, userCan, userWith } from '@ruta/contracts/users/user.sample';
import { adminUsers } from '@ruta/contracts/users/users.screens';
import { expect, screen, waitFor, within } from 'storybook/test';
import { accounts } from './users.server';
import { NEVER, refusedOnce, withhold } from '../../kit/answer';
import { LONG_EMAIL, LONG_NAME, LONGEST_EMAIL, RIGHT_TO_LEFT, UNBROKEN } from '../../kit/long-texts';
import { pageIsLoading, onStage } from '../../kit/on-stage';
import type { StageProps } from '../../kit/on-stage';
import { press, retryByKeyboard, textIn } from '../../kit/play';
import type { Played } from '../../kit/play';

const meta = {
  title: 'Pantallas/Usuarios, lista',
  ...onStage,
  args: { as: 'ADMIN', at: '/admin/users', answers: accounts() },
} satisfies Meta<StageProps>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowOf = async ({ canvas }: Played, name: RegExp) => within(await canvas.findByRole('row', { name }));

/** One account of each kind: plain, two roles, suspended, not verified, inactive, super administrator. */
export const Loaded: Story = {
  play: async (played) => {
    const t = textIn(played);
    const ana = await rowOf(played, /Ana Peña/);
    await expect(ana.getByRole('link', { name: 'Ana Peña Núñez' })).toBeVisible();
    await expect(ana.getByText(t('Activa', 'Active'))).toBeVisible();
    await expect((await rowOf(played, /Luis/)).getByText(t('Suspendida', 'Suspended'))).toBeVisible();
    await expect((await rowOf(played, /Eva/)).getByText(t('Sin verificar', 'Not verified'))).toBeVisible();
    await expect((await rowOf(played, /Tomás/)).getByText(t('Inactiva', 'Inactive'))).toBeVisible();
  },
};

/** Checks that rows are fully visible and the page does not scroll sideways. */
async function isWithinThePage({ canvas }: Played) {
  const menus = await canvas.findAllByRole('button', { name: /^(Acciones de|Actions for) / });
  await expect(Math.max(...menus.map((menu) => menu.getBoundingClientRect().right))).toBeLessThan(innerWidth);
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
}

/** On a tablet the last sign-in column is hidden; row actions stay visible. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: async (played) => {
    await isWithinThePage(played);
    const login = textIn(played)('Último acceso', 'Last sign-in');
    await expect(played.canvas.queryByRole('columnheader', { name: login })).not.toBeInTheDocument();
  },
};

/** Actions depend on the server's verdict; a higher account can only be viewed. */
export const ActionsOfARow: Story = {
  play: async (played) => {
    const t = textIn(played);
    await press(played, t('Acciones de Eva Ibarra Solís', 'Actions for Eva Ibarra Solís'));
    const items = await screen.findAllByRole('menuitem');
    const names = [t('Editar', 'Edit'), t('Verificar', 'Verify'), t('Suspender', 'Suspend'), t('Eliminar', 'Delete')];
    await expect(items.map(({ textContent }) => textContent)).toEqual(names);
  },
};

/** All filters set: each can be removed, or all at once. */
export const FiltersSet: Story = {
  args: {
    at: '/admin/users?search=pe%C3%B1a&roles=DIR,PROF&access=free&verified=1&school=1&sort=name',
    answers: accounts([sampleUser], { school: { id: 1, name: 'Colegio Ceiba' } }),
  },
  play: async (played) => {
    const t = textIn(played);
    await expect(await played.canvas.findByRole('button', { name: '2 roles' })).toBeVisible();
    await expect(played.canvas.getByRole('searchbox', { name: t('Buscar', 'Search') })).toHaveValue('peña');
    await expect(
      await played.canvas.findByRole('button', { name: t('Quitar filtros', 'Clear filters') }),
    ).toBeVisible();
    await expect(await played.canvas.findByText(t('1 cuenta', '1 account'))).toBeVisible();
  },
};

export const Loading: Story = { args: { answers: () => [withhold(adminUsers, NEVER)] }, play: pageIsLoading };

/** Empty, with an explanation of how accounts are created. */
export const Empty: Story = {
  args: { answers: accounts([]) },
  play: async (played) => {
    const name = textIn(played)('Todavía no hay cuentas', 'There are no accounts yet');
    await expect(await played.canvas.findByRole('heading', { name })).toBeVisible();
  },
};

/** No results, with a link that removes the filters. */
export const NothingFound: Story = {
  args: { at: '/admin/users?search=xalapa&access=banned', answers: accounts([]) },
  play: async (played) => {
    const name = textIn(played)('Ninguna cuenta coincide', 'No account matches');
    await expect(await played.canvas.findByRole('heading', { name })).toBeVisible();
  },
};

export const Failed: Story = {
  args: {
    answers: (scene) => {
      const [list, ...rest] = accounts()(scene);
      return list ? [refusedOnce(list, 'request.too-many'), ...rest] : [];
    },
  },
  play: async (played) => {
    await retryByKeyboard(played);
    await expect(await played.canvas.findByRole('row', { name: /Ana Peña/ })).toBeVisible();
  },
};
export const Unavailable: Story = { args: { answers: () => [withhold(adminUsers, 'server.unavailable')] } };

/** A role without access to accounts. */
export const Forbidden: Story = {
  args: { as: 'CONTENT' },
  play: async (played) => {
    const name = textIn(played)('No tienes acceso', 'You do not have access');
    await expect(await played.canvas.findByRole('heading', { level: 1, name })).toBeVisible();
  },
};

/** Deleted accounts until their purge; each can be restored. */
export const Deleted: Story = {
  args: {
    at: '/admin/users?access=deleted',
    answers: accounts([sampleDeletedUser, userWith({ ...sampleDeletedUser, id: 47, fullname: 'Irma Soto Cano' })]),
  },
  play: async (played) => {
    const t = textIn(played);
    await expect((await rowOf(played, /Hugo/)).getByText(t('Eliminada', 'Deleted'))).toBeVisible();
    await press(played, t('Acciones de Hugo Salas Ortega', 'Actions for Hugo Salas Ortega'));
    const restore = t('Restaurar', 'Restore');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: restore })).toBeVisible());
  },
};

export const OnePageOfMany: Story = {
  args: {
    at: '/admin/users?page=4999&sort=name',
    answers: accounts([...sampleUsers, ...sampleUsers.slice(0, 4).map((user) => ({ ...user, id: user.id + 100 }))], {
      page: 4999,
      total: 50_000,
      pages: 5000,
    }),
  },
};

/** Longest addresses and names; the whole address is readable in each row. */
export const LongTexts: Story = {
  args: {
    answers: accounts([
      userWith({ id: 50, email: LONG_EMAIL, fullname: 'María Guadalupe Fernández de Córdova y Villaseñor' }),
      userWith({ id: 51, email: LONGEST_EMAIL, fullname: LONG_NAME, school: { id: 1, name: LONG_NAME } }),
      userWith({ id: 52, email: 'a@b.mx', fullname: RIGHT_TO_LEFT, roles: [], can: userCan() }),
      userWith({
        id: 53,
        email: `${UNBROKEN.slice(0, 64)}@escuela.mx`,
        fullname: UNBROKEN,
        is_banned: true,
        active: false,
        verified_at: null,
      }),
    ]),
  },
  play: async (played) => {
    await expect((await rowOf(played, /Fernández de Córdova y Villaseñor maria/)).getByText(LONG_EMAIL)).toBeVisible();
  },
};

/** The same on tablet and phone. */
export const LongTextsOnATablet: Story = {
  ...LongTexts,
  globals: { viewport: { value: 'tablet', isRotated: false } },
  play: isWithinThePage,
};
export const LongTextsOnAPhone: Story = {
  ...LongTexts,
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: isWithinThePage,
};
