import { HOLIDAYS_READ_MAX } from '@ruta/contracts/holidays/limits';
import { testServer, type Caller, type TestServer } from '../../testing/server';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await testServer();
  admin = await server.as(await server.world.person('ADMIN'));
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ['holidays', 'audit_log']) await server.db(table).delete();
});

const META = { scope: 'national', kind: 'rest', states: [] as number[], confirmed: true };
const row = (differs: object = {}) => ({
  ...{ name: 'Día de la Constitución', description: 'Descanso obligatorio.' },
  ...{ start_at: '2027-02-01', end_at: '2027-02-01', meta: META, ...differs },
});
const save = (...holidays: unknown[]) => admin.post('/holidays').send({ holidays });
type Saved = { id: number; revision: number; name: string };
const saved = async (...rows: unknown[]) => {
  const res = await save(...rows);
  expect([res.status, res.body.message]).toEqual([200, 'Días inhábiles guardados.']);
  return (res.body as { data: Saved[] }).data;
};
const names = async (caller: Caller, query = '?from=2027-01-01&to=2027-12-31') => {
  const { status, body } = await caller.get(`/holidays${query}`);
  expect(status).toBe(200);
  return (body.data as { name: string }[]).map(({ name }) => name);
};
const stored = () => server.db('holidays').orderBy('id').pluck('name');
const errorsOf = async (...holidays: unknown[]) => {
  const res = await save(...holidays);
  expect(res.status).toBe(422);
  return Object.keys(res.body.errors as object);
};

test('VC-06 holidays are added and changed together, in the order sent; those that are not sent stay', async () => {
  const [first, second] = await saved(row(), row({ name: 'Navidad', start_at: '2027-12-25', end_at: '2027-12-25' }));
  expect(first).toMatchObject({ name: 'Día de la Constitución', revision: 1, meta: META });
  const [added, changed] = await saved(row({ name: 'Receso', start_at: '2027-12-20', end_at: '2027-12-31' }), {
    ...row({ name: '  Constitución ' }),
    id: first?.id,
    revision: 1,
  });
  expect([added?.revision, changed?.revision]).toEqual([1, 2]);
  expect(changed).toMatchObject({ id: first?.id, name: 'Constitución' });
  expect(await names(admin)).toEqual(['Constitución', 'Receso', 'Navidad']);
  expect(second?.name).toBe('Navidad');
  const log = await server.db('audit_log').orderBy('id').select('action', 'subject_label', 'before', 'after');
  expect(log.map(({ action, subject_label }) => `${action} ${subject_label}`)).toEqual([
    'holiday.added Día de la Constitución',
    'holiday.added Navidad',
    'holiday.added Receso',
    'holiday.changed Constitución',
  ]);
  expect([log[3]?.before, log[3]?.after].map((facts) => JSON.parse(facts ?? '') as unknown)).toEqual([
    { name: 'Día de la Constitución' },
    { name: 'Constitución' },
  ]);
});

test('B17 a thousand rows are saved at once, with an id each in their order', async () => {
  const rows = Array.from({ length: 1000 }, (_, at) => row({ name: `Día ${at}` }));
  const ids = await saved(...rows);
  expect(ids.map(({ name }) => name)).toEqual(rows.map(({ name }) => name));
  expect(new Set(ids.map(({ id }) => id)).size).toBe(1000);
  const again = await saved(...ids.map(({ id, name }) => ({ ...row({ name: `${name} bis` }), id, revision: 1 })));
  expect(again.map(({ name, revision }) => `${name} ${revision}`)).toEqual(rows.map(({ name }) => `${name} bis 2`));
});

