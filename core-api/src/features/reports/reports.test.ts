import { SHARED_REPORTS, type SharedReport } from '@ruta/contracts/reports/report.schema';
import { readSheet } from 'read-excel-file/universal';
import { zipParts } from '../../sheets/zip-parts';
import { testServer, type Caller, type TestServer } from '../../testing/server';

const AT = '2026-11-01 12:00:00';
let server: TestServer;
let cycle = 0;
let school = 0;
let foreign = 0;
let coachId = 0;
let coach: Caller;
const readXlsx = (file: Buffer) => readSheet(new Blob([file]));
const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;

async function visit(school_id: number, date: string, differs: object = {}) {
  const placed = { school_id, coach_id: coachId, cycle_id: cycle, date, time: '10:00', created_at: AT, updated_at: AT };
  const zone = { timezone: 'America/Mexico_City', datetime: `${date} 16:00:00` };
  const id = await insert('school_visits', {
    ...{ ...placed, ...zone, objective: 'Acompañar', eraser: false, school_visit_status_id: 1, ...differs },
  });
  const text = { activity: 'Visita', description: '' };
  const item = await insert('agenda_activities', {
    ...{ ...placed, ...zone, ...text, activity_type: 'SchoolVisitActivity', activity_id: id },
  });
  return { id, item };
}

beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  cycle = await world.cycle();
  school = await world.school({ name: 'Colegio Ahuehuete' });
  foreign = await world.school();
  coachId = await world.person('COACH', { name: 'Laura', surname: 'Mendoza', timezone: 'America/Tijuana' });
  await world.hierarchy(cycle, school, { coach_id: coachId });
  await world.hierarchy(cycle, foreign, { coach_id: await world.person('COACH') });
});
beforeEach(async () => {
  await server.db('rate_windows').delete();
  await server.db('activity_observations').delete();
  await server.db('school_visits').delete();
  await server.db('agenda_activities').delete();
  coach = await server.as(coachId);
});
afterAll(() => server.stop());

const get = (query: object, caller = coach, key = 'visits') =>
  caller.get(`/reports/${key}/download`).query({ school_id: String(school), ...query });
const csv = async (query: object = {}, caller = coach) => {
  const { text } = await get({ format: 'csv', ...query }, caller);
  return text
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .slice(0, -1);
};
const xlsx = async (query: object = {}): Promise<Buffer> => {
  const reply = await get(query).responseType('blob');
  expect(reply.status).toBe(200);
  return reply.body as Buffer;
};

test('REP-01 the visits of a school: states, changes of date, the record, in the reader’s zone', async () => {
  const done = await visit(school, '2026-11-10', {
    ...{ school_visit_status_id: 3, started_at: '2026-11-10 16:05:00', finished_at: '2026-11-10 18:00:00' },
  });
  await visit(school, '2026-11-12');
  await visit(school, '2026-11-13', { cancelled_at: AT, cancelled_by: coachId, cancel_reason: 'Junta' });
  await visit(school, '2026-11-14', { eraser: true });
  await visit(foreign, '2026-11-15');
  for (const justification of ['Primera', 'Suspensión'])
    await insert('school_visit_reschedule_tracking', {
      ...{ school_visit_id: done.id, old_date: '2026-11-09', old_time: '10:00', date: '2026-11-10', time: '10:00' },
      ...{ justification, user_id: coachId, created_at: AT },
    });
  await insert('activity_observations', {
    ...{ agenda_activity_id: done.item, result: 'Buen avance', author_id: coachId, updated_at: AT },
  });
  const [heading, ...rows] = await readXlsx(await xlsx());
  expect(heading?.slice(0, 7)).toEqual(['Id', 'Escuela', 'Coach', 'Objetivo', 'Fecha', 'Hora', 'Estado']);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toEqual([
    ...[done.id, 'Colegio Ahuehuete', 'Laura Mendoza', 'Acompañar', new Date('2026-11-10T00:00:00Z'), '10:00'],
    ...['Finalizada', 'No', 2, 'Suspensión', null, 0, 0],
    ...[new Date('2026-11-10T08:05:00Z'), new Date('2026-11-10T10:00:00Z'), 'Buen avance'],
  ]);
  expect(rows[1]?.slice(6, 8)).toEqual(['Nueva', 'Sí']);
  expect([rows[2]?.[6], rows[2]?.[7], rows[2]?.[10]]).toEqual(['Cancelada', 'No', 'Junta']);
  expect((await csv({ from: '2026-11-12', to: '2026-11-12' }))[1]).toContain('2026-11-12,10:00,Nueva,Sí');
});

