import { mailSink, type MailSink } from '../../testing/mail-sink';
import { relayOf, type TestRelay } from '../../testing/relay';
import { testServer, type Caller, type TestServer } from '../../testing/server';
import { conferenceOf, themeOf } from './conferences.testing';

/** Rounds of a ban beside a booking, on MariaDB enough for both orders. */
const ROUNDS = process.env['TEST_DATABASE_URL'] ? 20 : 4;
const START = '2026-11-23 15:00:00';

let server: TestServer;
let sink: MailSink;
let relay: TestRelay;
let admin: Caller;
let theme = 0;
const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;

beforeAll(async () => {
  server = await testServer();
  sink = await mailSink();
  relay = relayOf(server, { smtpUrl: sink.url });
  theme = await themeOf(insert, 'que queda');
  admin = await server.as(await server.world.person('ADMIN'));
});
afterAll(async () => {
  await relay.stop();
  await sink.close();
  await server.stop();
});
beforeEach(async () => {
  for (const table of ['conferences', 'availabilities', 'agent_theme', 'outbox', 'notifications', 'rate_windows'])
    await server.db(table).delete();
  sink.taken.length = 0;
});

/** An agent of the theme who is free on Monday morning. */
async function agent(name: string): Promise<number> {
  const id = await server.world.person('AGENT_VC', { name, surname: 'Agente' });
  await server.db('agent_theme').insert({ agent_id: id, schedule_theme_id: theme });
  await insert('availabilities', {
    ...{ agent_id: id, setting: 'availability', weekday: 1, start_at: '09:00', end_at: '12:00' },
    ...{ created_at: '2026-11-01 12:00:00', updated_at: '2026-11-01 12:00:00' },
  });
  return id;
}
const deliverAll = async () => {
  while ((await relay.run()) > 0);
};
const sessionWith = (agentId: number, petitioner: number, start_at = START) =>
  conferenceOf(insert, server.db, { theme, agent: agentId, petitioner, school: null, start_at });
const sessionNow = (id: number) => server.db('conferences').where({ id }).first('user_id', 'status');
const toldOf = async (type: 'conference.reassigned' | 'conference.cancelled') => {
  const ids = await server.db('notifications').where({ type }).select('user_id');
  return ids.map(({ user_id }) => user_id).sort((one, other) => one - other);
};

/** The ways in which an agent leaves. */
const LEAVINGS: readonly (readonly [string, (id: number) => PromiseLike<unknown>])[] = [
  ['a ban', (id) => admin.put(`/users/${id}/ban`).send({ is_banned: true })],
  ['a deletion', (id) => admin.delete(`/users/${id}`)],
  ['the loss of the role', loseRole],
  ['a deactivation', (id) => saveUser(id, { active: false })],
];

/** Takes the role of an agent and gives that of a petitioner. */
async function loseRole(id: number) {
  const role = await server.db('roles').where({ code: 'PETITIONER' }).first('id');
  return saveUser(id, { roles: [{ id: role?.id ?? 0, levels: [] }] });
}

async function saveUser(id: number, changes: object) {
  const { body } = await admin.get(`/users/${id}`);
  const { revision } = (body as { data: { revision: number } }).data;
  return admin.put(`/users/${id}`).send({ revision, ...changes });
}

test.each(LEAVINGS)(
  'VC-02 after %s another agent who is free gives the session, and all are told',
  async (_, leave) => {
    const [leaving, heir] = [await agent('Karla'), await agent('Iván')];
    const petitioner = await server.world.person('COACH', { email: `laura-${leaving}@ruta.test` });
    const id = await sessionWith(leaving, petitioner);
    await leave(leaving);
    await deliverAll();
    expect(await sessionNow(id)).toEqual({ user_id: heir, status: 'scheduled' });
    expect(new Set(await server.db('session_cells').where({ conference_id: id }).pluck('agent_id'))).toEqual(
      new Set([heir]),
    );
    expect(await toldOf('conference.reassigned')).toEqual(
      [leaving, heir, petitioner].sort((one, other) => one - other),
    );
    expect(sink.taken.find(({ to }) => to === `laura-${leaving}@ruta.test`)?.text).toContain(
      'es ahora con Iván Agente',
    );
  },
);

test('VC-02 where nobody is free the session is cancelled with its reason, once', async () => {
  const leaving = await agent('Karla');
  const petitioner = await server.world.person('COACH', { locale: 'en' });
  const ids = [await sessionWith(leaving, petitioner), await sessionWith(leaving, petitioner, '2026-11-24 15:00:00')];
  const over = await sessionWith(leaving, petitioner, '2026-11-16 15:00:00');
  await admin.put(`/users/${leaving}/ban`).send({ is_banned: true });
  await deliverAll();
  for (const id of ids) expect(await sessionNow(id)).toMatchObject({ status: 'cancelled' });
  expect(await sessionNow(over)).toMatchObject({ status: 'scheduled' });
  expect(await server.db('petitioner_days').whereIn('conference_id', ids)).toEqual([]);
  const [reason] = await server.db('conference_statuses').where({ code: 'cancelled' }).pluck('reason');
  expect(reason).toContain('no longer available');
  expect(await toldOf('conference.cancelled')).toEqual([leaving, leaving, petitioner, petitioner]);
  await server.db('outbox').where({ kind: 'user.left' }).update({ done_at: null });
  await deliverAll();
  expect(await toldOf('conference.cancelled')).toHaveLength(4);
});

test('VC-02 the sessions of a petitioner who leaves are cancelled, and the agent is told', async () => {
  const giving = await agent('Karla');
  const petitioner = await server.world.person('COACH');
  const id = await sessionWith(giving, petitioner);
  await admin.put(`/users/${petitioner}/ban`).send({ is_banned: true });
  await deliverAll();
  expect(await sessionNow(id)).toEqual({ user_id: giving, status: 'cancelled' });
  expect(await toldOf('conference.cancelled')).toContain(giving);
});

test('VC-02 a ban that is lifted before it is settled leaves the sessions', async () => {
  const giving = await agent('Karla');
  const id = await sessionWith(giving, await server.world.person('COACH'));
  for (const is_banned of [true, false]) await admin.put(`/users/${giving}/ban`).send({ is_banned });
  await deliverAll();
  expect(await sessionNow(id)).toEqual({ user_id: giving, status: 'scheduled' });
});

test.each(['agent', 'petitioner'] as const)(
  'F01 VC-02 a ban of the %s beside a booking leaves no session of who is banned',
  async (who) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const table of ['conferences', 'availabilities', 'agent_theme']) await server.db(table).delete();
      const people = { agent: await agent('Karla'), petitioner: await server.world.person('COACH') };
      const caller = await server.as(people.petitioner);
      const ban = async () => admin.put(`/users/${people[who]}/ban`).send({ is_banned: true });
      const book = async () => caller.post('/scheduled').send({ schedule_theme_id: theme, start_at: START });
      const [first, second] = round % 2 ? [ban(), book()] : [book(), ban()];
      await Promise.all([first, second]);
      await deliverAll();
      const left = await server.db('conferences').where({ status: 'scheduled' }).select('id');
      expect(left).toEqual([]);
    }
  },
  60_000,
);
