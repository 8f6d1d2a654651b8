import type { CoachRole, RoleCode } from '@ruta/contracts';
import type { RoleHolder } from '@ruta/contracts/hierarchy/coach-role.schema';
import { testServer, type Caller, type TestServer } from '../../testing/server';

let server: TestServer;
let admin: Caller;
let director: Caller;
/** The started cycle, one to come, and a finished one. */
let now: number;
let next: number;
let past: number;
let school: number;
let directorId: number;

const FAMILIES = ['', '/school-cycles'] as const;
const told = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const dataOf = ({ body }: { body: unknown }) => (body as { data: RoleHolder }).data;
const person = (role: RoleCode | null, facts = {}) => server.world.person(role, { name: 'Laura', ...facts });
const roleId = async (code: RoleCode) => (await server.db('roles').where({ code }).first('id'))?.id ?? 0;
const own = async (user_id: number) => {
  const query = server.db('role_user').join('roles', 'roles.id', 'role_user.role_id').where({ user_id });
  return query.orderBy('roles.id').pluck<string[]>('roles.code');
};
const lent = async (user_id: number, cycle_id = next) => {
  const query = server.db('transitional_roles').join('roles', 'roles.id', 'transitional_roles.role_id');
  return query.where({ user_id, cycle_id }).orderBy('roles.id').pluck<string[]>('roles.code');
};
const lend = async (user_id: number, code: CoachRole, cycle_id = next) =>
  server.db('transitional_roles').insert({ user_id, cycle_id, role_id: await roleId(code) });
const save = (id: number, body: object, { as = admin, at = '' } = {}) =>
  as.post(`${at}/users-hierarchy/${id}`).send(body);
const place = async (cycle_id: number, places: Record<string, number>) => {
  const id = await server.world.school();
  await server.world.hierarchy(cycle_id, id, places);
  return id;
};

beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  admin = await server.as(await world.person('ADMIN'));
  now = await world.cycle();
  next = await world.cycle({ state: 'pending', start_at: '2027-08-23', end_at: '2028-07-14' });
  past = await world.cycle({ state: 'finished', start_at: '2025-08-25', end_at: '2026-07-15' });
  await world.toggle('COACH_DIR', 'coach-role:read', true);
  await world.toggle('COACH_DIR', 'coach-role:write', true);
  directorId = await person('COACH_DIR');
  director = await server.as(directorId);
  school = await place(now, { director_id: directorId });
});
afterAll(() => server.stop());
beforeEach(() => server.db('audit_log').delete());

test.each(FAMILIES)(
  'HIE-01 %s/users-hierarchy lists people by name with their roles, searched, ten a page',
  async (at) => {
    const name = at === '' ? 'Ágata' : 'Úrsula';
    for (let n = 0; n < 11; n += 1) await person('COACH', { name, surname: `Peña ${String(n).padStart(2, '0')}` });
    const teacher = await person('PROF', { name, surname: 'Zúñiga' });
    await lend(teacher, 'COACH_SEC');
    const search = `filter[search]=${at === '' ? 'agata' : 'ursula'}`;
    const { body } = await admin.get(`${at}/users-hierarchy?${search}&cycle_id=${next}`);
    expect(body).toMatchObject({ total: 12, size: 10, pages: 2, count: 10 });
    expect(body.data[0]).toMatchObject({
      ...{ fullname: `${name} Peña 00`, email: expect.stringContaining('@'), roles: ['COACH'], transitional_roles: [] },
      can: { change: true, give: ['COACH_DIR', 'COACH_MAN', 'COACH_CORD', 'COACH', 'COACH_SEC'] },
    });
    const second = await admin.get(`${at}/users-hierarchy?${search}&cycle_id=${next}&page=2`);
    expect(second.body.data[1]).toMatchObject({ id: teacher, roles: [], transitional_roles: ['COACH_SEC'] });
    const narrowed = async (role: string, cycle_id: number) =>
      (await admin.get(`${at}/users-hierarchy?${search}&filter[role]=${role}&cycle_id=${cycle_id}`)).body
        .total as number;
    expect(await Promise.all([narrowed('any', now), narrowed('any', next), narrowed('COACH_SEC', next)])).toEqual([
      11, 12, 1,
    ]);
    expect((await admin.get(`${at}/users-hierarchy?filter[role]=ADMIN`)).status).toBe(422);
    expect(told(await admin.get(`${at}/users-hierarchy?cycle_id=987654`))).toEqual([404, 'cycles.not-found']);
    const single = await admin.get(`${at}/users-hierarchy/${teacher}?cycle_id=${next}`);
    expect(dataOf(single)).toMatchObject({ id: teacher, transitional_roles: ['COACH_SEC'] });
  },
);

