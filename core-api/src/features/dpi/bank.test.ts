import { testServer, type Caller, type TestServer } from '../../testing/server';
import { BANK_FORM, bankQuestion } from './dpi.testing';

let server: TestServer;
let cycle = 0;
let admin: Caller;
const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;

beforeAll(async () => {
  server = await testServer();
  cycle = await server.world.cycle();
  admin = await server.as(await server.world.person('ADMIN'));
});
afterAll(() => server.stop());
beforeEach(async () => {
  const { db } = server;
  for (const table of ['dpi_answers', 'dpi_submissions', 'dpi_options', 'dpi_questions'] as const)
    await db(table).delete();
});

const listed = async (by: Caller = admin) =>
  (await by.get('/dpi-questions')).body as {
    data: { id: number; question: string; order: number; revision: number; roles: string[]; active: boolean }[];
    cycle: { id: number; locked: string | null };
  };
const three = async () =>
  (await Promise.all([1, 2, 3].map((order) => bankQuestion(insert, { cycle_id: cycle, order })))).map(({ id }) => id);

test('DPI-02 the bank is written by hand: a question is added, changed, switched off, and the log has it', async () => {
  const { db, world } = server;
  const designer = await server.as(await world.person('CONTENT'));
  const form = { ...BANK_FORM, roles: ['PROF', 'DIR'], timeout: 45, question_en: ' ' };
  const { status, body } = await designer.post('/dpi-questions').send(form);
  expect([status, body.message]).toEqual([201, 'Pregunta agregada.']);
  expect(body.data).toMatchObject({
    ...{ theme: 'clima', question_en: null, timeout: 45, roles: ['DIR', 'PROF'], active: true, order: 1, revision: 1 },
    options: [1, 2, 3, 4, 5].map((quadrant) => ({ quadrant, display: `Nivel ${quadrant}`, display_en: null })),
  });
  const { id } = body.data as { id: number };
  const options = [5, 4, 3, 2, 1].map((level) => ({ display: `Grado ${level}`, display_en: `Degree ${level}` }));
  const changed = await admin
    .put(`/dpi-questions/${id}`)
    .send({ ...BANK_FORM, options, timeout: null, active: false, revision: 1 });
  expect(changed.body.data).toMatchObject({ timeout: null, roles: [], active: false, revision: 2 });
  expect(
    await db('dpi_options').where({ question_id: id }).orderBy('quadrant').select('quadrant', 'value', 'display_es'),
  ).toEqual(options.map(({ display }, at) => ({ quadrant: at + 1, value: at + 1, display_es: display })));
  expect(await listed()).toMatchObject({ data: [{ id, active: false }], cycle: { id: cycle, locked: null } });
  const log = await db('audit_log')
    .where({ subject_type: 'dpi-question', subject_id: id })
    .orderBy('id')
    .pluck('action');
  expect(log).toEqual(['dpi-question.added', 'dpi-question.changed']);
});

test('B60 DPI-02 what a question lacks is said beside its field', async () => {
  const refused = async (part: object) => {
    const { status, body } = await admin.post('/dpi-questions').send({ ...BANK_FORM, ...part });
    return [status, Object.keys((body.errors ?? {}) as object)];
  };
  const { options } = BANK_FORM;
  expect(await refused({ options: options.slice(1) })).toEqual([422, ['options']]);
  expect(await refused({ options: [...options, { display: 'Seis', display_en: '' }] })).toEqual([422, ['options']]);
  expect(await refused({ options: [{ display: 'Uno', display_en: 'One' }, ...options.slice(1)] })).toEqual([
    422,
    ['options'],
  ]);
  expect(await refused({ options: [{ display: ' ', display_en: '' }, ...options.slice(1)] })).toEqual([
    422,
    ['options.0.display'],
  ]);
  for (const timeout of [4, 121, 7.5]) expect(await refused({ timeout })).toEqual([422, ['timeout']]);
  expect(await refused({ theme: 'Clima escolar' })).toEqual([422, ['theme']]);
  expect(await refused({ question: '  ' })).toEqual([422, ['question']]);
  expect(await refused({ roles: ['COACH'] })).toEqual([422, ['roles.0']]);
  for (const timeout of [5, 120])
    expect((await admin.post('/dpi-questions').send({ ...BANK_FORM, timeout })).status).toBe(201);
});