test('B17 what cannot be saved is told by row and field, and nothing is written', async () => {
  expect(await errorsOf(row(), row({ name: ' ', description: '' }))).toEqual([
    'holidays.1.name',
    'holidays.1.description',
  ]);
  expect(await errorsOf(row({ end_at: '2027-01-31' }))).toEqual(['holidays.0.end_at']);
  expect(await errorsOf(row({ start_at: '2027-02-30' }))).toContain('holidays.0.start_at');
  expect(await errorsOf(row({ start_at: '1999-12-31', end_at: '1999-12-31' }))).toContain('holidays.0.start_at');
  expect(await errorsOf(row({ end_at: '2027-05-12' }))).toEqual(['holidays.0.end_at']);
  expect(await errorsOf(row({ id: 1 }))).toEqual(['holidays.0.revision']);
  expect(await errorsOf(row({ revision: 1 }))).toEqual(['holidays.0.revision']);
  expect(await errorsOf(row({ meta: { ...META, scope: 'state' } }))).toEqual(['holidays.0.meta.states']);
  expect(await errorsOf(row({ meta: { ...META, states: [1] } }))).toEqual(['holidays.0.meta.states']);
  expect(await errorsOf(row(), row({ meta: { ...META, scope: 'state', states: [987_654] } }))).toEqual([
    'holidays.1.meta.states',
  ]);
  expect(await errorsOf(row({ meta: { ...META, kind: 'party' } }))).toEqual(['holidays.0.meta.kind']);
  expect(await errorsOf(row({ meta: { ...META, colour: 'red' } }))).toEqual(['holidays.0.meta.colour']);
  expect(await errorsOf()).toEqual(['holidays']);
  expect(await errorsOf(...Array.from({ length: 1001 }, () => row()))).toEqual(['holidays']);
  for (const holidays of [undefined, null, {}, 'x', row()])
    expect((await admin.post('/holidays').send({ holidays })).status).toBe(422);
  expect(await stored()).toEqual([]);
});

test('F02 who saves over an older version is shown the present one, and nothing of the saving is written', async () => {
  const [one, other] = await saved(row(), row({ name: 'Otro' }));
  await saved({ ...row({ name: 'Nuevo nombre' }), id: one?.id, revision: 1 });
  const late = await save(
    row({ name: 'No se agrega' }),
    { ...row({ name: 'No se cambia' }), id: other?.id, revision: 1 },
    { ...row({ name: 'Tarde' }), id: one?.id, revision: 1 },
  );
  expect([late.status, late.body.code]).toEqual([409, 'holidays.stale']);
  expect(late.body.current).toMatchObject([{ id: one?.id, name: 'Nuevo nombre', revision: 2 }]);
  const gone = await save(row(), { ...row(), id: 987_654, revision: 1 });
  expect([gone.status, gone.body.code]).toEqual([404, 'holidays.not-found']);
  expect(await errorsOf({ ...row(), id: other?.id, revision: 1 }, { ...row(), id: other?.id, revision: 1 })).toEqual([
    'holidays.1.id',
  ]);
  expect(await stored()).toEqual(['Nuevo nombre', 'Otro']);
});

test('VC-06 a holiday is deleted; who saw an older one is told', async () => {
  const [holiday] = await saved(row());
  const path = `/holidays/${holiday?.id ?? 0}`;
  await saved({ ...row({ name: 'Otro nombre' }), id: holiday?.id, revision: 1 });
  const late = await admin.delete(`${path}?revision=1`);
  expect([late.status, late.body.code]).toEqual([409, 'holidays.stale']);
  expect(late.body.current).toMatchObject([{ name: 'Otro nombre', revision: 2 }]);
  expect((await admin.delete(`${path}?revision=2`)).body).toEqual({ data: null, message: 'Día inhábil eliminado.' });
  expect((await admin.delete(path)).status).toBe(404);
  const [last] = await server.db('audit_log').orderBy('id', 'desc').limit(1).select('action', 'before');
  expect(last).toMatchObject({ action: 'holiday.deleted' });
  expect(JSON.parse(last?.before ?? '')).toMatchObject({ name: 'Otro nombre', scope: 'national' });
});