test.each(FAMILIES)(
  'HIE-01 %s/users-hierarchy/{id} without a cycle writes own roles of coaching, and no others',
  async (at) => {
    const id = await person('PROF');
    const res = await save(id, { roles: ['COACH', 'COACH_SEC', 'COACH'], revision: 1 }, { at });
    expect([res.status, res.body.message]).toEqual([200, 'Roles guardados.']);
    expect(dataOf(res)).toMatchObject({ roles: ['COACH', 'COACH_SEC'], revision: 2 });
    expect(await own(id)).toEqual(['COACH', 'COACH_SEC', 'PROF']);
    await save(id, { roles: ['COACH_MAN'] }, { at }).expect(200);
    expect(await own(id)).toEqual(['COACH_MAN', 'PROF']);
    const [entry] = await server.db('audit_log').orderBy('id', 'desc').limit(1).select('action', 'before', 'after');
    expect(entry).toEqual({
      action: 'user.roles-changed',
      before: JSON.stringify({ roles: ['COACH', 'COACH_SEC'] }),
      after: JSON.stringify({ roles: ['COACH_MAN'] }),
    });
  },
);

test.each([
  ...FAMILIES.map((at) => ['post', `${at}/users-hierarchy`] as const),
  ...FAMILIES.map((at) => ['put', `${at}/transitional-roles`] as const),
])('CYC-04 %s %s/{id} with a cycle writes the transitional roles of that cycle', async (method, path) => {
  const id = await person('PROF');
  const res = await admin[method](`${path}/${id}`).send({ roles: ['COACH_SEC', 'COACH'], cycle: next });
  expect([res.status, res.body.message]).toEqual([200, 'Roles transitorios guardados.']);
  expect(dataOf(res)).toMatchObject({ roles: [], transitional_roles: ['COACH', 'COACH_SEC'] });
  expect([await own(id), await lent(id), await lent(id, now)]).toEqual([['PROF'], ['COACH', 'COACH_SEC'], []]);
  const [entry] = await server.db('audit_log').select('action', 'after');
  expect([entry?.action, JSON.parse(entry?.after ?? '')]).toEqual([
    'user.transitional-roles-changed',
    { roles: ['COACH', 'COACH_SEC'], period: expect.any(String) },
  ]);
});

test.each(FAMILIES)(
  'CYC-04 %s/remove-transitional takes the roles of one cycle, and repeating it changes nothing',
  async (at) => {
    const id = await person('COACH');
    await lend(id, 'COACH_MAN');
    await lend(id, 'COACH_MAN', past);
    const take = () => admin.delete(`${at}/remove-transitional`).send({ user_id: id, cycle_id: next });
    const res = await take();
    expect([res.status, res.body.message]).toEqual([200, 'Roles transitorios retirados.']);
    expect([await own(id), await lent(id), await lent(id, past)]).toEqual([['COACH'], [], ['COACH_MAN']]);
    expect(dataOf(await take())).toMatchObject({ revision: dataOf(res).revision });
  },
);

test('B20 CYC-04 at least one role, of coaching, of a cycle that is not over', async () => {
  const id = await person('COACH');
  const errors = async (roles: unknown) => (await save(id, { roles, cycle: next })).body.errors as object;
  expect(await errors([])).toEqual({ roles: ['Elige al menos un rol.'] });
  expect(await errors(['COACH_XYZ'])).toEqual({ 'roles.0': ['Elige un rol de coaching.'] });
  expect(await errors(['COACH', 'ADMIN'])).toEqual({ 'roles.1': ['Elige un rol de coaching.'] });
  for (const roles of [null, 'COACH', {}, [null], [4], Array(51).fill('COACH')])
    expect((await save(id, { roles })).status).toBe(422);
  expect(told(await save(id, { roles: ['COACH'], cycle: past }))).toEqual([409, 'cycles.finished']);
  expect(told(await save(id, { roles: ['COACH'], cycle: 987_654 }))).toEqual([404, 'cycles.not-found']);
  expect((await admin.put(`/transitional-roles/${id}`).send({ roles: ['COACH'] })).status).toBe(422);
  const gone = await admin.delete('/remove-transitional').send({ user_id: id, cycle_id: past });
  expect(told(gone)).toEqual([409, 'cycles.finished']);
  expect(await own(id)).toEqual(['COACH']);
});

test('CYC-04 an own role is not taken from who accompanies a school in it, now or in a prepared cycle', async () => {
  const id = await person('COACH');
  await place(now, { secondary_one_id: id });
  await place(next, { coach_id: id });
  await place(past, { coordinator_id: id });
  await save(id, { roles: ['COACH', 'COACH_SEC', 'COACH_CORD'] }).expect(200);
  const refused = await save(id, { roles: ['COACH', 'COACH_CORD'] });
  expect(told(refused)).toEqual([409, 'coach-roles.assigned']);
  expect(refused.body.message).toBe('Escuelas que acompaña con ese rol: 1. Pásalas a otra persona antes de quitarlo.');
  expect(told(await save(id, { roles: ['COACH_SEC'] }))).toEqual([409, 'coach-roles.assigned']);
  await save(id, { roles: ['COACH', 'COACH_SEC'] }).expect(200);
  // In the cycle to come the role is lent as well, so the own one may go.
  await lend(id, 'COACH');
  await save(id, { roles: ['COACH_SEC'] }).expect(200);
});

