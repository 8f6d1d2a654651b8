import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pdfText } from '../../testing/pdf-text';
import { testServer, type Caller, type TestServer } from '../../testing/server';

const AXES = [1, 2, 3, 4].map((id) => ({ id, actions: `Acciones ${id} ñ`, specifications: `Detalles ${id}` }));
const PREVIEW = { pdf_url: expect.stringMatching(/^\/api\/schools\/visits\/\d+\/pdf$/) as string, revision: 2 };

let server: TestServer;
let school: number;
let coach: Caller;
let otherCoach: Caller;
let superior: Caller;
let director: Caller;
let teacher: Caller;
let teacherId: number;

const form = {
  objective: 'Acompañar la evaluación formativa',
  date: '2026-11-20',
  time: '09:00',
  school_visit_axis: AXES,
};
const planned = async (differs: object = {}) => {
  const { body } = await coach.post('/schools/visits').send({ ...form, school_id: school, eraser: false, ...differs });
  return body.data as { id: number; revision: number; agenda_activity_id: number };
};
const pdfOf = (caller: Caller, id: number) => caller.get(`/schools/visits/${id}/pdf`).responseType('blob');
/** The text of a PDF on one line. */
const textIn = (pdf: Buffer) => pdfText(pdf).replace(/\s+/g, ' ');

beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  const cycle = await world.cycle();
  school = await world.school({ name: 'Colegio Sor Juana' });
  const coachId = await world.person('COACH', { name: 'Laura', surname: 'Mendoza' });
  const man = await world.person('COACH_MAN');
  const other = await world.person('COACH');
  await world.hierarchy(cycle, school, { coach_id: coachId, manager_id: man });
  await world.hierarchy(cycle, await world.school(), { coach_id: other });
  coach = await server.as(coachId);
  otherCoach = await server.as(other);
  superior = await server.as(man);
  director = await server.as(await world.person('DIR', { school_id: school }));
  teacherId = await world.person('PROF', { school_id: school, name: 'Ñandú', surname: 'Łódź' });
  teacher = await server.as(teacherId);
});
afterAll(() => server.stop());
afterEach(async () => {
  await server.db('agenda_activities').delete();
  await server.db('school_visits').delete();
});

describe('preview', () => {
  test('VIS-03 saves a draft, which stays one, and its PDF says across the page that it is one', async () => {
    const { id } = await planned({ eraser: true, objective: '', date: null, time: null });
    const { status, body } = await coach
      .post(`/schools/visits/${id}/preview`)
      .send({ objective: 'Idea guardada', revision: 1 });
    expect([status, body]).toEqual([200, { data: PREVIEW }]);
    expect(await server.db('school_visits').where({ id }).first()).toMatchObject({
      eraser: 1,
      objective: 'Idea guardada',
    });
    expect(await server.db('agenda_activities').where({ activity_id: id })).toEqual([]);
    const pdf = await pdfOf(coach, id);
    const text = textIn(pdf.body as Buffer);
    expect(text).toContain('Idea guardada');
    // The watermark is a line of its own on every page; the status is another one.
    const alone = pdfText(pdf.body as Buffer)
      .split('\n')
      .filter((line) => line.trim() === 'Borrador');
    const pages = Number(/Página 1 de (\d+)/.exec(text)?.[1]);
    expect(alone).toHaveLength(1 + pages);
    for (const caller of [superior, director, otherCoach]) expect((await pdfOf(caller, id)).status).toBe(404);
  });

  test('VIS-03 a published visit stays published, whole and on its date', async () => {
    const { id } = await planned();
    const preview = (body: object) => coach.post(`/schools/visits/${id}/preview`).send(body);
    expect((await preview({ ...form, objective: 'Mejor objetivo', revision: 1 })).body).toEqual({ data: PREVIEW });
    expect(await server.db('school_visits').where({ id }).first()).toMatchObject({
      eraser: 0,
      objective: 'Mejor objetivo',
    });
    expect((await preview({ objective: ' ', revision: 2 })).body.errors).toHaveProperty('objective');
    expect((await preview({ date: '2026-11-24', revision: 2 })).body.errors).toHaveProperty('date');
    expect((await preview({ objective: 'Tarde', revision: 1 })).body.code).toBe('visits.stale');
    const text = textIn((await pdfOf(coach, id)).body as Buffer);
    expect(text).toContain('Mejor objetivo');
    expect(text).not.toContain('Borrador');
  });

  test('VIS-03 T01 is for who writes the visit', async () => {
    const { id } = await planned();
    for (const [caller, status] of [
      [otherCoach, 404],
      [superior, 403],
      [director, 403],
      [teacher, 403],
    ] as const)
      expect((await caller.post(`/schools/visits/${id}/preview`).send({ revision: 1 })).status).toBe(status);
  });
});

