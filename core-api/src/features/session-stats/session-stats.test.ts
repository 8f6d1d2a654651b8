import { testServer, type Caller, type TestServer } from '../../testing/server';
import { themeOf } from '../conferences/conferences.testing';

/** Now it is Friday 20 November, noon in Mexico City. */
const NOW = '2026-11-20T18:00:00Z';
const AUTUMN = { date_start: '2026-10-01', date_end: '2026-12-31' };
let server: TestServer;
let admin: Caller;
let agent = 0;
let other = 0;
let [reading, writing] = [0, 0];
let [school, second, silent] = [0, 0, 0];
let [director, teacher, colleague, coach] = [0, 0, 0, 0];
const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;

beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  admin = await server.as(await world.person('ADMIN', { timezone: 'America/Mexico_City' }));
  [agent, other] = [
    await world.person('AGENT_VC', { name: 'Karla', surname: 'Solís' }),
    await world.person('AGENT_VC', { name: 'Luis', surname: 'Uc' }),
  ];
  [reading, writing] = [await themeOf(insert, 'lectura'), await themeOf(insert, 'escritura')];
  [school, second, silent] = [
    await world.school({ name: 'Colegio Ceiba' }),
    await world.school({ name: 'Liceo Azul' }),
    await world.school(),
  ];
  director = await world.person('DIR', { school_id: school });
  teacher = await world.person('PROF', { school_id: school });
  colleague = await world.person('PROF', { school_id: second });
  coach = await world.person('COACH');
});
afterAll(() => server.stop());
beforeEach(async () => {
  server.clock.set(NOW);
  await server.db('conferences').delete();
});

/** A session that starts at a UTC minute; of the director, with the first agent, 30 minutes of reading. */
const session = async (start: string, differs: object = {}) => {
  const start_at = `${start}:00`;
  const end_at = new Date(Date.parse(`${start.replace(' ', 'T')}:00Z`) + 30 * 60_000).toISOString();
  const end = end_at.slice(0, 19).replace('T', ' ');
  const conference_id = await insert('conferences', {
    ...{ schedule_theme_id: reading, user_id: agent, petitioner_id: director, school_id: school },
    ...{ user_timezone: 'America/Mexico_City', petitioner_timezone: 'America/Mexico_City' },
    ...{ start_at, end_at: end, full_end_at: end, duration: 30, cooldown: 15, status: 'scheduled' },
    ...{ room: 'ruta', notes: '', created_at: '2026-10-01 12:00:00', updated_at: '2026-10-01 12:00:00', ...differs },
  });
  await insert('conference_statuses', { conference_id, code: 'scheduled', created_at: '2026-10-01 12:00:00' });
};
const held = { status: 'started' };
const cancelled = { status: 'cancelled' };

/** Two held, one missed and one ahead of the school; one cancelled of another; one held of a coach, without a school. */
async function autumn() {
  await session('2026-10-06 16:00', held);
  await session('2026-11-10 16:00', { ...held, petitioner_id: teacher, schedule_theme_id: writing, duration: 45 });
  await session('2026-11-12 16:00');
  await session('2026-12-01 16:00', { user_id: other });
  await session('2026-11-17 16:00', { ...cancelled, petitioner_id: colleague, school_id: second });
  await session('2026-11-18 16:00', { ...held, petitioner_id: coach, school_id: null, user_id: other });
  // Outside of the period.
  await session('2026-09-15 16:00', { ...held, school_id: silent });
}

const stats = async (name: string, query: object = AUTUMN, caller = admin) => {
  const { status, body } = await caller.get(`/stats/${name}`).query(query);
  expect([name, status]).toEqual([name, 200]);
  return body.data;
};
const totals = (rows: readonly { status: string; total: number }[]) =>
  Object.fromEntries(rows.map(({ status, total }) => [status, total]));

