import ICAL from 'ical.js';
import { callerOf, testServer, type TestServer } from '../../testing/server';

const NOW = '2026-11-20T18:00:00.000Z';
const STORED = '2026-11-20 18:00:00';
let server: TestServer;
let cycle = 0;

beforeAll(async () => {
  server = await testServer();
  cycle = await server.world.cycle();
});
beforeEach(async () => {
  server.clock.set(NOW);
  await server.db('rate_windows').delete();
});
afterAll(() => server.stop());

const anyone = () => callerOf(server.app);
const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;

async function place(timezone = 'America/Mexico_City') {
  const { world } = server;
  const school = await world.school({ name: 'Benito Juárez', timezone });
  const coach = await world.person('COACH', { name: 'Laura', surname: 'Mendoza' });
  const teacher = await world.person('PROF', { school_id: school });
  await world.hierarchy(cycle, school, { coach_id: coach });
  return { school, coach, teacher, timezone };
}
type Place = Awaited<ReturnType<typeof place>>;

const item = ({ school, coach, timezone }: Place, differs: object = {}) =>
  insert('agenda_activities', {
    ...{ school_id: school, cycle_id: cycle, coach_id: coach, activity_type: 'CustomActivity', activity: 'Taller' },
    ...{
      description: 'Objetivo secreto',
      date: '2026-11-24',
      time: '10:00',
      datetime: '2026-11-24 16:00:00',
      timezone,
    },
    ...{ duration_min: 90, place: 'Biblioteca', created_by: coach, created_at: STORED, updated_at: STORED, ...differs },
  });

/** Makes an address for a person. Resolves to its path below the API. */
async function addressOf(person: number): Promise<string> {
  const made = await (await server.as(person)).post('/calendar-feed').send({});
  const { url } = (made.body as { data: { url: string } }).data;
  return new URL(url).pathname.replace('/api', '');
}
/** Its events, as a parser reads them. */
async function eventsAt(path: string) {
  const { status, text } = await anyone().get(path);
  if (status !== 200) return status;
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((part) => {
    const event = new ICAL.Event(part);
    const [start, end] = [event.startDate, event.endDate].map((at) => at.toJSDate().toISOString());
    return { title: event.summary, start, end, place: event.location, sequence: event.sequence };
  });
}

const TALLER = {
  ...{ title: 'Taller · Benito Juárez', start: '2026-11-24T16:00:00.000Z', end: '2026-11-24T17:30:00.000Z' },
  ...{ place: 'Biblioteca', sequence: 0 },
};

test('SHA-01 a coach’s calendar has the agenda as it stands now: moved, cancelled, never its objective', async () => {
  const here = await place();
  const [moved, cancelled] = [await item(here), await item(here, { activity: 'Consejo' })];
  await item(here, { date: '2026-08-01', datetime: '2026-08-01 16:00:00' });
  await item(await place(), { activity: 'De otra escuela' });
  const path = await addressOf(here.coach);
  expect(await eventsAt(path)).toEqual([TALLER, { ...TALLER, title: 'Consejo · Benito Juárez' }]);
  expect((await anyone().get(path)).text).not.toMatch(/Objetivo/);

  await server.db('agenda_activities').where({ id: cancelled }).update({ cancelled_at: STORED });
  await server.db('agenda_activities').where({ id: moved }).update({ time: '12:00', datetime: '2026-11-24 18:00:00' });
  await insert('activity_reschedules', {
    ...{ agenda_activity_id: moved, old_date: '2026-11-24', old_time: '10:00', date: '2026-11-24', time: '12:00' },
    ...{ justification: 'Otra hora para todos', user_id: here.coach, created_at: STORED },
  });
  expect(await eventsAt(path)).toEqual([
    { ...TALLER, start: '2026-11-24T18:00:00.000Z', end: '2026-11-24T19:30:00.000Z', sequence: 1 },
  ]);
});

