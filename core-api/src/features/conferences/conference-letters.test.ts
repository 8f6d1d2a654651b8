import { mailSink, type MailSink } from '../../testing/mail-sink';
import { relayOf, type TestRelay } from '../../testing/relay';
import { testServer, type Caller, type TestServer } from '../../testing/server';
import { conferenceOf, themeOf } from './conferences.testing';

let server: TestServer;
let sink: MailSink;
let relay: TestRelay;
let petitioner: Caller;
let agent: Caller;
let theme = 0;
const ids = { petitioner: 0, agent: 0 };
const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;

beforeAll(async () => {
  server = await testServer();
  const { world, db } = server;
  sink = await mailSink();
  relay = relayOf(server, { smtpUrl: sink.url });
  const cancun = { timezone: 'America/Cancun', locale: 'en' };
  ids.petitioner = await world.person('COACH', { name: 'Laura', email: 'laura@ruta.test' });
  ids.agent = await world.person('AGENT_VC', { name: 'Karla', email: 'karla@ruta.test', ...cancun });
  theme = await themeOf(insert, 'de carta');
  await db('agent_theme').insert({ agent_id: ids.agent, schedule_theme_id: theme });
  const stamps = { created_at: '2026-11-01 12:00:00', updated_at: '2026-11-01 12:00:00' };
  const hours = { agent_id: ids.agent, setting: 'availability', weekday: 1, start_at: '09:00', end_at: '12:00' };
  await insert('availabilities', { ...hours, ...stamps });
  petitioner = await server.as(ids.petitioner);
  agent = await server.as(ids.agent);
});
beforeEach(async () => {
  for (const table of ['conferences', 'outbox', 'notifications']) await server.db(table).delete();
  sink.taken.length = 0;
});
afterAll(async () => {
  await relay.stop();
  await sink.close();
  await server.stop();
});

const deliverAll = async () => {
  while ((await relay.run()) > 0);
};
const letterTo = (address: string) => sink.taken.find(({ to }) => to === address)?.text ?? '';
const book = () =>
  petitioner.post('/scheduled').send({
    ...{ schedule_theme_id: theme, start_at: '2026-11-23 14:00:00', notes: 'Traigo\nmi plan' },
  });

test('VC-02 both get a letter with a calendar file, each in their language and on their own clock', async () => {
  expect((await book()).status).toBe(201);
  await deliverAll();
  expect(sink.taken).toHaveLength(2);
  const own = letterTo('laura@ruta.test');
  expect(own).toContain('es el 23-11-2026 a las 08:00');
  expect(own).not.toContain('Traigo');
  expect(own).toContain('DTSTART:20261123T140000Z');
  const given = letterTo('karla@ruta.test');
  expect(given).toContain('is on 23-11-2026 at 09:00');
  expect(given).toContain('Their message: Traigo mi plan');
});

test('VC-02 a cancellation takes it out of both calendars with its reason; a letter of a booking that is over already is not sent', async () => {
  const { body } = await book();
  const { id } = body.data as { id: number };
  expect((await agent.put(`/scheduled/${id}/cancel`).send({ reason: 'Enfermedad' })).status).toBe(200);
  await deliverAll();
  expect(sink.taken).toHaveLength(2);
  expect(letterTo('laura@ruta.test')).toContain('Motivo: Enfermedad');
  expect(letterTo('laura@ruta.test')).toContain('STATUS:CANCELLED');
  expect(letterTo('karla@ruta.test')).toContain('was cancelled');
  expect(await server.db('notifications').where({ type: 'conference.cancelled' }).pluck('user_id')).toEqual([
    ids.petitioner,
  ]);
});

test('VC-02 nobody without an account is written to', async () => {
  const start_at = '2026-11-23 15:00:00';
  const gone = await server.world.person('COACH', { email: 'gone@ruta.test', deleted_at: '2026-11-19 12:00:00' });
  const id = await conferenceOf(insert, server.db, {
    theme,
    agent: ids.agent,
    petitioner: gone,
    school: null,
    start_at,
  });
  await agent.put(`/scheduled/${id}/cancel`).send({ reason: 'Ya no está' });
  await deliverAll();
  expect(sink.taken.map(({ to }) => to)).toEqual(['karla@ruta.test']);
});
