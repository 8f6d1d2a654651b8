import { relayOf, type TestRelay } from '../../testing/relay';
import { testServer, type Caller, type TestServer } from '../../testing/server';

const AXES = [1, 2, 3, 4].map((id) => ({ id, actions: `Acciones ${id}`, specifications: `Detalles ${id}` }));

let server: TestServer;
let school: number;
let coachId: number;
let secondaryId: number;
let directorId: number;
let coach: Caller;
let secondary: Caller;
let director: Caller;
let stranger: Caller;
let relay: TestRelay;

const schedule = async (who: Caller, differs: object = {}) => {
  const body = {
    school_id: school,
    eraser: false,
    objective: 'Acompañar la evaluación formativa',
    date: '2026-11-20',
    time: '09:00',
    school_visit_axis: AXES,
    ...differs,
  };
  const { body: reply, status } = await who.post('/schools/visits').send(body);
  expect(status).toBe(201);
  return reply.data as { id: number; revision: number };
};
const listOf = async (who: Caller, query = '') => {
  const { body, status } = await who.get(`/scholastic/notifications${query}`);
  expect(status).toBe(200);
  return body as { data: { id: number; title: string; body: string; url: string; type: string }[]; unread: number };
};
const told = async () =>
  (await server.db('notifications').orderBy('id').select('user_id', 'type')) as { user_id: number; type: string }[];

beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  const cycle = await world.cycle();
  school = await world.school({ name: 'Colegio Sor Juana' });
  const other = await world.school({ name: 'Liceo Ahuehuete' });
  coachId = await world.person('COACH', { name: 'Laura', surname: 'Mendoza' });
  secondaryId = await world.person('COACH_SEC', { name: 'Iván', surname: 'Ríos' });
  await world.hierarchy(cycle, school, { coach_id: coachId, secondary_one_id: secondaryId });
  directorId = await world.person('DIR', { school_id: school });
  await world.person('COOR', { school_id: school, is_banned: true });
  await world.person('PROF', { school_id: school });
  coach = await server.as(coachId);
  secondary = await server.as(secondaryId);
  director = await server.as(directorId);
  stranger = await server.as(await world.person('DIR', { school_id: other }));
  relay = relayOf(server);
});
afterAll(() => server.stop());
afterEach(async () => {
  server.clock.set('2026-11-20T18:00:00Z');
  for (const table of ['notifications', 'outbox', 'agenda_activities', 'school_visits'])
    await server.db(table).delete();
});

describe('NOT-02 who is told what', () => {
  test('a visit that is scheduled, to who leads the school and may see visits; a draft, to nobody', async () => {
    await schedule(coach, { eraser: true, objective: '' });
    await relay.run();
    expect(await told()).toEqual([]);
    const { id } = await schedule(coach);
    await relay.run();
    expect(await told()).toEqual([{ user_id: directorId, type: 'visit.scheduled' }]);
    const { data, unread } = await listOf(director);
    expect(unread).toBe(1);
    expect(data).toMatchObject([
      {
        type: 'visit.scheduled',
        title: 'Visita programada para el 20-11-2026',
        body: 'Laura Mendoza visitará Colegio Sor Juana el 20-11-2026 a las 09:00.',
        url: `/scholastic/schools/${school}/visits/detail/${id}`,
        read_at: null,
        created_at: '2026-11-20 18:00:00',
      },
    ]);
    expect((await listOf(stranger)).data).toEqual([]);
  });

  test('a draft that is published', async () => {
    const { id, revision } = await schedule(coach, { eraser: true });
    const { status } = await coach.put(`/schools/visits/${id}/publish`).send({
      objective: 'Acompañar',
      date: '2026-11-23',
      time: '10:30',
      school_visit_axis: AXES,
      revision,
    });
    expect(status).toBe(200);
    await relay.run();
    expect((await listOf(director)).data).toMatchObject([{ title: 'Visita programada para el 23-11-2026' }]);
  });

  test('a visit that is moved, with the day it was on and why; its coach too, when a colleague did it', async () => {
    const { id, revision } = await schedule(coach);
    const moved = { date: '2026-11-24', time: '11:00', justification: 'Consejo Técnico en la escuela', revision };
    expect((await secondary.put(`/schools/visits/${id}/reschedule`).send(moved)).status).toBe(200);
    await relay.run();
    expect((await listOf(director)).data[0]).toMatchObject({
      title: 'Visita reprogramada para el 24-11-2026',
      body: 'Iván Ríos movió la visita a Colegio Sor Juana del 20-11-2026 al 24-11-2026 a las 11:00: «Consejo Técnico en la escuela».',
    });
    expect((await listOf(coach)).data[0]).toMatchObject({
      type: 'visit.rescheduled',
      url: `/coach/schools/${school}/visits/detail/${id}`,
    });
  });

  test('a visit that a colleague edits or starts, to its coach alone, in words', async () => {
    const { id, revision } = await schedule(coach);
    await server.db('outbox').delete();
    const axes = AXES.map((axis) => (axis.id === 1 ? { ...axis, actions: 'Otras' } : axis));
    const edit = { objective: 'Otro objetivo', school_visit_axis: axes, revision };
    expect((await secondary.put(`/schools/visits/${id}`).send(edit)).status).toBe(200);
    // Saved again without a change, it is no news.
    const again = { ...edit, revision: revision + 1 };
    expect((await secondary.put(`/schools/visits/${id}`).send(again)).status).toBe(200);
    expect((await secondary.put(`/schools/visits/${id}/start`)).status).toBe(200);
    await relay.run();
    expect(await told()).toEqual([
      { user_id: coachId, type: 'visit.edited' },
      { user_id: coachId, type: 'visit.started' },
    ]);
    expect((await listOf(coach)).data.map(({ body }) => body).toSorted()).toEqual([
      'Iván Ríos cambió el objetivo y los ejes de tu visita a Colegio Sor Juana del 20-11-2026.',
      'Iván Ríos inició tu visita a Colegio Sor Juana del 20-11-2026.',
    ]);
  });

  test('a visit that is finished; its coach too, when another coach did it', async () => {
    const { id } = await schedule(coach);
    await coach.put(`/schools/visits/${id}/start`);
    await server.db('outbox').delete();
    expect((await secondary.put(`/schools/visits/${id}/finish`)).status).toBe(200);
    await relay.run();
    expect(await told()).toEqual([
      { user_id: directorId, type: 'visit.finished' },
      { user_id: coachId, type: 'visit.finished' },
    ]);
    expect((await listOf(coach)).data[0]?.url).toBe(`/coach/schools/${school}/visits/detail/${id}`);
  });

  test('nobody is told what they did themselves', async () => {
    const { id } = await schedule(coach);
    await coach.put(`/schools/visits/${id}/start`);
    await coach.put(`/schools/visits/${id}/finish`);
    await relay.run();
    expect((await told()).map(({ user_id }) => user_id)).toEqual([directorId, directorId]);
  });

  test('who may not see visits is not told of them', async () => {
    await server.world.toggle('DIR', 'visit:read', false);
    await schedule(coach);
    await relay.run();
    expect(await told()).toEqual([]);
    await server.world.toggle('DIR', 'visit:read', true);
  });

  test('a row that comes a second time tells nobody twice', async () => {
    await schedule(coach);
    await relay.run();
    await server.db('outbox').update({ done_at: null, next_at: '2026-11-20 18:00:00' });
    expect(await relay.run()).toBe(1);
    expect(await told()).toHaveLength(1);
  });

  test('a refused change tells nobody', async () => {
    const { id } = await schedule(coach);
    await server.db('outbox').delete();
    expect((await coach.put(`/schools/visits/${id}/finish`)).status).toBe(409);
    expect(await server.db('outbox')).toEqual([]);
  });
});

