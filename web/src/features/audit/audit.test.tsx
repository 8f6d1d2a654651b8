import { screen, waitFor, within } from '@testing-library/react';
import type { Me } from '@ruta/contracts/access/access.schema';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import type { AuditEntry } from '@ruta/contracts/audit/audit.schema';
import { Refusal, renderScreen } from '../../testing';
import { AuditPage } from './pages/AuditPage';

const SCREEN = 'GET /bff/admin/audit';
const admin: Me = { ...sampleCoach, role: 'ADMIN', roles: ['ADMIN'], abilities: ['audit:read', 'user:read'] };

const entry = (differs: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 1,
  at: '2026-11-20 18:00:00',
  actor: { id: 10, fullname: 'Gabriela Zepeda', role: 'ADMIN' },
  action: 'user.updated',
  subject: { type: 'user', id: 40, label: 'Ana Peña' },
  before: { name: 'Ana', is_banned: false, school_id: null },
  after: { name: 'Anaí', is_banned: true, school_id: 3 },
  names: [{ field: 'school_id', id: 3, label: 'Colegio Ceiba' }],
  ...differs,
});
const log = (entries: AuditEntry[]) => ({
  entries: { data: entries, page: 1, size: 20, total: entries.length, pages: 1, count: entries.length },
});
const open = (reply: unknown, route = '/admin/audit', me: Me = admin) =>
  renderScreen(<AuditPage />, { me, path: '/admin/audit', route, replies: { [SCREEN]: reply } });
const lines = async () => within(await screen.findByRole('list', { name: 'Registros' })).getAllByRole('listitem');

test('ADM-05 who did what to whom and when, and the difference in words', async () => {
  open(log([entry()]));
  const [line] = await lines();
  const said = within(line as HTMLElement);
  for (const words of ['20-11-2026 12:00', 'Cambió los datos de la cuenta', 'Gabriela Zepeda · Administrador(a)'])
    expect(said.getByText(words)).toBeInTheDocument();
  expect(said.getByRole('link', { name: 'Ana Peña' })).toHaveAttribute('href', '/admin/users/40');
  expect(line?.querySelector('dl')?.textContent).toBe(
    'Nombre−Antes: Ana+Después: AnaíSuspendida−Antes: no+Después: síEscuela−Antes: vacío+Después: Colegio Ceiba',
  );
});

test('ADM-06 a permission and a change of roles are told in words too, in both languages', async () => {
  const entries = [
    entry({
      action: 'permission.disabled',
      subject: { type: 'role', id: 4, label: 'Coach secundario(a)' },
      before: { 'visit:write': true },
      after: { 'visit:write': false },
    }),
    entry({ id: 2, action: 'user.roles-changed', before: { PROF: ['primaria'] }, after: { PROF: [], DIR: [] } }),
  ];
  open(log(entries), undefined, { ...admin, user: { ...admin.user, locale: 'en' } });
  const [permission, roles] = within(await screen.findByRole('list', { name: 'Entries' })).getAllByRole('listitem');
  expect(permission).toHaveTextContent('Took a permission away');
  expect(permission).toHaveTextContent('Secondary coach');
  expect(permission).toHaveTextContent('Schedule and edit visits−Before: yes+After: no');
  expect(roles).toHaveTextContent('Teacher−Before: Primary+After: all levels');
  expect(roles).toHaveTextContent('School director−Before: empty+After: all levels');
});

test('instants are told in the reader’s zone, roles by their names, and what began empty has no line', async () => {
  const entries = [
    entry({
      action: 'user.deleted',
      before: { deleted_at: null },
      after: { deleted_at: '2026-11-20 19:19:00' },
    }),
    entry({ id: 2, action: 'user.registered', before: null, after: { roles: ['COACH', 'PROF'], school_id: null } }),
    entry({ id: 3, action: 'invitation.created', before: null, after: { role: 'PROF', school_id: null, people: 2 } }),
  ];
  open(log(entries));
  const [deleted, registered, invited] = await lines();
  const changes = (line: HTMLElement | undefined) => line?.querySelector('dl')?.textContent;
  expect(changes(deleted)).toBe('Eliminada−Antes: vacío+Después: 20-11-2026 13:19');
  expect(changes(registered)).toBe('Roles+Después: Coach, Docente');
  expect(changes(invited)).toBe('Rol+Después: Docente' + 'Personas+Después: 2');
});

test('T20 purged people have no name any more, and nobody signed in is the server', async () => {
  open(
    log([
      entry({ subject: { type: 'user', id: 5, label: '' }, before: null, after: null, actor: null }),
      entry({ id: 2, actor: { id: 6, fullname: '—', role: 'ADMIN' }, before: null, after: { because: 'deleted' } }),
    ]),
  );
  const [first, second] = await lines();
  expect(first).toHaveTextContent('Cuenta depurada');
  expect(first).toHaveTextContent('El servidor');
  expect(second).toHaveTextContent('Cuenta depurada · Administrador(a)');
  expect(second).toHaveTextContent('Motivo+Después: estaba eliminada');
});

test('the filters live in the address and travel to the server; odd ones count as none', async () => {
  const route = '/admin/audit?page=2&subject=user&subject_id=40&from=2026-11-01&to=ayer&search=ana';
  const { user, server, address } = open(log([entry()]), route);
  await lines();
  expect(Object.fromEntries(server.sentTo(SCREEN)[0]?.query ?? [])).toEqual({
    page: '2',
    subject: 'user',
    subject_id: '40',
    from: '2026-11-01',
    search: 'ana',
  });
  await user.click(screen.getByRole('button', { name: 'Quitar filtros' }));
  await waitFor(() => expect(address()).toBe('/admin/audit'));
});

test('UI-02 nothing yet, nothing found, not allowed', async () => {
  const empty = open(log([]));
  expect(await screen.findByRole('heading', { name: 'Todavía no hay registros' })).toBeInTheDocument();
  empty.unmount();
  const none = open(log([]), '/admin/audit?search=zzz');
  expect(await screen.findByRole('heading', { name: 'Ningún registro coincide' })).toBeInTheDocument();
  none.unmount();
  open(new Refusal(403, 'access.refused', 'No tienes permiso.'));
  expect(await screen.findByRole('heading', { name: 'No tienes acceso' })).toBeInTheDocument();
});