test('SHA-01 a teacher’s has what was shared with them, as it stands now', async () => {
  const here = await place('America/Cancun');
  const [shared] = [await item(here), await item(here, { activity: 'No compartida' })];
  const sharing = await insert('shared_agendas', {
    ...{ user_id: here.coach, school_id: here.school, cycle_id: cycle, start_at: '2026-11-23', end_at: '2026-11-27' },
    ...{ types: '[]', send_calendar: false, message: null, created_at: STORED },
  });
  await insert('shared_agenda_activities', {
    ...{ shared_agenda_id: sharing, agenda_activity_id: shared, type: 'CustomActivity', title: 'Como era' },
    ...{ coach_id: here.coach, date: '2026-11-24', time: '09:00', datetime: '2026-11-24 14:00:00' },
    ...{ timezone: here.timezone, duration_min: 60, place: '', sequence: 0 },
  });
  await insert('shared_agenda_professors', { shared_agenda_id: sharing, user_id: here.teacher, status: 'sent' });
  const path = await addressOf(here.teacher);
  expect(await eventsAt(path)).toEqual([{ ...TALLER, title: 'Taller' }]);
});

test('SHA-01 T17 the secret is told once; a new address ends the one before, and so do revoking, banning, a lost role, another password', async () => {
  const { coach } = await place();
  const caller = await server.as(coach);
  const [first, second] = [await addressOf(coach), await addressOf(coach)];
  expect([await eventsAt(first), await eventsAt(second)]).toEqual([410, []]);
  const rows = await server.db('calendar_feeds').where({ user_id: coach }).select();
  expect(JSON.stringify(rows)).not.toContain(second.split('/').at(-1));
  await caller.delete('/calendar-feed').expect(200);
  await caller.delete('/calendar-feed').expect(200);
  expect(await eventsAt(second)).toBe(410);
  expect((await caller.get('/calendar-feed')).body).toMatchObject({ data: { offered: true, feed: null } });

  const ends: Record<string, () => PromiseLike<unknown>> = {
    ban: () => server.db('users').where({ id: coach }).update({ is_banned: true }),
    password: () => server.db('users').where({ id: coach }).update({ is_banned: false, password_hash: 'otra' }),
    role: () => server.db('role_user').where({ user_id: coach }).delete(),
  };
  for (const end of Object.values(ends)) {
    const path = await addressOf(coach);
    expect(await eventsAt(path)).toEqual([]);
    await end();
    expect(await eventsAt(path)).toBe(410);
    await server.db('users').where({ id: coach }).update({ is_banned: false });
  }
  expect(await eventsAt(`/calendar/${'a'.repeat(43)}`)).toBe(404);
});

test('SHA-01 T17 an address that ended by a ban stays ended when the ban is lifted', async () => {
  const { coach } = await place();
  const path = await addressOf(coach);
  const admin = await server.as(await server.world.person('SUPER_ADMIN'));
  await admin.put(`/users/${coach}/ban`).send({ is_banned: true }).expect(200);
  expect(await eventsAt(path)).toBe(410);
  await admin.put(`/users/${coach}/ban`).send({ is_banned: false }).expect(200);
  expect(await eventsAt(path)).toBe(410);
  expect(await eventsAt(await addressOf(coach))).toEqual([]);
});

test('SHA-01 T18 an unchanged calendar is 304, one that asks too often waits, and management has none', async () => {
  const here = await place();
  await item(here);
  const path = await addressOf(here.coach);
  const { headers } = await anyone().get(path);
  expect(headers['cache-control']).toBe('private, no-cache');
  const again = await anyone().get(path).set('If-None-Match', String(headers['etag']));
  expect(again.status).toBe(304);
  const seen = await server.db('calendar_feeds').where({ user_id: here.coach }).first('used_at');
  expect(seen?.used_at).toBe(STORED);
  await server.db('rate_windows').where('subject', 'like', 'calendar-feed:%').update({ taken: 60 });
  expect((await anyone().get(path)).status).toBe(429);

  const manager = await server.as(await server.world.person('MGMT'));
  expect((await manager.get('/calendar-feed')).body).toMatchObject({ data: { offered: false } });
  const refused = await manager.post('/calendar-feed').send({});
  expect([refused.status, (refused.body as { code: string }).code]).toEqual([403, 'sharing.feed-role']);
});

test('SHA-01 whoever makes an address gives the password again, and is told by mail', async () => {
  const { coach } = await place();
  const caller = await server.as(coach);
  server.clock.set('2026-11-20T18:20:00.000Z');
  expect((await caller.post('/calendar-feed').send({})).status).toBe(403);
  server.clock.set(NOW);
  await server.db('outbox').delete();
  await caller.post('/calendar-feed').send({}).expect(200);
  expect(await server.db('outbox').orderBy('id').pluck('kind')).toEqual(['mail', 'access.news']);
});
