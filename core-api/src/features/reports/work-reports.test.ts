import { STAMPS } from '../../testing/fixtures';
import { FORMULA, startReporting } from './reporting.testing';

const KEYS = ['visit-axes', 'activities', 'attendance', 'activity-surveys', 'observations'] as const;
const READ_BY = {
  'visit-axes': 'visit:read',
  activities: 'agenda:read',
  attendance: 'activity:read',
  'activity-surveys': 'survey-response:read',
  observations: 'observation:read',
} as const;

type Reporting = Awaited<ReturnType<typeof startReporting>>;
let server: Reporting['server'];
let cycle: Reporting['cycle'];
let school: Reporting['school'];
let foreign: Reporting['foreign'];
let coachId: Reporting['coachId'];
let ana: Reporting['ana'];
let coach: Reporting['coach'];
let visit: Reporting['visit'];
let central: Reporting['central'];
let download: Reporting['download'];
let rowsOf: Reporting['rowsOf'];
let without: Reporting['without'];

beforeAll(async () => {
  ({ server, cycle, school, foreign, coachId, ana, coach, visit, central, download, rowsOf, without } =
    await startReporting());
});
beforeEach(() => server.db('rate_windows').delete());
afterAll(() => server.stop());

test('REP-01 the axes of visits in their order; drafts are absent, cancelled visits marked', async () => {
  const rows = await rowsOf('visit-axes');
  expect(rows).toHaveLength(8);
  expect(rows[0]).toEqual({
    ...{ Visita: visit, Escuela: 'Colegio Ahuehuete', Fecha: new Date('2026-11-10'), Acciones: `'${FORMULA}` },
    ...{ Eje: 'Pedagógico-curricular', Especificaciones: 'Con rúbrica', 'Estado de la visita': 'Finalizada' },
  });
  expect([rows[3]?.['Eje'], rows[4]?.['Estado de la visita']]).toEqual(['Comunidad y convivencia', 'Cancelada']);
  expect(await rowsOf('visit-axes', { from: '2026-11-11', to: '2026-11-30' })).toHaveLength(4);
});

test('REP-01 the activities of the agenda: kinds, states, who is responsible, and the average of the ratings', async () => {
  const rows = await rowsOf('activities');
  expect(rows.map((row) => [row['Tipo'], row['Estado'], row['Responsable']])).toEqual([
    ['Visita', 'Visita', 'Laura Mendoza'],
    ['Visita', 'Cancelada', 'Laura Mendoza'],
    ['Actividad de la escuela', 'Vencida', 'Ana Arce'],
    ['Actividad central', 'Tomada', 'Laura Mendoza'],
    ['Actividad de la escuela', 'Pendiente', 'Ana Arce'],
  ]);
  const rating = await coach.get('/schools/activity/ratings').query({ school_id: String(school) });
  expect(rows[3]).toMatchObject({
    ...{ Id: central.item, Asistentes: 1, Evidencias: 0, 'Calificación promedio': 4.3 },
    ...{ Completada: new Date('2026-11-19T10:00:00Z'), Iniciada: null, Hora: '10:00' },
  });
  expect(rating.body.data).toMatchObject([{ average: 4.3 }]);
});

test('REP-01 activities leave out visits, attendees and ratings of who may not read them', async () => {
  const noVisits = await without('visit:read', (caller) => rowsOf('activities', {}, caller));
  expect(noVisits.map((row) => row['Tipo'])).not.toContain('Visita');
  const noRecord = await without('activity:read', (caller) => rowsOf('activities', {}, caller));
  expect(noRecord[3]).toMatchObject({ Asistentes: null, Evidencias: null, 'Calificación promedio': null });
});

test('REP-01 attendance: people by name, with their role, level and proof; a revoked proof is none', async () => {
  const rows = await rowsOf('attendance');
  const same = { Escuela: 'Colegio Ahuehuete', Rol: 'Docente', Asistió: 'Sí' };
  expect(rows).toMatchObject([
    {
      ...{ ...same, Actividad: `'${FORMULA}`, Fecha: new Date('2026-11-18'), Persona: 'Ana Arce', Horas: 1.5 },
      ...{ 'Folio de la constancia': 'RUTA-7', Enviada: new Date('2026-11-18T10:30:00Z') },
    },
    { ...same, Persona: 'Beto Báez', Nivel: null, 'Folio de la constancia': null, Horas: null, Enviada: null },
    { ...same, Actividad: 'Taller', Persona: 'Ana Arce', 'Folio de la constancia': null },
  ]);
  expect(rows[0]?.['Nivel']).toBe((await server.db('levels').orderBy('order').first('name_es'))?.name_es);
  const noProofs = await without('proof:read', (caller) => rowsOf('attendance', {}, caller));
  expect(noProofs[0]).toMatchObject({ Persona: 'Ana Arce', 'Folio de la constancia': null, Horas: null });
});

