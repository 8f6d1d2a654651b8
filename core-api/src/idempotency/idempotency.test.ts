import { testServer, type Caller, type TestServer } from '../testing/server';

let server: TestServer;
let coach: Caller;
let other: Caller;
let school = 0;
let second = 0;
let counter = 0;

beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  const cycle = await world.cycle();
  school = await world.school();
  second = await world.school();
  const coach_id = await world.person('COACH');
  await world.hierarchy(cycle, school, { coach_id });
  const other_id = await world.person('COACH');
  await world.hierarchy(cycle, second, { coach_id: other_id });
  coach = await server.as(coach_id);
  other = await server.as(other_id);
});
afterAll(() => server.stop());

const key = () => `key-of-test-${(counter += 1)}`;
const draft = (objective: string) => ({
  school_id: school,
  eraser: true,
  objective,
  date: null,
  time: null,
  school_visit_axis: [],
});
const final = (objective: string) => ({
  ...draft(objective),
  eraser: false,
  date: '2026-11-24',
  time: '10:00',
  school_visit_axis: [1, 2, 3, 4].map((id) => ({ id, actions: 'Acción', specifications: 'Detalle' })),
});
const create = (who: Caller, withKey: string, body: object) =>
  who.post('/schools/visits').set('Idempotency-Key', withKey).send(body);
const visits = async (objective: string) => (await server.db('school_visits').where({ objective })).length;

test('F06 the same request under one key has its effect once, and the same reply', async () => {
  const k = key();
  const first = await create(coach, k, final('Una vez'));
  const again = await create(coach, k, final('Una vez'));
  expect(again.status).toBe(first.status);
  expect(again.body).toEqual(first.body);
  expect(first.status).toBe(201);
  expect(await visits('Una vez')).toBe(1);
});

test('F06 the same request under another key, or under none, is another request', async () => {
  await create(coach, key(), final('Dos veces')).expect(201);
  await create(coach, key(), final('Dos veces')).expect(201);
  await coach.post('/schools/visits').send(final('Dos veces')).expect(201);
  expect(await visits('Dos veces')).toBe(3);
});

test('B14 another payload under the same key is refused, and nothing is saved', async () => {
  const k = key();
  await create(coach, k, final('Primera')).expect(201);
  const res = await create(coach, k, final('Otra cosa'));
  expect([res.status, res.body.code]).toEqual([422, 'request.key-reused']);
  expect(await visits('Otra cosa')).toBe(0);
});

test('F06 ten at once under one key: one visit; the others are told the same or to wait', async () => {
  const k = key();
  const answers = await Promise.all(Array.from({ length: 10 }, () => create(coach, k, final('A la vez'))));
  expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
  expect(answers.filter(({ status, body }) => status !== 201 && body.code !== 'request.in-flight')).toEqual([]);
  expect(await visits('A la vez')).toBe(1);
});

test('F06 a key belongs to its person', async () => {
  const k = key();
  await create(coach, k, final('Mía')).expect(201);
  const res = await create(other, k, { ...final('Suya'), school_id: second });
  expect(res.status).toBe(201);
});

test('F06 a refusal frees the key: mended, the same key goes through', async () => {
  const k = key();
  await create(coach, k, { ...final('Corregida'), time: '99:99' }).expect(422);
  await create(coach, k, final('Corregida')).expect(201);
  expect(await visits('Corregida')).toBe(1);
});

test('F06 saved, but killed before the reply was kept: told so, never done again', async () => {
  const k = key();
  await create(coach, k, final('Sin respuesta')).expect(201);
  await server.db('idempotency_keys').where({ key: k }).update({ reply: null });
  const res = await create(coach, k, final('Sin respuesta'));
  expect([res.status, res.body.code]).toEqual([409, 'request.already-done']);
  expect(await visits('Sin respuesta')).toBe(1);
});

test('F06 killed before anything was saved: in flight at first, done anew when the attempt has expired', async () => {
  const k = key();
  await create(coach, k, final('Cortada')).expect(201);
  await server.db('school_visits').where({ objective: 'Cortada' }).update({ objective: 'Nunca fue' });
  await server
    .db('idempotency_keys')
    .where({ key: k })
    .update({ reply: null, done: false, expires_at: '2026-11-20 18:00:30' });
  const waiting = await create(coach, k, final('Cortada'));
  expect([waiting.status, waiting.body.code, waiting.headers['retry-after']]).toEqual([409, 'request.in-flight', '1']);
  server.clock.set('2026-11-20T18:01:00Z');
  await create(coach, k, final('Cortada')).expect(201);
  server.clock.set('2026-11-20T18:00:00Z');
  expect(await visits('Cortada')).toBe(1);
});

test.each([
  ['short', 'short'],
  ['with a space', 'with space inside'],
  ['too long', 'x'.repeat(129)],
])('B60 a key that is %s is refused', async (_, bad) => {
  const res = await create(coach, bad, final('Nada'));
  expect([res.status, res.body.code]).toEqual([400, 'request.malformed']);
});

test('F06 a reply longer than 64 kB is kept whole', async () => {
  const k = key();
  const long = '😀'.repeat(1_000);
  const axes = [1, 2, 3, 4].map((id) => ({ id, actions: long.repeat(2), specifications: long.repeat(2) }));
  const body = { ...final('Larga'), school_visit_axis: axes };
  const first = await create(coach, k, body);
  expect(first.status).toBe(201);
  expect((await create(coach, k, body)).body).toEqual(first.body);
});
