import type { RoleCode } from '@ruta/contracts';
import { keptMails } from '../../testing/kept-mails';
import { relayOf } from '../../testing/relay';
import { testServer, type TestServer } from '../../testing/server';
import { dpiLetters } from './dpi.letters';
import { tellOfWindows } from './dpi.news';
import { bankQuestion } from './dpi.testing';

let server: TestServer;
let cycle = 0;
let question = { id: 0, options: [0] };
const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;

beforeAll(async () => {
  server = await testServer();
  cycle = await server.world.cycle();
  await insert('dpi_closures', { cycle_id: cycle, start_at: '2026-11-09', end_at: '2026-11-27' });
  question = await bankQuestion(insert, { cycle_id: cycle, order: 1 });
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set('2026-11-20T18:00:00Z');
  // Leaves out the schools of earlier tests.
  await server.db('schools').update({ deleted_at: '2026-11-01 12:00:00' });
  await server.db('outbox').delete();
});

/** A school with a director, a coach, and two teachers of whom the first has finished. */
async function school() {
  const { world } = server;
  const id = await world.school({ name: 'Escuela Sor Juana' });
  const coach = await world.person('COACH');
  await world.hierarchy(cycle, id, { coach_id: coach });
  const person = (role: RoleCode) => world.person(role, { school_id: id });
  const [director, done, waiting] = [await person('DIR'), await person('PROF'), await person('PROF')];
  const answering = await server.as(done);
  const { submission_id } = (await answering.post('/schools/dpi/start').send({})).body.data;
  const answer = { submission_id, question_id: question.id, option_id: question.options[0], elapsed_ms: 10 };
  await answering.post('/schools/dpi/answers').send(answer);
  return { id, coach, director, done, waiting };
}

/** Delivers what waits, and returns who was told what, by kind. */
async function told() {
  await relayOf(server).run();
  const rows = await server
    .db('notifications')
    .where('type', 'like', 'dpi.%')
    .orderBy(['id', 'user_id'])
    .select('type', 'user_id', 'url');
  return rows.map(({ type, user_id, url }) => [type, user_id, url]);
}
const remind = async (who: number, school_id: number) =>
  (await server.as(who)).post('/schools/dpi/remind').send({ school_id });

test('DPI-04 a reminder goes once a day to those who have not finished, in the product and by mail; the sender learns no names', async () => {
  const { id, coach, director, waiting } = await school();
  await server.db('notifications').delete();
  const first = await remind(director, id);
  expect([first.status, first.body]).toEqual([
    200,
    { data: { reminded_on: '2026-11-20' }, message: expect.any(String) as string },
  ]);
  const again = await remind(coach, id);
  expect([again.status, again.body.code]).toEqual([409, 'dpi.reminded']);
  const url = '/scholastic/dpi';
  expect(await told()).toEqual([
    ['dpi.reminder', director, url],
    ['dpi.reminder', waiting, url],
  ]);
  const letters = await server.db('outbox').where({ kind: 'dpi.letter' }).pluck<string[]>('payload');
  expect(letters.map((payload) => (JSON.parse(payload) as { user_id: number }).user_id)).toEqual([director, waiting]);
  // By the day of the school: at 05:00 UTC it is still the 20th in Mexico City.
  server.clock.set('2026-11-21T05:00:00Z');
  expect((await remind(coach, id)).status).toBe(409);
  server.clock.set('2026-11-21T07:00:00Z');
  expect((await remind(coach, id)).status).toBe(200);
});

test('DPI-04 a reminder is refused outside the window, where everybody has finished, and to who may not', async () => {
  const { id, director, waiting } = await school();
  const deputy = await server.world.person('SUBD', { school_id: id });
  expect((await remind(deputy, id)).status).toBe(403);
  expect((await remind(director, await server.world.school())).status).toBe(404);
  server.clock.set('2026-11-28T18:00:00Z');
  expect((await remind(director, id)).body.code).toBe('dpi.closed');
  server.clock.set('2026-11-08T18:00:00Z');
  expect((await remind(director, id)).body.code).toBe('dpi.not-open');
  server.clock.set('2026-11-20T18:00:00Z');
  await server.db('users').whereIn('id', [director, waiting, deputy]).update({ active: false });
  const admin = await server.world.person('ADMIN');
  expect((await remind(admin, id)).body.code).toBe('dpi.all-finished');
  expect(await server.db('dpi_reminders').where({ school_id: id })).toEqual([]);
});

test('DPI-01 the opening, the end in two days and the end are told once, in the morning of the school, the end to who reads results', async () => {
  server.clock.set('2026-11-09T18:00:00Z');
  const { id, coach, director, waiting } = await school();
  await server.db('notifications').delete();
  const run = async (at: string) => {
    server.clock.set(at);
    await server.db('notifications').delete();
    await tellOfWindows(server.db, server.clock);
    return told();
  };
  const toUnfinished = (type: string) => [
    [type, director, '/scholastic/dpi'],
    [type, waiting, '/scholastic/dpi'],
  ];
  // Half past six in Mexico City, then half past seven.
  expect(await run('2026-11-09T12:30:00Z')).toEqual([]);
  expect(await run('2026-11-09T13:30:00Z')).toEqual(toUnfinished('dpi.opened'));
  expect(await run('2026-11-24T18:00:00Z')).toEqual([]);
  expect(await run('2026-11-25T18:00:00Z')).toEqual(toUnfinished('dpi.closing'));
  expect(await run('2026-11-25T19:00:00Z')).toEqual([]);
  expect(await run('2026-11-27T23:00:00Z')).toEqual([]);
  expect(await run('2026-11-28T18:00:00Z')).toEqual([
    ['dpi.closed', director, '/scholastic/report/dpi-result'],
    ['dpi.closed', coach, `/coach/schools/${id}/dpi-result`],
  ]);
  expect(await run('2026-11-29T18:00:00Z')).toEqual([]);
});

