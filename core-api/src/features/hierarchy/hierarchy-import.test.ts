import type { VisitStatusKey } from '@ruta/contracts/visits/visit.schema';
import { testServer, type Caller, type TestServer } from '../../testing/server';

const NOW = '2026-11-20T18:00:00Z';

let server: TestServer;
let admin: Caller;
let administrator: number;
beforeAll(async () => {
  server = await testServer();
  administrator = await server.world.person('ADMIN');
});
afterAll(() => server.stop());

type Team = Record<'director_id' | 'manager_id' | 'coordinator_id' | 'coach_id', number>;
let cycle: number;
let team: Team;
let other: number;
beforeEach(async () => {
  const { db, world } = server;
  server.clock.set(NOW);
  admin = await server.as(administrator);
  for (const table of ['import_batches', 'hierarchy_history', 'school_hierarchies', 'cycle_schools'])
    await db(table).delete();
  for (const table of ['agenda_activities', 'school_visits', 'school_cycles', 'schools', 'audit_log', 'outbox'])
    await db(table).delete();
  cycle = await world.cycle();
  team = {
    director_id: await world.person('COACH_DIR'),
    manager_id: await world.person('COACH_MAN'),
    coordinator_id: await world.person('COACH_CORD'),
    coach_id: await world.person('COACH'),
  };
  other = await world.person('COACH');
});

const school = async (code: string, people: Partial<Team> = team, in_cycle = cycle): Promise<number> => {
  const { db, world } = server;
  const id = await world.school({ name: `Escuela ${code}` });
  await db('schools').where({ id }).update({ code });
  await world.hierarchy(in_cycle, id, people);
  if (Object.keys(people).length === 0) return id;
  await db('hierarchy_history').insert(
    Object.entries(people).map(([column, user_id]) => ({
      ...{ cycle_id: in_cycle, school_id: id, place: column.replace('_id', '') as 'coach', user_id },
      ...{ from_at: '2026-11-01 12:00:00', reason: 'saved' as const },
    })),
  );
  return id;
};
const visit = async (school_id: number, coach_id: number, key: VisitStatusKey = 'new') => {
  const { db } = server;
  const { id: school_visit_status_id } = (await db('school_visit_statuses').where({ key }).first('id')) as {
    id: number;
  };
  const stamps = { created_at: '2026-11-01 12:00:00', updated_at: '2026-11-01 12:00:00' };
  const [id = 0] = (await db('school_visits').insert({
    ...{ school_id, coach_id, cycle_id: cycle, objective: '', timezone: 'America/Mexico_City', eraser: false },
    ...{ school_visit_status_id, ...stamps },
  } as never)) as number[];
  return id;
};
const access = async (id: number) =>
  ((await server.db('users').where({ id }).first('access')) as { access: string }).access;
const HEADINGS = 'Escuela,Director de coaching,Gerente,Coordinador,Coach,Coach de apoyo 1,Coach de apoyo 2';
const row = async (code: string, coach: number | string, more = ',') => {
  const above = await Promise.all([team.director_id, team.manager_id, team.coordinator_id].map(access));
  return [code, ...above, typeof coach === 'number' ? await access(coach) : coach].join(',') + `,${more}`;
};
const upload = (rows: readonly string[], in_cycle?: number) => {
  const request = admin.post('/imports').field('kind', 'hierarchy');
  if (in_cycle !== undefined) void request.field('cycle_id', String(in_cycle));
  return request.attach('file', Buffer.from([HEADINGS, ...rows].join('\r\n')), 'equipos.csv');
};
const read = async (rows: readonly string[], in_cycle?: number) => {
  const { status, body } = await upload(rows, in_cycle);
  expect([status, body.code]).toEqual([201, undefined]);
  return body.data as { id: number; counts: Record<string, number>; moves: object | null; cycle: { id: number } };
};
interface Row {
  outcome: string;
  faults: { column: string; text: string }[];
  changes: { column: string; from: string; to: string }[];
  moves: object | null;
  done: string | null;
}
const rowsOf = async (id: number) => ((await admin.get(`/imports/${id}/rows?size=50`)).body as { data: Row[] }).data;
const apply = (id: number, { revision = 1, leave_out = false } = {}) =>
  admin.post(`/imports/${id}/apply`).send({ revision, leave_out });
const undo = (id: number, revision = 2) => admin.post(`/imports/${id}/undo`).send({ revision });
const code = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const coachOf = async (school_id: number, in_cycle = cycle) =>
  (await server.db('school_hierarchies').where({ school_id, cycle_id: in_cycle }).first('coach_id'))?.coach_id;
const openCoach = (school_id: number) =>
  server.db('hierarchy_history').where({ school_id, place: 'coach', to_at: null }).pluck('user_id');

