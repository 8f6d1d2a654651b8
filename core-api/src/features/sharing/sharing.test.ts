import ICAL from 'ical.js';
import { mailSink, type MailSink } from '../../testing/mail-sink';
import { relayOf, type TestRelay } from '../../testing/relay';
import { testServer, type Caller, type TestServer } from '../../testing/server';

const NOW = '2026-11-20T18:00:00.000Z';
/** The same as databases keep it. */
const STORED = '2026-11-20 18:00:00';
let server: TestServer;
let sink: MailSink;
let relay: TestRelay;
let cycle = 0;
let n = 0;

beforeAll(async () => {
  server = await testServer();
  sink = await mailSink();
  relay = relayOf(server, { smtpUrl: sink.url });
  cycle = await server.world.cycle();
});
beforeEach(async () => {
  server.clock.set(NOW);
  await server.db('outbox').delete();
  await server.db('rate_windows').delete();
  sink.taken.length = 0;
  Object.assign(sink.state, { down: false, refuses: false, refusesAddress: undefined });
});
afterAll(async () => {
  await relay.stop();
  await sink.close();
  await server.stop();
});

const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;

/** A school with its coach, a director who reads English and a teacher. */
async function place({ name = `Escuela ${(n += 1)}`, timezone = 'America/Mexico_City' } = {}) {
  const { world } = server;
  const school = await world.school({ name, timezone });
  const coach = await world.person('COACH', { name: 'Laura', surname: 'Mendoza' });
  const director = await world.person('DIR', { name: 'Ernesto', school_id: school, locale: 'en' });
  const teacher = await world.person('PROF', { name: 'Ana', school_id: school });
  await world.hierarchy(cycle, school, { coach_id: coach });
  return { school, coach, director, teacher, timezone, theirs: await server.as(coach) };
}
type Place = Awaited<ReturnType<typeof place>>;

/** An item of the agenda on 24 November 2026 at 10:00 of the school. */
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
const visit = async (at: Place) => {
  const type = { activity_type: 'SchoolVisitActivity', activity: 'Visita escolar', date: '2026-11-25', place: '' };
  return item(at, { ...type, datetime: '2026-11-25 16:00:00', activity_id: (n += 1) + 9_000 });
};
const form = (at: Place, activities: number[], differs: object = {}) => ({
  ...{ school_id: at.school, start_at: '2026-11-23', end_at: '2026-11-27', types: [], activities },
  ...{ professors: [at.director, at.teacher], send_calendar: true, message: 'Nos vemos.', ...differs },
});
const share = (caller: Caller, body: object) => caller.post('/schools/share-agenda').send(body);
const detail = async (caller: Caller, id: number) => (await caller.get(`/schools/share-agenda/${id}`)).body.data;
const emailOf = async (id: number) => (await server.db('users').where({ id }).first('email'))?.email ?? '';
/** The events of a calendar text, as an independent parser reads them. */
function eventsOf(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as string[]);
  return {
    method: calendar.getFirstPropertyValue('method'),
    events: calendar.getAllSubcomponents('vevent').map((one) => {
      const event = new ICAL.Event(one);
      const at = (time: ICAL.Time) => time.toJSDate().toISOString();
      const { uid, summary, location, sequence, description } = event;
      return { uid, summary, location, sequence, description, start: at(event.startDate), end: at(event.endDate) };
    }),
    attendees: calendar.getAllSubcomponents('vevent').flatMap((one) => one.getAllProperties('attendee')),
    organizers: calendar.getAllSubcomponents('vevent').map((one) => one.getFirstPropertyValue('organizer')),
  };
}
const attached = (raw: string) => {
  const [, body = ''] = /text\/calendar[\s\S]*?\r?\n\r?\n([\s\S]*?)\r?\n--/.exec(raw) ?? [];
  return Buffer.from(body, 'base64').toString('utf8');
};

