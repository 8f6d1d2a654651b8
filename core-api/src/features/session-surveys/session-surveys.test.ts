import { roleIdOf, sessionsFor } from '../../testing/races';
import { callerOf, testServer, type Caller, type TestServer } from '../../testing/server';
import { themeOf } from '../conferences/conferences.testing';
import { sessionSurveysForget } from './session-surveys.forget';
import { ANSWERS, heldSession } from './session-surveys.testing';

let server: TestServer;
let theme = 0;
let school = 0;
const ids = { dir: 0, agent: 0, coach: 0 };
let callers: Record<'dir' | 'agent' | 'coach' | 'admin' | 'petitioner' | 'other', Caller>;
const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;

/** Rounds of people who answer at once, on MariaDB enough for every order. */
const ROUNDS = process.env['TEST_DATABASE_URL'] ? 18 : 4;
/** Friday, noon in Mexico City. */
const NOW = '2026-11-20T18:00:00Z';
const YESTERDAY = '2026-11-19 16:00:00';

beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  const cycle = await world.cycle();
  school = await world.school();
  ids.dir = await world.person('DIR', { school_id: school });
  ids.agent = await world.person('AGENT_VC');
  ids.coach = await world.person('COACH');
  await world.hierarchy(cycle, school, { coach_id: ids.coach });
  theme = await themeOf(insert, 'único');
  callers = {
    dir: await server.as(ids.dir),
    agent: await server.as(ids.agent),
    coach: await server.as(ids.coach),
    admin: await server.as(await world.person('ADMIN')),
    petitioner: await server.as(await world.person('PETITIONER')),
    other: await server.as(await world.person('AGENT_VC')),
  };
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set(NOW);
  await server.db('conferences').delete();
});

const held = (differs: Partial<Parameters<typeof heldSession>[1]> = {}) =>
  heldSession(insert, { theme, agent: ids.agent, petitioner: ids.dir, school, start_at: YESTERDAY, ...differs });
const ask = async (caller: Caller, id: number) => {
  const { status, body } = await caller.get(`/schedules/sessions/${id}/survey`);
  return status === 200 ? body.data : [status, body.code];
};
const send = async (caller: Caller, id: number, differs: object = {}) => {
  const { status, body } = await caller.post(`/schedules/sessions/${id}/survey`).send({ ...ANSWERS, ...differs });
  return status === 201 ? body : [status, body.code];
};
const nothing = { questions: false, answers: null, can: { answer: false } };

test('VC-05 who booked a finished session is asked in their language and answers once; the numbers and the comment are kept', async () => {
  const id = await held();
  expect(await ask(callers.dir, id)).toMatchObject({
    questions: [
      { key: 'punctuality', question: '¿La sesión empezó y terminó a tiempo?', min: 1, max: 5, low: 'Nada puntual' },
      ...[{ key: 'mastery' }, { key: 'clarity' }, { key: 'usefulness' }],
      { key: 'recommend', min: 0, max: 10 },
    ],
    ...{ answers: null, can: { answer: true } },
  });
  const english = await callers.dir.get(`/schedules/sessions/${id}/survey`).set('Accept-Language', 'en');
  expect(english.body.data.questions[0].question).toBe('Did the session begin and end on time?');
  const [listed] = (await callers.dir.get('/scheduled')).body.data;
  expect(listed).toMatchObject({ has_survey: false, can: { survey: true } });

  expect(await send(callers.dir, id)).toMatchObject({ message: 'Gracias, guardamos tu evaluación.' });
  expect(await server.db('session_surveys').first()).toMatchObject({
    ...ANSWERS,
    ...{ conference_id: id, created_at: '2026-11-20 18:00:00' },
  });
  expect(await send(callers.dir, id, { comment: 'Otra vez' })).toEqual([409, 'session-surveys.answered']);
  const [after] = (await callers.dir.get('/scheduled')).body.data;
  expect(after).toMatchObject({ has_survey: true, can: { survey: false } });
});

test('VC-05 answers are read by their agent, by administrators and by petitioners of their own; leaders and coaches read none', async () => {
  const id = await held();
  for (const caller of [callers.agent, callers.admin, callers.coach]) expect(await ask(caller, id)).toEqual(nothing);
  await send(callers.dir, id);
  for (const caller of [callers.agent, callers.admin])
    expect(await ask(caller, id)).toMatchObject({ answers: ANSWERS, can: { answer: false } });
  for (const caller of [callers.dir, callers.coach]) expect(await ask(caller, id)).toEqual(nothing);
  expect(await ask(callers.other, id)).toEqual([404, 'conferences.not-found']);

  await server.world.toggle('AGENT_VC', 'session-survey:read', false);
  expect(await ask(await server.as(ids.agent), id)).toEqual(nothing);
  await server.world.toggle('AGENT_VC', 'session-survey:read', true);
});

