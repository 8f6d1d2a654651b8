import { screen, waitFor, within } from '@testing-library/react';
import type { Me } from '@ruta/contracts/access/access.schema';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import type { Matrix } from '@ruta/contracts/roles/roles.screens';
import { Refusal, renderScreen } from '../../testing';
import { onWidth } from '../../testing/on-width';
import { RolesPage } from './pages/RolesPage';

const SCREEN = 'GET /bff/admin/roles';
const SAVE = 'PUT /api/roles/permissions';
const admin: Me = { ...sampleCoach, role: 'ADMIN', roles: ['ADMIN'], abilities: ['role:read', 'permission:update'] };

const READ = { id: 20, code: 'visit:read', subject: 'visit', action: 'read' } as const;
const WRITE = { id: 21, code: 'visit:write', subject: 'visit', action: 'write' } as const;
const SELF = { id: 1, code: 'self:read', subject: 'self', action: 'read' } as const;

const matrix = ({ canWrite = true, can = true } = {}): Matrix => ({
  roles: [
    {
      id: 4,
      code: 'COACH',
      su: false,
      grantable: true,
      permissions: [
        { ...SELF, scope: 'O', enabled: true, locked: true },
        { ...READ, scope: 'H', enabled: true, locked: false },
        { ...WRITE, scope: 'H', enabled: canWrite, locked: false },
      ],
    },
    {
      id: 6,
      code: 'DIR',
      su: false,
      grantable: true,
      permissions: [{ ...READ, scope: 'S', enabled: false, locked: false }],
    },
  ],
  groups: [
    { subject: 'self', permissions: [{ ...SELF, locked: true }] },
    { subject: 'visit', permissions: [READ, WRITE].map((one) => ({ ...one, locked: false })) },
  ],
  can: { change: can },
});

const before = Object.getOwnPropertyDescriptor(window, 'matchMedia');
beforeEach(() => onWidth(true));
afterEach(() => {
  if (before) Object.defineProperty(window, 'matchMedia', before);
});

const open = (reply: unknown = matrix(), route = '/admin/roles') =>
  renderScreen(<RolesPage />, { me: admin, path: '/admin/roles', route, replies: { [SCREEN]: reply } });
const cell = (name: string) => screen.findByRole('checkbox', { name });
const COACH_WRITES = 'Programar y editar visitas, Coach: Su jerarquía en el ciclo';
const DIR_READS = 'Ver visitas, Director(a) escolar: Su escuela';

describe('ADM-06 the matrix', () => {
  test('ADM-06 permissions by subject, roles beside each other, and what is fixed', async () => {
    open();
    expect(await cell(COACH_WRITES)).toBeChecked();
    expect(await cell(DIR_READS)).not.toBeChecked();
    expect(await cell('Ver su perfil, Coach: Lo propio')).toHaveAttribute('aria-disabled', 'true');
    for (const group of ['Cuenta propia', 'Visitas']) expect(screen.getByText(group)).toBeInTheDocument();
    expect(screen.getAllByText('No aplica a este rol')).toHaveLength(2);
  });

  test('ADM-06 every cell says in words how far the permission reaches, and that a switched one reaches nothing', async () => {
    const { user } = open();
    const reach = async (name: string) => (await cell(name)).closest('td')?.textContent;
    expect(await reach(COACH_WRITES)).toBe('su rama');
    expect(await reach(DIR_READS)).toBe('nada');
    expect(await reach('Ver su perfil, Coach: Lo propio')).toBe('lo propio');
    await user.click(await cell(COACH_WRITES));
    await user.click(await cell(DIR_READS));
    expect([await reach(COACH_WRITES), await reach(DIR_READS)]).toEqual(['nada', 'su escuela']);
    expect(screen.getAllByRole('term').map((word) => word.textContent)).toEqual([
      'nada',
      'lo propio',
      'su escuela',
      'su rama',
      'todo',
    ]);
  });

  test('ADM-06 switches wait in the bar, are shown as a difference, and are saved in one call', async () => {
    const { user, server } = open();
    await user.click(await cell(COACH_WRITES));
    await user.click(await cell(DIR_READS));
    expect(screen.getByText('2 cambios sin guardar')).toBeInTheDocument();
    expect(server.sentTo(SAVE)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Revisar y guardar' }));
    const review = await screen.findByRole('dialog', { name: 'Cambios por guardar' });
    expect(
      within(review)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Se quitaProgramar y editar visitas', 'Se daVer visitas']);
    server.reply({ [SAVE]: { data: { changed: 2 }, message: 'Permisos guardados.' } });
    await user.click(within(review).getByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('Permisos guardados.')).toBeInTheDocument();
    expect(server.sentTo(SAVE)[0]?.body).toEqual({
      changes: [
        { role_id: 4, permission_id: 21, enabled: false },
        { role_id: 6, permission_id: 20, enabled: true },
      ],
    });
    await waitFor(() => expect(screen.queryByText(/sin guardar$/)).not.toBeInTheDocument());
  });

  test('ADM-06 a cell switched twice is no change; discarding leaves all as it is', async () => {
    const { user } = open();
    await user.click(await cell(COACH_WRITES));
    expect(screen.getByText('1 cambio sin guardar')).toBeInTheDocument();
    await user.click(await cell(COACH_WRITES));
    expect(screen.queryByText(/sin guardar/)).not.toBeInTheDocument();
    await user.click(await cell(DIR_READS));
    await user.click(screen.getByRole('button', { name: 'Descartar' }));
    expect(await cell(DIR_READS)).not.toBeChecked();
  });

  test('B68 a refusal says that nothing was saved and keeps the changes', async () => {
    const { user, server } = open();
    server.reply({ [SAVE]: new Refusal(409, 'roles.own-role', 'No puedes cambiar un rol que tienes.') });
    await user.click(await cell(COACH_WRITES));
    await user.click(screen.getByRole('button', { name: 'Revisar y guardar' }));
    await user.click(await screen.findByRole('button', { name: 'Guardar cambios' }));
    expect(await screen.findByText('No puedes cambiar un rol que tienes.')).toBeInTheDocument();
    expect(screen.getByText('No se guardó ningún cambio')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Seguir editando' }));
    expect(screen.getByText('1 cambio sin guardar')).toBeInTheDocument();
  });

  test('ADM-06 one role at a time where there is no room, chosen in the address', async () => {
    onWidth(false);
    const { user, address } = open();
    await cell(COACH_WRITES);
    expect(screen.getAllByRole('columnheader')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: /Rol/ }));
    expect(screen.queryByRole('option', { name: 'Todos los roles' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('option', { name: 'Director(a) escolar' }));
    expect(await cell(DIR_READS)).toBeInTheDocument();
    expect(address()).toBe('/admin/roles?role=DIR');
  });

  test('ADM-06 a permission is found by its words, and who may not change them only reads', async () => {
    const { user } = open(matrix({ can: false }));
    expect(await cell(COACH_WRITES)).toHaveAttribute('aria-disabled', 'true');
    await user.type(screen.getByRole('searchbox', { name: 'Buscar permiso' }), 'PROGRAMAR');
    expect(screen.queryByRole('checkbox', { name: DIR_READS })).not.toBeInTheDocument();
    expect(await cell(COACH_WRITES)).toBeInTheDocument();
  });

  test('UI-02 not allowed', async () => {
    open(new Refusal(403, 'access.refused', 'No tienes permiso.'));
    expect(await screen.findByRole('heading', { level: 1, name: 'No tienes acceso' })).toBeInTheDocument();
  });
});
