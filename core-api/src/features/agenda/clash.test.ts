import type { Clash } from '@ruta/contracts/agenda/clash.schema';
import { testServer, type Caller, type TestServer } from '../../testing/server';

const DAY = '2026-11-24';

let server: TestServer;
let cycle: number;
let near: number;
let far: number;
let foreign: number;
let laura: number;
let colleague: number;
let coach: Caller;
let secondary: Caller;
let director: Caller;
let manager: Caller;

/** UTC of an hour on the day in Mexico City, which has no daylight saving time. */
const utcOf = (time: string, day = DAY) => {
  const instant = new Date(`${day}T${time}:00Z`);
  return new Date(instant.getTime() + 6 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
};

let subject = 0;
/** An item on the agenda; by default Laura's visit at the school at nine for an hour. */
async function item(time = '09:00', differs: object = {}): Promise<number> {
  subject += 1;
  const [id = 0] = await server.db('agenda_activities').insert({
    school_id: near,
    cycle_id: cycle,
    coach_id: laura,
    activity_type: 'SchoolVisitActivity',
    activity_id: subject,
    activity: 'Visita escolar',
    description: 'Acordar los apoyos',
    date: DAY,
    time,
    timezone: 'America/Mexico_City',
    datetime: utcOf(time),
    duration_min: 60,
    created_at: '2026-11-01 12:00:00',
    updated_at: '2026-11-01 12:00:00',
    ...differs,
  });
  return id;
}
const own = {
  activity_type: 'CustomActivity',
  activity_id: null,
  coach_id: null,
  activity: 'Junta de academia',
} as const;

const ask = async (time: string, differs: object = {}, who = coach) => {
  const { status, body } = await who
    .get('/schools/agenda/clashes')
    .query({ school_id: near, date: DAY, time, ...differs });
  expect({ status, errors: body.errors }).toEqual({ status: 200, errors: undefined });
  return body.data as Clash[];
};
const reasons = async (time: string, differs: object = {}, who = coach) =>
  (await ask(time, differs, who)).map(({ reason }) => reason);

beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  cycle = await world.cycle();
  near = await world.school({ name: 'Colegio Sor Juana' });
  far = await world.school({ name: 'Liceo Ahuehuete' });
  foreign = await world.school({ name: 'Instituto del Valle' });
  laura = await world.person('COACH', { name: 'Laura', surname: 'Mendoza' });
  const second = await world.person('COACH_SEC', { name: 'Inés', surname: 'Soto' });
  const man = await world.person('COACH_MAN');
  await world.hierarchy(cycle, near, { coach_id: laura, secondary_one_id: second, manager_id: man });
  await world.hierarchy(cycle, far, { coach_id: laura, manager_id: man });
  colleague = await world.person('COACH');
  await world.hierarchy(cycle, foreign, { coach_id: colleague });
  coach = await server.as(laura);
  secondary = await server.as(second);
  director = await server.as(await world.person('DIR', { school_id: near }));
  manager = await server.as(man);
});
afterAll(() => server.stop());
afterEach(async () => {
  await server.db('agenda_activities').delete();
});

