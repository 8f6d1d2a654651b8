import type { RoleCode } from '@ruta/contracts';
import { callerOf, testServer, type Caller, type TestServer } from '../../testing/server';

/** Several coaches work while one year ends and the next begins. The server's today is 2026-11-20. */
const NEXT = { start_at: '2027-08-23', end_at: '2028-07-14' };
const AXES = [1, 2, 3, 4].map((id) => ({ id, actions: 'Con el equipo directivo', specifications: 'Detalle' }));

let server: TestServer;
let admin: Caller;
/** She has the school this year, he next year, by a role that is lent for it; the director stays above both. */
let old: Caller;
let heir: Caller;
let director: Caller;
let ids: { director: number; old: number; heir: number };
let school: number;
let first: number;
let second: number;
beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  admin = await server.as(await world.person('ADMIN'));
  ids = {
    director: await world.person('COACH_DIR'),
    old: await world.person('COACH'),
    heir: await world.person('COACH_SEC'),
  };
  [old, director] = [await server.as(ids.old), await server.as(ids.director)];
  school = await world.school({ name: 'Colegio Ceiba' });
  first = await world.cycle();
  expect(await assign(first, ids.old)).toBe(200);
});
afterAll(() => server.stop());

const accessOf = async (id: number) => (await server.db('users').where({ id }).first('access'))?.access;
let others: Record<string, string | undefined> | undefined;
/** Gives the school its people in a cycle; all but the coach are the same every time. */
async function assign(cycle_id: number, coach: number): Promise<number> {
  const someone = async (role: RoleCode) => accessOf(await server.world.person(role));
  others ??= {
    director_access: await accessOf(ids.director),
    manager_access: await someone('COACH_MAN'),
    coordinator_access: await someone('COACH_CORD'),
  };
  const body = { ...others, cycle_id, coach_access: await accessOf(coach) };
  return (await admin.put(`/schools-hierarchy/store/${school}`).send(body)).status;
}
const visit = (date: string, differs: object = {}) => ({
  ...{ school_id: school, eraser: false, objective: 'Acompañar la lectura', date, time: '10:00' },
  ...{ school_visit_axis: AXES, ...differs },
});
const statuses = (calls: readonly PromiseLike<{ status: number }>[]) =>
  Promise.all(calls.map(async (call) => (await call).status));
const listed = async (call: PromiseLike<{ status: number; body: { data: { id: number }[] } }>) => {
  const { status, body } = await call;
  return status === 200 ? body.data.map(({ id }) => id) : status;
};
const month = { start: '2026-11-01', end: '2026-11-30' };
const agenda = (who: Caller, differs: object = {}) =>
  who.get('/schools/agenda').query({ school_id: school, ...month, ...differs });
const visits = (who: Caller, differs: object = {}) =>
  who.get('/schools/visits').query({ school_id: school, ...differs });
/** What somebody may do with the school as it stands now. */
const present = (who: Caller) =>
  statuses([
    who.get(`/schools/${school}`),
    visits(who),
    agenda(who),
    who.get('/schools/visits/has-draft').query({ school_id: school }),
    who.post('/schools/visits').send(visit('2026-11-27')),
    who.post('/schools/agenda').send({
      ...{ school_id: school, title: 'Junta', description: '', date: '2026-11-27', time: '12:00' },
      ...{ duration_min: 60, place: '', levels: [], roles: ['DIR'] },
    }),
  ]);
const NOTHING = [404, 404, 404, 404, 404, 404];

