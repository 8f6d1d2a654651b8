import { roleIdOf } from '../../testing/races';
import { mailSink, type MailSink } from '../../testing/mail-sink';
import { relayOf, type TestRelay } from '../../testing/relay';
import { testServer, type Caller, type TestServer } from '../../testing/server';

const NEXT = { start_at: '2027-08-23', end_at: '2028-07-14' };

let server: TestServer;
let sink: MailSink;
let relay: TestRelay;
let admin: Caller;
let next: number;
const ids: Record<string, number> = {};

beforeAll(async () => {
  server = await testServer();
  const { db, world } = server;
  sink = await mailSink();
  relay = relayOf(server, { smtpUrl: sink.url });
  const adminId = await world.person('ADMIN', { name: 'Olga', surname: 'Nava' });
  admin = await server.as(adminId);
  const [moved, kept] = [await world.school({ name: 'Colegio Luz' }), await world.school({ name: 'Colegio Mar' })];
  // The first takes no part in the new cycle any more, the second never did.
  const [left, outside] = [await world.school({ name: 'Colegio Sal' }), await world.school({ name: 'Colegio Sol' })];
  for (const [name, role, facts] of [
    ['Rosa', 'COACH_DIR', {}],
    ['Ana', 'COACH', {}],
    ['Berta', 'COACH_SEC', { locale: 'en' }],
    ['Lidia', 'COACH_SEC', {}],
    ['Clara', 'COACH', {}],
    ['Dora', 'DIR', { school_id: moved }],
    ['Elsa', 'DIR', { school_id: kept }],
    ['Fina', 'DIR', { school_id: outside }],
    ['Gala', 'DIR', { school_id: outside }],
    ['Hilda', 'DIR', { school_id: left }],
    ['Irma', 'SUBD', { school_id: left }],
  ] as const)
    ids[name] = await world.person(role, { name, email: `${name.toLowerCase()}@ruta.test`, ...facts });
  await db('role_user').insert({ user_id: ids['Gala'] ?? 0, role_id: await roleIdOf(db, 'COACH_MAN') });
  const team = {
    ...{ director_id: ids['Rosa'] ?? 0, manager_id: ids['Gala'] ?? 0 },
    coordinator_id: await world.person('COACH_CORD', { email: 'cora@ruta.test' }),
  };
  const first = await world.cycle();
  await world.hierarchy(first, moved, { ...team, coach_id: ids['Ana'] ?? 0 });
  await world.hierarchy(first, kept, { ...team, coach_id: ids['Clara'] ?? 0 });
  await world.hierarchy(first, left, { ...team, coach_id: ids['Clara'] ?? 0 });
  for (const school_id of [moved, kept, left]) await db('cycle_schools').insert({ cycle_id: first, school_id });
  await db('cycle_schools').insert({ cycle_id: first, school_id: outside, included: false });
  for (const { place, user_id, school_id } of await placed(first))
    await db('hierarchy_history').insert({
      ...{ cycle_id: first, school_id, place, user_id, reason: 'started', from_at: '2026-08-24 12:00:00' },
    });
  const period = await admin.post('/periods').send({ start_year: 2027 });
  const created = await admin.post('/school-cycles').send({ ...NEXT, period_id: period.body.data.id as number });
  next = created.body.data.id as number;
  for (const name of ['Berta', 'Lidia'])
    await admin.post(`/users-hierarchy/${ids[name]}`).send({ roles: ['COACH'], cycle: next });
  await admin.post(`/school-cycles/${next}/prepare`).send({ action: 'inherit_data', ...NEXT });
  await db('school_hierarchies')
    .where({ cycle_id: next, school_id: moved })
    .update({ coach_id: ids['Berta'] ?? 0 });
  const part = (act: string) => admin.put(`/schools-hierarchy/${left}/${act}`).send({ cycle_id: next });
  expect([(await part('release')).status, (await part('exclude')).status]).toEqual([200, 200]);
  expect((await admin.delete('/school-cycles/finish')).status).toBe(200);
  await deliverAll();
  await db('notifications').delete();
  sink.taken.length = 0;
  expect((await admin.put(`/school-cycles/${next}/start`).send({})).status).toBe(200);
  await deliverAll();
});
afterAll(async () => {
  await relay.stop();
  await sink.close();
  await server.stop();
});

