import { callerOf, testServer, type TestServer } from '../../testing/server';
import { followAgenda } from './changes.job';
import { dropOldLinks } from './stop-link';
import { attachedTo, calendar, following, type Following } from './following.testing';

const NOW = '2026-11-20T18:00:00.000Z';
let server: TestServer;
let follow: Following;

beforeAll(async () => {
  server = await testServer();
  follow = await following(server);
});
beforeEach(async () => {
  server.clock.set(NOW);
  for (const table of ['outbox', 'rate_windows', 'calendar_events'] as const) await server.db(table).delete();
  follow.sink.taken.length = 0;
  Object.assign(follow.sink.state, { down: false, refusesAddress: undefined });
});
afterAll(async () => {
  await follow.close();
  await server.stop();
});

const change = (id: number, changes: object) => server.db('agenda_activities').where({ id }).update(changes);
const events = (user_id: number) => server.db('calendar_events').where({ user_id }).orderBy('id').select();
const emailOf = async (id: number) => (await server.db('users').where({ id }).first('email'))?.email ?? '';
const NOON = { time: '12:00', datetime: '2026-11-24 18:00:00' };

/** Two activities that a teacher got, and the calendar that took their file. */
async function shared() {
  const at = await follow.place();
  const [taller, junta] = [await follow.item(at), await follow.item(at, { activity: 'Junta', place: '' })];
  const share = (activities = [taller, junta]) =>
    at.theirs.post('/schools/share-agenda').send(follow.form(at.school, activities, [at.teacher]));
  expect((await share()).status).toBe(201);
  await follow.relay.run();
  const theirs = calendar();
  const first = follow.sink.taken[0];
  /** Hands what has arrived since to the calendar; the texts of the mails. */
  const arrived = () =>
    follow.sink.taken.splice(0).map((mail) => {
      theirs.take(attachedTo(mail) ?? '');
      return mail.text;
    });
  arrived();
  return { ...at, taller, junta, share, calendar: theirs, arrived, token: first?.token ?? '', link: first?.link ?? '' };
}

test('SHA-01 what was sent is kept, and ten minutes after the first change one letter carries all changes', async () => {
  const at = await shared();
  expect(await events(at.teacher)).toMatchObject([
    {
      ...{ agenda_activity_id: at.taller, uid: `activity-${at.taller}-${at.teacher}@ruta.example.mx`, sequence: 0 },
      ...{ title: 'Taller', datetime: '2026-11-24 16:00:00', duration_min: 90, place: 'Biblioteca' },
      ...{ status: 'confirmed', sent_at: '2026-11-20 18:00:00', due_at: null },
    },
    { agenda_activity_id: at.junta },
  ]);
  await change(at.taller, NOON);
  await follow.pass(5);
  await change(at.junta, { cancelled_at: '2026-11-20 18:05:00' });
  await follow.pass(5);
  expect(at.arrived()).toEqual([]);
  await follow.pass(1);
  const [text = '', ...more] = at.arrived();
  expect(more).toEqual([]);
  expect(text).toContain('Cambiaron 2 actividades de Benito Juárez');
  expect(text).toContain('Ahora: martes 24-11-2026, 12:00 a 13:30: Taller · Biblioteca');
  expect(text).toContain('Cancelada: martes 24-11-2026, 10:00 a 11:30: Junta');
  expect(at.calendar.entries()).toEqual([
    {
      ...{ title: 'Taller', place: 'Biblioteca' },
      ...{ start: '2026-11-24T18:00:00.000Z', end: '2026-11-24T19:30:00.000Z' },
    },
  ]);
  expect(await events(at.teacher)).toMatchObject([
    { sequence: 1, datetime: '2026-11-24 18:00:00', due_at: null },
    { sequence: 1, status: 'cancelled', due_at: null },
  ]);
  await follow.pass(25);
  expect(at.arrived()).toEqual([]);
});