test('SHA-01 a coach sees what may be shared and with whom, without addresses or what a visit is about', async () => {
  const at = await place();
  const [taller] = [
    await item(at),
    await visit(at),
    await item(at, { cancelled_at: STORED }),
    await item(at, { date: '2026-12-01' }),
  ];
  await server.world.person('PROF', { name: 'Otra', school_id: await server.world.school() });
  await server.world.person('PROF', { name: 'Baja', school_id: at.school, active: false });
  const query = { school_id: at.school, start: '2026-11-23', end: '2026-11-27' };
  const { body } = await at.theirs.get('/schools/share-agenda/candidates').query(query);
  expect(body.data.activities).toMatchObject([
    { id: taller, title: 'Taller', place: 'Biblioteca', duration_min: 90 },
    { type: 'SchoolVisitActivity', title: 'Visita de Laura Mendoza', date: '2026-11-25' },
  ]);
  expect(body.data.professors).toMatchObject({
    total: 2,
    size: 10,
    data: [{ id: at.teacher, roles: ['PROF'] }, { id: at.director }],
  });
  expect(body.data.everyone).toHaveLength(2);
  // Given names as the letter greets by them, of who is on the page and of everybody.
  for (const people of [body.data.everyone, body.data.professors.data])
    expect(people).toContainEqual(expect.objectContaining({ id: at.director, name: 'Ernesto' }));
  expect(JSON.stringify(body)).not.toMatch(/ruta\.test|Objetivo secreto/);
  const narrowed = await at.theirs
    .get('/schools/share-agenda/candidates')
    .query({ ...query, types: 'CustomActivity', 'filter[search]': 'ernesto' });
  expect(narrowed.body.data).toMatchObject({ activities: [{ id: taller }], professors: { total: 1 } });
  const byAddress = await at.theirs
    .get('/schools/share-agenda/candidates')
    .query({ ...query, 'filter[search]': 'persona-' });
  expect(byAddress.body.data.everyone).toEqual([]);
  const stranger = await server.as(await server.world.person('COACH'));
  expect((await stranger.get('/schools/share-agenda/candidates').query(query)).status).toBe(404);
});

test.each([
  ['a range that ends before it begins', { end_at: '2026-11-22' }, 'end_at'],
  ['more than 92 days', { start_at: '2026-11-01', end_at: '2027-02-01' }, 'end_at'],
  ['no activity', { activities: [] }, 'activities'],
  ['nobody', { professors: [] }, 'professors'],
  ['501 people', { professors: Array.from({ length: 501 }, (_, at) => at + 1) }, 'professors'],
  ['an unknown person', { professors: [999_999] }, 'professors'],
  ['an activity out of the range', { start_at: '2026-11-25' }, 'activities'],
  ['an activity of another type', { types: ['PfiActivity'] }, 'activities'],
  ['a message of 501 characters', { message: 'á'.repeat(501) }, 'message'],
])('SHA-01 B36 %s is refused beside its field, and nothing is written', async (_, differs, field) => {
  const at = await place();
  const { status, body } = await share(at.theirs, form(at, [await item(at)], differs));
  expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  expect(await server.db('shared_agendas').where({ school_id: at.school })).toEqual([]);
  expect(await server.db('outbox')).toEqual([]);
});

test('SHA-01 B36 one person or activity twice, and those of another school, are refused', async () => {
  const [at, other] = [await place(), await place()];
  const own = await item(at);
  const refused = async (differs: object) =>
    Object.keys((await share(at.theirs, form(at, [own], differs))).body.errors);
  expect(await refused({ professors: [at.teacher, at.teacher] })).toEqual(['professors']);
  expect(await refused({ activities: [own, own] })).toEqual(['activities']);
  expect(await refused({ activities: [await item(other)], professors: [other.teacher] })).toEqual([
    'activities',
    'professors',
  ]);
  expect((await share(at.theirs, form(other, [own]))).status).toBe(404);
  expect(await server.db('shared_agendas').where({ school_id: at.school })).toEqual([]);
});

