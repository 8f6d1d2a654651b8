import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sampleUser, userCan, userWith } from '@ruta/contracts/users/user.sample';
import { Refusal } from '../../testing';
import { admin, LIST, banned, listOf, open, rowOf, unverified } from './testing/open-users';

describe('ADM-04 the list of accounts', () => {
  test('ADM-04 who it is, roles, school, state and last sign-in', async () => {
    open();
    const ana = within(await rowOf(/Ana Peña Núñez/));
    for (const words of ['ana.pena@ruta.test', 'Docente', 'Colegio Ceiba', 'Activa', 'Ayer, 09:30'])
      expect(ana.getByText(words)).toBeInTheDocument();
    expect(ana.getByTitle('19-11-2026 09:30')).toHaveTextContent('Ayer, 09:30');
    expect(ana.getByRole('link', { name: 'Ana Peña Núñez' })).toHaveAttribute('href', '/admin/users/40');
    const luis = within(await rowOf(/Luis Pérez/));
    expect(luis.getByText('Suspendida')).toBeInTheDocument();
    expect(luis.getByText('Nunca')).toBeInTheDocument();
    const eva = within(await rowOf(/Eva Ibarra/));
    expect(eva.getByText('Sin verificar')).toBeInTheDocument();
    expect(eva.getByText('Sin escuela')).toBeInTheDocument();
  });

  test('ACC-04 the photo stands beside the name; without one, or where it cannot be fetched, the initials do', async () => {
    open(listOf([userWith({ photo: '/api/photos/ana' }), banned]));
    const photo = (await rowOf(/Ana/)).querySelector('img');
    expect(photo).toHaveAttribute('src', '/api/photos/ana');
    expect((await rowOf(/Luis/)).querySelector('img')).toBeNull();
    expect(within(await rowOf(/Luis/)).getByText('LP')).toBeInTheDocument();
    if (photo) fireEvent.error(photo);
    expect(within(await rowOf(/Ana/)).getByText('AP')).toBeInTheDocument();
  });

  test('ADM-04 every filter lives in the address and travels to the server', async () => {
    const { user, address, server } = open(undefined, '/admin/users?page=2&roles=DIR,NOBODY,PROF&verified=0&school=1');
    await rowOf(/Ana/);
    expect(Object.fromEntries(server.sentTo(LIST)[0]?.query ?? [])).toEqual({
      page: '2',
      sort: '-id',
      roles: 'DIR,PROF',
      verified: '0',
      school: '1',
    });
    await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
    await waitFor(() => expect(address()).toBe('/admin/users'));
  });

  test('ADM-04 what is searched for goes to the server, from the first page on', async () => {
    const { user, server } = open(undefined, '/admin/users?page=2');
    await user.type(await screen.findByRole('searchbox', { name: 'Buscar' }), 'peña{Enter}');
    await waitFor(() => expect(server.sentTo(LIST).at(-1)?.query.get('search')).toBe('peña'));
    expect(server.sentTo(LIST).at(-1)?.query.get('page')).toBeNull();
  });

  test('ADM-04 several roles at once, and one of the ways of access', async () => {
    const { user, server } = open(undefined, '/admin/users?roles=DIR,PROF');
    await user.click(await screen.findByRole('button', { name: '2 roles' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'Coach' }));
    await waitFor(() => expect(server.sentTo(LIST).at(-1)?.query.get('roles')).toBe('COACH,DIR,PROF'));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: /Acceso/ }));
    await user.click(screen.getByRole('option', { name: 'Suspendidas' }));
    await waitFor(() => expect(server.sentTo(LIST).at(-1)?.query.get('banned')).toBe('1'));
  });

  test('ADM-04 odd values in the address count as none', async () => {
    const { server } = open(undefined, '/admin/users?page=0&sort=password&access=x&verified=2&school=1a');
    await rowOf(/Ana/);
    expect(server.sentTo(LIST)[0]?.url).toBe('/bff/admin/users?sort=-id');
  });

  test('ADM-04 a suspension asks, naming the person, and its message appears', async () => {
    const { user, server } = open();
    server.reply({ 'PUT /api/users/40/ban': { data: sampleUser, message: 'Cuenta suspendida.' } });
    await user.click(within(await rowOf(/Ana/)).getByRole('button', { name: 'Acciones de Ana Peña Núñez' }));
    await user.click(screen.getByRole('menuitem', { name: 'Suspender' }));
    const question = screen.getByRole('alertdialog', { name: '¿Suspender la cuenta de Ana Peña Núñez?' });
    expect(server.sentTo('PUT /api/users/40/ban')).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Suspender' }));
    expect(await screen.findByText('Cuenta suspendida.')).toBeInTheDocument();
    expect(server.sentTo('PUT /api/users/40/ban')[0]?.body).toEqual({ is_banned: true });
    await waitFor(() => expect(server.sentTo(LIST)).toHaveLength(2));
  });

  test('ADM-04 UI-01 a refusal appears as well, and the list is asked for again', async () => {
    const { user, server } = open();
    server.reply({ 'DELETE /api/users/40': new Refusal(409, 'users.last-super', 'Es la última cuenta.') });
    await user.click(within(await rowOf(/Ana/)).getByRole('button', { name: /^Acciones/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Eliminar' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Eliminar' }));
    expect(await screen.findByText('Es la última cuenta.')).toBeInTheDocument();
    await waitFor(() => expect(server.sentTo(LIST)).toHaveLength(2));
  });

  test('ADM-04 the actions of a row are the server’s verdicts', async () => {
    const { user } = open(listOf([unverified, userWith({ id: 43, fullname: 'Ida', can: userCan('restore') })]));
    const actionsOf = async (name: RegExp) => {
      await user.click(within(await rowOf(name)).getByRole('button', { name: /^Acciones/ }));
      const items = screen.getAllByRole('menuitem').map((item) => item.textContent);
      await user.keyboard('{Escape}');
      return items;
    };
    expect(await actionsOf(/Eva/)).toEqual(['Editar', 'Verificar']);
    expect(await actionsOf(/Ida/)).toEqual(['Editar', 'Restaurar']);
  });

  test('T08 T20 a purge says how many first, asks, and carries the CSRF header though it is a GET', async () => {
    const { user, server } = open();
    server.reply({
      'GET /api/users/purge?dry_run=1': { data: { deleted: 2, unverified: 1 } },
      'GET /api/users/purge': { data: { deleted: 2, unverified: 1 }, message: 'Cuentas depuradas.' },
    });
    await user.click(await screen.findByRole('button', { name: 'Depurar cuentas' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Depurar las cuentas para siempre?' });
    expect(within(question).getByText('2 cuentas eliminadas hace más de 30 días')).toBeInTheDocument();
    expect(within(question).getByText('1 cuenta sin verificar desde hace más de 30 días')).toBeInTheDocument();
    await user.click(within(question).getByRole('button', { name: 'Depurar' }));
    expect(await screen.findByText('Cuentas depuradas.')).toBeInTheDocument();
    const sent = server.sentTo('GET /api/users/purge');
    expect(sent.map(({ query }) => query.get('dry_run'))).toEqual(['1', null]);
    expect(sent.every(({ headers }) => headers.get('X-CSRF-Token') === 'token-1')).toBe(true);
  });

  test('T20 nothing to purge is said, and nothing asked', async () => {
    const { user, server } = open();
    server.reply({ 'GET /api/users/purge': { data: { deleted: 0, unverified: 0 } } });
    await user.click(await screen.findByRole('button', { name: 'Depurar cuentas' }));
    expect(await screen.findByText('No hay cuentas que depurar')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Depurar' })).not.toBeInTheDocument();
  });

  test('UI-02 nothing found, not allowed and could not load are three states', async () => {
    const none = open(listOf([]), '/admin/users?search=zzz');
    expect(await screen.findByRole('heading', { name: 'Ninguna cuenta coincide' })).toBeInTheDocument();
    none.unmount();
    const forbidden = open(new Refusal(403, 'access.refused', 'No tienes permiso.'));
    expect(await screen.findByRole('heading', { level: 1, name: 'No tienes acceso' })).toBeInTheDocument();
    forbidden.unmount();
    const failed = open(new Refusal(503, 'server.unavailable', 'No disponible por ahora.'));
    expect(await screen.findByText('No disponible por ahora.')).toBeInTheDocument();
    failed.server.reply({ [LIST]: listOf([sampleUser]) });
    await failed.user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await rowOf(/Ana/)).toBeInTheDocument();
  });

  test('UI-02 English words', async () => {
    open(undefined, undefined, { ...admin, user: { ...admin.user, locale: 'en' } });
    expect(within(await rowOf(/Luis/)).getByText('Suspended')).toBeInTheDocument();
  });
});