test('REP-01 ACT-05 surveys have the figures of the responses; anonymous ones in steps, and none of a small group', async () => {
  const asked = { schoolId: school, activityId: central.item };
  const { body } = await coach.get('/schools/surveys/activity-responses').query(asked);
  const [useful, open, nps] = await rowsOf('activity-surveys');
  expect(useful).toMatchObject({
    ...{ Actividad: 'Taller', Fecha: new Date('2026-11-19'), Pregunta: '¿Fue útil?', Instrumentos: 1 },
    ...{ Contestados: 4, 'Cuadrante 2': 1, 'Cuadrante 2 (%)': 25, 'Cuadrante 5': 3, Promedio: 4.3 },
  });
  expect(body.data.answers[0]).toMatchObject({ answered: 4, total_quadrant_5: 3, average: 4.3 });
  expect(open).toMatchObject({ Pregunta: '¿Qué falta?', Contestados: 0, 'Cuadrante 1': null, Promedio: null });
  expect(nps).toMatchObject({ Contestados: 4, 'Cuadrante 1': null, Promedio: 9 });
  await server.db('school_cycles').where({ id: cycle }).update({ min_group: 3 });
  await server.db('surveys').update({ anonymous: true });
  const [stepped] = await rowsOf('activity-surveys');
  await server.db('school_cycles').where({ id: cycle }).update({ min_group: 4 });
  const [hidden] = await rowsOf('activity-surveys');
  await server.db('surveys').update({ anonymous: false });
  expect(stepped).toMatchObject({ Contestados: 3, 'Cuadrante 2': 0, 'Cuadrante 5': 3, Promedio: 5 });
  expect(hidden).toMatchObject({ Contestados: null, 'Cuadrante 5': null, 'Cuadrante 5 (%)': null, Promedio: null });
});

test('REP-01 observations that count, by the days of the school’s calendar', async () => {
  const rows = await rowsOf('observations');
  expect(rows).toEqual([
    {
      ...{ Fecha: new Date('2026-11-10T18:00:00Z'), Escuela: 'Colegio Ahuehuete', Docente: 'Ana Arce' },
      ...{ Nivel: expect.any(String), Guía: 'Clase', Código: 'clase', Observó: 'Laura Mendoza' },
      ...{ Sí: 2, No: 1, 'No aplica': 1, 'Cumplimiento (%)': 66.7, 'Observaciones finales': `'${FORMULA}` },
    },
  ]);
  const day = (at: string) => rowsOf('observations', { from: at, to: at });
  expect([(await day('2026-11-09')).length, (await day('2026-11-10')).length]).toEqual([0, 1]);
  expect(await day('2026-11-11')).toEqual([]);
});

test.each(KEYS)('T01 T02 REP-01 %s: a foreign school is not found; staff of the school may not', async (key) => {
  for (const query of [{ school_id: foreign }, { school_id: foreign, cycle_id: cycle }]) {
    const reply = await download(key, query);
    expect([reply.status, reply.body.code]).toEqual([404, 'schools.not-found']);
  }
  const director = await server.as(await server.world.person('DIR', { school_id: school }));
  expect((await download(key, {}, director)).status).toBe(403);
  expect((await download(key, {}, await server.as(ana))).status).toBe(403);
});

test.each(KEYS)('REP-01 %s: English, and a right that is switched off takes it away', async (key) => {
  const english = await download(key, { format: 'csv' }).set('Accept-Language', 'en');
  expect(english.text.split('\r\n')[0]).toMatch(/School|Question/);
  expect(english.text).toMatch(/Teaching and curriculum|Central activity|Teacher|Was it useful|Lesson/);
  const [index, refused] = await without(READ_BY[key], async (caller) => [
    await caller.get('/reports'),
    await download(key, {}, caller),
  ]);
  expect(index.body.data.map((one: { key: string }) => one.key)).not.toContain(key);
  expect(refused.status).toBe(403);
});

test.each(KEYS)('REP-01 %s: without rows there are headings; one school or two, as the report says', async (key) => {
  const empty = await download(key, { format: 'csv', from: '2027-01-10', to: '2027-01-12' });
  expect([empty.status, empty.text.split('\r\n').length]).toEqual([200, 2]);
  const admin = await server.as(await server.world.person('ADMIN'));
  const both = await download(key, { support_school_id: String(foreign) }, admin);
  expect(both.status).toBe(key === 'activity-surveys' ? 422 : 200);
});

test('REP-01 both schools of a file are in it', async () => {
  const admin = await server.as(await server.world.person('ADMIN'));
  const rows = await rowsOf('activities', { support_school_id: String(foreign) }, admin);
  expect(rows.map((row) => row['Actividad'])).toContain('Ajena');
  expect(rows).toHaveLength(6);
});

test.each(['visit-axes', 'activities', 'attendance', 'observations'])(
  'T06 REP-01 %s: no text is a formula',
  async (key) => {
    const { text } = await download(key, { format: 'csv' });
    expect(text).toContain(`'${FORMULA}`);
    expect(text).not.toMatch(/(^|,)"?[=+@]/m);
  },
);

test.each(KEYS)('T19 %s asks as many statements for many rows as for few', async (key) => {
  const statements = async (query: object) => {
    let n = 0;
    const count = () => (n += 1);
    server.db.on('query', count);
    const { status } = await download(key, { format: 'csv', ...query });
    server.db.off('query', count);
    return [status, n];
  };
  await download(key, { format: 'csv' });
  expect(await statements({ from: '2026-11-10', to: '2026-11-19' })).toEqual(
    await statements({ from: '2026-11-01', to: '2026-11-30' }),
  );
});

test('REP-01 a finished cycle is read by who accompanied the school then, and by nobody else', async () => {
  await server.db('hierarchy_history').insert({
    ...{ cycle_id: cycle, school_id: school, user_id: coachId, place: 'coach', reason: 'started' },
    from_at: STAMPS.created_at,
  });
  await server.db('school_cycles').where({ id: cycle }).update({ state: 'finished' });
  const past = { cycle_id: String(cycle) };
  const counts: number[] = [];
  for (const key of KEYS) counts.push((await rowsOf(key, past)).length);
  const rated = await rowsOf('activities', past);
  const stranger = await download('activities', past, await server.as(await server.world.person('COACH')));
  await server.db('school_cycles').where({ id: cycle }).update({ state: 'started' });
  expect(counts).toEqual([8, 5, 3, 3, 1]);
  expect(rated[3]).toMatchObject({ 'Calificación promedio': 4.3 });
  expect(stranger.status).toBe(404);
});