test('F15 DPI-01 DPI-04 days of a school whose clock changes are its own: the window, the day of a reminder, and the hour of the news', async () => {
  const { world, clock, db } = server;
  const id = await world.school({ timezone: 'America/Tijuana' });
  const director = await world.person('DIR', { school_id: id });
  const caller = await server.as(director);
  const at = async (instant: string) => {
    clock.set(instant);
    const { today, window } = (await caller.get('/schools/dpi/status')).body.data;
    return [today, window];
  };
  const window = (start_at: string, end_at: string) =>
    db('dpi_closures')
      .insert({ cycle_id: cycle, school_id: id, start_at, end_at })
      .onConflict(['cycle_id', 'school_key'])
      .merge();
  // The night to 1 November 2026 is an hour longer: that day has 25 hours, from 07:00 to 08:00 UTC.
  await window('2026-11-01', '2026-11-01');
  expect(await at('2026-11-01T06:59:00Z')).toEqual(['2026-10-31', 'before']);
  expect(await at('2026-11-01T07:00:00Z')).toEqual(['2026-11-01', 'open']);
  expect(await at('2026-11-02T07:59:00Z')).toEqual(['2026-11-01', 'open']);
  expect((await remind(director, id)).body.data).toEqual({ reminded_on: '2026-11-01' });
  expect(await at('2026-11-02T08:00:00Z')).toEqual(['2026-11-02', 'after']);
  // Half past one, which that night has twice.
  await window('2026-11-01', '2026-11-03');
  for (const instant of ['2026-11-01T08:30:00Z', '2026-11-01T09:30:00Z', '2026-11-02T07:59:00Z']) {
    clock.set(instant);
    expect((await remind(director, id)).body.code).toBe('dpi.reminded');
  }
  clock.set('2026-11-02T08:00:00Z');
  expect((await remind(director, id)).body.data).toEqual({ reminded_on: '2026-11-02' });
  const opened = async (instant: string) => {
    clock.set(instant);
    await tellOfWindows(db, clock);
    return (await db('dpi_news').where({ school_id: id, kind: 'opened' })).length;
  };
  expect(await opened('2026-11-01T14:59:00Z')).toBe(0);
  expect(await opened('2026-11-01T15:00:00Z')).toBe(1);
  // 14 March 2027 has 23 hours, from 08:00 to 07:00 UTC.
  await window('2027-03-14', '2027-03-14');
  expect(await at('2027-03-14T07:59:00Z')).toEqual(['2027-03-13', 'before']);
  expect(await at('2027-03-14T08:00:00Z')).toEqual(['2027-03-14', 'open']);
  expect(await opened('2027-03-14T13:59:00Z')).toBe(1);
  expect(await opened('2027-03-14T14:00:00Z')).toBe(2);
  expect(await at('2027-03-15T06:59:00Z')).toEqual(['2027-03-14', 'open']);
  expect(await at('2027-03-15T07:00:00Z')).toEqual(['2027-03-15', 'after']);
});

test('F18 DPI-01 a run that is killed half way is repeated without telling anybody twice; two runs at once tell once', async () => {
  const [one, two] = [await school(), await school()];
  await server.db('notifications').delete();
  // As if the process had died after the first school.
  await tellOfWindows(server.db, server.clock);
  await server.db('dpi_news').where({ school_id: two.id }).delete();
  await server.db('outbox').where('payload', 'like', `%"school_id":${two.id},%`).delete();
  await Promise.all([tellOfWindows(server.db, server.clock), tellOfWindows(server.db, server.clock)]);
  const people = (await told()).map(([, user]) => user);
  expect(people.toSorted()).toEqual([one.director, one.waiting, two.director, two.waiting].toSorted());
});

test('DPI-01 an end that is moved on is told anew two days before it', async () => {
  const { id } = await school();
  const closing = async (at: string) => {
    server.clock.set(at);
    await tellOfWindows(server.db, server.clock);
    const rows = await server.db('dpi_news').where({ school_id: id, kind: 'closing' }).orderBy('day').pluck('day');
    return rows;
  };
  expect(await closing('2026-11-25T18:00:00Z')).toEqual(['2026-11-27']);
  await insert('dpi_closures', { cycle_id: cycle, school_id: id, start_at: '2026-11-09', end_at: '2026-11-30' });
  expect(await closing('2026-11-27T18:00:00Z')).toEqual(['2026-11-27']);
  expect(await closing('2026-11-28T18:00:00Z')).toEqual(['2026-11-27', '2026-11-30']);
});

test('DPI-01 the letter is in the language of the person and leads to the page; who finished meanwhile gets none', async () => {
  const { id, done, waiting } = await school();
  await server.db('users').where({ id: waiting }).update({ locale: 'en' });
  const { mailer, sent } = keptMails();
  const deliver = dpiLetters({ db: server.db, mailer, publicUrl: 'https://ruta.test' })['dpi.letter'];
  const notice = { school_id: id, cycle_id: cycle, date: '2026-11-27' };
  for (const user_id of [done, waiting]) {
    const payload = { user_id, type: 'dpi.reminder', notice, url: '/scholastic/dpi' };
    const row = { id: user_id, kind: 'dpi.letter', payload, attempts: 1, created_at: '2026-11-20 18:00:00' };
    await deliver?.(row, new AbortController().signal);
  }
  expect(sent).toHaveLength(1);
  expect(sent[0]?.subject).toBe('Your diagnostic (DPI) is waiting');
  expect(sent[0]?.text).toMatch(/Escuela Sor Juana is open until 27-11-2026[^]*https:\/\/ruta\.test\/scholastic\/dpi/);
});