test('REP-01 the index, the picker of schools and the trace of a download', async () => {
  await visit(school, '2026-11-10');
  const index = await coach.get('/reports');
  const visits = { key: 'visits', pickers: ['school'], has_range: true };
  expect(index.body.data).toContainEqual(expect.objectContaining(visits));
  const keys = index.body.data.map(({ key }: { key: SharedReport }) => key);
  expect(keys).toEqual(SHARED_REPORTS.filter((key) => keys.includes(key)));
  const schools = async (query: object) => (await coach.get('/reports/schools').query(query)).body.data;
  expect(await schools({})).toEqual([{ id: school, name: 'Colegio Ahuehuete', city: 'Guadalajara' }]);
  expect(await schools({ type: 'support' })).toEqual([]);
  expect(await schools({ search: 'nada' })).toEqual([]);
  const reply = await get({ format: 'csv' });
  expect(reply.headers['content-disposition']).toMatch(/reporte-visits-00PPR\d+-20261120\.csv/);
  const [entry] = await server.db('audit_log').where({ action: 'report.downloaded' }).orderBy('id', 'desc').limit(1);
  expect(entry).toMatchObject({ actor_id: coachId, subject_id: school, subject_label: 'Colegio Ahuehuete' });
  expect(JSON.parse(entry?.after ?? '{}')).toMatchObject({ report: 'visits', format: 'csv', rows: 1 });
});

test('REP-01 a secondary coach picks support schools; a superior adds one to the file', async () => {
  const secondary = await server.as(await server.world.person('COACH_SEC'));
  const { data } = (await secondary.get('/reports')).body;
  expect(data.filter(({ pickers }: { pickers: string[] }) => pickers.join() !== 'support_school')).toEqual([]);
  expect(data).not.toEqual([]);
  const admin = await server.as(await server.world.person('ADMIN'));
  await visit(school, '2026-11-10');
  await visit(foreign, '2026-11-11');
  expect(await csv({ support_school_id: String(foreign) }, admin)).toHaveLength(3);
});

test('T02 a foreign school is not found, and a right that is switched off takes its report away', async () => {
  expect((await get({ school_id: String(foreign) })).body.code).toBe('schools.not-found');
  expect((await get({ support_school_id: String(foreign) })).body.code).toBe('schools.not-found');
  const director = await server.as(await server.world.person('DIR', { school_id: school }));
  expect((await get({}, director)).status).toBe(403);
  await server.world.toggle('COACH', 'visit:read', false);
  const without = await server.as(coachId);
  const [index, refused] = [await without.get('/reports'), await get({}, without)];
  await server.world.toggle('COACH', 'visit:read', true);
  expect(index.body.data).not.toContainEqual(expect.objectContaining({ key: 'visits' }));
  expect(refused.status).toBe(403);
});

test('B64 unknown reports, no school, reversed days, no rows, and the seventh in a minute', async () => {
  expect((await get({}, coach, 'unknown')).body.code).toBe('reports.not-found');
  expect((await get({}, coach, '..%2Fx')).status).toBe(404);
  const none = await coach.get('/reports/visits/download');
  expect([none.status, none.body.errors.school_id]).toEqual([422, ['Elige una escuela.']]);
  expect((await get({ from: '2026-11-20', to: '2026-11-19' })).body.errors).toHaveProperty('to');
  const twice = await Promise.all([get({}), get({ format: 'csv' })]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(await csv()).toHaveLength(1);
  for (let at = 0; at < 3; at += 1) expect((await get({ format: 'csv' })).status).toBe(200);
  const seventh = await get({ format: 'csv' });
  expect([seventh.status, Number(seventh.headers['retry-after']) > 0]).toEqual([429, true]);
});

test('T06 no cell of a report is a formula', async () => {
  for (const [at, text] of ['=1+1', '@SUM(A1)', '+cmd', '-1', '\t=1'].entries()) {
    const { item } = await visit(school, `2026-11-1${at}`, {
      ...{ objective: text, cancelled_at: AT, cancelled_by: coachId, cancel_reason: text },
    });
    await insert('activity_observations', {
      ...{ agenda_activity_id: item, result: text, author_id: coachId, updated_at: AT },
    });
  }
  const file = await xlsx();
  const cells = (await readXlsx(file)).flat().filter((cell) => typeof cell === 'string');
  expect(cells.filter((cell) => cell.startsWith("'"))).toHaveLength(15);
  expect(cells.filter((cell) => /^[=+\-@\t\r\0]/.test(cell))).toEqual([]);
  const parts = zipParts(file, { unpackedMax: 1e7, wanted: (name) => name.endsWith('.xml') });
  expect([...parts.values()].join('')).not.toMatch(/<f[ >]/);
  expect(await csv()).toHaveLength(6);
  expect((await csv()).join('\n')).not.toMatch(/(^|,)"?[=+\-@\t]/m);
});

test('T19 a long file is written in a thread', async () => {
  const made = await visit(school, '2026-11-10');
  const row = await server.db('school_visits').where({ id: made.id }).first();
  const { id: _id, draft_flag: _flag, ...facts } = row ?? { id: 0, draft_flag: null };
  await server.db.batchInsert(
    'school_visits',
    Array.from({ length: 400 }, () => facts),
    50,
  );
  expect(await readXlsx(await xlsx())).toHaveLength(402);
});
