import { randomUUID } from 'node:crypto';
import { relayOf, type TestRelay } from '../../testing/relay';
import type { Caller, TestServer } from '../../testing/server';
import { AT, outcomeOf, startObserving, type Observing } from './observing.testing';

let at: Observing;
let server: TestServer;
let relay: TestRelay;
let coach: Caller;
let school: number;
let teacher: number;
let mine: Caller;
const registered: Observing['registered'] = (differs, by) => at.registered(differs, by);

beforeAll(async () => {
  at = await startObserving();
  ({ server, coach, school, teacher } = at);
  relay = relayOf(server);
});
afterAll(() => server.stop());
beforeEach(async () => {
  await server.world.toggle('PROF', 'observation:read', true);
  mine = await server.as(teacher);
});
afterEach(async () => {
  await server.db('notifications').delete();
  await at.reset();
});

const seen = (id: number, body: object = {}, by: Caller = mine) =>
  by.put(`/schools/observations/${id}/seen`).send(body);
const told = async () => {
  await relay.run();
  return server.db('notifications').orderBy('id').select('user_id', 'type', 'url', 'data');
};

describe('OBS-05 a teacher’s own observations', () => {
  test('OBS-05 T01 are read only where it is switched on, without a school, and only those about them', async () => {
    const { id } = await registered();
    const other = await server.as(await at.newTeacher(school));
    expect((await mine.get(`/schools/observations/${id}`)).body.data).toMatchObject({
      can: { correct: false, markSeen: true, reply: true },
    });
    expect((await mine.get('/schools/observations')).body.total).toBe(1);
    expect((await other.get('/schools/observations')).body.total).toBe(0);
    expect((await other.get(`/schools/observations/${id}`)).status).toBe(404);
    expect(await outcomeOf(coach.get('/schools/observations'))).toEqual([422, 'school_id']);
    await server.world.toggle('PROF', 'observation:read', false);
    mine = await server.as(teacher);
    expect((await mine.get(`/schools/observations/${id}`)).status).toBe(403);
  });

  test('OBS-05 are marked seen and answered once, by the observed teacher alone', async () => {
    const { id } = await registered();
    expect(await outcomeOf(seen(id, {}, coach))).toEqual([403, 'observations.not-professor']);
    expect(await outcomeOf(seen(id, {}, await server.as(await at.newTeacher(school))))).toEqual([
      ...[404, 'observations.not-found'],
    ]);
    const marked = await seen(id);
    expect([marked.status, marked.body.message, marked.body.data.seen_at]).toEqual([
      ...[200, 'Observación marcada como vista.', '2026-11-20 18:00:00'],
    ]);
    server.clock.set('2026-11-21T18:00:00Z');
    const answered = await seen(id, { reply: ' Gracias, lo probaré ' });
    expect(answered.body).toMatchObject({
      message: 'Respuesta enviada.',
      data: { teacher_reply: 'Gracias, lo probaré', seen_at: '2026-11-20 18:00:00', can: { reply: false } },
    });
    // The same again is the same; another one is not.
    expect((await seen(id, { reply: 'Gracias, lo probaré' })).status).toBe(200);
    expect(await outcomeOf(seen(id, { reply: 'Otra' }))).toEqual([409, 'observations.replied']);
    for (const reply of ['  ', '🌱'.repeat(1001), null]) expect((await seen(id, { reply })).status).toBe(422);
    expect((await coach.get(`/schools/observations/${id}`)).body.data.teacher_reply).toBe('Gracias, lo probaré');
  });

  test('OBS-02 what was corrected is not answered; its correction is', async () => {
    const { id } = await registered();
    const { id: newer } = await registered({ replaces_id: id });
    expect(await outcomeOf(seen(id, { reply: 'Gracias' }))).toEqual([409, 'observations.replaced']);
    expect((await seen(newer, { reply: 'Gracias' })).status).toBe(200);
  });
});

describe('NOT-01 news of an observation', () => {
  test('NOT-01 OBS-02 leaders hear of it, the teacher where teachers may read theirs, the observer of the answer', async () => {
    const director = await server.world.person('DIR', { school_id: school });
    const { id } = await registered();
    expect((await told()).map(({ user_id, url }) => [user_id, url])).toEqual([
      [teacher, `/professor/observations/${id}`],
      [director, `/scholastic/observations/${id}`],
    ]);
    await seen(id, { reply: 'Gracias' });
    const answered = (await told()).at(-1);
    expect([answered?.user_id, answered?.type, answered?.url]).toEqual([
      ...[at.coachId, 'observation.answered', `/coach/observations/${id}`],
    ]);
    await server.db('notifications').delete();
    await server.world.toggle('PROF', 'observation:read', false);
    await registered({}, await server.as(director));
    expect(await told()).toEqual([]);
  });
});

