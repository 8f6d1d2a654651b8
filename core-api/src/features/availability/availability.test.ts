import type { AgentAvailability, Availability } from '@ruta/contracts/availability/availability.schema';
import { DATES_AHEAD, WINDOWS_A_DAY } from '@ruta/contracts/availability/limits';
import { addDays } from '../../time/clock';
import { testServer, type Caller, type TestServer } from '../../testing/server';

let server: TestServer;
let agent: Caller;
let agentId: number;
let admin: Caller;
beforeAll(async () => {
  server = await testServer();
  agentId = await server.world.person('AGENT_VC', { timezone: 'America/Tijuana' });
  agent = await server.as(agentId);
  admin = await server.as(await server.world.person('ADMIN'));
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ['availabilities', 'audit_log']) await server.db(table).delete();
});

const base = () => `/schedules/agent/${agentId}`;
const weekly = (differs: object = {}) => ({
  ...{ id: null, mode: 'weekly', weekday: 1, start_at: '09:00', end_at: '13:00', ...differs },
});
const single = (differs: object = {}) => ({
  ...{ id: null, mode: 'single', single: '2026-12-04', start_at: '00:00', end_at: '23:59', ...differs },
});
const saved = async (kind: string, body: object, caller = agent): Promise<Availability[]> => {
  const res = await caller.put(`${base()}/${kind}`).send(body);
  expect([res.status, res.body.message]).toEqual([200, 'Horario guardado.']);
  return res.body.data as Availability[];
};
const refusedFields = async (kind: string, body: object) => {
  const { status, body: told } = await agent.put(`${base()}/${kind}`).send(body);
  expect(status).toBe(422);
  return told.errors as Record<string, string[]>;
};
const read = async (caller = agent, query = ''): Promise<AgentAvailability> => {
  const { status, body } = await caller.get(`/schedules/agent/availability${query}`);
  expect(status).toBe(200);
  return body.data as AgentAvailability;
};
const shown = ({ weekday, single: day, start_at, end_at }: Availability) => `${day ?? weekday} ${start_at}-${end_at}`;

test('VC-04 an agent sets windows on several weekdays at once, unavailable dates and emergencies, and reads them in order', async () => {
  await saved('availabilities', weekly({ also: [5, 3] }));
  await saved('availabilities', weekly({ start_at: '15:00', end_at: '18:30' }));
  await saved('unavailabilities', single());
  await saved('emergencies', single({ single: '2026-11-20', start_at: '11:00', end_at: '12:00' }));
  const { agent: whose, today, weekly: week, unavailabilities, emergencies } = await read();
  expect([whose.id, whose.timezone, today]).toEqual([agentId, 'America/Tijuana', '2026-11-20']);
  expect(week.map(shown)).toEqual(['1 09:00-13:00', '1 15:00-18:30', '3 09:00-13:00', '5 09:00-13:00']);
  expect(unavailabilities.map(shown)).toEqual(['2026-12-04 00:00-23:59']);
  expect(emergencies.map(shown)).toEqual(['2026-11-20 11:00-12:00']);
  expect(week[0]).toMatchObject({ mode: 'weekly', setting: 'availability', single: null, revision: 1 });
  expect(emergencies[0]).toMatchObject({ mode: 'single', setting: 'emergency', weekday: null });
});

test('VC-04 the difference to the clock of the server is that of the date, on both sides of a change of the clock', async () => {
  // Mexico City has no daylight saving time; Tijuana is two hours behind it, and one from 14 March 2027 on.
  await saved('unavailabilities', single({ single: '2027-03-13' }));
  await saved('unavailabilities', single({ single: '2027-03-15' }));
  await saved('availabilities', weekly());
  const { weekly: week, unavailabilities } = await read();
  const [winter = NaN, summer = NaN] = unavailabilities.map(({ time_difference }) => time_difference);
  expect(summer - winter).toBe(1);
  expect(week[0]?.time_difference).toBe(winter);
});

test('VC-04 a window is changed at the revision that was seen; who saves second reads how it stands', async () => {
  const [one] = await saved('availabilities', weekly());
  const change = weekly({ id: one?.id, revision: 1, weekday: 2, end_at: '14:00' });
  expect((await saved('availabilities', change)).map(shown)).toEqual(['2 09:00-14:00']);
  const second = await agent.put(`${base()}/availabilities`).send({ ...change, end_at: '15:00' });
  expect([second.status, second.body.code]).toEqual([409, 'availability.stale']);
  expect(second.body.current).toMatchObject({ id: one?.id, weekday: 2, end_at: '14:00', revision: 2 });
  const gone = await agent.delete(`${base()}/availabilities/${one?.id ?? 0}?revision=1`);
  expect([gone.status, gone.body.code]).toEqual([409, 'availability.stale']);
  expect((await agent.delete(`${base()}/availabilities/${one?.id ?? 0}?revision=2`)).status).toBe(200);
  expect((await read()).weekly).toEqual([]);
});

test('VC-04 hours overlap with no others of their kind; an emergency may lie on what is available', async () => {
  await saved('availabilities', weekly({ also: [2] }));
  const clash = { start_at: ['Ya hay un horario que se cruza con este. Elige otra hora o cambia el que está.'] };
  expect(await refusedFields('availabilities', weekly({ start_at: '12:59', end_at: '14:00' }))).toEqual(clash);
  // All weekdays or none.
  expect(await refusedFields('availabilities', weekly({ weekday: 4, also: [2] }))).toEqual(clash);
  await saved('availabilities', weekly({ start_at: '13:00', end_at: '14:00' }));
  await saved('emergencies', single({ start_at: '09:00', end_at: '10:00' }));
  expect(await refusedFields('emergencies', single({ start_at: '09:30', end_at: '09:45' }))).toEqual(clash);
  await saved('unavailabilities', single({ start_at: '09:00', end_at: '10:00' }));
  expect(await server.db('availabilities').count({ count: '*' })).toEqual([{ count: 5 }]);
});