describe('NOT-01 the list', () => {
  test('is in the language of who reads it, ten at a time, newest first, unread alone where asked', async () => {
    for (let n = 0; n < 12; n += 1) await schedule(coach);
    await relay.run();
    const first = await listOf(director);
    expect(first).toMatchObject({ page: 1, size: 10, total: 12, pages: 2, count: 10, unread: 12 });
    expect(first.data.map(({ id }) => id)).toEqual([...first.data.map(({ id }) => id)].sort((a, b) => b - a));
    expect((await listOf(director, '?page=2')).data).toHaveLength(2);
    const { body } = await director.get('/scholastic/notifications').set('Accept-Language', 'en');
    expect(body.data[0].title).toBe('Visit scheduled for 20-11-2026');

    await director.put(`/notifications/${first.data[0]?.id}/markasread`);
    expect(await listOf(director, '?filter[unread]=1')).toMatchObject({ total: 11, unread: 11 });
    expect(await listOf(director, '?filter[unread]=0')).toMatchObject({ total: 1, unread: 11 });
    expect((await director.get('/scholastic/notifications?filter[user_id]=1')).status).toBe(422);
  });

  test('all are read at once, one’s own only', async () => {
    const { id } = await schedule(coach);
    await coach.put(`/schools/visits/${id}/start`);
    await secondary.put(`/schools/visits/${id}/finish`);
    await relay.run();
    const { body, status } = await director.put('/notifications/markallasread');
    expect([status, body.data]).toEqual([200, { unread: 0 }]);
    expect((await listOf(director)).unread).toBe(0);
    expect((await listOf(coach)).unread).toBe(1);
  });
});

describe('B48 marking as read', () => {
  let id: number;
  beforeEach(async () => {
    await schedule(coach);
    await relay.run();
    id = (await listOf(director)).data[0]?.id ?? 0;
  });

  test('twice is once, and keeps the first time', async () => {
    expect((await director.put(`/notifications/${id}/markasread`)).body.data).toEqual({ unread: 0 });
    server.clock.set('2026-11-20T19:00:00Z');
    const again = await director.put(`/notifications/${id}/markasread`);
    expect([again.status, again.body.data]).toEqual([200, { unread: 0 }]);
    expect(await server.db('notifications').first('read_at')).toEqual({ read_at: '2026-11-20 18:00:00' });
  });

  test('another person’s is 404, and stays as it was', async () => {
    const { status, body } = await stranger.put(`/notifications/${id}/markasread`);
    expect([status, body.code]).toEqual([404, 'notifications.not-found']);
    expect(await server.db('notifications').first('read_at')).toEqual({ read_at: null });
  });

  test.each(['0', '-1', '1.5', '9000000000000000', 'abc', '%00', '999999'])('the id %s is 404', async (bad) =>
    expect((await director.put(`/notifications/${bad}/markasread`)).status).toBe(404),
  );
});