test('HIE-03 a file of the hierarchy is reviewed with what it moves, applied as one change, and undone', async () => {
  const { db } = server;
  const [one, two] = [await school('A1'), await school('A2')];
  const planned = await visit(one, team.coach_id);
  const begun = await visit(two, team.coach_id, 'progress');
  const { id, counts, moves } = await read([await row('A1', other), await row('A2', other)]);
  expect(counts).toMatchObject({ changes: 2 });
  expect(moves).toEqual({ visits: 1, activities: 0, kept: 1 });
  const [first] = await rowsOf(id);
  expect(first).toMatchObject({
    changes: [{ column: 'coach_access', from: await access(team.coach_id), to: await access(other) }],
    moves: { visits: 1, activities: 0, kept: 0 },
  });
  expect(await coachOf(one)).toBe(team.coach_id);

  expect((await apply(id)).status).toBe(200);
  expect([await coachOf(one), await coachOf(two)]).toEqual([other, other]);
  expect(await openCoach(one)).toEqual([other]);
  const coaches = () => db('school_visits').orderBy('id').whereIn('id', [planned, begun]).pluck('coach_id');
  expect(await coaches()).toEqual([other, team.coach_id]);
  expect(await db('outbox').where({ kind: 'hierarchy.reassigned' }).count({ n: '*' })).toEqual([{ n: 1 }]);
  expect(await db('audit_log').orderBy('id').pluck('action')).toEqual([
    ...['hierarchy.saved', 'hierarchy.saved', 'import.applied'],
  ]);

  expect((await undo(id)).body).toMatchObject({ data: { kept: 0 } });
  expect([await coachOf(one), await coachOf(two)]).toEqual([team.coach_id, team.coach_id]);
  expect(await openCoach(one)).toEqual([team.coach_id]);
  expect(await coaches()).toEqual([team.coach_id, team.coach_id]);
});

test('every row passes the rules of a save', async () => {
  const { db, world } = server;
  const [, , excluded] = [await school('A1'), await school('A2'), await school('A3'), await school('A4', {})];
  await world.school({ name: 'Fuera' });
  await db('cycle_schools').insert({ cycle_id: cycle, school_id: excluded, included: false });
  const teacher = await world.person('PROF');
  const { id } = await read([
    await row('A1', team.coach_id), // unchanged
    await row('A1', other), // twice
    await row('A2', teacher), // invalid: without the role
    await row('A3', other), // invalid: excluded
    await row('A4', other), // ready: nobody was there
    await row('Fuera', other), // invalid: not in the cycle
    await row('Atlántida', other), // unknown
    await row('', other), // invalid
  ]);
  const rows = await rowsOf(id);
  expect(rows.map(({ outcome }) => outcome)).toEqual([
    ...['unchanged', 'twice', 'invalid', 'invalid', 'ready', 'invalid', 'unknown', 'invalid'],
  ]);
  expect(rows[2]?.faults).toEqual([
    { column: 'coach_access', text: 'Esta persona no tiene el rol en el ciclo o no tiene acceso.' },
  ]);
  expect(rows[3]?.faults).toEqual([
    { column: 'school', text: 'La escuela está excluida de este ciclo. Inclúyela primero.' },
  ]);
  expect(code(await apply(id))).toEqual([409, 'imports.bad-rows']);
});

test('a main place is filled, and coaches differ; a column that the file lacks leaves the place', async () => {
  const secondary = await server.world.person('COACH_SEC');
  const id = await school('A1', { ...team, secondary_one_id: secondary } as Team);
  const { id: empty } = await read([await row('A1', ''), await row('A1', other)]);
  expect((await rowsOf(empty))[0]).toMatchObject({ outcome: 'invalid', faults: [{ column: 'coach_access' }] });

  const short = [HEADINGS.split(',').slice(0, 5).join(','), (await row('A1', other)).split(',').slice(0, 5).join(',')];
  const request = admin.post('/imports').field('kind', 'hierarchy');
  const { body } = await request.attach('file', Buffer.from(short.join('\r\n')), 'equipos.csv');
  expect((await apply((body as { data: { id: number } }).data.id)).status).toBe(200);
  expect(await server.db('school_hierarchies').where({ school_id: id }).first('coach_id', 'secondary_one_id')).toEqual({
    coach_id: other,
    secondary_one_id: secondary,
  });
});

test('work that was saved since the preview is shown before anything moves', async () => {
  const one = await school('A1');
  const { id } = await read([await row('A1', other)]);
  await visit(one, team.coach_id);
  const refused = await apply(id);
  expect(code(refused)).toEqual([409, 'imports.outdated']);
  expect(refused.body).toMatchObject({ current: { moves: { visits: 1, activities: 0, kept: 0 } } });
  expect(await coachOf(one)).toBe(team.coach_id);
  expect((await apply(id, { revision: 2 })).status).toBe(200);
  expect(await coachOf(one)).toBe(other);
});

