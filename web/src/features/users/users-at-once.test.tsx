import { screen, waitFor, within } from '@testing-library/react';
import { sampleUser, userWith } from '@ruta/contracts/users/user.sample';
import { Refusal } from '../../testing';
import { admin, banned, LIST, listOf, open, rowOf, unverified } from './testing/open-users';

const BAN = 'PUT /api/users/at-once/ban';
const choose = async ({ user }: ReturnType<typeof open>, ...names: string[]) => {
  await rowOf(/Ana/);
  for (const name of names) await user.click(await screen.findByRole('checkbox', { name: `Elegir a ${name}` }));
};
const bar = () => within(screen.getByRole('group', { name: 'Personas elegidas' }));
const ANA = sampleUser.fullname;

describe('ADM-04 several people at once', () => {
  test('ADM-04 rows are chosen one by one or all of the page, counted, and let go', async () => {
    const page = open();
    await choose(page, ANA, 'Luis Pérez');
    expect(bar().getByRole('status')).toHaveTextContent('2 elegidas');
    const all = screen.getByRole('checkbox', { name: 'Elegir a todas las de esta página' });
    expect(all).toBePartiallyChecked();
    await page.user.click(all);
    expect(bar().getByRole('status')).toHaveTextContent('3 elegidas');
    await page.user.click(bar().getByRole('button', { name: 'Quitar selección' }));
    expect(bar().getByRole('status')).toHaveTextContent('Elige personas');
    expect(all).not.toBeChecked();
  });

  test('ADM-04 who is chosen on another page stays chosen, and the bar says so', async () => {
    const page = open({ ...listOf([sampleUser, banned]), users: { ...listOf([sampleUser, banned]).users, pages: 2 } });
    await choose(page, ANA);
    page.server.reply({ [LIST]: listOf([userWith({ id: 50, fullname: 'Zoe Vela' })]) });
    await page.user.click(screen.getByRole('button', { name: /siguiente/i }));
    await rowOf(/Zoe/);
    await page.user.click(screen.getByRole('checkbox', { name: 'Elegir a Zoe Vela' }));
    expect(bar().getByRole('status')).toHaveTextContent('2 elegidas · 1 en otra página o filtro');
  });

  test('ADM-04 asks once naming everybody, sends who was seen at which revision, and tells each result in words', async () => {
    const page = open();
    const why = 'Solo un superadministrador puede cambiar esta cuenta.';
    page.server.reply({
      [BAN]: {
        data: [
          { id: 40, outcome: 'done', why: null, revision: 4 },
          { id: 41, outcome: 'already', why: null, revision: 3 },
          { id: 42, outcome: 'refused', why, revision: null },
        ],
      },
    });
    await choose(page, ANA, 'Luis Pérez', 'Eva Ibarra');
    await page.user.click(bar().getByRole('button', { name: 'Suspender' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Suspender 3 cuentas?' });
    expect(
      within(question)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([ANA, 'Luis Pérez', 'Eva Ibarra']);
    expect(page.server.sentTo(BAN)).toEqual([]);
    await page.user.click(within(question).getByRole('button', { name: 'Suspender' }));
    const told = within(await screen.findByRole('dialog', { name: '1 de 3 suspendida' }));
    expect(page.server.sentTo(BAN)[0]?.body).toEqual({
      is_banned: true,
      people: [
        { id: 40, revision: 3 },
        { id: 41, revision: 3 },
        { id: 42, revision: 3 },
      ],
    });
    expect(told.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      `Eva Ibarra${why}`,
      ANA,
      'Luis Pérez',
    ]);
    await page.user.click(told.getByRole('button', { name: 'Entendido' }));
    expect(bar().getByRole('status')).toHaveTextContent('1 elegida');
    expect(screen.getByRole('checkbox', { name: 'Elegir a Eva Ibarra' })).toBeChecked();
    await waitFor(() => expect(page.server.sentTo(LIST).length).toBeGreaterThan(1));
  });

  test('ADM-04 UI-01 where the whole call fails the question stays with the sentence, and all stay chosen', async () => {
    const page = open();
    page.server.reply({ 'PUT /api/users/at-once/delete': new Refusal(503, 'server.unavailable', 'No disponible.') });
    await choose(page, ANA, 'Luis Pérez');
    await page.user.click(bar().getByRole('button', { name: 'Eliminar' }));
    const question = within(await screen.findByRole('alertdialog', { name: '¿Eliminar 2 cuentas?' }));
    await page.user.click(question.getByRole('button', { name: 'Eliminar' }));
    expect(await question.findByText('No disponible.')).toBeInTheDocument();
    await page.user.click(question.getByRole('button', { name: 'Cancelar' }));
    expect(bar().getByRole('status')).toHaveTextContent('2 elegidas');
  });

  test('ADM-04 the acts are those of the role; a suspension is lifted where one of them is suspended', async () => {
    const page = open(listOf([sampleUser, banned, unverified]), undefined, {
      ...admin,
      abilities: ['user:read', 'user:ban'],
    });
    const acts = () =>
      bar()
        .getAllByRole('button')
        .map((button) => button.textContent);
    await choose(page, ANA);
    expect(acts()).toEqual(['Suspender', 'Exportar (CSV)', 'Quitar selección']);
    await choose(page, 'Luis Pérez');
    expect(acts()).toEqual(['Suspender', 'Quitar suspensión', 'Exportar (CSV)', 'Quitar selección']);
  });

  test('ADM-04 the file is that of the view’s filters, or of who is chosen', async () => {
    const page = open(undefined, '/admin/users?roles=DIR&access=banned&search=pe%C3%B1a');
    await rowOf(/Ana/);
    const asked = () => page.server.sentTo('GET /api/users/export').map(({ query }) => query.toString());
    await page.user.click(bar().getByRole('button', { name: 'Exportar 3 cuentas (CSV)' }));
    expect(asked()).toEqual(['filter%5Bsearch%5D=pe%C3%B1a&filter%5Broles_in%5D=DIR&filter%5Bbanned%5D=1']);
    await choose(page, ANA, 'Luis Pérez');
    await page.user.click(bar().getByRole('button', { name: 'Exportar (CSV)' }));
    expect(asked()[1]).toBe('ids=40%2C41');
  });
});
