import { roleIdOf } from '../../testing/races';
import { relayOf } from '../../testing/relay';
import { testServer, type Caller, type TestServer } from '../../testing/server';

let server: TestServer;
let admin: Caller;
let adminId: number;
beforeAll(async () => {
  server = await testServer();
  adminId = await server.world.person('ADMIN', { name: 'Gabriela', surname: 'Zepeda' });
  admin = await server.as(adminId);
});
afterAll(() => server.stop());
beforeEach(async () => {
  const tables = ['pfp_closures', 'dpi_closures', 'cycle_schools', 'school_hierarchies', 'transitional_roles'];
  for (const table of [...tables, 'school_cycles', 'periods', 'audit_log', 'outbox', 'notifications'])
    await server.db(table).delete();
  await server.db('users').update({ school_id: null });
  await server.db('level_school').delete();
  await server.db('schools').delete();
});

// The server's today is 2026-11-20.
const NEXT = { start_at: '2027-08-23', end_at: '2028-07-14' };
const code = ({ body }: { body: { code?: string } }) => body.code;
const prepare = (id: number, differs: object = {}) =>
  admin.post(`/school-cycles/${id}/prepare`).send({ action: 'inherit_data', ...NEXT, ...differs });
const start = (id: number) => admin.put(`/school-cycles/${id}/start`).send({});
const pending = () => server.world.cycle({ state: 'pending', prepared: false, ...NEXT });
const withSchool = (cycle_id: number, school_id: number, differs: object = {}) =>
  server.db('cycle_schools').insert({ cycle_id, school_id, ...differs });
const hierarchyOf = (cycle_id: number, school_id: number) =>
  server
    .db('school_hierarchies')
    .where({ cycle_id, school_id })
    .first('director_id', 'manager_id', 'coordinator_id', 'coach_id', 'secondary_one_id', 'secondary_two_id');

/** A started cycle with one school that everybody accompanies. */
async function accompanied() {
  const { world } = server;
  const cycle = await world.cycle();
  const school = await world.school({ name: 'Colegio Ceiba' });
  const people = {
    director_id: await world.person('COACH_DIR'),
    manager_id: await world.person('COACH_MAN'),
    coordinator_id: await world.person('COACH_CORD'),
    coach_id: await world.person('COACH'),
    secondary_one_id: await world.person('COACH_SEC'),
    secondary_two_id: await world.person('COACH_SEC'),
  };
  await world.hierarchy(cycle, school, people);
  await withSchool(cycle, school);
  return { cycle, school, people };
}

test('CYC-03 preparing copies schools and hierarchy once; a second time is refused and adds nothing', async () => {
  const { school, people } = await accompanied();
  const id = await pending();
  const { body } = await prepare(id, { revision: 1 });
  expect(body).toMatchObject({ data: { prepared: true, state: 'pending', revision: 2 } });
  expect(body.message).toBe('Datos preparados. El ciclo se puede iniciar.');
  expect(await hierarchyOf(id, school)).toEqual(people);
  const again = await prepare(id);
  expect([again.status, code(again)]).toEqual([409, 'cycles.prepared']);
  expect(await server.db('school_hierarchies').where({ cycle_id: id })).toHaveLength(1);
  expect(await server.db('cycle_schools').where({ cycle_id: id })).toMatchObject([{ school_id: school, included: 1 }]);
});

test('CYC-03 banned and deleted people and those without the role stay behind, by name; secondary two moves up', async () => {
  const { school, people } = await accompanied();
  const { db } = server;
  const id = await pending();
  await db('users').where({ id: people.director_id }).update({ is_banned: true });
  await db('users').where({ id: people.manager_id }).update({ deleted_at: '2026-11-01 12:00:00' });
  await db('role_user').where({ user_id: people.coach_id }).delete();
  await db('role_user').where({ user_id: people.secondary_one_id }).delete();
  const dry = (await admin.get(`/school-cycles/${id}/prepare`)).body.data;
  const named = { id: school, name: 'Colegio Ceiba' };
  expect(dry).toMatchObject({
    cycle: { id, revision: 1, ...NEXT },
    schools: { included: 1, excluded: 0, added: 0 },
    complete: 0,
    incomplete: { total: 1, schools: [{ ...named, missing: ['director', 'manager', 'coach'] }] },
    left_out: {
      total: 4,
      rows: [
        { school: named, place: 'director', person: { id: people.director_id }, why: 'banned' },
        { school: named, place: 'manager', person: { id: people.manager_id }, why: 'deleted' },
        { school: named, place: 'coach', person: { id: people.coach_id }, why: 'role' },
        { school: named, place: 'secondary_one', person: { id: people.secondary_one_id }, why: 'role' },
      ],
    },
  });
  expect(await server.db('school_hierarchies').where({ cycle_id: id })).toEqual([]);
  await prepare(id);
  expect(await hierarchyOf(id, school)).toEqual({
    ...{ director_id: null, manager_id: null, coordinator_id: people.coordinator_id, coach_id: null },
    ...{ secondary_one_id: people.secondary_two_id, secondary_two_id: null },
  });
});