test.each([
  ['is moved and moved back', { ...NOON }, { time: '10:00', datetime: '2026-11-24 16:00:00' }],
  ['is cancelled and taken back', { cancelled_at: '2026-11-20 18:01:00' }, { cancelled_at: null }],
  ['starts', { isStarted: true, started_at: '2026-11-24 16:00:00' }, {}],
  ['is finished', { isCompleted: true, completed_at: '2026-11-24 17:00:00' }, {}],
  ['gets another description', { description: 'Otra' }, {}],
])('SHA-01 an activity that %s within ten minutes sends nothing', async (_, first, then) => {
  const at = await shared();
  await change(at.taller, first);
  await follow.pass(8);
  if (Object.keys(then).length > 0) await change(at.taller, then);
  await follow.pass(6);
  expect(at.arrived()).toEqual([]);
  expect((await events(at.teacher)).map(({ due_at }) => due_at)).toEqual([null, null]);
});

test('SHA-01 an accent, another place and another coach of a visit are changes; a deleted activity leaves the calendar', async () => {
  const at = await shared();
  const visit = { activity_type: 'SchoolVisitActivity', activity: 'Visita escolar', activity_id: 7_001 };
  await at.share([await follow.item(at, visit)]);
  await follow.relay.run();
  at.arrived();
  await change(at.taller, { activity: 'Táller' });
  await change(at.junta, { place: 'Patio' });
  const other = await server.world.person('COACH', { name: 'Sofía', surname: 'Ruiz' });
  await server.db('agenda_activities').where({ activity_id: 7_001 }).update({ coach_id: other });
  await follow.pass(11);
  expect(at.arrived()).toHaveLength(1);
  expect(at.calendar.entries()).toMatchObject([
    { title: 'Junta', place: 'Patio' },
    { title: 'Táller' },
    { title: 'Visita de Sofía Ruiz' },
  ]);
  await server.db('agenda_activities').where({ id: at.junta }).delete();
  await server.db('agenda_activities').where({ activity_id: 7_001 }).delete();
  await follow.pass(11);
  expect(at.arrived().join()).toContain('Cancelada: martes 24-11-2026, 10:00 a 11:30: Visita de Sofía Ruiz');
  expect(at.calendar.entries()).toMatchObject([{ title: 'Táller' }]);
});

test('SHA-01 SHA-02 a letter that is sent again does not bring back what has moved since; a new sharing goes on above it', async () => {
  const at = await shared();
  await follow.pass(1);
  await change(at.taller, NOON);
  await follow.pass(11);
  at.arrived();
  const [sharing] = await server.db('shared_agendas').where({ school_id: at.school }).pluck('id');
  await at.theirs.post(`/schools/share-agenda/${sharing}/resend`).send({ professors: [at.teacher] });
  await follow.pass(1);
  expect(at.arrived()).toHaveLength(1);
  expect(at.calendar.entries()[1]).toMatchObject({ title: 'Taller', start: '2026-11-24T18:00:00.000Z' });
  await at.share();
  await follow.pass(15);
  expect(at.arrived()).toHaveLength(1);
  expect([at.calendar.fell, (await events(at.teacher)).map(({ sequence }) => sequence)]).toEqual([[], [2, 2]]);
});

test('SHA-01 F14 who left the school or was closed gets no more, a refused address neither, and a purged person is forgotten', async () => {
  const ends: Record<string, (person: number) => PromiseLike<unknown>> = {
    left: (id) => server.db('users').where({ id }).update({ school_id: null }),
    closed: (id) => server.db('users').where({ id }).update({ is_banned: true }),
    refused: async (id) => (follow.sink.state.refusesAddress = await emailOf(id)),
  };
  for (const end of Object.values(ends)) {
    const at = await shared();
    await end(at.teacher);
    await change(at.taller, NOON);
    await follow.pass(11);
    expect(at.arrived()).toEqual([]);
    const [first] = await events(at.teacher);
    expect(first).toMatchObject({ due_at: null, stopped_at: '2026-11-20 18:11:00' });
    server.clock.set(NOW);
  }
  const at = await shared();
  const { forgetCalendars } = await import('./calendar-events.model');
  await forgetCalendars(server.db, [at.teacher]);
  expect(await events(at.teacher)).toEqual([]);
});

