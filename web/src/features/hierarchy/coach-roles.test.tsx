import { screen, waitFor, within } from '@testing-library/react';
import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import { roleHolderWith, sampleRoleCycles, sampleRoleHolders } from '@ruta/contracts/hierarchy/coach-role.sample';
import type { RoleHolder } from '@ruta/contracts/hierarchy/coach-role.schema';
import { OFFLINE, Refusal, renderScreen } from '../../testing';
import { CoachRolesPage } from './pages/CoachRolesPage';

const LIST = 'GET /bff/admin/coach-roles';
const SAVE = 'POST /api/users-hierarchy/21';
const REMOVE = 'DELETE /api/remove-transitional';
const page = (data: RoleHolder[] = sampleRoleHolders, total = data.length) => ({
  people: { data, page: 1, size: 10, total, pages: Math.ceil(total / 10), count: data.length },
  cycles: sampleRoleCycles,
});
const open = (replies: Record<string, unknown> = {}, query = '', me = sampleAdministrator) =>
  renderScreen(<CoachRolesPage />, {
    me,
    path: '/admin/coach-roles',
    route: `/admin/coach-roles${query}`,
    replies: { [LIST]: page(), ...replies },
  });
const opened = async (on: ReturnType<typeof open>, name = 'Lucía Mendoza Ríos') => {
  await on.user.click(await screen.findByRole('button', { name: `Cambiar roles: ${name}` }));
  return within(await screen.findByRole('dialog'));
};
const sent = (on: ReturnType<typeof open>, call: string) => on.server.sentTo(call).map(({ body }) => body);

describe('HIE-01 the list of people', () => {
  test('HIE-01 each with e-mail and own roles; nobody changes their own', async () => {
    open();
    const row = within(await screen.findByRole('row', { name: /Mario Beltrán/ }));
    for (const text of ['mario@ruta.test', 'Gerente de coaching']) expect(row.getByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Sofía Nieto/ })).toBeNull();
  });

  test('HIE-01 the search waits 300 ms and returns to the first page; ten a page', async () => {
    const on = open({ [LIST]: page(undefined, 23) }, '?page=2');
    await screen.findByText('Lucía Mendoza Ríos');
    expect(screen.getByRole('navigation', { name: 'Páginas de personas' })).toBeInTheDocument();
    await on.user.type(screen.getByRole('searchbox', { name: 'Buscar' }), 'luc');
    await waitFor(() => expect(on.server.sentTo(LIST).at(-1)?.query.toString()).toBe('search=luc&role=any'));
    expect(on.server.sentTo(LIST).filter(({ query }) => query.has('search'))).toHaveLength(1);
  });

  test('UI-02 empty, nobody found, failed, forbidden', async () => {
    const empty = open({ [LIST]: page([]) });
    expect(await screen.findByText('Nadie tiene un rol de coaching')).toBeInTheDocument();
    empty.unmount();
    const none = open({ [LIST]: page([]) }, '?search=nadie');
    expect(await screen.findByText('Nadie coincide')).toBeInTheDocument();
    none.unmount();
    const failed = open({ [LIST]: OFFLINE });
    failed.server.reply({ [LIST]: page() });
    await failed.user.click(await screen.findByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Lucía Mendoza Ríos')).toBeInTheDocument();
    failed.unmount();
    open({ [LIST]: new Refusal(403, 'access.refused', 'No tienes permiso.') });
    expect(await screen.findByRole('heading', { name: 'No tienes acceso' })).toBeInTheDocument();
  });
});

