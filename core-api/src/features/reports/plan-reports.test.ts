import { readSheet } from 'read-excel-file/universal';
import { STAMPS } from '../../testing/fixtures';
import { testServer, type Caller, type TestServer } from '../../testing/server';
import { coachActivity, endedDiagnostic, wholeTab } from '../pai/pai.testing';
import { centralOf, datedActivity } from '../pfi/pfi.testing';
import { formationContentOf, formationPlanOf } from '../pfp/pfp.testing';

let server: TestServer;
let cycle = 0;
let school = 0;
let foreign = 0;
let coachId = 0;
let teacher = 0;
let coach: Caller;
let leader: Caller;
const KEYS = ['school-progress', 'dpi', 'pai', 'pfi', 'pfp'] as const;
const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;
const download = (key: string, query: object = {}, caller = coach) =>
  caller.get(`/reports/${key}/download`).query({ school_id: String(school), ...query });

/** The rows of a report by its headings. */
async function rowsOf(key: string, query: object = {}, caller = coach) {
  const reply = await download(key, query, caller).responseType('blob');
  expect(reply.status).toBe(200);
  const [heading = [], ...rows] = await readSheet(new Blob([reply.body as Buffer]));
  return rows.map((row) => Object.fromEntries(heading.map((name, at) => [String(name), row[at] ?? null])));
}
const dataOf = async (path: string, query: object = {}, caller = coach) =>
  (await caller.get(path).query({ school_id: school, ...query })).body.data;

beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  cycle = await world.cycle();
  [school, foreign] = [await world.school({ name: 'Colegio Ahuehuete' }), await world.school()];
  [coachId, teacher] = [
    await world.person('COACH', { name: 'Laura', surname: 'Mendoza' }),
    await world.person('PROF', { school_id: school, name: 'Ana', surname: 'Arce' }),
  ];
  await world.hierarchy(cycle, school, {
    ...{ coach_id: coachId, director_id: await world.person('COACH_DIR', { name: 'Inés', surname: 'Robles' }) },
  });
  await world.hierarchy(cycle, foreign, { coach_id: await world.person('COACH') });
  [coach, leader] = [await server.as(coachId), await server.as(await world.person('DIR', { school_id: school }))];
  const questions = await endedDiagnostic(server.db, insert, { cycle_id: cycle, school_id: school });
  const pai = await coachActivity(server.db, insert);
  const items = [0, 1, 3].map((at) => ({ question_id: questions[at] ?? 0, revision: 1 }));
  for (const { question_id } of items)
    await leader
      .put(`/schools/pai/draft/${question_id}`)
      .send({ school_id: school, revision: 0, ...wholeTab(pai) })
      .expect(200);
  await leader.post('/schools/pai').send({ school_id: school, items }).expect(201);
  const dated = await datedActivity(server.db, insert, { cycle, school, coach: coachId, person: coachId });
  await server.db('central_activities').where({ id: dated.central }).update({ title_es: 'Con fecha' });
  await centralOf(insert, cycle, { title_es: 'Sin fecha', title_en: 'Undated', order: 2 });
  const plan = await formationPlanOf(insert, cycle, { name_en: 'Planning', roles: '["PROF"]' });
  await formationContentOf(insert, plan);
  await (await server.as(teacher)).put(`/schools/pfp/formation-plans/${plan}/consulted`).send({}).expect(200);
  await world.person('PROF', { school_id: school, name: 'Beto', surname: 'Báez' });
});
beforeEach(() => server.db('rate_windows').delete());
afterAll(() => server.stop());

test('REP-01 the diagnostic of a report is that of the results; a question of which too few answered has no figures', async () => {
  const results = await dataOf('/schools/dpi/results');
  const rows = await rowsOf('dpi');
  expect(rows).toHaveLength(results.items.length);
  for (const [at, item] of results.items.entries())
    expect(rows[at]).toMatchObject({
      ...{ Pregunta: item.question, Tema: item.theme, Instrumentos: item.instruments, Contestados: item.answered },
      ...{ 'Cuadrante 2': item.total_quadrant_2, 'Cuadrante 4 (%)': item.percentage_quadrant_4 },
      Promedio: item.average,
    });
  expect(rows.map((row) => row['Promedio'])).toEqual([2, 3, 5, 4.2]);
  const [first] = results.items;
  const hidden = () => server.db('dpi_totals').where({ school_id: school, question_id: first.id });
  await hidden().update({ shown: 0 });
  const [row] = await rowsOf('dpi');
  await hidden().update({ shown: 10 });
  expect(row).toMatchObject({ Contestados: 0, 'Cuadrante 1': null, 'Cuadrante 2 (%)': null, Promedio: null });
});

