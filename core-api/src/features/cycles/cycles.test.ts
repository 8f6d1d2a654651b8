import { testServer, type Caller, type TestServer } from '../../testing/server';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await testServer();
  admin = await server.as(await server.world.person('ADMIN'));
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ['pfp_closures', 'dpi_closures', 'school_cycles', 'periods', 'audit_log'])
    await server.db(table).delete();
});

const DATES = { start_at: '2027-08-23', end_at: '2028-07-14' };
const code = ({ body }: { body: { code?: string } }) => body.code;
const period = async (start_year = 2027) => {
  const { body } = await admin.post('/periods').send({ start_year });
  return (body as { data: { id: number } }).data.id;
};
const made = async ({ period_id }: { period_id?: number } = {}) => {
  const res = await admin.post('/school-cycles').send({ period_id: period_id ?? (await period()), ...DATES });
  expect([res.status, res.body.message]).toEqual([201, 'Ciclo creado.']);
  return (res.body as { data: { id: number; revision: number; period_id: number } }).data;
};
const logged = async () => {
  const rows = await server.db('audit_log').orderBy('id').select('action', 'subject_label', 'before', 'after');
  return rows.map(({ before, after, ...row }) => ({
    ...row,
    before: JSON.parse(before ?? 'null') as unknown,
    after: JSON.parse(after ?? 'null') as unknown,
  }));
};

test('CYC-01 a period is named by its first year, and there is one of each', async () => {
  await period(2027);
  await period(2028);
  const { body } = await admin.get('/periods');
  expect(body.data).toMatchObject([
    { name: '2028-2029', start_year: 2028, end_year: 2029 },
    { name: '2027-2028', start_year: 2027, end_year: 2028 },
  ]);
  const again = await admin.post('/periods').send({ start_year: 2027 });
  expect([again.status, code(again)]).toEqual([409, 'cycles.period-exists']);
  for (const start_year of [1999, 2101, 2027.5, '2027', null])
    expect((await admin.post('/periods').send({ start_year })).status).toBe(422);
});

test('CYC-01 ten cycles a page, newest first, with period and closures on demand', async () => {
  for (let year = 2030; year < 2041; year += 1) await made({ period_id: await period(year) });
  const { body } = await admin.get('/school-cycles');
  expect([body.total, body.size, body.count, body.pages]).toEqual([11, 10, 10, 2]);
  const ids = (body.data as { id: number }[]).map(({ id }) => id);
  expect(ids).toEqual([...ids].sort((one, other) => other - one));
  expect(body.data[0]).toMatchObject({ ...DATES, state: 'pending', prepared: false, min_group: 5, revision: 1 });
  expect(Object.keys(body.data[0])).not.toContain('period');
  const whole = await admin.get('/school-cycles?page=2&include=period,pfpClosure,dpiClosure');
  expect(whole.body.data[0]).toMatchObject({ period: { name: '2030-2031' }, pfpClosure: null, dpiClosure: null });
});

test('CYC-01 period, start and end are required, the start strictly before the end, the group from 3 to 10', async () => {
  const period_id = await period();
  const errorsOf = async (differs: object) => {
    const res = await admin.post('/school-cycles').send({ period_id, ...DATES, ...differs });
    expect(res.status).toBe(422);
    return res.body.errors as Record<string, string[]>;
  };
  expect(await errorsOf({ period_id: undefined, start_at: '', end_at: undefined })).toEqual({
    period_id: ['Elige un periodo.'],
    start_at: ['Elige una fecha.'],
    end_at: ['Elige una fecha.'],
  });
  expect(await errorsOf({ end_at: DATES.start_at })).toEqual({ end_at: ['El fin debe ser posterior al inicio.'] });
  expect(await errorsOf({ period_id: 999_999 })).toEqual({ period_id: ['Elige un periodo que exista.'] });
  for (const min_group of [2, 11, 4.5, '5', null])
    expect(await errorsOf({ min_group })).toEqual({ min_group: ['Elige un número de 3 a 10.'] });
  for (const start_at of ['2027-02-30', '23-08-2027', 'hoy', 20270823])
    expect(Object.keys(await errorsOf({ start_at }))).toEqual(['start_at']);
});