test('CYC-04 a transitional role is not taken from who accompanies a school in it in that cycle', async () => {
  const id = await person('PROF');
  await lend(id, 'COACH');
  await lend(id, 'COACH_SEC');
  await place(next, { coach_id: id });
  expect(told(await save(id, { roles: ['COACH_SEC'], cycle: next }))).toEqual([409, 'coach-roles.assigned']);
  const all = await admin.delete('/remove-transitional').send({ user_id: id, cycle_id: next });
  expect(told(all)).toEqual([409, 'coach-roles.assigned']);
  expect(await lent(id)).toEqual(['COACH', 'COACH_SEC']);
  await save(id, { roles: ['COACH'] }).expect(200);
  await save(id, { roles: ['COACH_SEC'], cycle: next }).expect(200);
});

test('ADM-05 a role from another system stays; T03 nobody changes their own, nor an account above', async () => {
  const id = await person('COACH');
  await server.db('role_user').where({ user_id: id }).update({ attach_type: 'remote' });
  expect(dataOf(await admin.get(`/users-hierarchy/${id}`)).fixed).toEqual(['COACH']);
  expect(told(await save(id, { roles: ['COACH_SEC'] }))).toEqual([409, 'users.role-fixed']);
  const superior = await person('SUPER_ADMIN');
  expect(told(await save(superior, { roles: ['COACH'] }))).toEqual([403, 'users.above']);
  const adminId = await person('ADMIN');
  expect(told(await save(adminId, { roles: ['COACH'] }, { as: await server.as(adminId) }))).toEqual([
    409,
    'users.oneself',
  ]);
  const deleted = await person('COACH', { deleted_at: '2026-11-02 10:00:00' });
  expect(told(await save(deleted, { roles: ['COACH'] }))).toEqual([409, 'users.deleted']);
  expect((await admin.get(`/users-hierarchy/${deleted}`)).status).toBe(404);
});

test('T03 a director of coaching reaches her branch, gives roles below hers, and never herself', async () => {
  const [mine, theirs] = [await person('COACH_MAN'), await person('COACH_MAN')];
  await server.db('school_hierarchies').where({ school_id: school }).update({ manager_id: mine });
  await place(now, { manager_id: theirs });
  const list = await director.get('/users-hierarchy');
  expect((list.body.data as RoleHolder[]).map(({ id }) => id).sort()).toEqual([directorId, mine].sort());
  expect(list.body.data.find(({ id }: RoleHolder) => id === mine)).toMatchObject({
    ...{ email: null, can: { change: true, give: ['COACH_MAN', 'COACH_CORD', 'COACH', 'COACH_SEC'] } },
  });
  await save(mine, { roles: ['COACH_MAN', 'COACH_CORD'] }, { as: director }).expect(200);
  expect(told(await save(mine, { roles: ['COACH_DIR', 'COACH_MAN'] }, { as: director }))).toEqual([
    403,
    'coach-roles.above',
  ]);
  expect(told(await save(theirs, { roles: ['COACH'] }, { as: director }))).toEqual([404, 'users.not-found']);
  expect((await director.get(`/users-hierarchy/${theirs}`)).status).toBe(404);
  for (const body of [{ roles: ['COACH_DIR', 'COACH'] }, { roles: ['COACH_MAN'], cycle: next }])
    expect(told(await save(directorId, body, { as: director }))).toEqual([409, 'users.oneself']);
  const removal = { user_id: theirs, cycle_id: next };
  expect(told(await director.delete('/remove-transitional').send(removal))).toEqual([404, 'users.not-found']);
  expect(await own(theirs)).toEqual(['COACH_MAN']);
});

test('F02 who saves over an older version is shown the present one', async () => {
  const id = await person('COACH');
  await save(id, { roles: ['COACH_SEC'], revision: 1 }).expect(200);
  const late = await save(id, { roles: ['COACH_MAN'], revision: 1 });
  expect(told(late)).toEqual([409, 'users.stale']);
  expect(late.body.current).toMatchObject({ id, roles: ['COACH_SEC'], revision: 2 });
});

test('ACC-05 sessions in a role that is taken end at once; one that stays in force keeps them', async () => {
  const id = await person('COACH');
  const coach = await server.as(id);
  await lend(id, 'COACH', now);
  await save(id, { roles: ['COACH_SEC'] }).expect(200);
  expect((await coach.get('/me')).status).toBe(200);
  const ends = async () => (await server.db('session_ends').where({ user_id: id }).pluck('id')).length;
  const before = await ends();
  await admin.delete('/remove-transitional').send({ user_id: id, cycle_id: now }).expect(200);
  expect([(await coach.get('/me')).status, await ends()]).toEqual([401, before + 1]);
});

test('NOT-01 the person is told of roles that are in force, not of those of a cycle to come', async () => {
  const id = await person('COACH');
  const { db } = server;
  await db('outbox').delete();
  await save(id, { roles: ['COACH', 'COACH_SEC'] }).expect(200);
  await save(id, { roles: ['COACH_MAN'], cycle: now }).expect(200);
  await save(id, { roles: ['COACH_MAN'], cycle: next }).expect(200);
  const kinds = (await db('outbox').orderBy('id').pluck('kind')) as string[];
  expect(kinds.filter((kind) => kind === 'user.roles-changed')).toHaveLength(2);
});
