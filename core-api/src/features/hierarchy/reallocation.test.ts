import type { RoleCode } from '@ruta/contracts';
import type { Place } from '@ruta/contracts/cycles/cycle.schema';
import type { VisitStatusKey } from '@ruta/contracts/visits/visit.schema';
import { testServer, type Caller, type TestServer } from '../../testing/server';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await testServer();
  admin = await server.as(await server.world.person('ADMIN'));
});
afterAll(() => server.stop());

const ROLES = {
  director: 'COACH_DIR',
  manager: 'COACH_MAN',
  coordinator: 'COACH_CORD',
  coach: 'COACH',
  other: 'COACH',
  one: 'COACH_SEC',
  two: 'COACH_SEC',
} as const satisfies Record<string, RoleCode>;
type Name = keyof typeof ROLES;
let cycle: number;
let school: number;
let ids: Record<Name, number>;
let access: Record<Name, string>;

beforeEach(async () => {
  const { db, world } = server;
  for (const table of [
    'hierarchy_history',
    'school_hierarchies',
    'cycle_schools',
    'agenda_activities',
    'school_visits',
  ])
    await db(table).delete();
  for (const table of ['school_cycles', 'audit_log', 'notifications', 'outbox']) await db(table).delete();
  cycle = await world.cycle();
  school = await world.school();
  [ids, access] = [{}, {}] as [typeof ids, typeof access];
  for (const [name, role] of Object.entries(ROLES) as [Name, RoleCode][]) {
    ids[name] = await world.person(role);
    access[name] = ((await db('users').where({ id: ids[name] }).first('access')) as { access: string }).access;
  }
});

const team = (differs: object = {}) => ({
  director_access: access.director,
  manager_access: access.manager,
  coordinator_access: access.coordinator,
  coach_access: access.coach,
  ...differs,
});
const put = (path: string, body: object = {}) => admin.put(`/schools-hierarchy/${path}`).send(body);
const store = (body: object) => put(`store/${school}`, body);
const review = (query: object) => admin.get('/review').query({ school_id: school, ...query });
const code = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const statusId = async (key: VisitStatusKey) =>
  ((await server.db('school_visit_statuses').where({ key }).first('id')) as { id: number }).id;

const insert = async (table: string, row: object): Promise<number> => {
  const [id = 0] = (await server.db(table).insert(row)) as number[];
  return id;
};
const visit = async (coach_id: number, differs: object = {}, key: VisitStatusKey = 'new') => {
  return insert('school_visits', {
    ...{ school_id: school, coach_id, cycle_id: cycle, objective: '', timezone: 'America/Mexico_City' },
    ...{ eraser: false, school_visit_status_id: await statusId(key) },
    created_at: '2026-11-01 12:00:00',
    updated_at: '2026-11-01 12:00:00',
    ...differs,
  });
};
const activity = async (differs: object = {}) => {
  return insert('agenda_activities', {
    ...{ school_id: school, cycle_id: cycle, activity_type: 'CustomActivity', activity: 'Taller', description: '' },
    ...{ date: '2026-11-27', time: '10:00', timezone: 'America/Mexico_City', datetime: '2026-11-27 16:00:00' },
    created_at: '2026-11-01 12:00:00',
    updated_at: '2026-11-01 12:00:00',
    ...differs,
  });
};
const coachOf = async (table: 'school_visits' | 'agenda_activities', id: number) =>
  (await server.db(table).where({ id }).first('coach_id'))?.coach_id;
const movedOf = async (place: Place) => {
  const rows = await server.db('hierarchy_history').where({ school_id: school, place }).orderBy('id');
  return rows.map(({ moved }) => JSON.parse(moved ?? 'null') as unknown);
};

test('PAI-02 HIE-03 the coach’s activity of a plan that was made without a coach goes to the next one, unless it began', async () => {
  await store(team({ coach_access: null }));
  const plan = { activity_type: 'PaiCoachActivity' };
  const waiting = await activity(plan);
  const begun = await activity({ ...plan, isStarted: true });
  const elsewhere = await activity({ ...plan, school_id: await server.world.school() });
  const schools = await activity({ activity_type: 'PaiSchoolActivity' });
  const { body } = await review(team());
  expect((await store({ ...team(), revision: body.data.revision, mark: body.data.mark })).status).toBe(200);
  expect(await coachOf('agenda_activities', waiting)).toBe(ids.coach);
  for (const id of [begun, elsewhere, schools]) expect(await coachOf('agenda_activities', id)).toBeNull();
  const next = team({ coach_access: access.other });
  const moves = (await review(next)).body.data;
  expect(moves.moves).toMatchObject([{ activities: 1 }]);
  expect((await store({ ...next, revision: moves.revision, mark: moves.mark })).status).toBe(200);
  expect(await coachOf('agenda_activities', waiting)).toBe(ids.other);
});