test('SHA-01 each recipient gets one letter in their language with the calendar, which an independent parser reads', async () => {
  const at = await place({ name: 'Colegio del Mar', timezone: 'America/Cancun' });
  const title = 'Taller; «lectura», con 📚 y una línea que es tan larga que el calendario la dobla dos veces';
  const taller = await item(at, { activity: title, datetime: '2026-11-24 15:00:00' });
  await insert('activity_reschedules', {
    ...{ agenda_activity_id: taller, old_date: '2026-11-23', old_time: '10:00', date: '2026-11-24', time: '10:00' },
    ...{ justification: 'El patio está ocupado.', user_id: at.coach, created_at: STORED },
  });
  const { status, body } = await share(at.theirs, form(at, [taller, await visit(at)]));
  expect([status, body.data.counts]).toEqual([201, { activities: 2, professors: 2, sent: 0, failed: 0, seen: 0 }]);
  await relay.run();
  expect(sink.taken).toHaveLength(2);
  const [spanish, english] = [sink.to(await emailOf(at.teacher)), sink.to(await emailOf(at.director))];
  expect(spanish.text).toContain('Laura Mendoza te comparte estas actividades de Colegio del Mar.');
  expect(spanish.text).toContain('martes 24-11-2026, 10:00 a 11:30');
  expect(spanish.text).toContain('Visita de Laura Mendoza');
  expect(english.text).toContain('Visit by Laura Mendoza');
  expect(spanish.text).toContain(`/professor/shared-agendas/${body.data.id}`);
  expect(english.text).toContain(`/scholastic/shared-agendas/${body.data.id}`);
  expect(spanish.text + english.text).not.toContain('Objetivo secreto');

  expect(spanish.raw).toMatch(/^List-Unsubscribe:\s+<https:\/\/ruta\.example\.mx:8443\/calendar-changes#[\w-]{43}>/im);

  const text = attached(spanish.raw);
  expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75 && !line.includes('\n'))).toBe(true);
  const calendar = eventsOf(text);
  expect(calendar).toMatchObject({
    method: 'PUBLISH',
    attendees: [],
    organizers: ['mailto:no-reply@ruta.test', 'mailto:no-reply@ruta.test'],
  });
  expect(calendar.events).toEqual([
    {
      ...{
        uid: `activity-${taller}-${at.teacher}@ruta.example.mx`,
        summary: title,
        location: 'Biblioteca',
        sequence: 1,
      },
      ...{ description: null, start: '2026-11-24T15:00:00.000Z', end: '2026-11-24T16:30:00.000Z' },
    },
    expect.objectContaining({ summary: 'Visita de Laura Mendoza', location: 'Colegio del Mar', sequence: 0 }),
  ]);
  expect(eventsOf(attached(english.raw)).events[0]?.uid).toContain(`-${at.director}@`);
  expect((await detail(at.theirs, body.data.id)).professors).toMatchObject([
    { id: at.teacher, status: 'sent', mailed_at: '2026-11-20 18:00:00', seen_at: null },
    { id: at.director, status: 'sent' },
  ]);
  const news = await server.db('notifications').where({ type: 'agenda.shared' }).pluck('user_id');
  expect(news).toEqual(expect.arrayContaining([at.teacher, at.director]));
});

test('SHA-01 the calendar file is optional, and who shares may take it', async () => {
  const at = await place();
  const taller = await item(at);
  const { body } = await share(
    at.theirs,
    form(at, [taller], { send_calendar: false, professors: [at.teacher], message: '  ' }),
  );
  expect(body.data.message).toBeNull();
  await relay.run();
  expect(sink.to(await emailOf(at.teacher)).raw).not.toMatch(/text\/calendar|List-Unsubscribe/);
  const file = await at.theirs.get(`/schools/share-agenda/${body.data.id}/ics`);
  expect(file.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': expect.stringContaining('agenda-2026-11-23-2026-11-27.ics'),
  });
  expect(eventsOf(file.text).events).toMatchObject([{ uid: `activity-${taller}@ruta.example.mx` }]);
});