test('SHA-01 F14 F07 a mail server that is away delays the letter, two instances ask for it once, and a dozen a day are enough', async () => {
  const at = await shared();
  await change(at.taller, NOON);
  await follow.pass(9);
  follow.sink.state.down = true;
  await follow.pass(2);
  Object.assign(follow.sink.state, { down: false });
  await follow.pass(1);
  expect([at.arrived().length, (await events(at.teacher))[0]?.sequence]).toEqual([1, 2]);

  await change(at.taller, { place: 'Patio' });
  await follow.pass(9);
  server.clock.set('2026-11-20T18:40:00.000Z');
  await Promise.all([1, 2, 3].map(() => followAgenda(server.db, server.clock)));
  expect(await server.db('outbox').where({ kind: 'sharing.changes', done_at: null })).toHaveLength(1);

  await server
    .db('rate_windows')
    .where({ subject: `calendar-changes:${at.teacher}` })
    .update({ taken: 12 });
  await follow.pass(1);
  expect(at.arrived()).toEqual([]);
  expect((await events(at.teacher))[0]?.due_at).toBe('2026-11-21 18:11:00');
  server.clock.set('2026-11-21T18:11:00.000Z');
  await follow.pass(1);
  expect(at.arrived()).toHaveLength(1);
  expect(at.calendar.entries()[1]).toMatchObject({ place: 'Patio' });
});

test('SHA-01 T17 the link of any letter stops the changes of its reader, asks first, and a new sharing starts them again', async () => {
  const at = await shared();
  const anybody = callerOf(server.app);
  const facts = async (token = at.token) => (await anybody.get(`/calendar-changes/${token}`)).body.data;
  const stop = (token = at.token) => anybody.post('/calendar-changes/stop').send({ token });
  expect(at.link).toBe(`https://ruta.example.mx:8443/calendar-changes#${at.token}`);
  await change(at.taller, NOON);
  await follow.pass(11);
  const { token, link, raw } = follow.sink.taken[0] ?? { token: '', link: '', raw: '' };
  // Mail programs offer the same page beside the sender.
  expect(/^List-Unsubscribe:\s+<([^>]+)>/im.exec(raw)?.[1]).toBe(link);
  expect([token.length, token === at.token, at.arrived().length]).toEqual([43, false, 1]);
  expect(JSON.stringify(await server.db('calendar_stop_links'))).not.toContain(token);

  expect(await facts()).toEqual({ is_stopped: false, events: 2 });
  await change(at.taller, { place: 'Patio' });
  await follow.pass(5);
  expect((await stop()).body.message).toBe('Ya no recibes cambios de tu calendario.');
  expect((await stop(token)).status).toBe(200);
  expect(await facts(token)).toEqual({ is_stopped: true, events: 0 });
  await follow.pass(15);
  expect(at.arrived()).toEqual([]);

  await at.share([at.taller]);
  await follow.pass(1);
  expect([at.arrived().length, await facts()]).toEqual([1, { is_stopped: false, events: 1 }]);
  await change(at.taller, { place: 'Aula 1' });
  await change(at.junta, { place: 'Aula 2' });
  await follow.pass(12);
  expect(at.arrived().join()).toContain('Cambió una actividad');
  expect(at.calendar.entries()).toMatchObject([{ place: 'Benito Juárez' }, { place: 'Aula 1' }]);
});

test('SHA-01 T18 an unknown link is 404, one network address asks 60 times a minute, and old links are dropped', async () => {
  const at = await shared();
  const anybody = callerOf(server.app);
  const unknown = await anybody.get(`/calendar-changes/${'x'.repeat(43)}`);
  expect([unknown.status, unknown.body.code]).toEqual([404, 'sharing.stop-unknown']);
  expect((await anybody.post('/calendar-changes/stop').send({ token: 'x'.repeat(43) })).status).toBe(404);
  expect(await dropOldLinks(server.db, '2027-11-20 18:00:00')).toBe(0);
  expect(await dropOldLinks(server.db, '2027-11-23 18:00:00')).toBeGreaterThan(0);
  expect((await anybody.get(`/calendar-changes/${at.token}`)).status).toBe(404);
  await server.db('rate_windows').where('subject', 'like', 'calendar-stop:%').update({ taken: 60 });
  expect((await anybody.get(`/calendar-changes/${at.token}`)).status).toBe(429);
});