test('HIE-03 the review names what moves and what stays, and the save moves just that', async () => {
  await store(team());
  const planned = [await visit(ids.coach), await visit(ids.coach)];
  const begun = await visit(ids.coach, {}, 'progress');
  const finished = await visit(ids.coach, {}, 'finished');
  const cancelled = await visit(ids.coach, { cancelled_at: '2026-11-02 12:00:00' });
  const draft = await visit(ids.coach, { eraser: true });
  const elsewhere = await visit(ids.coach, { school_id: await server.world.school() });
  const own = await activity({ created_by: ids.coach });
  const mirror = await activity({
    ...{ activity_type: 'SchoolVisitActivity', activity_id: planned[0], coach_id: ids.coach },
  });
  const done = await activity({ coach_id: ids.coach, isCompleted: true });

  const next = team({ coach_access: access.other });
  const { status, body } = await review(next);
  expect([status, body.data.revision]).toEqual([200, 2]);
  expect(body.data.moves).toMatchObject([
    {
      ...{ place: 'coach', from: { id: ids.coach }, to: { id: ids.other }, heir: { id: ids.other } },
      ...{ visits: 2, activities: 1, in_progress: 1, drafts: 1, conferences: 0 },
    },
  ]);
  expect(await coachOf('school_visits', planned[0] ?? 0)).toBe(ids.coach);

  const saved = await store({ ...next, revision: 2, mark: body.data.mark as string });
  expect(saved.status).toBe(200);
  for (const id of planned) expect(await coachOf('school_visits', id)).toBe(ids.other);
  for (const id of [begun, finished, cancelled, draft, elsewhere])
    expect(await coachOf('school_visits', id)).toBe(ids.coach);
  for (const id of [own, mirror]) expect(await coachOf('agenda_activities', id)).toBe(ids.other);
  expect(await coachOf('agenda_activities', done)).toBe(ids.coach);
  expect(await movedOf('coach')).toEqual([{ visits: 2, activities: 1, kept: 2 }, null]);
});

test('HIE-03 what has changed since the review is shown again before anything moves', async () => {
  await store(team());
  await visit(ids.coach);
  const next = team({ coach_access: access.other });
  const { mark } = (await review(next)).body.data as { mark: string };
  const late = await visit(ids.coach);
  expect(code(await store({ ...next, mark }))).toEqual([409, 'hierarchy.review-outdated']);
  expect(await coachOf('school_visits', late)).toBe(ids.coach);
  const { mark: again } = (await review(next)).body.data as { mark: string };
  expect((await store({ ...next, mark: again })).status).toBe(200);
  expect(await coachOf('school_visits', late)).toBe(ids.other);
});

test('HIE-03 work goes to who takes the place, else to the coach; who changes places keeps theirs', async () => {
  const { id: role_id } = (await server.db('roles').where({ code: 'COACH' }).first('id')) as { id: number };
  await server.db('role_user').insert({ user_id: ids.one, role_id });
  await store(team({ sec_coach_access_one: access.one, sec_coach_access_two: access.two }));
  const [mine, hers, theirs] = [await visit(ids.coach), await visit(ids.one), await visit(ids.two)];
  const next = team({ coach_access: access.one, sec_coach_access_one: null, sec_coach_access_two: null });
  const { moves } = (await review(next)).body.data as { moves: object[] };
  expect(moves).toMatchObject([
    { place: 'coach', from: { id: ids.coach }, heir: { id: ids.one }, visits: 1 },
    { place: 'secondary_one', from: { id: ids.one }, to: null, heir: null, visits: 0 },
    { place: 'secondary_two', from: { id: ids.two }, to: null, heir: { id: ids.one }, visits: 1 },
  ]);
  await store(next);
  for (const id of [mine, hers, theirs]) expect(await coachOf('school_visits', id)).toBe(ids.one);
});

test('HIE-03 a release empties all places, and the work stays where it was', async () => {
  await store(team({ sec_coach_access_one: access.one }));
  const left = await visit(ids.coach);
  const { moves, mark } = (await review({})).body.data as { moves: object[]; mark: string };
  expect(moves).toHaveLength(5);
  expect(moves).toContainEqual(expect.objectContaining({ place: 'coach', to: null, heir: null, visits: 1 }) as object);
  const { status, body } = await put(`${school}/release`, { mark });
  expect([status, body.message]).toEqual([200, 'Escuela liberada.']);
  expect(body.data).toMatchObject({ director_id: null, director_access: null, coach: null, sec_coach_one: null });
  expect(await coachOf('school_visits', left)).toBe(ids.coach);
  expect(await movedOf('coach')).toEqual([{ visits: 0, activities: 0, kept: 1 }]);
  expect(code(await put(`${school}/release`))).toEqual([409, 'hierarchy.unassigned']);
});