test('SHA-01 F14 whether a letter is sent is judged when it is sent: who left or was closed meanwhile gets none', async () => {
  const at = await place();
  const { body } = await share(at.theirs, form(at, [await item(at)]));
  await server.db('users').where({ id: at.teacher }).update({ school_id: null });
  await server.db('users').where({ id: at.director }).update({ is_banned: true });
  await relay.run();
  expect(sink.taken).toEqual([]);
  expect((await detail(at.theirs, body.data.id)).professors).toMatchObject([
    { id: at.teacher, status: 'failed', reason: 'left' },
    { id: at.director, status: 'failed', reason: 'inactive' },
  ]);
  expect(await server.db('notifications').whereIn('user_id', [at.teacher, at.director])).toEqual([]);
});

test('SHA-02 F14 a mail server that is away delays letters and loses none; an address that it refuses fails at once', async () => {
  const at = await place();
  const { body } = await share(at.theirs, form(at, [await item(at)]));
  sink.state.down = true;
  await relay.run();
  expect((await detail(at.theirs, body.data.id)).professors).toMatchObject([
    { status: 'queued', reason: 'retrying' },
    { status: 'queued', reason: 'retrying' },
  ]);
  Object.assign(sink.state, { down: false, refusesAddress: await emailOf(at.director) });
  server.clock.set('2026-11-20T18:02:00.000Z');
  await relay.run();
  await relay.run();
  expect(sink.taken.map(({ to }) => to)).toEqual([await emailOf(at.teacher)]);
  const [teacher, director] = (await detail(at.theirs, body.data.id)).professors;
  expect([teacher.status, director.status, director.reason]).toEqual(['sent', 'failed', 'refused']);

  // The address was mended; the letter goes again, once.
  sink.state.refusesAddress = undefined;
  const again = await at.theirs
    .post(`/schools/share-agenda/${body.data.id}/resend`)
    .send({ professors: [at.director] });
  expect(again.body.data.professors[1]).toMatchObject({ status: 'queued', reason: null });
  const early = await at.theirs
    .post(`/schools/share-agenda/${body.data.id}/resend`)
    .send({ professors: [at.director] });
  expect([early.status, early.body.code]).toEqual([409, 'sharing.queued']);
  await relay.run();
  expect(sink.taken).toHaveLength(2);
});

test('SHA-02 a letter is sent again three times an hour, and a coach sends a thousand a day', async () => {
  const at = await place();
  const taller = await item(at);
  const { body } = await share(at.theirs, form(at, [taller], { professors: [at.teacher] }));
  const again = async () => {
    await relay.run();
    return at.theirs.post(`/schools/share-agenda/${body.data.id}/resend`).send({ professors: [at.teacher] });
  };
  for (const _ of [1, 2, 3]) expect((await again()).status).toBe(200);
  const fourth = await again();
  expect([fourth.status, fourth.body.code]).toEqual([429, 'sharing.resends-an-hour']);
  expect((await detail(at.theirs, body.data.id)).professors[0].status).toBe('sent');
  await server
    .db('rate_windows')
    .where({ subject: `shared-letters:${at.coach}` })
    .update({ taken: 999 });
  const much = await share(at.theirs, form(at, [taller]));
  expect([much.status, much.body.code]).toEqual([429, 'sharing.letters-a-day']);
  expect(await server.db('shared_agendas').where({ school_id: at.school })).toHaveLength(1);
});