describe('VC-06 who sees which', () => {
  let state: number;
  let elsewhere: number;
  let school: number;
  beforeEach(async () => {
    const { db, world } = server;
    [school, elsewhere] = [await world.school(), await world.school()];
    const country_id = (await db('countries').first('id'))?.id ?? 0;
    const insertState = async (code: string) => {
      const [id = 0] = await db('states').insert({ country_id, code, name: code, region: 'x' });
      return id;
    };
    [state, elsewhere] = [await insertState(`A${school}`), await insertState(`B${school}`)];
    await db('schools').where({ id: school }).update({ state_id: state });
    await saved(
      row({ name: 'nacional' }),
      row({ name: 'sep', meta: { ...META, scope: 'sep' } }),
      row({ name: 'red', meta: { ...META, scope: 'network' } }),
      row({ name: 'suyo', meta: { ...META, scope: 'state', states: [state, elsewhere] } }),
      row({ name: 'ajeno', meta: { ...META, scope: 'state', states: [elsewhere] } }),
    );
  });
  const EVERYBODYS = ['nacional', 'sep', 'red'];

  test('VC-06 T01 a school sees everybody’s and those of its state; administrators all, or those of a state', async () => {
    const { world } = server;
    const director = await server.as(await world.person('DIR', { school_id: school }));
    expect(await names(director)).toEqual([...EVERYBODYS, 'suyo']);
    expect(await names(director, `?from=2027-01-01&to=2027-12-31&state=${elsewhere}`)).toEqual([...EVERYBODYS, 'suyo']);
    expect(await names(admin)).toEqual([...EVERYBODYS, 'suyo', 'ajeno']);
    expect(await names(admin, `?from=2027-01-01&to=2027-12-31&state=${state}`)).toEqual([...EVERYBODYS, 'suyo']);
    const designer = await server.as(await world.person('CONTENT'));
    expect(await names(designer)).toEqual(EVERYBODYS);
  });

  test('VC-06 T01 a coach sees those of the states of her schools; of a school out of reach none', async () => {
    const { world } = server;
    const cycle =
      (await server.db('school_cycles').where({ started_flag: 1 }).first('id'))?.id ?? (await world.cycle());
    const coach = await world.person('COACH');
    await world.hierarchy(cycle, school, { coach_id: coach });
    const caller = await server.as(coach);
    expect(await names(caller)).toEqual([...EVERYBODYS, 'suyo']);
    expect(await names(caller, `?from=2027-01-01&to=2027-12-31&school_id=${school}`)).toEqual([...EVERYBODYS, 'suyo']);
    const other = await world.school();
    expect((await caller.get(`/holidays?school_id=${other}`)).status).toBe(404);
  });

  test('VC-06 only who manages holidays changes them; ADMIN_TI does', async () => {
    const director = await server.as(await server.world.person('DIR', { school_id: school }));
    expect((await director.post('/holidays').send({ holidays: [row()] })).status).toBe(403);
    expect((await director.get('/holidays/suggestions?year=2027')).status).toBe(403);
    const technician = await server.as(await server.world.person('ADMIN_TI'));
    expect((await technician.post('/holidays').send({ holidays: [row()] })).status).toBe(200);
  });
});

test('VC-06 a reading takes the holidays that touch its days, of 800 days at most', async () => {
  await saved(row({ name: 'Receso', start_at: '2026-12-21', end_at: '2027-01-06' }), row());
  expect(await names(admin, '?from=2027-01-06&to=2027-01-31')).toEqual(['Receso']);
  expect(await names(admin, '?from=2027-01-07&to=2027-01-31')).toEqual([]);
  expect(await names(admin, '?to=2027-01-01')).toEqual(['Receso']);
  for (const query of ['?from=2027-02-01&to=2027-01-31', '?from=2027-01-01&to=2029-03-11', '?from=hoy', '?state=x'])
    expect((await admin.get(`/holidays${query}`)).status).toBe(422);
});

test('B17 a reading of more than 3,000 holidays is refused, never cut', async () => {
  const at = '2026-11-01 12:00:00';
  const holiday = { name: 'Día', description: '', start_at: '2027-02-01', end_at: '2027-02-01' };
  const some = Array.from({ length: 500 }, () => ({
    ...{ ...holiday, meta: JSON.stringify(META), created_at: at, updated_at: at },
  }));
  for (let group = 0; group < HOLIDAYS_READ_MAX / some.length; group += 1) await server.db('holidays').insert(some);
  expect(await names(admin)).toHaveLength(HOLIDAYS_READ_MAX);
  await saved(row());
  const refused = await admin.get('/holidays?from=2027-01-01&to=2027-12-31');
  expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([422, ['to']]);
});