test('VC-05 only who booked the session answers; it does not exist for others, however much they see of it', async () => {
  const id = await held();
  for (const caller of [callers.coach, callers.petitioner])
    expect(await send(caller, id)).toEqual([404, 'conferences.not-found']);
  for (const caller of [callers.agent, callers.admin]) expect(await send(caller, id)).toEqual([403, 'access.refused']);
  expect(await server.db('session_surveys')).toEqual([]);
});

test('VC-05 a session ahead, under way, missed or cancelled is not asked about', async () => {
  const sessions = [
    await held({ start_at: '2026-11-24 16:00:00', status: 'scheduled' }),
    await held({ start_at: '2026-11-20 17:45:00' }),
    await held({ start_at: '2026-11-17 16:00:00', status: 'scheduled' }),
    await held({ start_at: '2026-11-16 16:00:00', status: 'cancelled' }),
  ];
  for (const id of sessions) {
    expect(await ask(callers.dir, id)).toEqual(nothing);
    expect(await send(callers.dir, id)).toEqual([409, 'session-surveys.not-finished']);
  }
  // The second one ends a quarter of an hour later.
  server.clock.set('2026-11-20T18:15:00Z');
  expect(await ask(callers.dir, sessions[1] ?? 0)).toMatchObject({ can: { answer: true } });
});

test('VC-05 the survey closes thirty days after the end of the session', async () => {
  const id = await held({ start_at: '2026-10-21 17:30:00' });
  server.clock.set('2026-11-20T17:59:59Z');
  expect(await ask(callers.dir, id)).toMatchObject({ can: { answer: true } });
  server.clock.set(NOW);
  expect(await ask(callers.dir, id)).toEqual(nothing);
  expect(await send(callers.dir, id)).toEqual([409, 'session-surveys.closed']);
});

test('VC-05 every scale and the recommendation are whole numbers within their limits, and the comment is optional', async () => {
  const id = await held();
  const wrong = { punctuality: 0, mastery: 6, clarity: 2.5, usefulness: null, recommend: 11 };
  const { status, body } = await callers.dir.post(`/schedules/sessions/${id}/survey`).send({ ...ANSWERS, ...wrong });
  const scale = ['Elige del 1 al 5.'];
  expect([status, body.errors]).toEqual([
    422,
    { punctuality: scale, mastery: scale, clarity: scale, usefulness: scale, recommend: ['Elige del 0 al 10.'] },
  ]);
  const long = await callers.dir
    .post(`/schedules/sessions/${id}/survey`)
    .send({ ...ANSWERS, comment: 'a'.repeat(2001) });
  expect([long.status, Object.keys(long.body.errors)]).toEqual([422, ['comment']]);
  const { comment: _, ...numbers } = { ...ANSWERS, recommend: 0 };
  expect((await callers.dir.post(`/schedules/sessions/${id}/survey`).send(numbers)).status).toBe(201);
  expect(await server.db('session_surveys').first()).toMatchObject({ recommend: 0, comment: '' });
});

test('VC-05 answers that arrive at once at two servers: one is kept, the others are told', async () => {
  const [one, two] = await sessionsFor(server.db, { user_id: ids.dir, role_id: await roleIdOf(server.db, 'DIR') }, 2);
  const at = (app: TestServer['app'], token = '') => callerOf(app, { Authorization: `Bearer ${token}` });
  const people = [at(server.app, one?.token), at(server.another(), two?.token)];
  for (let day = 1; day <= ROUNDS; day += 1) {
    const id = await held({ start_at: `2026-11-${String(day).padStart(2, '0')} 16:00:00` });
    const answers = await Promise.all(
      [...people, ...people].map((caller, recommend) => send(caller, id, { recommend })),
    );
    const refused = answers.filter((answer) => Array.isArray(answer));
    expect(refused).toEqual(Array(3).fill([409, 'session-surveys.answered']));
    expect(await server.db('session_surveys').where({ conference_id: id })).toHaveLength(1);
  }
}, 60_000);

test('VC-05 T20 the comment of a purged person is emptied, and their numbers stay', async () => {
  const petitioner = await server.world.person('PETITIONER');
  const [id, other] = [await held({ petitioner }), await held()];
  await send(await server.as(petitioner), id);
  await send(callers.dir, other);
  await server.db.transaction((trx) => sessionSurveysForget(trx, { ids: [petitioner] }));
  const left = await server.db('session_surveys').orderBy('id').select('recommend', 'comment');
  expect(left).toEqual([
    { recommend: 9, comment: '' },
    { recommend: 9, comment: 'Muy útil' },
  ]);
});
