import { ABILITIES, defaultCell, isLocked, ROLE_CODES, type Ability, type RoleCode } from '@ruta/contracts';
import type { PermissionGroup, Role, RolePermission } from '@ruta/contracts/roles/role.schema';
import { callerOf, testServer, type Caller, type TestServer } from '../../testing/server';

let server: TestServer;
const as = (userId: number): Promise<Caller> => server.as(userId);
let admin: Caller;
let superior: Caller;
const roleIds = new Map<RoleCode, number>();
const permissionIds = new Map<Ability, number>();

beforeAll(async () => {
  server = await testServer();
  const { db, world } = server;
  admin = await as(await world.person('ADMIN'));
  superior = await as(await world.person('SUPER_ADMIN'));
  for (const { id, code } of (await db('roles').select('id', 'code')) as { id: number; code: RoleCode }[])
    roleIds.set(code, id);
  for (const { id, code } of (await db('permissions').select('id', 'code')) as { id: number; code: Ability }[])
    permissionIds.set(code, id);
});
afterAll(() => server.stop());

const idOf = (role: RoleCode) => roleIds.get(role) ?? 0;
const toggle = (caller: Caller, role: RoleCode, ability: Ability, enabled: boolean) =>
  caller.put(`/roles/${idOf(role)}/permissions/${permissionIds.get(ability) ?? 0}`).send({ enabled });
const changeOf = (role: RoleCode, ability: Ability, enabled: boolean) => ({
  role_id: idOf(role),
  permission_id: permissionIds.get(ability) ?? 0,
  enabled,
});
const code = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const linesOf = async (role: RoleCode) =>
  (
    (await admin.get(`/audit?filter[subject]=role&filter[subject_id]=${idOf(role)}&sort=id`)).body as {
      data: { action: string; before: unknown; after: unknown }[];
    }
  ).data.map(({ action, before, after }) => ({ action, before, after }));

describe('ADM-06 the matrix', () => {
  test('ADM-06 every role with its cells, exactly those of the defaults', async () => {
    const { body } = await admin.get('/roles?size=10000&include=permissions');
    const { data, total } = body as { data: (Role & { permissions: RolePermission[] })[]; total: number };
    expect(total).toBe(ROLE_CODES.length);
    for (const { code: role, permissions } of data) {
      const expected = ABILITIES.filter((ability) => defaultCell(role, ability));
      expect(permissions.map((cell) => cell.code).sort()).toEqual([...expected].sort());
      for (const { code: ability, scope } of permissions) expect(scope).toBe(defaultCell(role, ability)?.scope);
    }
    const plain = (await admin.get('/roles')).body as { data: Role[] };
    expect(plain.data[0]).not.toHaveProperty('permissions');
  });

  test('ADM-06 the filter su, and which roles the reader may grant', async () => {
    const rolesOf = async (caller: Caller, query: string) =>
      ((await caller.get(`/roles?size=10000&${query}`)).body as { data: Role[] }).data;
    expect((await rolesOf(admin, 'filter[su]=1')).map((role) => role.code)).toEqual(['SUPER_ADMIN']);
    expect(await rolesOf(admin, 'filter[su]=0')).toHaveLength(ROLE_CODES.length - 1);
    expect((await rolesOf(admin, '')).filter(({ grantable }) => !grantable).map((role) => role.code)).toEqual([
      'SUPER_ADMIN',
    ]);
    expect((await rolesOf(superior, '')).every(({ grantable }) => grantable)).toBe(true);
  });

  test('ADM-06 permissions by subject, and the levels in their order', async () => {
    const groups = ((await admin.get('/permissions')).body as { data: PermissionGroup[] }).data;
    expect(groups.flatMap(({ permissions }) => permissions.map((one) => one.code)).sort()).toEqual(
      [...ABILITIES].sort(),
    );
    expect(groups.map(({ subject }) => subject)).toEqual([...new Set(groups.map(({ subject }) => subject))]);
    const { body } = await admin.get('/levels');
    expect((body as { data: { key: string }[] }).data.map(({ key }) => key)).toEqual([
      'preescolar',
      'primaria',
      'secundaria',
      'bachillerato',
    ]);
  });

  test('ADM-06 a switch holds at the next request, on every copy of the server', async () => {
    const { world } = server;
    const school_id = await world.school();
    const coachId = await world.person('COACH');
    await world.hierarchy(await world.cycle(), school_id, { coach_id: coachId });
    const coach = await as(coachId);
    // Another instance has its own cache.
    const token = (coach.get('/me') as unknown as { header: Record<string, string> }).header['Authorization'] ?? '';
    const elsewhere = callerOf(server.another(), { Authorization: token });
    const ask = (caller: Caller) => caller.get(`/schools/visits?school_id=${school_id}`);
    const statuses = async () => [(await ask(coach)).status, (await ask(elsewhere)).status];
    expect(await statuses()).toEqual([200, 200]);
    const taken = await toggle(admin, 'COACH', 'visit:read', false);
    expect(taken.body).toMatchObject({
      data: { code: 'visit:read', enabled: false, scope: 'H', locked: false },
      message: 'Permisos guardados. Ya están en vigor.',
    });
    expect(await statuses()).toEqual([403, 403]);
    expect((await coach.get('/me')).body).toMatchObject({
      data: { abilities: expect.not.arrayContaining(['visit:read']) as unknown },
    });
    await toggle(admin, 'COACH', 'visit:read', true);
    expect(await statuses()).toEqual([200, 200]);
    expect(await linesOf('COACH')).toEqual([
      { action: 'permission.disabled', before: { 'visit:read': true }, after: { 'visit:read': false } },
      { action: 'permission.enabled', before: { 'visit:read': false }, after: { 'visit:read': true } },
    ]);
  });

  test('ADM-06 a cell that is so already is no change and no line', async () => {
    expect((await toggle(admin, 'DIR', 'visit:read', true)).status).toBe(200);
    expect(await linesOf('DIR')).toEqual([]);
  });
});