describe('VC-06 suggestions', () => {
  type Suggestion = { name: string; start_at: string; known: boolean; meta: typeof META };
  const suggested = async (year = 2027) => {
    const { status, body } = await admin.get(`/holidays/suggestions?year=${year}`);
    expect(status).toBe(200);
    return body.data as Suggestion[];
  };

  test('VC-06 the country’s days and the council Fridays are offered in order, none of them confirmed', async () => {
    const days = await suggested();
    expect(days.filter(({ meta }) => meta.scope === 'national').map(({ start_at }) => start_at)).toEqual([
      ...['2027-01-01', '2027-02-01', '2027-03-15', '2027-05-01', '2027-09-16', '2027-11-15', '2027-12-25'],
    ]);
    // The last Friday of March is Good Friday.
    expect(days.filter(({ meta }) => meta.kind === 'cte').map(({ start_at }) => start_at)).toEqual([
      ...['2027-01-29', '2027-02-26', '2027-03-19', '2027-05-28'],
      ...['2027-06-25', '2027-09-24', '2027-10-29', '2027-11-26'],
    ]);
    expect(days.some(({ meta }) => meta.confirmed)).toBe(false);
    expect(days.map(({ start_at }) => start_at)).toEqual(days.map(({ start_at }) => start_at).sort());
    expect(await stored()).toEqual([]);
  });

  test('VC-06 what is saved is known, and a saved break moves the council', async () => {
    await saved(row(), row({ name: 'Puente', start_at: '2027-05-24', end_at: '2027-05-28' }));
    const days = await suggested();
    expect(days.filter(({ known }) => known).map(({ start_at }) => start_at)).toEqual(['2027-02-01']);
    expect(days.filter(({ meta }) => meta.kind === 'cte').map(({ start_at }) => start_at)).toContain('2027-05-21');
    for (const year of ['1999', '2101', 'x', '27', '2027.5'])
      expect((await admin.get(`/holidays/suggestions?year=${year}`)).status).toBe(422);
  });
});

describe('VC-06 the impact', () => {
  type Impact = { visits: object; activities: object; items: { title: string; holiday_id: number; url: null }[] };
  const impactOf = async (caller: Caller, ...ids: number[]) => {
    const { status, body } = await caller.get(`/holidays/impact?ids=${ids.join(',')}`);
    expect(status).toBe(200);
    return body.data as Impact;
  };
  const planned = async (school_id: number, differs: object) => {
    const cycle = await server.db('school_cycles').first('id');
    await server.db('agenda_activities').insert({
      ...{ school_id, cycle_id: cycle?.id ?? (await server.world.cycle()), activity_type: 'CustomActivity' },
      ...{ activity: 'Junta', description: '', date: '2027-02-01', time: '10:00', timezone: 'America/Mexico_City' },
      ...{ datetime: '2027-02-01 16:00:00', created_at: '2026-11-01 12:00:00', updated_at: '2026-11-01 12:00:00' },
      ...differs,
    });
  };

  test('VC-06 what is planned on it is listed and counted, without what is over, cancelled or of another state', async () => {
    await server.db('agenda_activities').delete();
    const [school, other] = [await server.world.school(), await server.world.school({ state: 'Sonora' })];
    const state = (await server.db('schools').where({ id: school }).first('state_id'))?.state_id ?? 0;
    const [holiday, states] = await saved(
      row(),
      row({ start_at: '2027-03-01', end_at: '2027-03-05', meta: { ...META, scope: 'state', states: [state] } }),
    );
    await planned(school, {});
    await planned(school, { activity_type: 'SchoolVisitActivity', activity: 'Visita escolar', description: 'Leer' });
    await planned(school, { isCompleted: true });
    await planned(school, { cancelled_at: '2026-12-01 12:00:00' });
    await planned(school, { date: '2027-02-02' });
    await planned(school, { date: '2027-03-05', activity: 'Feria' });
    await planned(other, { date: '2027-03-05', activity: 'Ajena' });
    const [one, two] = [holiday?.id ?? 0, states?.id ?? 0];
    const impact = await impactOf(admin, one, two);
    expect([impact.visits, impact.activities]).toEqual([
      { total: 1, hidden: 0 },
      { total: 2, hidden: 0 },
    ]);
    expect(impact.items.map(({ title, holiday_id }) => [title, holiday_id])).toEqual([
      ['Junta', one],
      ['Leer', one],
      ['Feria', two],
    ]);
    // ADMIN_TI manages holidays and reads neither visits nor activities.
    const technician = await server.as(await server.world.person('ADMIN_TI'));
    expect(await impactOf(technician, one)).toEqual({
      visits: { total: 1, hidden: 1 },
      activities: { total: 1, hidden: 1 },
      items: [],
    });
    expect((await admin.get('/holidays/impact?ids=987654')).status).toBe(404);
    for (const ids of ['', 'x', '1,-2']) expect((await admin.get(`/holidays/impact?ids=${ids}`)).status).toBe(422);
  });
});