describe('CYC-03 T14 a rollover: prepare, start, finish, look back', () => {
  let planned: number;
  let drafted: number;
  let item: number;

  test('the year that runs has a visit; the next is created and prepared, and changes nothing yet', async () => {
    const made = await old.post('/schools/visits').send(visit('2026-11-25'));
    expect(made.status).toBe(201);
    planned = made.body.data.id as number;
    [item = 0] = (await listed(agenda(old))) as number[];
    const kept = await old.post('/schools/visits').send(visit('2026-11-26', { eraser: true }));
    drafted = kept.body.data.id as number;

    const period = await admin.post('/periods').send({ start_year: 2027 });
    const created = await admin.post('/school-cycles').send({ ...NEXT, period_id: period.body.data.id as number });
    expect([period.status, created.status]).toEqual([201, 201]);
    second = created.body.data.id as number;
    const lent = await admin.post(`/users-hierarchy/${ids.heir}`).send({ roles: ['COACH'], cycle: second });
    const prepared = await admin.post(`/school-cycles/${second}/prepare`).send({ action: 'inherit_data', ...NEXT });
    expect([lent.status, prepared.status, await assign(second, ids.heir)]).toEqual([200, 200, 200]);

    heir = await server.as(ids.heir);
    expect(await listed(visits(old))).toEqual([drafted, planned]);
    expect(await present(heir)).toEqual(NOTHING);
    expect((await admin.get('/schools-hierarchy').query({ cycle_id: first })).body.data[0].coach.id).toBe(ids.old);
  });

  test('the finish ends the year for everybody at once, and leaves it readable', async () => {
    expect((await admin.delete('/school-cycles/finish').query({ cycle_id: first })).status).toBe(200);
    expect(await present(old)).toEqual(NOTHING);
    expect((await director.get(`/schools/${school}`)).status).toBe(404);
    expect(await listed(visits(old, { cycle_id: first }))).toEqual([drafted, planned]);
    expect(await listed(visits(director, { cycle_id: first }))).toEqual([planned]);
  });

  test('the start gives the school to the new coach; the old one’s calls are 404 with the same session', async () => {
    expect((await admin.put(`/school-cycles/${second}/start`).send({})).status).toBe(200);
    expect(await present(old)).toEqual(NOTHING);
    const chosen = await heir.put('/me/role').send({ role: 'COACH' }).expect(200);
    heir = callerOf(server.app, { Authorization: `Bearer ${chosen.headers['x-session-token'] as string}` });
    const own = await present(heir);
    expect(own.slice(0, 4)).toEqual([200, 200, 200, 200]);
    expect(own).not.toContain(404);
    expect((await director.get(`/schools/${school}`)).status).toBe(200);
  });

  test('her past is read as it was, by her and by who has the school now, and nobody changes it', async () => {
    for (const who of [old, heir, director]) {
      expect(await listed(visits(who, { cycle_id: first }))).toEqual(who === old ? [drafted, planned] : [planned]);
      expect(await listed(agenda(who, { cycle_id: first }))).toEqual([item]);
      const paths = [`/schools/visits/${planned}`, `/schools/visits/${planned}/pdf`, `/schools/agenda/${item}`];
      expect(await statuses(paths.map((path) => who.get(path)))).toEqual([200, 200, 200]);
    }
    const reason = 'La escuela tiene junta con familias';
    const moved = { date: '2026-12-01', time: '10:00', justification: reason, revision: 1 };
    const changes = [old, heir].flatMap((who) => [
      who.put(`/schools/visits/${planned}/reschedule`).send(moved),
      who.put(`/schools/visits/${planned}/cancel`).send({ reason, revision: 1 }),
    ]);
    expect(await statuses(changes)).toEqual([409, 409, 409, 409]);
    const { body } = await old.get(`/schools/visits/${drafted}`);
    expect(body.data.can).toMatchObject({ edit: false, publish: false, delete: true });
    const form = { objective: 'Otro', date: '2027-09-01', time: '10:00', school_visit_axis: AXES, revision: 1 };
    const published = await old.put(`/schools/visits/${drafted}/publish`).send(form);
    expect([published.status, published.body.code]).toEqual([409, 'visits.draft-kept']);
    expect((await heir.get(`/schools/visits/${drafted}`)).status).toBe(404);
    expect(await listed(visits(old, { cycle_id: second }))).toBe(404);
  });

  test('the new year finishes, too: the lent role is over, and its past is read by who had the school then', async () => {
    expect((await admin.delete('/school-cycles/finish').query({ cycle_id: second })).status).toBe(200);
    expect((await admin.get(`/school-cycles/${second}`)).body.data.state).toBe('finished');
    expect(await listed(visits(old, { cycle_id: second }))).toBe(404);
    for (const who of [old, director]) expect((await who.get(`/schools/${school}`)).status).toBe(404);
    expect((await visits(director, { cycle_id: second })).status).toBe(200);
    const years = await admin.get('/by-school').query({ school_id: school });
    expect(years.status).toBe(200);
    expect(await server.db('hierarchy_history').whereNull('to_at')).toEqual([]);
  });
});