describe('AGE-06 what stands at an hour already', () => {
  test('at the school: told with its page; what ends when the other begins does not clash', async () => {
    const id = await item();
    expect(await ask('09:30')).toEqual([
      {
        reason: 'school',
        person: null,
        item: {
          id,
          isVisit: true,
          title: 'Acordar los apoyos',
          datetime: utcOf('09:00'),
          duration_min: 60,
          school: { id: near, name: 'Colegio Sor Juana', timezone: 'America/Mexico_City' },
          gap_min: -30,
          url: `/coach/schools/${near}/visits/agenda/detail/${subject}`,
        },
      },
    ]);
    expect(await ask('10:00')).toEqual([]);
    expect(await ask('08:00')).toEqual([]);
    expect(await reasons('08:01')).toEqual(['school']);
    expect(await reasons('09:59')).toEqual(['school']);
  });

  test('the coach at another school: the way takes 30 minutes, before and after', async () => {
    await item('09:00', { school_id: far });
    expect(await reasons('09:30')).toEqual(['coach']);
    for (const [time, expected] of [
      ['10:00', ['travel']],
      ['10:29', ['travel']],
      ['10:30', []],
      ['10:31', []],
      ['07:31', ['travel']],
      ['07:30', []],
      ['07:29', []],
    ] as const)
      expect([time, await reasons(time)]).toEqual([time, expected]);
    expect(await ask('10:29')).toMatchObject([{ person: null, item: { gap_min: 29, school: { id: far } } }]);
  });

  test('a longer item reaches further: its minutes, or those that the form says', async () => {
    await item('09:00', { ...own, duration_min: 720 });
    expect(await reasons('20:59')).toEqual(['school']);
    expect(await reasons('21:00')).toEqual([]);
    expect(await reasons('07:30', { duration_min: '90' })).toEqual([]);
    expect(await reasons('07:30', { duration_min: '95' })).toEqual(['school']);
  });

  test('the item that is moved is no clash, keeps its minutes, and brings its coach', async () => {
    const id = await item('09:00', { duration_min: 90 });
    const moved = { moved_type: 'SchoolVisitActivity', moved_id: String(subject) };
    expect(await reasons('09:30', moved)).toEqual([]);
    await item('13:00', { school_id: far });
    expect(await reasons('11:30', moved)).toEqual(['travel']);
    expect(await reasons('11:30')).toEqual([]);
    // The id of the item is not that of its visit.
    expect(await reasons('09:30', { ...moved, moved_id: String(id + 1000) })).toEqual(['school']);
    const activity = await item('15:00', own);
    expect(await reasons('15:00', { moved_type: 'CustomActivity', moved_id: String(activity) })).toEqual([]);
  });

  test('an activity keeps its author busy, a central one nobody, a plan’s its coach', async () => {
    await item('09:00', { ...own, school_id: far, created_by: laura });
    await item('12:00', { ...own, school_id: far, activity_type: 'PfiActivity', coach_id: laura, created_by: laura });
    await item('15:00', { ...own, school_id: far, activity_type: 'PaiCoachActivity', coach_id: laura });
    expect(await reasons('09:00')).toEqual(['coach']);
    expect(await reasons('12:00')).toEqual([]);
    expect(await reasons('15:00')).toEqual(['coach']);
  });

  test('what is cancelled or completed, another coach’s elsewhere, and drafts do not clash', async () => {
    await item('09:00', { cancelled_at: '2026-11-20 12:00:00' });
    await item('09:00', { isCompleted: true });
    await item('09:00', { school_id: far, coach_id: colleague });
    const schoolless = { coach_id: laura, cycle_id: cycle, timezone: 'America/Mexico_City', objective: '' };
    await server.db('school_visits').insert({
      ...{ ...schoolless, school_id: near, date: DAY, time: '09:00', datetime: utcOf('09:00'), eraser: true },
      ...{ school_visit_status_id: 1, created_at: '2026-11-01 12:00:00', updated_at: '2026-11-01 12:00:00' },
    });
    expect(await ask('09:00')).toEqual([]);
    await server.db('school_visits').delete();
    await item('09:00', { isStarted: true });
    expect(await reasons('09:00')).toEqual(['school']);
  });

  test('the gravest comes first, ten at most', async () => {
    for (let minute = 0; minute < 12; minute += 1)
      await item('09:00', { ...own, datetime: utcOf(`09:${10 + minute}`) });
    await item('10:10', { school_id: far });
    await item('09:50', { school_id: far });
    const found = await reasons('09:00');
    expect(found).toHaveLength(10);
    expect([...new Set(found)]).toEqual(['coach', 'school']);
  });
});