describe('B68 what cannot be switched', () => {
  test('B68 every cell: locked ones, those of super administrators, those of one’s own role, those that are not', async () => {
    for (const role of ROLE_CODES) {
      const expected = (ability: Ability, own: RoleCode) => {
        if (role === 'SUPER_ADMIN') return 'roles.su-fixed';
        if (!defaultCell(role, ability)) return 'roles.cell-none';
        if (isLocked(ability)) return 'roles.cell-locked';
        return role === own ? 'roles.own-role' : undefined;
      };
      for (const ability of [
        'self:read',
        'notification:mark',
        'visit:write',
        'permission:update',
        'pill:watch',
      ] as const)
        for (const [caller, own] of [
          [admin, 'ADMIN'],
          [superior, 'SUPER_ADMIN'],
        ] as const) {
          const on = defaultCell(role, ability)?.enabled ?? true;
          const answer = await toggle(caller, role, ability, on);
          const refusal = expected(ability, own);
          expect({ role, ability, own, status: answer.status, code: code(answer) }).toEqual({
            role,
            ability,
            own,
            status: refusal ? 409 : 200,
            code: refusal,
          });
        }
    }
  });

  test('B68 a role that one holds beside the one one acts in is one’s own too, transitional ones as well', async () => {
    const { db, world } = server;
    const id = await world.person('ADMIN');
    await db('role_user').insert({ user_id: id, role_id: idOf('CONTENT') });
    const cycle_id = await world.cycle({ state: 'pending' });
    await db('transitional_roles').insert({ user_id: id, cycle_id, role_id: idOf('COACH_DIR') });
    const caller = await as(id);
    for (const role of ['CONTENT', 'COACH_DIR'] as const) {
      const answer = await toggle(caller, role, 'pill:watch', false);
      expect([answer.status, code(answer)]).toEqual([409, 'roles.own-role']);
    }
  });

  test('B68 unknown roles and permissions, and words that are no switch', async () => {
    const known = permissionIds.get('visit:read') ?? 0;
    expect((await admin.put(`/roles/9999/permissions/${known}`).send({ enabled: true })).status).toBe(404);
    expect((await admin.put(`/roles/${idOf('COACH')}/permissions/9999`).send({ enabled: true })).status).toBe(404);
    const unknown = await admin.put('/roles/permissions').send({
      changes: [changeOf('COACH', 'visit:read', false), { role_id: 9999, permission_id: 1, enabled: true }],
    });
    expect([unknown.status, (unknown.body as { errors: object }).errors]).toEqual([
      422,
      { 'changes.1': ['Ese rol o permiso no existe.'] },
    ]);
    for (const enabled of [1, 'true', null, undefined])
      expect((await admin.put(`/roles/${idOf('COACH')}/permissions/${known}`).send({ enabled })).status).toBe(422);
    const su = await admin.put(`/roles/${idOf('COACH')}/permissions/${known}`).send({ enabled: true, su: true });
    expect(su.status).toBe(422);
  });

  test('B68 many switches in one call: all of them, or none', async () => {
    const all = ROLE_CODES.filter((role) => !['ADMIN', 'SUPER_ADMIN'].includes(role)).flatMap((role) =>
      ABILITIES.filter((ability) => defaultCell(role, ability) && !isLocked(ability)).map((ability) =>
        changeOf(role, ability, false),
      ),
    );
    expect(all.length).toBeGreaterThan(300);
    const enabledCells = async () => {
      const [row] = (await server.db('role_permissions').where({ enabled: 1 }).count({ n: '*' })) as [{ n: number }];
      return row.n;
    };
    const before = await enabledCells();
    const refused = await admin
      .put('/roles/permissions')
      .send({ changes: [...all, changeOf('COACH', 'self:read', false)] });
    expect([refused.status, code(refused)]).toEqual([409, 'roles.cell-locked']);
    expect(await enabledCells()).toBe(before);

    const { body } = await admin.put('/roles/permissions').send({ changes: all });
    const { changed } = (body as { data: { changed: number } }).data;
    expect(await enabledCells()).toBe(before - changed);
    await admin.put('/roles/permissions').send({ changes: all.map((change) => ({ ...change, enabled: true })) });
    expect((await admin.put('/roles/permissions').send({ changes: [] })).status).toBe(422);
  });

  test('ADM-06 whatever is switched, super administrators keep the matrix', async () => {
    expect((await superior.get('/roles?include=permissions')).status).toBe(200);
    expect((await toggle(superior, 'ADMIN', 'permission:update', false)).status).toBe(200);
    expect((await toggle(admin, 'COACH', 'visit:read', true)).status).toBe(403);
    expect((await toggle(superior, 'ADMIN', 'permission:update', true)).status).toBe(200);
    expect((await toggle(admin, 'COACH', 'visit:read', true)).status).toBe(200);
  });
});
