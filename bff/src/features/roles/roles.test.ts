import { sampleAdministrator } from '@ruta/contracts/access/access.sample';
import { roles } from '@ruta/contracts/roles/roles.api';
import { page } from '../../testing/fake-core';
import { refusal, startBff, type Bff } from '../../testing/start-bff';

const READ = { id: 20, code: 'visit:read', subject: 'visit', action: 'read' } as const;
const ROLE = {
  ...{ id: 4, code: 'COACH', su: false, grantable: true },
  permissions: [{ ...READ, scope: 'H', enabled: true, locked: false }],
} as const;
const GROUP = { subject: 'visit', permissions: [{ ...READ, locked: false }] };

let bff: Bff;
beforeEach(async () => {
  bff = await startBff();
  bff.core.signIn({ ...sampleAdministrator, abilities: ['role:read', 'permission:update'] });
  bff.core.answer(roles.list, () => ({ body: page([ROLE]) }));
  bff.core.answer(roles.permissions, () => ({ body: { data: [GROUP] } }));
});
afterEach(() => bff.stop());
const matrix = () => bff.get('/bff/admin/roles');

test('ADM-06 the matrix opens with every role, every subject, and whether one may switch', async () => {
  const res = await matrix();
  expect([res.status, res.body]).toEqual([200, { data: { roles: [ROLE], groups: [GROUP], can: { change: true } } }]);
  expect(decodeURIComponent(bff.core.asked(roles.list)[0]?.url ?? '')).toBe(
    '/api/roles?size=10000&include=permissions',
  );
});

test('ADM-06 who may only read is told so, and a role without cells is one with none', async () => {
  bff.core.signIn({ ...sampleAdministrator, abilities: ['role:read'] });
  const { permissions: _none, ...bare } = ROLE;
  bff.core.answer(roles.list, () => ({ body: page([bare]) }));
  expect((await matrix()).body).toMatchObject({ data: { roles: [{ permissions: [] }], can: { change: false } } });
});

test('ADM-07 without the ability it does not open; half a matrix is none', async () => {
  bff.core.refuse(roles.list, 'access.refused');
  const refused = await matrix();
  expect([refused.status, refused.body]).toEqual([403, refusal('access.refused')]);
  bff.core.answer(roles.list, () => ({ body: page([ROLE]) }));
  bff.core.refuse(roles.permissions, 'server.unavailable');
  const failed = await matrix();
  expect([failed.status, failed.body]).toEqual([503, refusal('server.unavailable')]);
});