test('CYC-01 a period has one cycle, whoever comes second', async () => {
  const cycle = await made();
  const again = await admin.post('/school-cycles').send({ period_id: cycle.period_id, ...DATES });
  expect([again.status, code(again)]).toEqual([409, 'cycles.period-taken']);
  const other = await made({ period_id: await period(2030) });
  const moved = await admin.put(`/school-cycles/${other.id}`).send({ period_id: cycle.period_id, ...DATES });
  expect([moved.status, code(moved)]).toEqual([409, 'cycles.period-taken']);
});

test('CYC-01 a cycle is changed until it starts; the log tells how', async () => {
  const { id, period_id } = await made();
  const path = `/school-cycles/${id}`;
  const saved = await admin.put(path).send({ period_id, ...DATES, end_at: '2028-07-07', min_group: 3, revision: 1 });
  expect(saved.body).toMatchObject({
    data: { end_at: '2028-07-07', min_group: 3, revision: 2 },
    message: 'Ciclo guardado.',
  });
  expect((await logged()).slice(-2)).toMatchObject([
    { action: 'cycle.created', subject_label: '2027-2028', after: { period: '2027-2028', ...DATES, min_group: 5 } },
    {
      action: 'cycle.updated',
      before: { end_at: DATES.end_at, min_group: 5 },
      after: { end_at: '2028-07-07', min_group: 3 },
    },
  ]);
  for (const [state, refusal] of [
    ['started', 'cycles.started'],
    ['finished', 'cycles.finished'],
  ] as const) {
    await server.db('school_cycles').where({ id }).update({ state, prepared: true });
    for (const differs of [{}, { min_group: 10 }]) {
      const res = await admin.put(path).send({ period_id, ...DATES, ...differs });
      expect([res.status, code(res)]).toEqual([409, refusal]);
    }
    expect((await admin.get(path)).body.data).toMatchObject({ end_at: '2028-07-07', min_group: 3 });
  }
});

test('F02 who saves over an older version is shown the present one', async () => {
  const { id, period_id } = await made();
  await admin.put(`/school-cycles/${id}`).send({ period_id, ...DATES, end_at: '2028-07-07', revision: 1 });
  const late = await admin.put(`/school-cycles/${id}`).send({ period_id, ...DATES, revision: 1 });
  expect([late.status, code(late)]).toEqual([409, 'cycles.stale']);
  expect(late.body.current).toMatchObject({ end_at: '2028-07-07', revision: 2, period: { name: '2027-2028' } });
});

test('CYC-02 new dates leave no closure outside; a diagnostic from the first day begins with the cycle', async () => {
  const { id, period_id } = await made();
  await server.db('school_cycles').where({ id }).update({ prepared: true });
  await server.db('pfp_closures').insert({ cycle_id: id, closure_at: '2028-05-26', ...DATES });
  await server.db('dpi_closures').insert({ cycle_id: id, start_at: DATES.start_at, end_at: '2028-02-25' });
  const outside = await admin.put(`/school-cycles/${id}`).send({ period_id, ...DATES, end_at: '2028-05-25' });
  expect([outside.status, code(outside)]).toEqual([409, 'cycles.closures-outside']);
  const dates = { start_at: '2027-08-30', end_at: '2028-05-26' };
  const { body } = await admin.put(`/school-cycles/${id}`).send({ period_id, ...dates });
  expect(body.data).toMatchObject({
    pfpClosure: { closure_at: '2028-05-26', ...dates },
    dpiClosure: { start_at: '2027-08-30', end_at: '2028-02-25' },
  });
});

test('ADM-07 coaches and school staff read cycles, and change none', async () => {
  const { id } = await made();
  const prof = await server.as(await server.world.person('PROF'));
  const { body } = await prof.get(`/school-cycles/${id}`);
  expect(body.data.can).toEqual({
    ...{ edit: false, prepare: false, start: false, finish: false, closePfp: false, closeDpi: false },
  });
  expect((await prof.put(`/school-cycles/${id}`).send(DATES)).status).toBe(403);
  expect((await prof.get(`/school-cycles/${id}/prepare`)).status).toBe(403);
  const gone = await admin.get('/school-cycles/999999');
  expect([gone.status, code(gone)]).toEqual([404, 'cycles.not-found']);
});