describe('OBS-02 drafts of corrections and the private pad', () => {
  const draft = (differs: object = {}, revision = 0) => ({
    ...{ school_id: school, guide_id: at.guide, professor_id: teacher, level_id: at.level, revision },
    content: {
      ...{ client_id: randomUUID(), observed_at: AT, lang: 'es', responses: {}, comments: {}, finalObservations: '' },
      ...differs,
    },
  });
  const save = (body: object) => coach.put('/schools/observations/drafts').send(body);
  const read = async (query = '') =>
    (
      await coach.get(
        `/schools/observations/drafts?school_id=${school}&guide_id=${at.guide}&professor_id=${teacher}&level_id=${at.level}${query}`,
      )
    ).body.data;
  const notes = [
    { at: AT, text: 'El grupo entra en orden' },
    { at: AT, text: 'Pregunta abierta' },
  ];

  test('OBS-02 notes stay in their order beside the draft, and are gone once it is registered', async () => {
    const client_id = randomUUID();
    expect((await save(draft({ client_id, notes }))).body.data.content.notes).toEqual(notes);
    expect((await save(draft({ client_id, notes: notes.slice(1) }, 1))).body.data.content.notes).toEqual([notes[1]]);
    const { id } = await registered({ client_id });
    const { text } = await coach.get(`/schools/observations/${id}`);
    expect(text).not.toContain('Pregunta abierta');
    expect(await server.db('observation_notes').select('id')).toEqual([]);
    for (const wrong of [[{ at: AT, text: ' ' }], [{ at: AT, text: 'x'.repeat(501) }], Array(201).fill(notes[0])])
      expect((await save(draft({ notes: wrong }))).status).toBe(422);
  });

  test('OBS-02 a correction has a draft of its own beside one of another class of the same teacher', async () => {
    const { id } = await registered();
    await save(draft({ finalObservations: 'Otra clase' }));
    expect((await save(draft({ replaces_id: id, finalObservations: 'Corregida' }))).status).toBe(200);
    expect([
      (await read()).content.finalObservations,
      (await read(`&replaces_id=${id}`)).content.finalObservations,
    ]).toEqual([...['Otra clase', 'Corregida']]);
    await registered({ replaces_id: id });
    expect([await read(`&replaces_id=${id}`), (await read()).content.finalObservations]).toEqual([
      ...[undefined, 'Otra clase'],
    ]);
    expect(await outcomeOf(save(draft({ replaces_id: id })))).toEqual([409, 'observations.replaced']);
  });
});

test('OBS-02 a correction keeps when the class was observed, however long ago, wherever its observer belongs by now', async () => {
  const { id } = await registered();
  server.clock.set('2027-02-20T18:00:00Z');
  await server.db('school_hierarchies').where({ school_id: school }).update({ coach_id: null });
  await server.db('role_user_levels').where({ user_id: teacher }).delete();
  const { id: newer, observed_at } = await registered({ replaces_id: id, observed_at: '2027-02-20 15:00:00' });
  expect(observed_at).toBe(AT);
  await server.db('school_hierarchies').where({ school_id: school }).update({ coach_id: at.coachId });
  const chain = (await coach.get(`/schools/observations/${id}`)).body.data.chain as { id: number }[];
  expect(chain.map((one) => one.id)).toEqual([id, newer]);
  await server.db('school_cycles').where({ id: at.cycle }).update({ state: 'finished' });
  expect(await outcomeOf(at.send({ replaces_id: newer }))).toEqual([409, 'cycles.finished']);
  await server.db('school_cycles').where({ id: at.cycle }).update({ state: 'started' });
  const role = await server.db('roles').where({ code: 'PROF' }).first('id');
  await server.db('role_user_levels').insert({ user_id: teacher, role_id: role?.id ?? 0, level_id: at.level });
});

test('T20 a purge removes drafts, pads and every free text about a teacher; the figures stay', async () => {
  const { id } = await registered();
  await seen(id, { reply: 'Gracias' });
  const { observationsForget } = await import('./observations.forget');
  await server.db.transaction((trx) => observationsForget(trx, { ids: [teacher], addresses: [] }));
  const { body, text } = await coach.get(`/schools/observations/${id}`);
  expect(body.data).toMatchObject({ finalObservations: '', teacher_reply: null, pie: { yes: 1, no: 1, na: 0 } });
  for (const written of ['Bien', 'Se acordó', 'Gracias']) expect(text).not.toContain(written);
});
