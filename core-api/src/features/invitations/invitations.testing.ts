import { randomBytes } from 'node:crypto';
import type { RoleCode } from '@ruta/contracts';
import { FIXTURES_MADE, roomFixtures, TOKEN, type FixturePlace } from '../../testing/fixtures';
import { mailSink, type MailSink } from '../../testing/mail-sink';
import { relayOf, type TestRelay } from '../../testing/relay';
import { callerOf, testServer, type Caller, type TestServer } from '../../testing/server';

const NOW = '2026-11-20T18:00:00Z';
const PASSWORD = 'cuatro caballos azules';

interface Prepared {
  server: TestServer;
  sink: MailSink;
  relay: TestRelay;
  admin: Caller;
  superAdmin: Caller;
  adminId: number;
  school: number;
}

/** The registration form of a link's holder. */
export const registration = (token: string, differs: object = {}) => ({
  token,
  name: 'Ana',
  surname: 'Ñúñez',
  password: PASSWORD,
  password_confirmation: PASSWORD,
  birthday: '1990-02-28',
  sex: 'f',
  timezone: 'America/Mexico_City',
  accept_terms: true,
  ...differs,
});

/** A server for a test file, with administrators, a school and a mail server; each test starts without invitations. */
export function inviting() {
  const prepared = {} as Prepared; // filled before the first test
  beforeAll(async () => {
    const server = await testServer();
    const sink = await mailSink();
    const { world } = server;
    const school = await world.school({ name: 'Colegio Sor Juana' });
    const adminId = await world.person('ADMIN', { name: 'Gabriela', surname: 'Zepeda' });
    Object.assign(prepared, {
      ...{ server, sink, school, adminId },
      relay: relayOf(server, { smtpUrl: sink.url }),
      admin: await server.as(adminId),
      superAdmin: await server.as(await world.person('SUPER_ADMIN')),
    });
  });
  afterAll(async () => {
    await prepared.sink.close();
    await prepared.server.stop();
  });
  afterEach(async () => {
    const { server, sink } = prepared;
    server.clock.set(NOW);
    sink.taken.length = 0;
    for (const table of ['outbox', 'invitations', 'invitation_batches', 'rate_windows'])
      await server.db(table).delete();
  });

  const roleId = async (code: RoleCode) =>
    (await prepared.server.db('roles').where({ code }).first<{ id: number }>('id')).id;
  const invite = async (email: string, differs: object = {}, who = prepared.admin) =>
    who.post('/invitations').send({ email, role_id: await roleId('PROF'), ...differs });
  const anyone = () => callerOf(prepared.server.app);
  return Object.assign(prepared, {
    anyone,
    roleId,
    invite,
    /** A relay to another mail server. */
    relayTo: (smtpUrl: string) => relayOf(prepared.server, { smtpUrl }),
    invited: async (email: string, differs: object = {}) => {
      const res = await invite(email, differs);
      expect(res.status).toBe(201);
      return (res.body as { data: { invitation: { id: number; revision: number } } }).data.invitation;
    },
    /** Sends pending mails and returns the last one to an address. */
    mailedTo: async (email: string) => {
      await prepared.relay.run();
      return prepared.sink.to(email);
    },
    factsOf: (token: string) => anyone().get(`/invitations/token/${token}`),
  });
}

const asked = ({ school, person }: FixturePlace) => ({
  ...{ role_id: 9, school_id: school, invited_by: person, created_at: FIXTURES_MADE },
});

export const invitationsFixtures = roomFixtures({
  ids: {
    batch: (place) => place.insert('invitation_batches', { ...asked(place), result: JSON.stringify([]) }),
    invitation: (place) => {
      const email = `${randomBytes(6).toString('hex')}@ruta.test`;
      return place.insert('invitations', {
        ...asked(place),
        email,
        open_key: `${email}:9`,
        locale: 'es',
        expires_at: '2026-11-26 12:00:00',
        updated_at: FIXTURES_MADE,
      });
    },
  },
  params: { '/invitations/:id': 'invitation', '/invitations/bulk/:id': 'batch' },
  tables: { '/invitations': ['invitations'] },
  bodies: {
    'POST /invitations': { email: 'somebody@ruta.test', role_id: 9 },
    'PUT /invitations/:id': { email: 'somebody-else@ruta.test', role_id: 9 },
    'POST /invitations/preview': { text: 'a@ruta.test, b@ruta.test', role_id: 9 },
    'POST /invitations/bulk': { emails: 'c@ruta.test, d@ruta.test', role_id: 9 },
    'POST /register': {
      token: TOKEN,
      name: 'Laura',
      surname: 'Mendoza Reyes',
      password: 'un caballo correcto',
      password_confirmation: 'un caballo correcto',
      accept_terms: true,
    },
  },
});