describe('HIE-01 the dialog', () => {
  test('HIE-01 saves own roles with the revision that was seen', async () => {
    const on = open({ [SAVE]: { data: roleHolderWith(), message: 'Roles guardados.' } });
    const dialog = await opened(on);
    expect(dialog.getByRole('checkbox', { name: 'Coach' })).toBeChecked();
    await on.user.click(dialog.getByRole('checkbox', { name: 'Coach secundario(a)' }));
    await on.user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(on, SAVE)).toEqual([{ roles: ['COACH', 'COACH_SEC'], revision: 2 }]);
    expect(screen.getByText('Roles guardados.')).toBeInTheDocument();
  });

  test('CYC-04 without a role, or without a change, saving waits and says why', async () => {
    const on = open();
    const dialog = await opened(on);
    const save = dialog.getByRole('button', { name: 'Guardar' });
    expect(save).toHaveAccessibleDescription('No hay cambios por guardar.');
    await on.user.click(dialog.getByRole('checkbox', { name: 'Coach' }));
    expect(save).toHaveAttribute('aria-disabled', 'true');
    expect(save).toHaveAccessibleDescription('Elige al menos un rol.');
    await on.user.click(save);
    expect(sent(on, SAVE)).toEqual([]);
  });

  test('HIE-01 a role from another system is fixed, and a refusal stays in the dialog', async () => {
    const refusal = new Refusal(409, 'coach-roles.assigned', 'Escuelas que acompaña con ese rol: 2.');
    const on = open({ 'POST /api/users-hierarchy/23': refusal });
    const dialog = await opened(on, 'Mario Beltrán Zazueta');
    expect(dialog.getByRole('checkbox', { name: 'Gerente de coaching' })).toBeDisabled();
    await on.user.click(dialog.getByRole('checkbox', { name: 'Coach' }));
    await on.user.click(dialog.getByRole('button', { name: 'Guardar' }));
    expect(await dialog.findByText('Escuelas que acompaña con ese rol: 2.')).toBeInTheDocument();
  });

  test('HIE-01 where schools still need the role, the refusal leads to their handover', async () => {
    const refusal = new Refusal(409, 'coach-roles.assigned', 'Escuelas que acompaña con ese rol: 2.');
    const me = { ...sampleAdministrator, abilities: [...sampleAdministrator.abilities, 'hierarchy:write' as const] };
    const on = open({ [SAVE]: refusal }, '', me);
    const dialog = await opened(on);
    await on.user.click(dialog.getByRole('checkbox', { name: 'Coach secundario(a)' }));
    await on.user.click(dialog.getByRole('checkbox', { name: 'Coach' }));
    await on.user.click(dialog.getByRole('button', { name: 'Guardar' }));
    const way = await dialog.findByRole('link', { name: 'Traspasar escuelas' });
    expect(way).toHaveAttribute('href', '/admin/handover?role=COACH&from=21');
  });

  test('F02 who is overtaken sees both versions and keeps one', async () => {
    const current = roleHolderWith({ roles: ['COACH_MAN'], revision: 3 });
    const on = open({ [SAVE]: new Refusal(409, 'users.stale', 'Alguien más cambió esta cuenta.', { current }) });
    const dialog = await opened(on);
    await on.user.click(dialog.getByRole('checkbox', { name: 'Coach secundario(a)' }));
    await on.user.click(dialog.getByRole('button', { name: 'Guardar' }));
    const versions = within(await screen.findByRole('dialog', { name: /Alguien más cambió/ }));
    expect(versions.getByText('Gerente de coaching')).toBeInTheDocument();
    await on.user.click(versions.getAllByRole('button').at(-1) as HTMLElement);
    on.server.reply({ [SAVE]: { data: current, message: 'Roles guardados.' } });
    await on.user.click(await screen.findByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(sent(on, SAVE).at(-1)).toEqual({ roles: ['COACH', 'COACH_SEC'], revision: 3 }));
  });
});

describe('CYC-04 transitional roles of a cycle', () => {
  test('CYC-04 are shown beside own ones, saved with the cycle, and removed together', async () => {
    const lent = roleHolderWith({ transitional_roles: ['COACH_SEC'] });
    const done = { data: lent, message: 'Roles transitorios guardados.' };
    const on = open({ [LIST]: page([lent]), [SAVE]: done, [REMOVE]: { ...done, message: 'Retirados.' } }, '?cycle=4');
    expect(await screen.findByText(/cuentan cuando el ciclo 2027-2028 inicie/)).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'Roles transitorios' })).toBeInTheDocument();
    const dialog = await opened(on);
    await on.user.click(dialog.getByRole('checkbox', { name: 'Gerente de coaching' }));
    await on.user.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(on, SAVE)).toEqual([{ roles: ['COACH_MAN', 'COACH_SEC'], revision: 2, cycle: 4 }]);
    const again = await opened(on);
    await on.user.click(again.getByRole('button', { name: 'Quitar todos' }));
    await waitFor(() => expect(sent(on, REMOVE)).toEqual([{ user_id: 21, cycle_id: 4, revision: 2 }]));
  });

  test('CYC-04 those of a finished cycle are only read', async () => {
    open({}, '?cycle=2');
    expect(await screen.findByText(/solo lectura/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Cambiar roles/ })).toBeNull();
  });
});
