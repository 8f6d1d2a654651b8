import type { RoleCode } from '@ruta/contracts';
import { mailSink, type MailSink } from '../../testing/mail-sink';
import { relayOf, type TestRelay } from '../../testing/relay';
import { testServer, type Caller, type TestServer } from '../../testing/server';

let server: TestServer;
let sink: MailSink;
let relay: TestRelay;
let admin: Caller;
let cycle: number;
let coach: number;
let other: number;
const team: Record<string, number> = {};

beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  sink = await mailSink();
  relay = relayOf(server, { smtpUrl: sink.url });
  admin = await server.as(await world.person('ADMIN', { name: 'Olga', surname: 'Nava' }));
  const person = (name: string, role: RoleCode, facts = {}) =>
    world.person(role, { name, email: `${name.toLowerCase()}@ruta.test`, ...facts });
  for (const [place, role] of [
    ['director', 'COACH_DIR'],
    ['manager', 'COACH_MAN'],
    ['coordinator', 'COACH_CORD'],
  ] as const)
    team[`${place}_id`] = await person(place, role);
  coach = await person('Ana', 'COACH', { locale: 'en' });
  other = await person('Berta', 'COACH');
  cycle = await world.cycle();
});
beforeEach(async () => {
  await server.db('outbox').delete();
  sink.taken.length = 0;
});
afterAll(async () => {
  await relay.stop();
  await sink.close();
  await server.stop();
});

/** Delivers what is due, and what that asks for. */
const deliverAll = async () => {
  while ((await relay.run()) > 0);
};
const school = async (name: string) => {
  const id = await server.world.school({ name });
  await server.world.hierarchy(cycle, id, { ...team, coach_id: coach });
  return id;
};
const handOver = (schools: number[]) =>
  admin.post('/hierarchy/handover').send({ from_id: coach, role: 'COACH', receivers: [{ to_id: other, schools }] });

test('HIE-03 F14 a handover of several schools sends one letter per person, in their language', async () => {
  const schools = [await school('Colegio Luz'), await school('Colegio Mar'), await school('Colegio Sol')];
  await server.world.person('DIR', { email: 'dir@ruta.test', school_id: schools[1] });
  expect((await handOver(schools)).status).toBe(200);
  await deliverAll();
  expect(sink.taken.map(({ to }) => to).sort()).toEqual(['ana@ruta.test', 'berta@ruta.test', 'dir@ruta.test']);
  expect(sink.to('ana@ruta.test').text).toContain('You no longer accompany: Colegio Luz, Colegio Mar');
  expect(sink.to('berta@ruta.test').text).toContain('Ahora acompañas a: Colegio Luz, Colegio Mar');
  expect(sink.to('berta@ruta.test').text).toContain('Olga Nava');
  // Delivered again, as after a crash, it tells nobody twice.
  await server
    .db('outbox')
    .where({ kind: 'hierarchy.reassigned' })
    .update({ done_at: null, next_at: '2026-11-01 00:00:00', attempts: 0 });
  await deliverAll();
  expect(sink.taken).toHaveLength(3);
});

test('HIE-03 F14 a change that is refused sends none, and who was banned since gets none', async () => {
  const id = await school('Colegio Río');
  const body = { from_id: coach, role: 'COACH', receivers: [{ to_id: other, schools: [id] }] };
  expect((await admin.post('/hierarchy/handover').send({ ...body, mark: '0'.repeat(32) })).status).toBe(409);
  await deliverAll();
  expect(sink.taken).toEqual([]);
  expect((await handOver([id])).status).toBe(200);
  await server.db('users').where({ id: other }).update({ is_banned: true });
  await deliverAll();
  expect(sink.taken.map(({ to }) => to)).toEqual(['ana@ruta.test']);
});