test('a prepared cycle takes rows without work, a finished one and one that is not prepared refuse', async () => {
  const { world } = server;
  const next = await world.cycle({ state: 'pending', prepared: true, start_at: '2027-08-23', end_at: '2028-07-14' });
  const raw = await world.cycle({ state: 'pending', prepared: false, start_at: '2028-08-23', end_at: '2029-07-14' });
  const past = await world.cycle({ state: 'finished', start_at: '2025-08-23', end_at: '2026-07-14' });
  const one = await school('A1', team, next);
  const rows = [await row('A1', other)];
  expect(code(await upload(rows, past))).toEqual([409, 'cycles.finished']);
  expect(code(await upload(rows, raw))).toEqual([409, 'cycles.not-prepared']);
  const { id, cycle: named } = await read(rows, next);
  expect(named.id).toBe(next);
  await server.db('school_cycles').where({ id: next }).update({ state: 'finished' });
  expect(code(await apply(id))).toEqual([409, 'cycles.finished']);
  await server.db('school_cycles').where({ id: next }).update({ state: 'pending' });
  expect((await apply(id)).status).toBe(200);
  expect(await coachOf(one, next)).toBe(other);
});

test('the undo leaves a school that somebody saved since, and one whose former coach may not come back', async () => {
  const { db, world } = server;
  const gone = await world.person('COACH');
  const [one, two, three] = [await school('A1'), await school('A2', { ...team, coach_id: gone }), await school('A3')];
  const { id } = await read([await row('A1', other), await row('A2', other), await row('A3', other)]);
  expect((await apply(id)).status).toBe(200);
  await db('school_hierarchies').where({ school_id: one }).increment('revision');
  await db('users').where({ id: gone }).update({ is_banned: true });
  expect((await undo(id)).body).toMatchObject({ data: { kept: 2 } });
  expect((await rowsOf(id)).map(({ done }) => done)).toEqual(['kept', 'kept', 'undone']);
  expect(await Promise.all([one, two, three].map((each) => coachOf(each)))).toEqual([other, other, team.coach_id]);
});

test('what two coaches left to one goes back to each', async () => {
  const { db, world } = server;
  const secondary = await world.person('COACH_SEC');
  const one = await school('A1', { ...team, secondary_one_id: secondary } as Team);
  const visits = [await visit(one, team.coach_id), await visit(one, secondary)];
  const { id } = await read([await row('A1', other)]);
  expect((await apply(id)).status).toBe(200);
  const coaches = () => db('school_visits').whereIn('id', visits).orderBy('id').pluck('coach_id');
  expect(await coaches()).toEqual([other, other]);
  expect((await undo(id)).status).toBe(200);
  expect(await coaches()).toEqual([team.coach_id, secondary]);
});

test('an applying and a save of one school at once: one wins, and the other is told', async () => {
  for (let round = 0; round < 5; round += 1) {
    const third = await server.world.person('COACH');
    const one = await school(`R${round}`);
    const { id } = await read([await row(`R${round}`, other)]);
    const form = {
      ...{ school_id: one, director_access: await access(team.director_id), coach_access: await access(third) },
      manager_access: await access(team.manager_id),
      coordinator_access: await access(team.coordinator_id),
    };
    const [applied, saved] = await Promise.all([
      apply(id),
      admin.put(`/schools-hierarchy/store/${one}`).send({ ...form, school_name: `Escuela R${round}`, revision: 1 }),
    ]);
    if (applied.status === 200) expect([code(saved), await coachOf(one)]).toEqual([[409, 'hierarchy.stale'], other]);
    else expect([code(applied), saved.status, await coachOf(one)]).toEqual([[409, 'imports.outdated'], 200, third]);
    expect(await openCoach(one)).toEqual([await coachOf(one)]);
  }
});

test('HIE-03 a file that gives somebody many schools says so, and is applied; another load makes no other preview', async () => {
  const { world } = server;
  const codes = ['M1', 'M2', 'M3', 'M4'];
  for (const one of codes) await school(one);
  for (const one of ['N1', 'N2']) await school(one, { ...team, coach_id: await world.person('COACH') });
  // Afterwards `other` has four of six, two others one each: the mean is 2.
  const { id } = await read(await Promise.all(codes.map((one) => row(one, other))));
  const { heavy } = (await admin.get(`/imports/${id}`)).body.data as { heavy: unknown };
  expect(heavy).toMatchObject([{ person: { id: other }, role: 'COACH', schools: 4, mean: 2 }]);
  await school('N3', { ...team, coach_id: other });
  expect((await apply(id)).status).toBe(200);
});