test('F02 DPI-02 whoever saves a question second is shown the first version', async () => {
  const [id = 0] = await three();
  const save = (question: string) => admin.put(`/dpi-questions/${id}`).send({ ...BANK_FORM, question, revision: 1 });
  expect((await save('¿Primera?')).status).toBe(200);
  const { status, body } = await save('¿Segunda?');
  expect([status, body.code, body.current.question, body.current.revision]).toEqual([
    ...[409, 'dpi.question-stale', '¿Primera?', 2],
  ]);
});

test('DPI-02 a question moves to another place, and a file that was read before finds other revisions', async () => {
  const [first, second, third] = await three();
  expect((await admin.put(`/dpi-questions/${third}/order`).send({ position: 1 })).body.message).toBe('Orden guardado.');
  const { data } = await listed();
  expect(data.map(({ id, order, revision }) => [id, order, revision])).toEqual([
    ...[
      [third, 1, 2],
      [first, 2, 2],
      [second, 3, 2],
    ],
  ]);
  await admin.put(`/dpi-questions/${first}/order`).send({ position: 999 });
  expect((await listed()).data.map(({ id, revision }) => [id, revision])).toEqual([
    ...[
      [third, 2],
      [second, 3],
      [first, 3],
    ],
  ]);
});

test('DPI-02 the bank stands once somebody answers in its cycle, and in a finished one', async () => {
  const { db, world, clock } = server;
  const [id = 0] = await three();
  clock.set('2026-11-20T18:00:00Z');
  await insert('dpi_closures', { cycle_id: cycle, start_at: '2026-11-09', end_at: '2026-11-27' });
  const teacher = await server.as(await world.person('PROF', { school_id: await world.school() }));
  expect((await teacher.post('/schools/dpi/start').send({})).status).toBe(200);
  const codes = async () =>
    Promise.all(
      [
        admin.post('/dpi-questions').send(BANK_FORM),
        admin.put(`/dpi-questions/${id}`).send({ ...BANK_FORM, revision: 1 }),
        admin.put(`/dpi-questions/${id}/order`).send({ position: 2 }),
      ].map(async (call) => (await call).body.code as string),
    );
  expect(await codes()).toEqual(Array(3).fill('dpi.bank-in-use'));
  expect((await listed()).cycle.locked).toBe('in-use');
  const past = await world.cycle({ state: 'finished', start_at: '2025-08-25', end_at: '2026-07-15' });
  const old = await bankQuestion(insert, { cycle_id: past, order: 1 });
  const late = await admin.put(`/dpi-questions/${old.id}`).send({ ...BANK_FORM, revision: 1 });
  expect(late.body.code).toBe('cycles.finished');
  const { body } = await admin.get('/dpi-questions').query({ cycle_id: past });
  expect(body).toMatchObject({ data: [{ id: old.id }], cycle: { locked: 'finished' } });
  expect((await admin.get('/dpi-questions').query({ cycle_id: 99_999 })).status).toBe(404);
  expect((await admin.put('/dpi-questions/99999/order').send({ position: 1 })).body.code).toBe(
    'dpi.question-not-found',
  );
  expect((await teacher.get('/dpi-questions')).status).toBe(403);
  // A hundred questions are enough by hand.
  await db('dpi_submissions').delete();
  await db('dpi_options').delete();
  await db('dpi_questions').where({ cycle_id: cycle }).delete();
  const at = '2026-11-01 12:00:00';
  await db('dpi_questions').insert(
    Array.from({ length: 100 }, (_, place) => ({
      ...{ cycle_id: cycle, theme: 'clima', question_es: '¿?', question_en: null, timeout_seconds: null },
      ...{ order: place + 1, created_at: at, updated_at: at },
    })),
  );
  expect((await admin.post('/dpi-questions').send(BANK_FORM)).body.code).toBe('dpi.bank-full');
});
