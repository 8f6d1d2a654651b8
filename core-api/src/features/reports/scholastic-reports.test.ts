import { SCHOLASTIC_REPORTS } from '@ruta/contracts/reports/scholastic-report.schema';
import { readSheet } from 'read-excel-file/universal';
import type { RoleCode } from '@ruta/contracts';
import { testServer, type Caller, type TestServer } from '../../testing/server';
import { coachActivity, endedDiagnostic, wholeTab } from '../pai/pai.testing';
import { formationContentOf, formationPlanOf } from '../pfp/pfp.testing';

let server: TestServer;
let cycle = 0;
let school = 0;
let foreign = 0;
let director: Caller;
const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;
const staff = async (role: RoleCode, school_id = school) =>
  server.as(await server.world.person(role, { school_id, name: 'Ana', surname: 'Arce' }));
const at = (key: string, leader = 'dir') => `/reports/scholastic/${leader}/${key}`;
const download = (key: string, query: object = {}, { caller = director, leader = 'dir' } = {}) =>
  caller.get(`${at(key, leader)}/download`).query({ school_id: String(school), ...query });
const codeOf = async (key: string, query: object = {}, options: { caller?: Caller; leader?: string } = {}) => {
  const { status, body } = await download(key, query, options);
  return [status, body.code];
};

beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  cycle = await world.cycle();
  [school, foreign] = [await world.school({ name: 'Colegio Ahuehuete' }), await world.school()];
  await world.hierarchy(cycle, school, { coach_id: await world.person('COACH') });
  director = await staff('DIR');
  const questions = await endedDiagnostic(server.db, insert, { cycle_id: cycle, school_id: school });
  const pai = await coachActivity(server.db, insert);
  const items = [0, 1, 3].map((place) => ({ question_id: questions[place] ?? 0, revision: 1 }));
  for (const { question_id } of items)
    await director
      .put(`/schools/pai/draft/${question_id}`)
      .send({ school_id: school, revision: 0, ...wholeTab(pai) })
      .expect(200);
  await director.post('/schools/pai').send({ school_id: school, items }).expect(201);
  const plan = await formationPlanOf(insert, cycle, { roles: '["PROF"]' });
  await formationContentOf(insert, plan);
  await staff('PROF');
});
beforeEach(() => server.db('rate_windows').delete());
afterAll(() => server.stop());

test('REP-02 leaders have the reports of their school by name; teachers and coaches have none', async () => {
  for (const role of ['DIR', 'SUBD', 'COOR'] as const) {
    const { data } = (await (await staff(role)).get('/reports/scholastic')).body;
    const keys = data.map((one: { key: string }) => one.key);
    expect(keys).toEqual(['observations', 'dpi-pai', 'pfi-activities', 'pfp']);
    expect(data).toContainEqual(
      expect.objectContaining({
        ...{ key: 'dpi-pai', name: 'DPI y seguimiento del PAI' },
        parts: [expect.objectContaining({ key: 'dpi' }), expect.objectContaining({ key: 'pai' })],
      }),
    );
  }
  for (const role of ['PROF', 'COACH'] as const) {
    const caller = await staff(role);
    expect((await caller.get('/reports/scholastic')).status).toBe(403);
    expect((await download('pfp', {}, { caller })).status).toBe(403);
  }
});

test('REP-02 a workbook has a sheet for each report that it joins, with the figures of the pages', async () => {
  const reply = await download('dpi-pai').responseType('blob');
  expect(reply.headers['content-disposition']).toMatch(/reporte-dpi-pai-00PPR\d+-20261120\.xlsx/);
  const file = new Blob([reply.body as Buffer]);
  const [heading, ...questions] = await readSheet(file, 'Resultados del DPI');
  const [planHeading, ...plan] = await readSheet(file, 'Plan de Acción Institucional');
  const results = (await director.get('/schools/dpi/results').query({ school_id: school })).body.data;
  expect(questions.map((row) => row.at(-1))).toEqual(results.items.map((item: { average: number }) => item.average));
  expect([heading?.[0], planHeading?.[2], plan.length]).toEqual(['Pregunta', 'Actividad de la escuela', 3]);
  const [entry] = await server.db('audit_log').where({ action: 'report.downloaded' }).orderBy('id', 'desc').limit(1);
  expect(entry).toMatchObject({ subject_id: school, subject_label: 'Colegio Ahuehuete' });
  expect(JSON.parse(entry?.after ?? '{}')).toMatchObject({ report: 'dpi-pai', rows: 7 });
});