test('REP-01 the action plan of a report is the plan; averages take the right to read the diagnostic', async () => {
  const { items } = await dataOf('/schools/pai');
  const rows = await rowsOf('pai');
  expect(items).toHaveLength(3);
  for (const [at, item] of items.entries())
    expect(rows[at]).toMatchObject({
      ...{ Pregunta: item.question, 'Actividad de la escuela': item.activity, Clave: item.coach_pai.activity_code },
      ...{ 'Fecha de la escuela': new Date('2026-11-26'), 'Fecha del coach': new Date('2026-11-27') },
      ...{ 'Estado de la escuela': 'Pendiente', Estrategia: item.strategy, 'Recursos humanos': item.human_resources },
    });
  expect(rows.map((row) => row['Promedio'])).toEqual([2, 3, 4.2]);
  await server.world.toggle('COACH', 'dpi:read', false);
  const without = await rowsOf('pai', {}, await server.as(coachId));
  await server.world.toggle('COACH', 'dpi:read', true);
  expect(without.map((row) => row['Promedio'])).toEqual([null, null, null]);
});

test('REP-01 the yearly plan of a report has what is dated, and what the plan counts as undated', async () => {
  const { activities, undated } = await dataOf('/schools/pfi');
  const rows = await rowsOf('pfi');
  expect(rows.filter((row) => row['Fecha establecida'] !== null)).toHaveLength(activities.length);
  expect(rows.filter((row) => row['Fecha establecida'] === null)).toHaveLength(undated);
  const same = { Motivos: 'Porque ayuda', 'Ventana sugerida: desde': new Date('2026-11-16'), Completada: 'No' };
  expect(rows).toEqual([
    expect.objectContaining({ ...same, 'Actividad central': 'Con fecha', 'Cambios de fecha': 0, Asistentes: 0 }),
    expect.objectContaining({ ...same, 'Actividad central': 'Sin fecha', Asistentes: null }),
  ]);
});

test('REP-01 the formation plan of a report has the people that the figures count; names take the right to read them', async () => {
  const { pie } = await dataOf('/schools/pfp/summary');
  const rows = await rowsOf('pfp');
  expect(rows.filter((row) => row['Consultado'] === 'Sí')).toHaveLength(pie.consulted);
  expect(rows.filter((row) => row['Consultado'] === 'No')).toHaveLength(pie.notConsulted);
  expect(rows).toMatchObject([
    {
      ...{ Docente: 'Ana Arce', Rol: 'Docente', Plan: 'Planeación', Contenidos: 1, Consultado: 'Sí' },
      ...{ 'Fecha de consulta': new Date('2026-11-20T12:00:00Z'), 'Antes del cierre': 'Sí' },
    },
    { Docente: 'Beto Báez', Consultado: 'No', 'Fecha de consulta': null, 'Antes del cierre': null },
  ]);
  await server.world.toggle('COACH', 'professor:read', false);
  const without = await rowsOf('pfp', {}, await server.as(coachId));
  await server.world.toggle('COACH', 'professor:read', true);
  expect(without.map((row) => row['Docente'])).toEqual([null, null]);
});

test('REP-01 a person has a plan once, with all roles in which it is expected, and the levels that they teach', async () => {
  const { db, world } = server;
  const key = { school_id: school };
  const twice = await world.person('COOR', { ...key, name: 'Cira', surname: 'Cano' });
  const [prof] = await db('roles').where({ code: 'PROF' }).pluck<number[]>('id');
  const [first, second] = await db('levels').orderBy('order').select('id', 'name_es');
  await insert('role_user', { user_id: twice, role_id: prof });
  await insert('role_user_levels', { user_id: twice, role_id: prof, level_id: second?.id });
  await insert('level_school', { ...key, level_id: first?.id });
  const plan = await formationPlanOf(insert, cycle, { name_es: 'Ambas', roles: '["PROF","COOR"]', order: 9 });
  const rows = (await rowsOf('pfp')).filter((row) => row['Plan'] === 'Ambas');
  await db('formation_plans').where({ id: plan }).delete();
  await db('users').where({ id: twice }).update({ active: false });
  expect(rows.filter((row) => row['Docente'] === 'Cira Cano')).toMatchObject([
    { Rol: expect.stringMatching(/ y /), Nivel: expect.stringContaining(String(second?.name_es)) },
  ]);
  expect(rows.filter((row) => row['Docente'] === 'Ana Arce')).toMatchObject([{ Nivel: first?.name_es }]);
});