test('SHA-02 the history shows each sharing as it was sent; what moved or went stands beside it', async () => {
  const at = await place();
  const [moved, gone] = [
    await item(at),
    await item(at, { activity: 'Junta', time: '12:00', datetime: '2026-11-24 18:00:00' }),
  ];
  const { body } = await share(at.theirs, form(at, [moved, gone]));
  await server
    .db('agenda_activities')
    .where({ id: moved })
    .update({ date: '2026-11-26', datetime: '2026-11-26 16:00:00' });
  await server.db('agenda_activities').where({ id: gone }).delete();
  expect((await detail(at.theirs, body.data.id)).activities).toMatchObject([
    { id: moved, date: '2026-11-24', later: { state: 'moved', date: '2026-11-26', time: '10:00' } },
    { id: gone, title: 'Junta', later: { state: 'gone', date: null } },
  ]);
  const list = await at.theirs.get('/schools/share-agenda').query({ school_id: at.school, include: 'professors' });
  expect(list.body).toMatchObject({ total: 1, data: [{ id: body.data.id, counts: { activities: 2, professors: 2 } }] });
  expect(list.body.data[0]).not.toHaveProperty('activities');
  expect(list.body.data[0].professors).toHaveLength(2);
  const stranger = await server.as(await server.world.person('COACH'));
  expect((await stranger.get(`/schools/share-agenda/${body.data.id}`)).status).toBe(404);
});

test('SHA-02 a recipient reads what was shared with them, and the coach sees that they did; nobody else reads it', async () => {
  const at = await place();
  const { body } = await share(at.theirs, form(at, [await item(at)], { professors: [at.teacher] }));
  const [teacher, director] = [await server.as(at.teacher), await server.as(at.director)];
  const list = await teacher.get('/shared-agendas');
  expect(list.body).toMatchObject({
    total: 1,
    data: [{ id: body.data.id, total: 1, seen_at: null, author: { fullname: 'Laura Mendoza' } }],
  });
  expect((await teacher.get(`/shared-agendas/${body.data.id}`)).body.data).toMatchObject({
    activities: [{ title: 'Taller' }],
  });
  expect((await teacher.put(`/shared-agendas/${body.data.id}/seen`)).status).toBe(200);
  server.clock.set('2026-11-21T18:00:00.000Z');
  await teacher.put(`/shared-agendas/${body.data.id}/seen`);
  expect((await detail(at.theirs, body.data.id)).professors).toMatchObject([{ seen_at: '2026-11-20 18:00:00' }]);
  expect((await director.get(`/shared-agendas/${body.data.id}`)).status).toBe(404);
  expect((await director.put(`/shared-agendas/${body.data.id}/seen`)).status).toBe(404);
  expect((await director.get('/shared-agendas')).body.total).toBe(0);
});

test('SHA-01 F06 the same request twice is one sharing; without a started cycle nothing is shared', async () => {
  const at = await place();
  const body = form(at, [await item(at)]);
  const key = 'c9d1b6a0-1111-4222-8333-444455556666';
  const twice = [1, 2].map(() => share(at.theirs, body).set('Idempotency-Key', key));
  const [one, other] = [await twice[0], await twice[1]];
  expect([one?.status, other?.status, other?.body.data.id]).toEqual([201, 201, one?.body.data.id]);
  expect(await server.db('shared_agendas').where({ school_id: at.school })).toHaveLength(1);
  await relay.run();
  expect(sink.taken).toHaveLength(2);
});

test('SHA-02 T20 a purged coach is named nowhere, and what a purged person received is gone', async () => {
  const at = await place();
  const { body } = await share(at.theirs, form(at, [await visit(at)]));
  const { forgetSharings } = await import('./sharing.model');
  await forgetSharings(server.db, [at.coach, at.teacher]);
  await server.db('users').where({ id: at.coach }).update({ purged_at: STORED });
  const own = await (await server.as(at.director)).get(`/shared-agendas/${body.data.id}`);
  expect(own.body.data).toMatchObject({
    author: null,
    message: null,
    activities: [{ title: 'Coaching visit' }],
  });
  await relay.run();
  expect(sink.taken.map(({ to }) => to)).toEqual([await emailOf(at.director)]);
  expect(sink.taken[0]?.text).toContain('Your coach shares');
});
