import { SCHOOL_HISTORY_MAX } from '@ruta/contracts/hierarchy/limits';
import type { SchoolHistory } from '@ruta/contracts/hierarchy/school-history.schema';
import { testServer, type Caller, type TestServer } from '../../testing/server';

let server: TestServer;
let school: number;
let past: number;
let current: number;
const people: Record<string, number> = {};
const callers: Record<string, Caller> = {};

const spell = (user: string, place: string, from_at: string, to_at: string | null, cycle_id = current) =>
  server.db('hierarchy_history').insert({
    ...{ cycle_id, school_id: school, place, user_id: people[user] ?? 0, from_at, to_at, reason: 'saved' },
  } as never);

beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  past = await world.cycle({ state: 'finished', start_at: '2025-08-25', end_at: '2026-07-15' });
  current = await world.cycle();
  school = await world.school({ name: 'Colegio Sor Juana', timezone: 'America/Tijuana' });
  const other = await world.school();
  const person = async (name: string, role: Parameters<typeof world.person>[0], facts = {}) => {
    people[name] = await world.person(role, { name, surname: 'DE LA CRUZ', ...facts });
    callers[name] = await server.as(people[name]);
  };
  await person('Dalia', 'COACH_DIR');
  await person('Ana', 'COACH');
  await person('Teresa', 'COACH');
  await person('Otra', 'COACH');
  await person('Leonor', 'DIR', { school_id: school });
  await person('Pía', 'PROF', { school_id: school });
  await person('Ajena', 'DIR', { school_id: other });
  await person('Marta', 'MGMT');
  await person('Gil', 'AGENT_VC');
  await person('Tito', 'ADMIN_TI');
  await world.hierarchy(current, school, { director_id: people['Dalia'] ?? 0, coach_id: people['Ana'] ?? 0 });
  // Teresa left in February, at an hour when the school's day is the one before; then Ana was there, also after an undo.
  await spell('Teresa', 'coach', '2025-08-25 12:00:00', '2026-02-11 05:00:00', past);
  await spell('Ana', 'coach', '2026-02-11 05:00:00', '2026-07-15 23:00:00', past);
  await spell('Dalia', 'director', '2026-08-24 12:00:00', null);
  await spell('Ana', 'coach', '2026-08-24 12:00:00', '2026-10-05 17:00:00');
  await spell('Otra', 'coach', '2026-10-05 17:00:00', '2026-10-05 17:03:00');
  await spell('Ana', 'coach', '2026-10-05 17:03:00', null);
});
afterAll(() => server.stop());

const ask = async (who: string, query = '') => {
  const { status, body } = (await callers[who]?.get(`/schools/${school}/history${query}`)) ?? { status: 0, body: {} };
  return { status, data: (body as { data?: SchoolHistory }).data };
};

test('HIE-06 a school’s own people read who accompanied it: names, places and days at the school, nothing else', async () => {
  const { data } = await ask('Leonor');
  expect(data).toMatchObject({ school: { id: school, name: 'Colegio Sor Juana' }, is_whole: true });
  const shown = data?.cycles.map(({ id, is_running, spans }) => ({
    ...{ id, is_running, spans: spans.map(({ id: _id, ...span }) => span) },
  }));
  const since = '2026-08-24';
  // Who was there for three minutes accompanied nobody, and Ana's days before and after are one span.
  expect(shown).toEqual([
    {
      ...{ id: current, is_running: true },
      spans: [
        { place: 'director', fullname: 'Dalia de la Cruz', from: since, to: null },
        { place: 'coach', fullname: 'Ana de la Cruz', from: since, to: null },
      ],
    },
    {
      ...{ id: past, is_running: false },
      spans: [
        { place: 'coach', fullname: 'Teresa de la Cruz', from: '2025-08-25', to: '2026-02-10' },
        { place: 'coach', fullname: 'Ana de la Cruz', from: '2026-02-10', to: '2026-07-15' },
      ],
    },
  ]);
  expect(JSON.stringify(data)).not.toContain('@');
});

test('HIE-06 T01 it is read by the school’s own, its coaches and superiors, and the management; by nobody else', async () => {
  for (const who of ['Leonor', 'Pía', 'Ana', 'Dalia', 'Marta'])
    expect([who, (await ask(who)).status]).toEqual([who, 200]);
  for (const who of ['Ajena', 'Otra', 'Teresa']) expect([who, (await ask(who)).status]).toEqual([who, 404]);
  // A school is a catalogue for an agent, and reaches an administrator of conferences: without names.
  for (const who of ['Gil', 'Tito']) expect([who, (await ask(who)).status]).toEqual([who, 403]);
});

test('HIE-06 who accompanied it in a finished cycle reads that cycle alone', async () => {
  const then = await ask('Teresa', `?cycle_id=${past}`);
  expect([then.status, then.data?.cycles.map(({ id }) => id)]).toEqual([200, [past]]);
  expect((await ask('Teresa', `?cycle_id=${current}`)).status).toBe(404);
  expect((await ask('Ana', '?cycle_id=9999')).status).toBe(404);
});

test('HIE-06 a role whose right is switched off reads it no more', async () => {
  await server.world.toggle('COACH', 'hierarchy:history', false);
  expect((await ask('Ana')).status).toBe(403);
  await server.world.toggle('COACH', 'hierarchy:history', true);
});

test('HIE-06 of very many changes the newest are told, and that there are more', async () => {
  const rows = Array.from({ length: SCHOOL_HISTORY_MAX }, (_, index) => ({
    ...{ cycle_id: past, school_id: school, place: 'manager', user_id: people['Otra'] ?? 0, reason: 'saved' },
    from_at: `2025-09-01 ${String(index % 24).padStart(2, '0')}:00:00`,
    to_at: '2025-09-09 12:00:00',
  }));
  for (let from = 0; from < rows.length; from += 100)
    await server.db('hierarchy_history').insert(rows.slice(from, from + 100) as never);
  const { data } = await ask('Marta');
  expect(data?.is_whole).toBe(false);
  expect(data?.cycles[0]?.spans).toHaveLength(2);
});
