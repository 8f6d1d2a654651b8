import PQueue from 'p-queue';
import { pdfText } from '../../testing/pdf-text';
import { testServer, type Caller, type TestServer } from '../../testing/server';
import { coachActivity, endedDiagnostic, wholeTab } from '../pai/pai.testing';
import { centralOf } from './pfi.testing';
import { yearPdf } from './year-paper';

const NOW = '2026-11-20T18:00:00.000Z';
let server: TestServer;
let cycle = 0;
let central = 0;
let coachPai = 0;
const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;

beforeAll(async () => {
  server = await testServer();
  cycle = await server.world.cycle();
  central = await centralOf(insert, cycle, { title_es: 'Taller de lectura', title_en: 'Reading workshop' });
  coachPai = await coachActivity(server.db, insert);
});
afterAll(() => server.stop());
beforeEach(() => server.clock.set(NOW));

/** A school whose diagnostic is over; its year is dated, and its action plan established. */
async function place(differs: { shown?: boolean; planned?: boolean } = {}) {
  const { shown = true, planned = true } = differs;
  const { world } = server;
  const school = await world.school();
  const [coach, director] = [await world.person('COACH'), await world.person('DIR', { school_id: school })];
  await world.hierarchy(cycle, school, { coach_id: coach });
  await endedDiagnostic(server.db, insert, { cycle_id: cycle, school_id: school, shown });
  const leader = await server.as(director);
  const activities = [{ central_activity_id: central, date: '2026-11-24', time: '09:00' }];
  expect((await leader.post('/schools/pfi/establish').send({ school_id: school, activities })).status).toBe(201);
  if (planned) await establishPai(leader, school);
  return { school, leader, coach: await server.as(coach) };
}

/** Establishes the action plan with all of its mandatory questions. */
async function establishPai(leader: Caller, school_id: number) {
  const form = (await leader.get('/schools/pai/form').query({ school_id })).body.data;
  const asked: { question_id: number; is_mandatory: boolean }[] = form.tabs;
  const items = asked
    .filter(({ is_mandatory }) => is_mandatory)
    .map(({ question_id }) => ({ question_id, revision: 1 }));
  for (const { question_id } of items)
    await leader.put(`/schools/pai/draft/${question_id}`).send({ school_id, revision: 0, ...wholeTab(coachPai) });
  expect((await leader.post('/schools/pai').send({ school_id, items })).status).toBe(201);
}

const exported = async (caller: Caller, school_id: number, differs: object = {}) => {
  const { status, headers, body } = await caller.get('/schools/pfi/export').query({ school_id, ...differs });
  return { status, headers, body, text: () => pdfText(body as Buffer).replaceAll('\n', '') };
};

test('PFI-01 the year is one document by its phases, filled from diagnostic, action plan and yearly plan, for both sides', async () => {
  const { school, leader, coach } = await place();
  const { id, revision } = (await leader.get('/schools/pfi').query({ school_id: school })).body.data.activities[0];
  const justification = 'El patio está ocupado:\nhay jornada de salud.';
  const move = { date: '2026-11-25', time: '10:00', justification, revision };
  expect((await leader.put(`/schools/pfi/${id}/date`).send(move)).status).toBe(200);
  const { status, headers, text } = await exported(leader, school, { cycle_id: cycle, format: 'pdf' });
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(headers['content-disposition']).toMatch(/^attachment; filename/);
  const phases = ['1. Diagnóstico', '2. Planeación', '3. Implementación', '4. Seguimiento', '5. Comunicación'];
  const written = text();
  expect(phases.map((phase) => written.indexOf(phase))).toEqual(
    phases.map((phase) => written.indexOf(phase)).toSorted((one, other) => one - other),
  );
  for (const part of [
    ...phases,
    ...['No es el formato de ninguna autoridad', 'Promedio 2.0, de 10 respuestas', 'Objetivos: Que los acuerdos'],
    ...['Porque ayuda', '25-11-2026, 10:00 · Taller de lectura (pendiente)', 'Escuela: Círculo de diálogo'],
    ...['del 24-11-2026 al 25-11-2026. El patio está ocupado: hay jornada de salud.'],
  ])
    expect(written).toContain(part);
  expect((await exported(coach, school)).status).toBe(200);
});