test.each([
  ['an end that is not after its start', 'availabilities', weekly({ end_at: '09:00' }), 'end_at'],
  ['a window of fourteen minutes', 'availabilities', weekly({ end_at: '09:14' }), 'end_at'],
  ['no weekday', 'availabilities', weekly({ weekday: 7 }), 'weekday'],
  ['an hour that does not exist', 'availabilities', weekly({ start_at: '24:00' }), 'start_at'],
  ['a date', 'availabilities', { ...weekly(), single: '2026-12-04' }, 'single'],
  ['an id without a revision', 'availabilities', weekly({ id: 1 }), 'revision'],
  ['further weekdays of a window that is there', 'availabilities', weekly({ id: 1, revision: 1, also: [2] }), 'also'],
  ['a day in the past', 'unavailabilities', single({ single: '2026-11-19' }), 'single'],
  ['a day that does not exist', 'unavailabilities', single({ single: '2026-02-30' }), 'single'],
  ['a day years ahead', 'emergencies', single({ single: '2028-11-19' }), 'single'],
  ['hours of today that are over', 'emergencies', single({ single: '2026-11-20', end_at: '09:00' }), 'end_at'],
])('VC-04 %s is refused beside its field, and nothing is written', async (_, kind, body, field) => {
  expect(Object.keys(await refusedFields(kind, body))).toContain(field);
  expect(await server.db('availabilities').pluck('id')).toEqual([]);
});

test('VC-04 a day and an agent have only so many hours', async () => {
  const window = (at: number) => ({
    start_at: `${String(8 + at).padStart(2, '0')}:00`,
    end_at: `${String(8 + at).padStart(2, '0')}:30`,
  });
  for (let at = 0; at < WINDOWS_A_DAY; at += 1) await saved('availabilities', weekly(window(at)));
  expect(Object.keys(await refusedFields('availabilities', weekly(window(WINDOWS_A_DAY))))).toEqual(['start_at']);
  const dates = Array.from({ length: DATES_AHEAD }, (_, at) => ({
    ...{ agent_id: agentId, setting: 'emergency' as const, weekday: null, single: addDays('2026-11-21', at) },
    ...{ start_at: '09:00', end_at: '10:00', created_at: '2026-11-20 12:00:00', updated_at: '2026-11-20 12:00:00' },
  }));
  for (let at = 0; at < dates.length; at += 50) await server.db('availabilities').insert(dates.slice(at, at + 50));
  expect(Object.keys(await refusedFields('emergencies', single({ single: '2027-06-01' })))).toEqual(['single']);
  await saved('unavailabilities', single({ single: '2027-06-01' }));
});

test('VC-04 T02 an agent changes only their own hours; who is no agent has none', async () => {
  const [one] = await saved('availabilities', weekly());
  const other = await server.as(await server.world.person('AGENT_VC'));
  const codes = async (...requests: Promise<{ status: number; body: { code?: string } }>[]) =>
    (await Promise.all(requests)).map(({ status, body }) => `${status} ${body.code ?? ''}`);
  expect(
    await codes(
      other.get(`/schedules/agent/availability?agent_id=${agentId}`),
      other.put(`${base()}/availabilities`).send(weekly({ weekday: 4 })),
      other.delete(`${base()}/availabilities/${one?.id ?? 0}`),
      admin.get('/schedules/agent/availability'),
    ),
  ).toEqual(Array.from({ length: 4 }, () => '404 availability.agent-not-found'));
  // A row is found only below its kind and its agent.
  expect(await codes(agent.delete(`${base()}/emergencies/${one?.id ?? 0}`))).toEqual(['404 availability.not-found']);
  const coach = await server.as(await server.world.person('COACH'));
  expect((await coach.get('/schedules/agent/availability')).status).toBe(403);
  expect((await read()).weekly.map(shown)).toEqual(['1 09:00-13:00']);
});

test('VC-04 an administrator changes the hours of an agent, and the log tells who, what and whose', async () => {
  const [one] = await saved('availabilities', weekly({ also: [2] }), admin);
  await saved('availabilities', weekly({ id: one?.id, revision: 1, end_at: '12:00' }), admin);
  expect((await admin.delete(`${base()}/availabilities/${one?.id ?? 0}`)).status).toBe(200);
  expect((await read(admin, `?agent_id=${agentId}`)).weekly.map(shown)).toEqual(['2 09:00-13:00']);
  const entries = await server.db('audit_log').orderBy('id').select('action', 'subject_id', 'before', 'after');
  expect(entries.map(({ action, subject_id }) => [action, subject_id])).toEqual(
    Array.from({ length: 3 }, () => ['availability.changed', agentId]),
  );
  expect(JSON.parse(entries[1]?.before ?? '')).toEqual({ hours: '09:00–13:00' });
  // What agents change of themselves is theirs.
  await saved('availabilities', weekly({ weekday: 6 }));
  expect(await server.db('audit_log').pluck('id')).toHaveLength(3);
});