describe('the PDF', () => {
  test('VIS-03 has the plan, when with its zone, who came, what was seen, the files and the changes of date', async () => {
    const { id, agenda_activity_id } = await planned();
    const moved = { date: '2026-11-20', time: '10:30', justification: 'Junta de supervisión imprevista', revision: 1 };
    await coach.put(`/schools/visits/${id}/reschedule`).send(moved).expect(200);
    await coach.put(`/schools/visits/${id}/start`).expect(200);
    const record = { activity_id: agenda_activity_id };
    await coach
      .put('/schools/activity/set-attendance')
      .send({ ...record, assistants: [teacherId] })
      .expect(200);
    await coach
      .put('/schools/activity/set-observations')
      .send({ ...record, result: 'Clima de confianza.' })
      .expect(200);
    await coach
      .post('/schools/activity/set-evidence')
      .field('activity_id', String(agenda_activity_id))
      .attach('files', Buffer.from('%PDF-1.4\n%%EOF'), 'Minuta de acuerdos.pdf')
      .expect(201);
    const { status, headers, body } = await pdfOf(director, id);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'content-disposition': expect.stringMatching(
        /^inline; filename="visita Colegio Sor Juana 2026-11-20.pdf"/,
      ) as string,
    });
    const text = textIn(body as Buffer);
    for (const part of [
      'Colegio Sor Juana',
      'Laura Mendoza',
      '20-11-2026, 10:30 (hora de Ciudad de México, GMT-6)',
      'Pedagógico-curricular',
      'Acciones 4 ñ',
      'Ñandú Łódź',
      'Clima de confianza.',
      'Minuta de acuerdos.pdf',
      'Junta de supervisión imprevista',
      'Página 1 de',
    ])
      expect(text.replaceAll(' ', '')).toContain(part.replaceAll(' ', ''));
    expect((body as Buffer).length).toBeLessThan(2_000_000);
  });

  test('T01 VIS-07 readers of the school read it; another school’s coach and a teacher do not', async () => {
    const { id } = await planned();
    const answers = [superior, director, otherCoach, teacher].map(async (caller) => (await pdfOf(caller, id)).status);
    expect(await Promise.all(answers)).toEqual([200, 200, 404, 403]);
  });

  test('speaks the language of the person', async () => {
    const { id } = await planned();
    const reader = await server.as(await server.world.person('DIR', { school_id: school, locale: 'en' }));
    expect(textIn((await pdfOf(reader, id)).body as Buffer)).toContain('School visit');
  });
});

describe('T10 whatever the text says, it is only text', () => {
  let canary: Server;
  let hits = 0;
  beforeAll(
    () =>
      new Promise<void>((resolve) => {
        canary = createServer((_req, res) => {
          hits += 1;
          res.end();
        }).listen(0, '127.0.0.1', resolve);
      }),
  );
  afterAll(() => canary.close());

  test('markup, emoji, Arabic and length are drawn and fetch nothing', async () => {
    const { port } = canary.address() as AddressInfo;
    const objective = `<img src=http://127.0.0.1:${port}/x><script>alert(1)</script> 😀 العربية`;
    const long = `${'Palabras sin fin. '.repeat(220)}fin`;
    const axes = AXES.map((axis) => ({ ...axis, actions: long, specifications: long }));
    const { id } = await planned({ objective, school_visit_axis: axes });
    const { status, body } = await pdfOf(coach, id);
    expect(status).toBe(200);
    expect(textIn(body as Buffer).replace(/\s+/g, ' ')).toContain(
      `<img src=http://127.0.0.1:${port}/x><script>alert(1)</script>`,
    );
    expect((body as Buffer).length).toBeLessThan(2_000_000);
    expect(hits).toBe(0);
  });

  test('twenty at once are all answered, or told to try again', async () => {
    const { id } = await planned();
    const answers = await Promise.all(Array.from({ length: 20 }, () => pdfOf(coach, id)));
    for (const { status } of answers) expect([200, 503]).toContain(status);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  });
});