test('REP-02 a CSV has one sheet, which is asked for where the report joins several', async () => {
  expect((await download('dpi-pai', { format: 'csv' })).body.errors).toHaveProperty('part');
  expect((await download('dpi-pai', { part: 'visits' })).body.errors).toHaveProperty('part');
  const plan = await download('dpi-pai', { format: 'csv', part: 'pai' });
  expect(plan.headers['content-disposition']).toMatch(/reporte-pai-00PPR/);
  expect(plan.text.split('\r\n')).toHaveLength(5);
  const english = await download('pfp', { format: 'csv' }).set('Accept-Language', 'en');
  expect(english.text).toMatch(/^\uFEFF?Person,Role,Level,Plan,/);
  expect(english.text).toContain('Ana Arce');
});

test('T02 REP-02 the role of an address is one that the person holds, and gives no right', async () => {
  const [coordinator, both] = [await staff('COOR'), await server.world.person('DIR', { school_id: school })];
  expect(await codeOf('pfp', {}, { caller: coordinator })).toEqual([403, 'reports.role-not-held']);
  expect((await coordinator.get(at('pfp')).query({ school_id: String(school) })).body.code).toBe(
    'reports.role-not-held',
  );
  for (const leader of ['director', 'coach', 'constructor'])
    expect((await codeOf('pfp', {}, { caller: coordinator, leader }))[0]).toBe(404);
  expect((await download('pfp', {}, { caller: coordinator, leader: 'coor' })).status).toBe(200);
  // Of two roles held, each may stand there; the acting one alone gives rights.
  const [coor] = await server.db('roles').where({ code: 'COOR' }).pluck<number[]>('id');
  await insert('role_user', { user_id: both, role_id: coor });
  expect((await download('pfp', {}, { caller: await server.as(both), leader: 'coor' })).status).toBe(200);
  await server.world.toggle('DIR', 'report:scholastic', false);
  const without = await codeOf('pfp', {}, { caller: await server.as(both), leader: 'coor' });
  await server.world.toggle('DIR', 'report:scholastic', true);
  expect(without).toEqual([403, 'access.refused']);
  const admin = await server.as(await server.world.person('ADMIN'));
  expect(await codeOf('pfp', {}, { caller: admin })).toEqual([403, 'reports.role-not-held']);
});

test.each(Object.keys(SCHOLASTIC_REPORTS))(
  'T02 REP-02 %s: a foreign school is not found, whatever the role',
  async (key) => {
    const school_id = String(foreign);
    for (const leader of ['dir', 'coor']) {
      expect(await codeOf(key, { school_id }, { leader })).toEqual([404, 'schools.not-found']);
      expect(await codeOf(key, { school_id, cycle_id: String(cycle) }, { leader })).toEqual([404, 'schools.not-found']);
      expect((await director.get(at(key, leader)).query({ school_id })).body.code).toBe('schools.not-found');
    }
  },
);

test('T02 REP-02 a part that may not be read is left out, and a report without parts is refused', async () => {
  await server.world.toggle('DIR', 'dpi:read', false);
  const [index, part] = [await (await staff('DIR')).get('/reports/scholastic'), await staff('DIR')];
  const one = await download('dpi-pai', { format: 'csv' }, { caller: part });
  await server.world.toggle('DIR', 'pai:read', false);
  const none = await codeOf('dpi-pai', {}, { caller: await staff('DIR') });
  for (const ability of ['dpi:read', 'pai:read'] as const) await server.world.toggle('DIR', ability, true);
  const joined = index.body.data.find(({ key }: { key: string }) => key === 'dpi-pai');
  expect(joined.parts.map(({ key }: { key: string }) => key)).toEqual(['pai']);
  expect(one.text).toContain('Actividad de la escuela');
  expect(none).toEqual([403, 'access.refused']);
});

test('REP-02 unknown reports, a finished cycle, none at all', async () => {
  expect(await codeOf('visits')).toEqual([404, 'reports.not-found']);
  expect(await codeOf('toString')).toEqual([404, expect.any(String)]);
  await server.db('school_cycles').where({ id: cycle }).update({ state: 'finished' });
  const past = await download('dpi-pai', { format: 'csv', part: 'dpi', cycle_id: String(cycle) });
  const none = await download('dpi-pai', { format: 'csv', part: 'dpi' });
  await server.db('school_cycles').where({ id: cycle }).update({ state: 'started' });
  expect([past.text.split('\r\n').length, none.text.split('\r\n').length]).toEqual([6, 2]);
});

test.each(Object.entries(SCHOLASTIC_REPORTS))(
  'REP-02 %s: each sheet has the headings of the shared report',
  async (key, parts) => {
    for (const part of parts) {
      const own = await download(key, { format: 'csv', part });
      const admin = await server.as(await server.world.person('ADMIN'));
      const shared = await admin.get(`/reports/${part}/download`).query({ school_id: String(school), format: 'csv' });
      expect([own.status, own.text]).toEqual([200, shared.text]);
    }
  },
);