test('PFI-01 the document has what its reader may see: no figures of a small group, no part without its ability, nothing of other schools', async () => {
  const { school, leader } = await place({ shown: false, planned: false });
  const small = (await exported(leader, school)).text();
  expect(small).toContain('Todavía no hay resultados que mostrar');
  expect(small).not.toContain('Promedio');
  expect(small).toContain('El plan de acción todavía no está establecido.');

  const plan = (await leader.get('/schools/pfi').query({ school_id: school })).body.data;
  const bare = pdfText(await yearPdf({ plan, diagnostic: null, actionPlan: null }, 'es')).replaceAll('\n', '');
  for (const part of ['Sin los resultados del diagnóstico', 'Sin el plan de acción']) expect(bare).toContain(part);
  expect(bare).not.toContain('Plan de acción establecido');

  const other = (await place({ planned: false })).leader;
  expect((await exported(other, school)).status).toBe(404);
  const teacher = await server.as(await server.world.person('PROF', { school_id: school }));
  expect((await exported(teacher, school)).status).toBe(403);
  expect((await exported(leader, school, { format: 'docx' })).status).toBe(422);
  expect((await exported(leader, school, { cycle_id: 99_999 })).status).toBe(404);
});

test('PFI-01 the document has the average of a survey, says where there are too few answers, and nothing where its reader has none', async () => {
  const { school, leader } = await place({ planned: false });
  const { activities, ...plan } = (await leader.get('/schools/pfi').query({ school_id: school })).body.data;
  const rows = [{ answers: 12, average: 4 }, { answers: 3, average: null }, null].map((rating, at) => ({
    ...activities[0],
    activity: `Taller ${at}`,
    isCompleted: true,
    rating,
  }));
  const textOf = async (locale: 'es' | 'en', shown: readonly object[]) => {
    const year = { plan: { ...plan, activities: shown }, diagnostic: null, actionPlan: null };
    return pdfText(await yearPdf(year, locale)).replaceAll('\n', '');
  };
  const spanish = await textOf('es', rows);
  for (const part of [
    'Promedio de la encuesta, de 5•Taller 0: 4.0 (respuestas: 12)',
    '•Taller 1: sin promedio, faltan respuestas para mostrarlo (respuestas: 3)',
  ])
    expect(spanish).toContain(part);
  expect(spanish.match(/Taller 2: /g)).toHaveLength(1);
  expect(await textOf('en', rows)).toContain('Average of the survey, of 5•Taller 0: 4.0 (answers: 12)');
  expect(await textOf('es', rows.slice(2))).not.toContain('encuesta');
});

test('PFI-01 a school without dates and without a diagnostic has a document, too, in the language of its reader', async () => {
  const { world, db } = server;
  const school = await world.school();
  const director = await world.person('DIR', { school_id: school });
  await db('users').where({ id: director }).update({ locale: 'en' });
  const text = (await exported(await server.as(director), school)).text();
  for (const part of ['1. Diagnosis', 'Nobody has finished', 'Nothing has a date yet.', 'Page 1 of'])
    expect(text).toContain(part);
});

test('PFI-01 F11 while the queue of documents is full, one more is refused as busy', async () => {
  const { school, leader } = await place({ planned: false });
  const full = [
    jest.spyOn(PQueue.prototype, 'pending', 'get').mockReturnValue(2),
    jest.spyOn(PQueue.prototype, 'size', 'get').mockReturnValue(30),
  ];
  const { status, body } = await exported(leader, school);
  for (const place of full) place.mockRestore();
  expect([status, body.code]).toEqual([503, 'documents.busy']);
  expect((await exported(leader, school)).status).toBe(200);
});
