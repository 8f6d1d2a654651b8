import type { Conference } from '@ruta/contracts/conferences/conference.schema';
import type { Page } from '@ruta/contracts';
import { testServer, type Caller, type TestServer } from '../../testing/server';
import { themeOf } from './conferences.testing';

let server: TestServer;
let school = 0;
let elsewhere = 0;
let agent = 0;
let admin: Caller;
const ids: Record<string, number> = {};
const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;

interface Given {
  name: string;
  start_at: string;
  petitioner_id: number;
  school_id: number | null;
  user_id?: number;
  status?: string;
  theme: number;
}

/** A session of thirty minutes. */
const session = async ({ name, start_at, petitioner_id, school_id, user_id = agent, status, theme }: Given) => {
  const end_at = start_at.replace(/:00:00$/, ':30:00');
  ids[name] = await insert('conferences', {
    ...{ schedule_theme_id: theme, user_id, user_timezone: 'America/Mexico_City' },
    ...{ petitioner_id, petitioner_timezone: 'America/Cancun', school_id, start_at, end_at, full_end_at: end_at },
    ...{ duration: 30, cooldown: 0, status: status ?? 'scheduled', room: `ruta-${name}`, notes: '' },
    ...{ created_at: '2026-11-01 12:00:00', updated_at: '2026-11-01 12:00:00' },
  });
  await insert('conference_statuses', {
    ...{ conference_id: ids[name], code: 'scheduled', user_id: petitioner_id, created_at: '2026-11-01 12:00:00' },
  });
};

beforeAll(async () => {
  server = await testServer();
  server.clock.set('2026-11-20T18:00:00Z');
  const { world } = server;
  school = await world.school();
  elsewhere = await world.school();
  agent = await world.person('AGENT_VC', { name: 'Karla', surname: 'Solís' });
  const other = await world.person('AGENT_VC', { name: 'Iván', surname: 'Reyes' });
  const director = await world.person('DIR', { school_id: school, name: 'Ana', surname: 'Uc' });
  const teacher = await world.person('PROF', { school_id: elsewhere, name: 'Óscar', surname: 'Peña' });
  const [first, second] = [await themeOf(insert, 'Planeación'), await themeOf(insert, 'Evaluación')];
  const ana = { petitioner_id: director, school_id: school, theme: first };
  const oscar = { petitioner_id: teacher, school_id: elsewhere, theme: second };
  await session({ ...ana, name: 'finished', start_at: '2026-11-10 15:00:00', status: 'started' });
  await session({ ...ana, name: 'missed', start_at: '2026-11-11 15:00:00' });
  // In Mexico City, where the administrator is, it is still the eleventh.
  await session({ ...oscar, name: 'late', start_at: '2026-11-12 05:00:00', status: 'cancelled' });
  await session({ ...oscar, name: 'running', start_at: '2026-11-20 18:00:00', status: 'started', user_id: other });
  await session({ ...ana, name: 'ahead', start_at: '2026-11-24 15:00:00', user_id: other });
  admin = await server.as(await world.person('ADMIN_TI', { timezone: 'America/Mexico_City' }));
});
afterAll(() => server.stop());

const listed = async (caller: Caller, filter: Record<string, string> = {}, path = '/scheduled') => {
  const query = Object.fromEntries(Object.entries(filter).map(([key, value]) => [`filter[${key}]`, value]));
  const { status, body } = await caller.get(path).query(query);
  expect(status).toBe(200);
  const known = Object.entries(ids);
  return (body as Page<Conference>).data.map(({ id }) => known.find(([, one]) => one === id)?.[0]);
};

test('VC-07 the newest first, ten a page; an administrator reads all of them, a school’s leader those of the school', async () => {
  expect(await listed(admin)).toEqual(['ahead', 'running', 'late', 'missed', 'finished']);
  const { body } = await admin.get('/scheduled');
  expect(body).toMatchObject({ page: 1, size: 10, total: 5, pages: 1 });
  const deputy = await server.as(await server.world.person('SUBD', { school_id: school }));
  expect(await listed(deputy)).toEqual(['ahead', 'missed', 'finished']);
  const coach = await server.as(await server.world.person('COACH'));
  expect(await listed(coach)).toEqual([]);
});

test('VC-07 one school’s sessions; a school out of reach is not found', async () => {
  expect(await listed(admin, { school_id: String(elsewhere) })).toEqual(['running', 'late']);
  const deputy = await server.as(await server.world.person('SUBD', { school_id: school }));
  const { status, body } = await deputy.get('/scheduled').query({ 'filter[school_id]': String(elsewhere) });
  expect([status, body.code]).toEqual([404, 'schools.not-found']);
});

test('VC-05 words are found in theme, agent, petitioner and school, without accents and in any order', async () => {
  expect(await listed(admin, { search: 'planeacion' })).toEqual(['ahead', 'missed', 'finished']);
  expect(await listed(admin, { search: 'solis ANA' })).toEqual(['missed', 'finished']);
  expect(await listed(admin, { search: 'ana evaluacion' })).toEqual([]);
  expect(await listed(admin, { search: '%' })).toEqual([]);
  const name = (await server.db('schools').where({ id: elsewhere }).first('name'))?.name ?? '';
  expect(await listed(admin, { search: `${name} pena` })).toEqual(['running', 'late']);
});

test('VC-05 B18 days are those of the caller, both included; a last day that is not after the first becomes the first', async () => {
  expect(await listed(admin, { dates_in: '2026-11-10,2026-11-11' })).toEqual(['late', 'missed', 'finished']);
  expect(await listed(admin, { dates_in: '2026-11-11,2026-11-11' })).toEqual(['late', 'missed']);
  expect(await listed(admin, { dates_in: '2026-11-11,2026-11-01' })).toEqual(['late', 'missed']);
});

test.each(['2026-11-10', '2026-11-10,2026-11-11,2026-11-12', 'null', '[["2026-11-10"]]', '2026-02-30,2026-03-01'])(
  'VC-05 B19 %s is no pair of days',
  async (dates) => {
    const { status } = await admin.get('/scheduled').query({ 'filter[dates_in]': dates });
    expect(status).toBe(422);
  },
);

test.each([
  ['scheduled', ['ahead']],
  ['started', ['running']],
  ['finished', ['finished']],
  ['no_show', ['missed']],
  ['cancelled', ['late']],
])('VC-05 sessions that are %s by now', async (status, expected) => {
  expect(await listed(admin, { status })).toEqual(expected);
});

test('VC-05 an agent reads those that they give; the names of the specification’s include are known', async () => {
  const karla = await server.as(agent);
  expect(await listed(karla, {}, '/schedules/agent/sessions')).toEqual(['late', 'missed', 'finished']);
  const { status } = await karla.get('/schedules/agent/sessions').query({ include: 'agent,petitioner.school' });
  expect(status).toBe(200);
});

test('VC-05 sessions within one’s reach by days, in order, without cancelled ones', async () => {
  const { body } = await admin.get('/schedules/sessions').query({ start: '2026-11-11', end: '2026-11-24' });
  expect((body.data as Conference[]).map(({ id }) => id)).toEqual([ids['missed'], ids['running'], ids['ahead']]);
  const long = await admin.get('/schedules/sessions').query({ start: '2026-11-01', end: '2026-12-31' });
  expect([long.status, long.body.errors.end]).toEqual([422, ['Pide hasta 45 días, en orden.']]);
});