test('STA-01 who booked by role, which schools did and did not, and the tops', async () => {
  await autumn();
  expect(await stats('users')).toEqual([
    { role: 'COACH', people: 1, total: 1 },
    { role: 'DIR', people: 1, total: 3 },
    { role: 'PROF', people: 2, total: 2 },
  ]);
  expect(await stats('schools')).toEqual({ booked: 2, notBooked: 1 });
  expect(await stats('schools-top')).toEqual([
    { id: school, name: 'Colegio Ceiba', total: 4 },
    { id: second, name: 'Liceo Azul', total: 1 },
  ]);
  expect(await stats('themes-top')).toEqual([
    { id: reading, name: 'Tema lectura', total: 5 },
    { id: writing, name: 'Tema escritura', total: 1 },
  ]);
  expect(await stats('schedules-category')).toMatchObject([
    { name: 'Categoría lectura', total: 5 },
    { name: 'Categoría escritura', total: 1 },
  ]);
  await server.db('schools').where('id', second).update({ deleted_at: '2026-11-19 12:00:00' });
  expect(await stats('schools')).toEqual({ booked: 1, notBooked: 1 });
  await server.db('schools').where('id', second).update({ deleted_at: null });
});

test('STA-01 a top names ten; of those with as many the first come first', async () => {
  const themes: number[] = [];
  for (let at = 0; at < 11; at++) themes.push(await themeOf(insert, `de los once ${at}`));
  for (const schedule_theme_id of themes.toReversed()) await session('2026-11-10 16:00', { schedule_theme_id });
  await session('2026-11-11 16:00', { schedule_theme_id: themes[9] });
  const top = (await stats('themes-top')) as { id: number; total: number }[];
  expect(top.map(({ id, total }) => [id, total])).toEqual([
    [themes[9], 2],
    ...[...themes.slice(0, 9)].map((id) => [id, 1]),
  ]);
});

test('STA-01 minutes and agents count what is finished: started by its agent, and over', async () => {
  await autumn();
  expect(await stats('minutes')).toMatchObject({
    ...{ minutes: 105, finished: 3 },
    areas: [
      { name: 'Área lectura', minutes: 60 },
      { name: 'Área escritura', minutes: 45 },
    ],
  });
  expect(await stats('coach')).toEqual([
    { id: agent, fullname: 'Karla Solís', total: 4, finished: 2 },
    { id: other, fullname: 'Luis Uc', total: 2, finished: 1 },
  ]);
  // Started and not over yet.
  await session('2026-11-20 17:45', held);
  expect(await stats('minutes')).toMatchObject({ minutes: 105, finished: 3 });
  server.clock.set('2026-11-20T18:15:00Z');
  expect(await stats('minutes')).toMatchObject({ minutes: 135, finished: 4 });
  expect((await stats('coach'))[0]).toMatchObject({ total: 5, finished: 3 });
});

test('STA-01 sessions by state, which follow from time as in their lists', async () => {
  await autumn();
  await session('2026-11-20 17:45', held);
  const counted = { scheduled: 1, started: 1, cancelled: 1, finished: 3, no_show: 1 };
  expect(totals(await stats('schedules-status'))).toEqual(counted);
  expect(await stats('schedules')).toEqual({ total: 7, upcoming: 2, past: 4, cancelled: 1 });
  server.clock.set('2026-12-02T18:00:00Z');
  expect(totals(await stats('schedules-status'))).toEqual({
    ...{ scheduled: 0, started: 0, cancelled: 1, finished: 4, no_show: 2 },
  });
  const listed = (await admin.get('/scheduled').query({ sort: 'start_at' })).body.data as {
    start_at: string;
    statuses: { code: string }[];
  }[];
  const inAutumn = listed.filter(({ start_at }) => start_at >= '2026-10-01');
  expect(inAutumn.filter(({ statuses }) => statuses[0]?.code === 'no_show')).toHaveLength(2);
});