/** Delivers what is due, and what that asks for. */
async function deliverAll() {
  while ((await relay.run()) > 0);
}
async function placed(cycle_id: number) {
  const rows = await server.db('school_hierarchies').where({ cycle_id });
  return rows.flatMap((row) =>
    (['director', 'manager', 'coordinator', 'coach'] as const).map((place) => ({
      ...{ place, school_id: row.school_id, user_id: row[`${place}_id`] ?? 0 },
    })),
  );
}
const told = async (name: string) => {
  const { body } = await (await server.as(ids[name] ?? 0)).get('/scholastic/notifications');
  return (body as { data: { type: string; body: string }[] }).data.map(({ type, body: words }) => [type, words]);
};
const on = '20-11-2026';

test('CYC-03 HIE-03 a start tells each person once what it changed for them', async () => {
  const started = (words: string) => [['cycle.started', words]];
  expect(await told('Ana')).toEqual(
    started(`Olga Nava inició el ciclo escolar 2027-2028 el ${on}. Ya no acompañas a: Colegio Luz.`),
  );
  // Her language is English.
  expect(await told('Berta')).toEqual(
    started(
      `Olga Nava started the school cycle 2027-2028 on ${on}. You now accompany: Colegio Luz. During this cycle you also have: Coach.`,
    ),
  );
  expect(await told('Lidia')).toEqual(
    started(`Olga Nava inició el ciclo escolar 2027-2028 el ${on}. Durante este ciclo tienes además: Coach.`),
  );
  expect(await told('Elsa')).toEqual(started(`Olga Nava inició el ciclo escolar 2027-2028 el ${on}.`));
  for (const name of ['Rosa', 'Clara'])
    expect(await told(name)).toEqual(
      started(`Olga Nava inició el ciclo escolar 2027-2028 el ${on}. Ya no acompañas a: Colegio Sal.`),
    );
  expect(await told('Dora')).toEqual(
    started(`Olga Nava inició el ciclo escolar 2027-2028 el ${on}. Cambió quién acompaña a tu escuela.`),
  );
});

test('CYC-03 HIE-04 of an excluded school hears its director whose team is gone, and who holds a place elsewhere', async () => {
  expect(await told('Hilda')).toEqual([
    ['cycle.started', `Olga Nava inició el ciclo escolar 2027-2028 el ${on}. Cambió quién acompaña a tu escuela.`],
  ]);
  expect(await told('Gala')).toMatchObject([
    ['cycle.started', expect.stringContaining('Ya no acompañas a: Colegio Sal.')],
  ]);
  for (const name of ['Fina', 'Irma']) expect([name, await told(name)]).toEqual([name, []]);
});

test('HIE-03 F14 who gains or loses a school, and its director, also get it by mail; delivered again it is told once', async () => {
  await server
    .db('outbox')
    .where({ kind: 'cycle.started' })
    .update({ done_at: null, next_at: '2026-11-01 00:00:00', attempts: 0 });
  await deliverAll();
  expect(sink.taken.map(({ to }) => to).sort()).toEqual([
    ...['ana@ruta.test', 'berta@ruta.test', 'clara@ruta.test', 'cora@ruta.test', 'dora@ruta.test'],
    ...['gala@ruta.test', 'hilda@ruta.test', 'rosa@ruta.test'],
  ]);
  expect(sink.to('ana@ruta.test').text).toContain('Ya no acompañas a: Colegio Luz.');
  expect(sink.to('berta@ruta.test').text).toContain('You now accompany: Colegio Luz.');
  expect(await told('Ana')).toHaveLength(1);
});

test('T20 rows hold ids only: a school that is renamed has its present name in what was told', async () => {
  const rows = await server.db('notifications').pluck('data');
  const events = await server.db('outbox').whereIn('kind', ['cycle.started', 'hierarchy.reassigned-letter']);
  for (const text of [...rows, ...events.map(({ payload }) => payload)]) expect(text).not.toMatch(/Colegio|2027-2028/);
  await server.db('schools').where({ name: 'Colegio Luz' }).update({ name: 'Colegio Faro' });
  expect((await told('Ana'))[0]?.[1]).toContain('Ya no acompañas a: Colegio Faro.');
});
