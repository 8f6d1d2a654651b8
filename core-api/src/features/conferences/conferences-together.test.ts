import { roleIdOf, sessionsFor } from '../../testing/races';
import { callerOf, testServer, type Caller, type TestServer } from '../../testing/server';
import { themeOf } from './conferences.testing';

/** People who press at once; on SQLite, with its one connection, few are enough. */
const PEOPLE = process.env['TEST_DATABASE_URL'] ? 100 : 20;
/** Rounds of two people, on MariaDB enough for both orders. */
const ROUNDS = process.env['TEST_DATABASE_URL'] ? 40 : 6;
const MONDAY = '2026-11-23';

let server: TestServer;
let themes: number[] = [];
let callers: Caller[] = [];
let agent: { id: number; caller: Caller };

beforeAll(async () => {
  server = await testServer();
  const { db, world } = server;
  const insert = async (table: string, row: object) => (await db(table).insert(row))[0] ?? 0;
  const agent_id = await world.person('AGENT_VC');
  // Themes of one agent whose hours begin at other minutes: 45, 30 and 75 minutes with the rest.
  themes = [
    await themeOf(insert, 'uno'),
    await themeOf(insert, 'dos', { duration: 30, cooldown: 0 }),
    await themeOf(insert, 'tres', { duration: 60, cooldown: 15 }),
  ];
  await db('agent_theme').insert(themes.map((schedule_theme_id) => ({ agent_id, schedule_theme_id })));
  const stamps = { created_at: '2026-11-01 12:00:00', updated_at: '2026-11-01 12:00:00' };
  const hours = { agent_id, setting: 'availability', start_at: '09:00', end_at: '12:00', ...stamps };
  for (const weekday of [1, 2, 3, 4, 5, 6]) await insert('availabilities', { ...hours, weekday });
  agent = { id: agent_id, caller: await server.as(agent_id) };
  const role_id = await roleIdOf(db, 'COACH');
  const apps = [server.app, server.another()] as const;
  callers = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, at) => {
      const user_id = await world.person('COACH');
      const [session] = await sessionsFor(db, { user_id, role_id });
      return callerOf(apps[at % 2 ? 0 : 1], { Authorization: `Bearer ${session?.token ?? ''}` });
    }),
  );
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ['conferences', 'rate_windows', 'outbox']) await server.db(table).delete();
});

const book = async (caller: Caller, start: string, theme = themes[0], day = MONDAY) => {
  const { status, body } = await caller
    .post('/scheduled')
    .send({ schedule_theme_id: theme, start_at: `${day} ${start}:00` });
  return [status, (body as { code?: string }).code].filter(Boolean).join(' ');
};
const counted = (answers: readonly string[]) =>
  Object.fromEntries([...new Set(answers)].map((one) => [one, answers.filter((answer) => answer === one).length]));

test('F01 VC-01 one hour that everybody presses at once is booked by one, and the others are told', async () => {
  const answers = await Promise.all(callers.map((caller) => book(caller, '15:00')));
  expect(counted(answers)).toEqual({ '201': 1, '409 conferences.slot-taken': PEOPLE - 1 });
  expect(await server.db('conferences')).toHaveLength(1);
  expect(await server.db('session_cells')).toHaveLength(9);
  expect(await server.db('outbox').pluck('kind')).toEqual([
    'conference.booked',
    'conference.letter',
    'conference.letter',
  ]);
}, 120_000);

test('F01 VC-01 hours of several themes that overlap never give one agent two sessions at once', async () => {
  const offered = [
    ...['15:00', '15:45', '16:30', '17:15'].map((start) => [start, themes[0]] as const),
    ...['15:30', '16:00', '16:30', '17:00', '17:30'].map((start) => [start, themes[1]] as const),
    ['16:15', themes[2]] as const,
  ];
  const answers = await Promise.all(
    callers.map((caller, at) => book(caller, ...(offered[(at * 7) % offered.length] ?? ['15:00', themes[0]]))),
  );
  expect(Object.keys(counted(answers)).sort()).toEqual(['201', '409 conferences.slot-taken']);
  const rows = await server.db('conferences').orderBy('start_at').select('start_at', 'full_end_at');
  expect(rows.length).toBeGreaterThan(1);
  rows.slice(1).forEach(({ start_at }, at) => expect(start_at >= (rows[at]?.full_end_at ?? '')).toBe(true));
}, 120_000);

test('F01 VC-01 somebody who presses several hours of a day at once has one session on it', async () => {
  const [one] = callers;
  if (!one) throw new Error('Nobody is there');
  const answers = await Promise.all(['15:00', '15:45', '16:30', '17:15'].map((start) => book(one, start)));
  expect(counted(answers)).toEqual({ '201': 1, '409 conferences.day-taken': 3 });
});

test('F01 T19 somebody who presses six days at once has five sessions ahead', async () => {
  const [one] = callers;
  if (!one) throw new Error('Nobody is there');
  const days = ['23', '24', '25', '26', '27', '28'].map((day) => `2026-11-${day}`);
  const answers = await Promise.all(days.map((day) => book(one, '15:00', themes[0], day)));
  expect(counted(answers)).toEqual({ '201': 5, '409 conferences.too-many-ahead': 1 });
});

test('F01 VC-04 a planned day and a booking at once: never both', async () => {
  const form = { id: null, mode: 'single', single: MONDAY, start_at: '09:00', end_at: '12:00' };
  const plan = () => agent.caller.put(`/schedules/agent/${agent.id}/unavailabilities`).send(form);
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const caller = callers[round % callers.length];
    if (!caller) throw new Error('Nobody is there');
    const booked = () => book(caller, '15:00');
    const [first, second] = round % 2 ? [plan(), booked()] : [booked(), plan()];
    const [one, other] = await Promise.all([first, second]);
    const said = [one, other].map((answer) => (typeof answer === 'string' ? answer : String(answer.status)));
    seen.add((round % 2 ? said : said.toReversed()).join(', '));
    await server.db('conferences').delete();
    await server.db('availabilities').where({ setting: 'unavailability' }).delete();
  }
  expect([...seen].filter((one) => !['200, 409 conferences.slot-not-offered', '422, 201'].includes(one))).toEqual([]);
}, 120_000);