test('CYC-03 ACC-05 a role that is held in the new cycle counts', async () => {
  const { db } = server;
  const { school, people } = await accompanied();
  const id = await pending();
  await db('role_user').where({ user_id: people.coach_id }).delete();
  await db('transitional_roles').insert({
    ...{ user_id: people.coach_id, cycle_id: id, role_id: await roleIdOf(db, 'COACH') },
  });
  await prepare(id);
  expect(await hierarchyOf(id, school)).toMatchObject({ coach_id: people.coach_id });
});

test('CYC-03 closed schools stay behind, excluded ones come as excluded, new ones are included without anybody', async () => {
  const { world, db } = server;
  const { cycle, school } = await accompanied();
  const closed = await world.school({ name: 'Colegio Cerrado' });
  const excluded = await world.school({ name: 'Colegio Fuera' });
  const added = await world.school({ name: 'Colegio Nuevo' });
  await withSchool(cycle, closed);
  await withSchool(cycle, excluded, { included: false, excluded_at: '2026-09-01 12:00:00', excluded_by: adminId });
  await db('schools').where({ id: closed }).update({ deleted_at: '2026-10-01 12:00:00', active: false });
  const id = await pending();
  const dry = (await admin.get(`/school-cycles/${id}/prepare`)).body.data;
  expect(dry).toMatchObject({
    schools: { included: 2, excluded: 1, added: 1 },
    incomplete: { total: 1, schools: [{ id: added, missing: ['director', 'manager', 'coordinator', 'coach'] }] },
    left_out: { total: 1, rows: [{ school: { name: 'Colegio Cerrado' }, place: null, person: null, why: 'closed' }] },
  });
  await prepare(id);
  const rows = await db('cycle_schools').where({ cycle_id: id }).orderBy('school_id');
  expect(rows.map(({ school_id, included, excluded_by }) => [school_id, included, excluded_by])).toEqual([
    [school, 1, null],
    [excluded, 0, adminId],
    [added, 1, null],
  ]);
  // Each has a row, so that lists show it; nobody comes along with an excluded one.
  expect(await db('school_hierarchies').where({ cycle_id: id }).orderBy('school_id').pluck('school_id')).toEqual([
    school,
    excluded,
    added,
  ]);
});

test('CYC-03 without an earlier cycle every open school is included, unassigned', async () => {
  const school = await server.world.school();
  const id = await pending();
  const dry = (await admin.get(`/school-cycles/${id}/prepare`)).body.data;
  expect(dry).toMatchObject({ from: null, schools: { included: 1, added: 1 }, closures: [] });
  await prepare(id);
  expect(await hierarchyOf(id, school)).toMatchObject({ director_id: null, coach_id: null });
});

test('CYC-02 CYC-03 closures move by the distance of the starts; past and outside ones stay behind, by name', async () => {
  const { db } = server;
  const { cycle, school } = await accompanied();
  // The starts are 364 days apart.
  await db('pfp_closures').insert({
    cycle_id: cycle,
    closure_at: '2027-05-28',
    start_at: '2026-08-24',
    end_at: '2027-07-15',
  });
  await db('dpi_closures').insert([
    { cycle_id: cycle, school_id: null, start_at: '2026-08-24', end_at: '2027-07-20' },
    { cycle_id: cycle, school_id: school, start_at: '2026-09-21', end_at: '2026-10-16' },
  ]);
  const id = await pending();
  const dry = (await admin.get(`/school-cycles/${id}/prepare`)).body.data;
  expect(dry.closures).toEqual([
    { kind: 'pfp', school: null, end_at: '2028-05-26', why: null },
    { kind: 'dpi', school: null, end_at: '2028-07-18', why: 'outside' },
  ]);
  await prepare(id);
  expect(await db('pfp_closures').where({ cycle_id: id })).toMatchObject([{ closure_at: '2028-05-26', ...NEXT }]);
  expect(await db('dpi_closures').where({ cycle_id: id })).toMatchObject([
    { school_id: school, start_at: '2027-09-20', end_at: '2027-10-15' },
  ]);
});

test('CYC-03 the dates must be the cycle’s; nothing is written by a refusal', async () => {
  await accompanied();
  const id = await pending();
  for (const differs of [{ start_at: '2027-08-24' }, { end_at: '2028-07-15' }, { revision: 7 }]) {
    const stale = await prepare(id, differs);
    expect([stale.status, code(stale)]).toEqual([409, 'cycles.stale']);
  }
  for (const action of ['', 'copy', undefined]) expect((await prepare(id, { action })).status).toBe(422);
  expect(await server.db('cycle_schools').where({ cycle_id: id })).toEqual([]);
});