test('STA-01 months are those of the reader’s clock, with every month of the period and its first and last day whole', async () => {
  // In Mexico City, six hours behind, it is still October; in Madrid, one hour ahead, November.
  await session('2026-11-01 05:59', held);
  await session('2026-11-01 06:00', cancelled);
  // The first and the last minute of the period in Mexico City, and those around it.
  await session('2026-10-01 05:59');
  await session('2026-10-01 06:00');
  await session('2027-01-01 05:59');
  await session('2027-01-01 06:00');
  const months = async (caller = admin) =>
    ((await stats('schedules-montly', AUTUMN, caller)) as { month: string; total: number }[]).map(
      ({ month, total }) => `${month} ${total}`,
    );
  expect(await months()).toEqual(['2026-10 2', '2026-11 1', '2026-12 1']);
  const byStatus = (await stats('montly-status')) as { month: string; statuses: { status: string; total: number }[] }[];
  expect(byStatus.map(({ month, statuses }) => [month, totals(statuses)])).toEqual([
    ['2026-10', { scheduled: 0, started: 0, cancelled: 0, finished: 1, no_show: 1 }],
    ['2026-11', { scheduled: 0, started: 0, cancelled: 1, finished: 0, no_show: 0 }],
    ['2026-12', { scheduled: 1, started: 0, cancelled: 0, finished: 0, no_show: 0 }],
  ]);
  const madrid = await server.as(await server.world.person('ADMIN', { timezone: 'Europe/Madrid' }));
  expect(await months(madrid)).toEqual(['2026-10 2', '2026-11 2', '2026-12 0']);
  // Months of a period that begins and ends within them.
  expect(await stats('schedules-montly', { date_start: '2026-10-31', date_end: '2026-11-01' })).toEqual([
    { month: '2026-10', total: 1 },
    { month: '2026-11', total: 1 },
  ]);
});

test('STA-01 names come in the reader’s language', async () => {
  const name_en = 'Reading aloud';
  await server.db('schedule_themes').where('id', reading).update({ name_en });
  await session('2026-11-10 16:00');
  const english = await admin.get('/stats/themes-top').query(AUTUMN).set('Accept-Language', 'en');
  expect(english.body.data).toMatchObject([{ name: name_en }]);
});

test('STA-01 without sessions figures are zero and lists are empty', async () => {
  for (const name of ['users', 'coach', 'schools-top', 'themes-top', 'schedules-category'])
    expect(await stats(name)).toEqual([]);
  expect(await stats('schools')).toEqual({ booked: 0, notBooked: 3 });
  expect(await stats('minutes')).toEqual({ minutes: 0, finished: 0, areas: [] });
  expect(await stats('schedules')).toEqual({ total: 0, upcoming: 0, past: 0, cancelled: 0 });
});

test('STA-01 a period in order, of existing days and up to two years; what is wrong is said beside its field', async () => {
  const refused = async (query: object, language = 'es') => {
    const { status, body } = await admin.get('/stats/schedules').query(query).set('Accept-Language', language);
    return [status, Object.keys(body.errors ?? {}), Object.values(body.errors ?? {}).flat()[0]];
  };
  expect(await refused({ date_start: '2026-11-02', date_end: '2026-11-01' })).toEqual([
    ...[422, ['date_end'], 'El último día no puede ser anterior al primero.'],
  ]);
  expect(await refused({ date_start: '2024-01-01', date_end: '2026-01-01' }, 'en')).toEqual([
    ...[422, ['date_end'], 'Choose a period of up to two years.'],
  ]);
  expect(await stats('schedules', { date_start: '2024-01-01', date_end: '2025-12-31' })).toMatchObject({ total: 0 });
  expect(await stats('schedules-montly', { date_start: '2024-01-01', date_end: '2025-12-31' })).toHaveLength(24);
  expect((await refused({ date_start: '2026-02-30', date_end: '2026-03-01' })).slice(0, 2)).toEqual([
    ...[422, ['date_start']],
  ]);
  expect((await refused({ date_start: '2026-02-01' })).slice(0, 2)).toEqual([422, ['date_end']]);
  expect((await refused({ ...AUTUMN, school_id: '1' }))[0]).toBe(422);
});

test('STA-01 administrators read the figures; the management once they are switched on; others not', async () => {
  const ask = async (caller: Caller) => (await caller.get('/stats/schedules').query(AUTUMN)).status;
  expect(await ask(await server.as(await server.world.person('ADMIN_TI')))).toBe(200);
  for (const role of ['MGMT', 'COACH', 'COACH_DIR', 'DIR', 'PROF', 'AGENT_VC', 'PETITIONER', 'CONTENT'] as const)
    expect([role, await ask(await server.as(await server.world.person(role)))]).toEqual([role, 403]);
  const management = await server.world.person('MGMT');
  await server.world.toggle('MGMT', 'schedule-stats:read', true);
  expect(await ask(await server.as(management))).toBe(200);
  await server.world.toggle('MGMT', 'schedule-stats:read', false);
  expect(await ask(await server.as(management))).toBe(403);
});