test('HIE-04 B24 excluded only without director, manager, coordinator and coach; secondaries are cleared by it', async () => {
  await store(team({ sec_coach_access_one: access.one }));
  const nobody = { director_id: null, manager_id: null, coordinator_id: null, coach_id: null, director_access: null };
  const place = (people: object) =>
    server
      .db('school_hierarchies')
      .where({ school_id: school })
      .update({ ...nobody, ...people });
  // Each of the four alone keeps it in.
  for (const role of ['director', 'manager', 'coordinator', 'coach'] as const) {
    await place({ [`${role}_id`]: ids[role] });
    expect([role, ...code(await put(`${school}/exclude`))]).toEqual([role, 409, 'hierarchy.assigned']);
  }
  await place({});
  const { status, body } = await put(`${school}/exclude`);
  expect([status, body.message]).toEqual([200, 'Escuela excluida del ciclo.']);
  expect(body.data).toMatchObject({ excluded: true, sec_coach_one: null, can: { include: true, assign: false } });
  expect(await server.db('cycle_schools').where({ school_id: school }).first()).toMatchObject({ included: 0 });
  expect(code(await put(`${school}/exclude`))).toEqual([409, 'hierarchy.excluded']);
  expect(code(await store(team()))).toEqual([409, 'hierarchy.excluded']);
  const included = await put(`${school}/include`);
  expect([included.status, included.body.data.excluded]).toEqual([200, false]);
  expect(await server.db('cycle_schools').where({ school_id: school }).first()).toMatchObject({
    ...{ included: 1, excluded_at: null, excluded_by: null },
  });
  expect(code(await put(`${school}/include`))).toEqual([409, 'hierarchy.included']);
});

test('HIE-06 every change answers below /school-cycles, too', async () => {
  const below = (path: string, body: object = {}) => admin.put(`/school-cycles/schools-hierarchy/${path}`).send(body);
  expect((await below(`store/${school}`, team())).status).toBe(200);
  expect((await admin.get('/school-cycles/review').query({ school_id: school })).body.data.moves).toHaveLength(4);
  expect((await below(`${school}/release`)).status).toBe(200);
  expect((await below(`${school}/exclude`)).status).toBe(200);
  expect((await below(`${school}/include`)).status).toBe(200);
});

test('HIE-03 a review keeps nothing, not even the row of a school that a prepared cycle does not know yet', async () => {
  const { db, world } = server;
  const prepared = await world.cycle({ state: 'pending', start_at: '2027-08-23', end_at: '2028-07-14' });
  const fresh = await world.school();
  const { status, body } = await review({ ...team(), school_id: fresh, cycle_id: prepared });
  expect([status, body.data?.cycle_id]).toEqual([200, prepared]);
  expect(await db('school_hierarchies').where({ school_id: fresh })).toEqual([]);
});

test('HIE-03 the review warns where the new person would have half more schools than the mean, and nothing is refused', async () => {
  const { world } = server;
  await store(team());
  const below = { director_id: ids.director, manager_id: ids.manager, coordinator_id: ids.coordinator };
  const with5 = await world.person('COACH');
  for (let at = 0; at < 5; at += 1)
    await world.hierarchy(cycle, await world.school(), { ...below, coach_id: ids.other });
  await world.hierarchy(cycle, await world.school(), { ...below, coach_id: with5 });
  // Afterwards `other` has six, `with5` one: the mean is 3.5, half more is 5.25.
  const heavy = await review(team({ coach_access: access.other }));
  expect([heavy.status, heavy.body.data.heavy]).toEqual([200, [{ place: 'coach', schools: 6, mean: 3.5 }]]);
  // Who stays and who leaves are no news; a release gives nobody a school.
  expect((await review(team())).body.data.heavy).toEqual([]);
  expect((await review({})).body.data.heavy).toEqual([]);
  expect((await store(team({ coach_access: access.other }))).status).toBe(200);
});

test('CYC-05 the schools of a cycle in numbers, within reach', async () => {
  const { world } = server;
  await store(team());
  await world.hierarchy(cycle, await world.school(), { director_id: ids.director });
  const out = await world.school();
  await world.hierarchy(cycle, out, {});
  expect((await put(`${out}/exclude`)).status).toBe(200);
  const count = (caller: Caller, id = cycle) => caller.get('/schools-hierarchy/count').query({ cycle_id: id });
  expect((await count(admin)).body.data).toEqual({ included: 2, complete: 1, incomplete: 1, excluded: 1 });
  const manager = await server.as(ids.manager);
  expect((await count(manager)).body.data).toEqual({ included: 1, complete: 1, incomplete: 0, excluded: 0 });
  expect(code(await count(admin, cycle + 999))).toEqual([404, 'cycles.not-found']);
});