test('CYC-03 a cycle is started once it is prepared, while none is running and its end is not past', async () => {
  const { world } = server;
  const running = await world.cycle();
  const unprepared = await pending();
  const over = await world.cycle({ state: 'pending', start_at: '2025-08-25', end_at: '2026-11-19' });
  const ready = await world.cycle({ state: 'pending', ...NEXT });
  const codes = async () => Promise.all([unprepared, over, ready, running].map(async (id) => code(await start(id))));
  expect(await codes()).toEqual([
    'cycles.not-prepared',
    'cycles.other-started',
    'cycles.other-started',
    'cycles.started',
  ]);
  expect((await admin.delete('/school-cycles/finish')).body).toMatchObject({
    data: { id: running, state: 'finished', revision: 2 },
    message: 'Ciclo finalizado.',
  });
  expect(code(await start(over))).toBe('cycles.over');
  expect((await start(ready)).body).toMatchObject({
    data: { id: ready, state: 'started' },
    message: 'Ciclo iniciado.',
  });
  expect(await codes()).toEqual(['cycles.not-prepared', 'cycles.other-started', 'cycles.started', 'cycles.finished']);
});

test('CYC-03 finishing ends the started cycle, the one that was seen, and keeps the names of its schools', async () => {
  const { db } = server;
  const nothing = await admin.delete('/school-cycles/finish');
  expect([nothing.status, code(nothing)]).toEqual([409, 'cycles.none-started']);
  const { cycle, school } = await accompanied();
  for (const seen of [{ cycle_id: cycle + 1 }, { cycle_id: cycle, revision: 9 }]) {
    const stale = await admin.delete('/school-cycles/finish').query(seen);
    expect([stale.status, code(stale)]).toEqual([409, 'cycles.stale']);
  }
  expect((await admin.delete('/school-cycles/finish').query({ cycle_id: cycle, revision: 1 })).status).toBe(200);
  await db('schools').where({ id: school }).update({ name: 'Otro nombre' });
  expect(await db('cycle_schools').where({ cycle_id: cycle })).toMatchObject([{ school_name: 'Colegio Ceiba' }]);
  expect((await admin.get(`/school-cycles/${cycle}`)).body.data).toMatchObject({
    state: 'finished',
    can: { edit: false },
  });
});

test('ACC-05 CYC-03 transitional roles are in force from the start to the finish', async () => {
  const { world, db } = server;
  const id = await world.cycle({ state: 'pending' });
  const person = await world.person('COACH');
  const caller = await server.as(person);
  await db('transitional_roles').insert({ user_id: person, cycle_id: id, role_id: await roleIdOf(db, 'COACH_MAN') });
  const roles = async () => (await caller.get('/me')).body.data.roles as string[];
  expect(await roles()).toEqual(['COACH']);
  await start(id);
  expect((await roles()).sort()).toEqual(['COACH', 'COACH_MAN']);
  await admin.delete('/school-cycles/finish');
  expect(await roles()).toEqual(['COACH']);
});

test('CYC-03 the password is asked again for prepare, start and finish, and not for closures', async () => {
  const { cycle } = await accompanied();
  const id = await pending();
  server.clock.set('2026-11-20T18:20:00Z');
  const answers = [await prepare(id), await start(id), await admin.delete('/school-cycles/finish')];
  const range = { start_at: '2026-08-24', end_at: '2027-07-15' };
  const closure = await admin.put(`/school-cycles/${cycle}/pfp/set-limit`).send({ limit: '2027-05-28', ...range });
  server.clock.set('2026-11-20T18:00:00Z');
  expect(answers.map((answer) => [answer.status, code(answer)])).toEqual(
    answers.map(() => [403, 'access.confirm-first']),
  );
  expect(closure.status).toBe(200);
});

test('CYC-03 NOT-01 who accompanies a school of the cycle and the school’s leaders are told; every step is in the log', async () => {
  const { db, world } = server;
  const { cycle, school, people } = await accompanied();
  const leader = await world.person('DIR', { school_id: school });
  await world.person('PROF', { school_id: school });
  await admin.delete('/school-cycles/finish');
  await relayOf(server).run();
  const told = await db('notifications').orderBy('user_id');
  expect(told.map(({ user_id }) => user_id as number)).toEqual([...Object.values(people), leader]);
  expect(told[0]).toMatchObject({ type: 'cycle.finished', url: '/' });
  expect(JSON.parse(told[0]?.data ?? '')).toMatchObject({ cycle_id: cycle, actor_id: adminId });
  const coach = await server.as(people.coach_id);
  const { body } = await coach.get('/scholastic/notifications');
  expect(body.data[0].body).toMatch(/^Gabriela Zepeda finalizó el ciclo escolar periodo \d+ el 20-11-2026\.$/);

  const id = await pending();
  await prepare(id);
  await start(id);
  expect(await db('audit_log').orderBy('id').pluck('action')).toEqual([
    'cycle.finished',
    'cycle.prepared',
    'cycle.started',
  ]);
});