describe('AGE-06 whose the clashes are', () => {
  test('T01 of another coach’s hours elsewhere a colleague learns the fact alone, a director nothing', async () => {
    await item();
    const moved = { moved_type: 'SchoolVisitActivity', moved_id: String(subject) };
    await item('12:00', { school_id: far });
    expect(await ask('12:00', moved, secondary)).toEqual([{ reason: 'coach', person: 'Laura Mendoza', item: null }]);
    expect(await ask('12:00', moved, director)).toEqual([]);
    expect(await ask('12:00', moved, manager)).toMatchObject([
      { reason: 'coach', person: 'Laura Mendoza', item: { school: { id: far }, url: expect.any(String) as string } },
    ]);
    // Something new of the colleague's own is not Laura's.
    expect(await ask('12:00', {}, secondary)).toEqual([]);
  });

  test('T01 what the caller’s role does not read at the school is told as a fact alone', async () => {
    await item();
    await server.world.toggle('DIR', 'visit:read', false);
    expect(await ask('09:30', {}, director)).toEqual([{ reason: 'school', person: null, item: null }]);
    await server.world.toggle('DIR', 'visit:read', true);
    expect(await ask('09:30', {}, director)).toMatchObject([{ reason: 'school', item: { isVisit: true } }]);
  });

  test('T01 a teacher learns of what she attended alone', async () => {
    const { world, db } = server;
    const id = await item();
    const [, taught] = [await item('09:15'), await world.person('PROF', { school_id: near })];
    const [assistants_id = 0] = await db('activity_assistants').insert({
      ...{ agenda_activity_id: id, taken_by: laura, taken_at: '2026-11-20 12:00:00' },
    });
    await db('activity_assistant_user').insert({ assistants_id, user_id: taught });
    await world.toggle('PROF', 'visit:read', true);
    expect(await ask('09:30', {}, await server.as(taught))).toMatchObject([{ reason: 'school', item: { id } }]);
    await world.toggle('PROF', 'visit:read', false);
    expect(await ask('09:30', {}, await server.as(taught))).toEqual([]);
  });

  test('T01 a school out of reach is 404; an item there that is named as moved says nothing', async () => {
    const foreignItem = await item('09:00', { ...own, school_id: foreign, created_by: colleague });
    const { status, body } = await coach
      .get('/schools/agenda/clashes')
      .query({ school_id: foreign, date: DAY, time: '09:00' });
    expect([status, body.code]).toEqual([404, 'schools.not-found']);
    const named = { moved_type: 'CustomActivity', moved_id: String(foreignItem) };
    expect(await ask('09:00', named)).toEqual([]);
  });

  test.each([
    ['no hour', { time: undefined }],
    ['an hour of text', { time: '9:00' }],
    ['a day that is none', { date: '2026-02-30' }],
    ['no minutes', { duration_min: '0' }],
    ['too many minutes', { duration_min: '721' }],
    ['half an item', { moved_id: '1' }],
    ['a type that is none', { moved_type: 'Otra', moved_id: '1' }],
  ])('%s is refused with 422', async (_, differs) => {
    const { status } = await coach
      .get('/schools/agenda/clashes')
      .query({ school_id: near, date: DAY, time: '09:00', ...differs });
    expect(status).toBe(422);
  });
});

describe('AGE-06 hours in different time zones', () => {
  test('instants are compared, not wall clocks', async () => {
    const { world, db } = server;
    const west = await world.school({ name: 'Escuela del Pacífico', timezone: 'America/Tijuana' });
    await world.hierarchy(cycle, west, { coach_id: laura });
    // In November Tijuana is two hours behind Mexico City.
    await item('09:00', { school_id: west, timezone: 'America/Tijuana', datetime: `${DAY} 17:00:00` });
    expect(await reasons('09:00')).toEqual([]);
    expect(await reasons('11:00')).toEqual(['coach']);
    await db('agenda_activities').delete();
    await item('23:30', { school_id: near, date: '2026-11-23', datetime: utcOf('23:30', '2026-11-23') });
    expect(await reasons('22:00', { school_id: west, date: '2026-11-23' })).toEqual(['coach']);
    expect(await reasons('00:15')).toEqual(['school']);
  });

  test('over the end of daylight saving time an hour lasts an hour; an hour that is skipped clashes with nothing', async () => {
    const north = await server.world.school({ name: 'Escuela Frontera', timezone: 'America/Tijuana' });
    await server.world.hierarchy(cycle, north, { coach_id: laura });
    const there = { school_id: north, timezone: 'America/Tijuana', date: '2026-11-01' };
    // 01:30 occurs twice on 1 November; the first is 08:30 in UTC. A visit from 01:00 lasts until the first 02:00.
    await item('01:00', { ...there, datetime: '2026-11-01 08:00:00' });
    const that = { school_id: north, date: '2026-11-01' };
    expect(await reasons('01:30', that)).toEqual(['school']);
    expect(await reasons('02:00', that)).toEqual([]);
    await server.db('agenda_activities').delete();
    await item('03:00', { ...there, date: '2027-03-14', datetime: '2027-03-14 10:00:00' });
    expect(await reasons('02:30', { school_id: north, date: '2027-03-14' })).toEqual([]);
    expect(await reasons('01:30', { school_id: north, date: '2027-03-14' })).toEqual(['school']);
  });
});

test('AGE-06 an hour costs the same statements whatever stands there', async () => {
  const counted = async () => {
    const asked: string[] = [];
    const note = ({ sql }: { sql: string }) => void asked.push(sql);
    server.db.on('query', note);
    await ask('09:00');
    server.db.off('query', note);
    return asked.filter((sql) => sql.includes('agenda_activities')).length;
  };
  await item();
  const one = await counted();
  for (let minute = 10; minute < 40; minute += 1) await item('09:00', { datetime: utcOf(`09:${minute}`) });
  expect([one, await counted()]).toEqual([2, 2]);
});
