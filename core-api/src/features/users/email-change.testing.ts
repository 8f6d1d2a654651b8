import { mailSink, type MailSink } from '../../testing/mail-sink';
import { relayOf, type TestRelay } from '../../testing/relay';
import { callerOf, type Caller } from '../../testing/server';
import { passwordHash } from '../access/account.testing';
import { accounts } from './users.testing';

interface Each {
  /** A teacher, new for each test, with two addresses that nobody else has, and a third for somebody else. */
  laura: number;
  former: string;
  next: string;
  other: string;
  sink: MailSink;
  relay: TestRelay;
}

/** Accounts, a mail server, and what is needed to change an address. */
export function changing() {
  const here = accounts();
  const my = {} as Each; // filled before the first test
  let tests = 0;
  beforeAll(async () => {
    my.sink = await mailSink();
    my.relay = relayOf(here.server, { smtpUrl: my.sink.url });
  });
  afterAll(() => my.sink.close());
  beforeEach(async () => {
    tests += 1;
    const [email, next, other] = [`laura-${tests}@b.mx`, `nueva-${tests}@b.mx`, `otra-${tests}@b.mx`];
    const known = { name: 'Laura', surname: 'Mendoza', password_hash: await passwordHash(), school_id: here.schoolId };
    const laura = await here.server.world.person('PROF', { ...known, email });
    Object.assign(my, { laura, former: email, next, other });
  });
  afterEach(async () => {
    here.server.clock.set('2026-11-20T18:00:00Z');
    my.sink.taken.length = 0;
    for (const table of ['outbox', 'single_use_links', 'pending_emails', 'rate_windows', 'invitations', 'sessions'])
      await here.server.db(table).delete();
    here.admin = await here.server.as(here.adminId);
    here.superior = await here.server.as(here.superId);
  });

  const anyone = () => callerOf(here.server.app);
  return {
    here,
    my,
    anyone,
    /** Asks for another address, with other fields of the form. */
    ask: async (email = my.next, { id = my.laura, as = here.admin, ...more }: { id?: number; as?: Caller } = {}) =>
      as.put(`/users/${id}`).send({ email, revision: (await here.read(id)).revision, ...more }),
    facts: (token: string) => anyone().get(`/email/token/${token}`),
    confirm: (token: string) => anyone().post('/email/confirm').send({ token }),
    /** The last letter to an address, after the outbox was delivered. */
    mailedTo: async (address: string) => {
      await my.relay.run();
      return my.sink.to(address);
    },
    emailOf: async (id: number) => (await here.read(id)).email,
  };
}