test('REP-01 STA-03 the progress of a school has the figures of its pages on one row', async () => {
  const management = await server.as(await server.world.person('MGMT'));
  const cards = (await management.get('/schools/statistics/cards').query({ filter: { school: String(school) } })).body;
  const { data } = cards;
  const results = await dataOf('/schools/dpi/results');
  const [row, ...others] = await rowsOf('school-progress');
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    ...{ Escuela: 'Colegio Ahuehuete', Región: 'Occidente', 'Director(a)': 'Inés Robles', Gerente: null },
    ...{ Coach: 'Laura Mendoza', 'Docentes activos': data.activeProfessors },
    ...{ 'DPI: instrumentos': 10, 'DPI: contestados': results.totalValidated, 'DPI: promedio': 3.6 },
    ...{ 'PAI establecido': 'Sí', 'PAI: fecha': new Date('2026-11-20'), 'PFI: fechadas': 1, 'PFI: realizadas': 0 },
    ...{ 'PFP: consultados (%)': 50, 'Visitas programadas': data.scheduledVisits },
    ...{ 'Visitas vencidas': data.missingVisits, 'Actividades programadas': data.scheduledActivities },
    ...{ 'Actividades realizadas': data.completedActivities, 'Actividades vencidas': data.missingActivities },
    'Docentes observados en el mes': data.montlyObsProfessors,
  });
  expect([data.activeProfessors, data.scheduledActivities]).toEqual([2, 7]);
  for (const ability of ['dpi:read', 'pfp:read', 'hierarchy:read', 'visit:read'] as const)
    await server.world.toggle('COACH', ability, false);
  const [without] = await rowsOf('school-progress', {}, await server.as(coachId));
  for (const ability of ['dpi:read', 'pfp:read', 'hierarchy:read', 'visit:read'] as const)
    await server.world.toggle('COACH', ability, true);
  expect(without).toMatchObject({
    ...{ Coach: null, 'DPI: instrumentos': null, 'DPI: promedio': null, 'PFP: consultados (%)': null },
    ...{ 'Visitas programadas': null, 'PFI: fechadas': 1, 'Actividades programadas': 7 },
  });
});

test.each(KEYS)(
  'T01 T02 REP-01 %s: a foreign school is not found, with and without a cycle; staff may not',
  async (key) => {
    for (const query of [{ school_id: foreign }, { school_id: foreign, cycle_id: cycle }]) {
      const reply = await download(key, query);
      expect([reply.status, reply.body.code]).toEqual([404, 'schools.not-found']);
    }
    expect((await download(key, {}, leader)).status).toBe(403);
    expect((await download(key, {}, await server.as(teacher))).status).toBe(403);
  },
);

test.each(KEYS)('REP-01 %s: English headings, and a right that is switched off takes it away', async (key) => {
  const english = await download(key, { format: 'csv' }).set('Accept-Language', 'en');
  expect(english.text.split('\r\n')[0]).toMatch(/School|Question|Central activity|Person/);
  const ability = key === 'school-progress' ? 'dashboard:coach' : (`${key}:read` as const);
  await server.world.toggle('COACH', ability, false);
  const [index, refused] = [
    await (await server.as(coachId)).get('/reports'),
    await download(key, {}, await server.as(coachId)),
  ];
  await server.world.toggle('COACH', ability, true);
  expect(index.body.data.map((one: { key: string }) => one.key)).not.toContain(key);
  expect(refused.status).toBe(403);
});

test('REP-01 without a started cycle there are headings only; a finished one is read by who accompanied it then', async () => {
  const { db, world } = server;
  const other = await world.school({ name: 'Colegio Mezquite' });
  for (const school_id of [school, other])
    await insert('hierarchy_history', {
      ...{ cycle_id: cycle, school_id, user_id: coachId, place: 'coach', from_at: STAMPS.created_at, reason: 'start' },
    });
  await db('school_cycles').where({ id: cycle }).update({ state: 'finished' });
  const empty = [];
  for (const key of KEYS) empty.push((await download(key, {}, await server.as(await world.person('ADMIN')))).status);
  await db('rate_windows').delete();
  const admin = await server.as(await world.person('ADMIN'));
  const headings = (await download('dpi', { format: 'csv' }, admin)).text.split('\r\n').slice(0, -1);
  await db('rate_windows').delete();
  const past = { cycle_id: String(cycle) };
  const counts: number[] = [];
  for (const key of KEYS) counts.push((await rowsOf(key, past)).length);
  await db('rate_windows').delete();
  const [row] = await rowsOf('school-progress', past);
  const left = await download('dpi', { school_id: other, ...past });
  const stranger = await download('dpi', past, await server.as(await world.person('COACH')));
  await db('school_cycles').where({ id: cycle }).update({ state: 'started' });
  expect(empty).toEqual([200, 200, 200, 200, 200]);
  expect(headings).toHaveLength(1);
  expect(counts).toEqual([1, 4, 3, 1, 2]);
  expect(row).toMatchObject({ 'Docentes activos': null, 'Docentes observados en el mes': null, 'DPI: promedio': 3.6 });
  expect([left.status, stranger.status]).toEqual([200, 404]);
});
