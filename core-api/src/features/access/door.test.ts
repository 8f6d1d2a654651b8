import type * as argon2 from '@node-rs/argon2';
import { testServer, type TestServer } from '../../testing/server';
import { login, PASSWORD, passwordHash, sessionOf } from './account.testing';
import { passwords } from './passwords';
import { throttle } from './throttle';

/** Hashes that passwords were compared with. */
const mockVerified: string[] = [];
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return {
    ...real,
    verify: (hash: string, password: string) => {
      mockVerified.push(hash);
      return real.verify(hash, password);
    },
  };
});

let server: TestServer;
let laura: number;
const EMAIL = 'laura@ruta.test';

beforeAll(async () => {
  server = await testServer();
  laura = await server.world.person('COACH', { email: EMAIL, password_hash: await passwordHash() });
});
afterAll(() => server.stop());
beforeEach(() => server.db('sign_in_attempts').delete());
afterEach(() => server.clock.set('2026-11-20T18:00:00Z'));

describe('T19 guessing', () => {
  test('a hundred at once have no more tries than a hundred in a row', async () => {
    const doors = throttle(server.db, server.clock);
    const tries = await Promise.allSettled(Array.from({ length: 100 }, () => doors.claim(EMAIL, '10.0.0.1')));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  });

  test('the waits double up to a minute, and nobody is locked out for good', async () => {
    const doors = throttle(server.db, server.clock);
    let now = Date.parse('2026-11-20T18:00:00Z');
    const waits: number[] = [];
    for (let n = 0; n < 14; n += 1) {
      await doors.claim(EMAIL, '10.0.0.1');
      const [blocked = null] = await server
        .db('sign_in_attempts')
        .whereNotNull('blocked_until')
        .orderBy('blocked_until', 'desc')
        .pluck<(string | null)[]>('blocked_until');
      const wait = blocked ? Math.max(0, Date.parse(`${blocked.replace(' ', 'T')}Z`) - now) : 0;
      waits.push(wait / 1000);
      now += wait;
      server.clock.set(new Date(now).toISOString());
    }
    expect(waits).toEqual([0, 0, 0, 0, 1, 2, 4, 8, 16, 32, 60, 60, 60, 60]);
  });

  test('an address has a hundred failures in a quarter of an hour; who succeeds is not counted', async () => {
    const doors = throttle(server.db, server.clock);
    for (let n = 0; n < 120; n += 1) {
      await doors.claim(`persona-${n}@ruta.test`, '10.0.0.9');
      await doors.succeeded(`persona-${n}@ruta.test`, '10.0.0.9');
    }
    for (let n = 0; n < 100; n += 1) await doors.claim(`otra-${n}@ruta.test`, '10.0.0.9');
    await expect(doors.claim('una-mas@ruta.test', '10.0.0.9')).rejects.toMatchObject({
      code: 'access.throttled',
      headers: { 'Retry-After': '900' },
    });
    await doors.claim('una-mas@ruta.test', '10.0.0.10');
    server.clock.set('2026-11-20T18:15:01Z');
    await doors.claim('una-mas@ruta.test', '10.0.0.9');
  });
});

describe('T19 many behind one address', () => {
  const SCHOOL = '10.3.0.1';
  const HOME = '10.3.0.2';
  const at = (ip: string, email: string, password = PASSWORD) =>
    login(server, email, { password }).set('X-Client-Ip', ip);
  /** A person who has an account, and whether they have signed in from the school. */
  const person = async (email: string, isKnown: boolean) => {
    await server.world.person('PROF', { email, password_hash: await passwordHash() });
    if (isKnown) expect((await at(SCHOOL, email)).status).toBe(200);
  };
  /** Somebody at the school tries a hundred accounts. */
  const exhaust = async () => {
    const doors = throttle(server.db, server.clock);
    for (let n = 0; n < 100; n += 1) await doors.claim(`ajena-${n}@ruta.test`, SCHOOL);
  };

  test('failures at one address keep nobody out at another', async () => {
    await person('ana@ruta.test', false);
    for (let n = 0; n < 5; n += 1) expect((await at(SCHOOL, 'ana@ruta.test', 'no es esta')).status).toBe(422);
    expect((await at(SCHOOL, 'ana@ruta.test')).status).toBe(429);
    expect((await at(HOME, 'ana@ruta.test')).status).toBe(200);
  });

  test('after twenty failures from everywhere an account waits everywhere', async () => {
    const doors = throttle(server.db, server.clock);
    for (let n = 0; n < 20; n += 1) await doors.claim('blanco@ruta.test', `10.4.0.${n}`);
    await expect(doors.claim('blanco@ruta.test', '10.4.0.99')).rejects.toMatchObject({ code: 'access.throttled' });
  });

  test('an exhausted address stays open to who has signed in from it, and to nobody else', async () => {
    await person('eva@ruta.test', true);
    await person('nueva@ruta.test', false);
    await exhaust();
    expect((await at(SCHOOL, 'nueva@ruta.test')).status).toBe(429);
    expect((await at(SCHOOL, 'eva@ruta.test')).status).toBe(200);
    // A right sign-in excuses no failures at other accounts.
    expect((await at(SCHOOL, 'nueva@ruta.test')).status).toBe(429);
    expect((await at(HOME, 'nueva@ruta.test')).status).toBe(200);
  });

  test('it does not tell who has: a wrong password is answered as an unknown e-mail, and five are free', async () => {
    await person('luz@ruta.test', true);
    await exhaust();
    const unknown = await at(SCHOOL, 'nadie@ruta.test', 'no es esta');
    for (let n = 0; n < 5; n += 1) {
      const wrong = await at(SCHOOL, 'luz@ruta.test', 'no es esta');
      expect([wrong.status, wrong.body.message, wrong.headers['retry-after']]).toEqual([
        ...[429, unknown.body.message, unknown.headers['retry-after']],
      ]);
    }
    expect((await at(SCHOOL, 'luz@ruta.test')).status).toBe(429);
  });

  test('after thirty days it is not known any more', async () => {
    await person('sol@ruta.test', true);
    server.clock.set('2026-12-20T18:00:01Z');
    await exhaust();
    expect((await at(SCHOOL, 'sol@ruta.test')).status).toBe(429);
  });
});

describe('sign-in is bounded by the hash', () => {
  test('beyond two under way and a hundred waiting it says 503 with Retry-After, and goes on', async () => {
    const answers = await Promise.all(
      Array.from({ length: 150 }, (_, n) =>
        login(server, `nadie-${n}@ruta.test`, {}).set('X-Client-Ip', `10.1.0.${n}`),
      ),
    );
    const busy = answers.filter(({ status }) => status === 503);
    expect(busy.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status === 422).length).toBeGreaterThanOrEqual(102);
    expect(busy.length + answers.filter(({ status }) => status === 422).length).toBe(150);
    expect(busy.every(({ headers, body }) => headers['retry-after'] === '5' && body.code === 'access.busy')).toBe(true);
    expect((await login(server, EMAIL)).status).toBe(200);
  });

  test('never more than two hashes at once', async () => {
    const { matches } = passwords();
    const hash = await passwordHash();
    const before = process.memoryUsage().rss;
    let peak = 0;
    const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 5);
    await Promise.all(Array.from({ length: 50 }, () => matches(hash, PASSWORD)));
    clearInterval(watch);
    // A hash takes 19 MiB; fifty in parallel would take nearly a gigabyte.
    expect(peak - before).toBeLessThan(200 * 1024 * 1024);
  });
});

describe('T18 a known and an unknown e-mail', () => {
  /** The work of a failed sign-in: the cost of its hashes, and its statements. */
  const workFor = async (email: string) => {
    await server.db('sign_in_attempts').delete();
    const statements: string[] = [];
    const note = ({ sql }: { sql: string }) => void statements.push(sql);
    mockVerified.length = 0;
    server.db.on('query', note);
    const { status } = await login(server, email, { password: 'no es esta, seguro' });
    server.db.off('query', note);
    expect(status).toBe(422);
    return { hashes: mockVerified.map((hash) => hash.split('$').slice(0, 4)), statements };
  };

  test('cost the same hash and the same statements; how long that takes, npm run bench measures', async () => {
    const work = await workFor(EMAIL);
    expect(work.hashes).toEqual([['', 'argon2id', 'v=19', 'm=19456,t=2,p=1']]);
    expect(work.statements.length).toBeGreaterThan(0);
    expect(await workFor('nadie@ruta.test')).toEqual(work);
  });

  test('so does an account that has no password yet', async () => {
    await server.world.person('COACH', { email: 'sin-clave@ruta.test' });
    expect(await workFor('sin-clave@ruta.test')).toEqual(await workFor('nadie@ruta.test'));
  });
});

describe('ACC-05 the role one acts in', () => {
  const roleId = async (code: string) => (await server.db('roles').where('code', code).first<{ id: number }>('id')).id;
  const both = async () => {
    const email = `dos-${Math.random()}@ruta.test`;
    const id = await server.world.person('COACH', { email, password_hash: await passwordHash() });
    await server.db('role_user').insert({ user_id: id, role_id: await roleId('DIR') });
    return { id, email };
  };

  test('is asked once of who has several, and remembered for the next time', async () => {
    const { email } = await both();
    const first = await login(server, email);
    expect(first.body.data).toMatchObject({ role: 'COACH', roles: ['COACH', 'DIR'], must_choose_role: true });
    const chosen = await sessionOf(server, first).put('/me/role').send({ role: 'DIR' });
    expect(chosen.body.data).toMatchObject({ role: 'DIR', must_choose_role: false });
    expect((await login(server, email)).body.data).toMatchObject({ role: 'DIR', must_choose_role: false });
  });

  test('is not asked of who has one', async () => {
    expect((await login(server, EMAIL)).body.data.must_choose_role).toBe(false);
  });

  test('a role that was taken away is no choice any more', async () => {
    const { id, email } = await both();
    await sessionOf(server, await login(server, email))
      .put('/me/role')
      .send({ role: 'DIR' });
    await server
      .db('role_user')
      .where({ user_id: id, role_id: await roleId('DIR') })
      .delete();
    expect((await login(server, email)).body.data).toMatchObject({ role: 'COACH', must_choose_role: false });
  });

  test('a transitional role counts while its cycle is the started one', async () => {
    const cycle_id = await server.world.cycle();
    const id = await server.world.person('PROF', { email: 'lent@ruta.test', password_hash: await passwordHash() });
    await server.db('transitional_roles').insert({ user_id: id, cycle_id, role_id: await roleId('COACH_CORD') });
    const first = await login(server, 'lent@ruta.test');
    expect(first.body.data).toMatchObject({ roles: ['COACH_CORD', 'PROF'], must_choose_role: true });
    const lent = sessionOf(server, await sessionOf(server, first).put('/me/role').send({ role: 'COACH_CORD' }));
    expect((await lent.get('/schools/agenda?school_id=1&start=2026-11-01&end=2026-11-30')).status).toBe(404);
    await server.db('school_cycles').where({ id: cycle_id }).update({ state: 'finished' });
    expect((await lent.get('/me')).status).toBe(401);
  });

  test('a session goes on for no longer under another role', async () => {
    const { email } = await both();
    const first = await login(server, email);
    server.clock.set('2026-11-20T18:30:00Z');
    const chosen = sessionOf(server, await sessionOf(server, first).put('/me/role').send({ role: 'DIR' }));
    const [{ expires_at }] = (await chosen.get('/sessions')).body.data as [{ expires_at: string }];
    expect(expires_at).toBe('2026-11-21 06:00:00');
  });
});

describe('a session that is remembered', () => {
  test('administrates for half a day, then wants the password; what is one’s own goes on', async () => {
    const email = 'admin@ruta.test';
    await server.world.person('ADMIN', { email, password_hash: await passwordHash() });
    const admin = sessionOf(server, await login(server, email, { remember: true }));
    const verify = () => admin.put(`/users/verify/${laura}`).send({});
    expect((await verify()).status).toBe(200);
    server.clock.set('2026-11-21T06:00:01Z');
    const refused = await verify();
    expect([refused.status, refused.body.code]).toEqual([403, 'access.confirm-first']);
    expect((await admin.get('/users')).status).toBe(200);
    expect((await admin.put('/me/locale').send({ locale: 'es' })).status).toBe(200);
    expect((await admin.put('/me/confirm').send({ password: 'no es esta, seguro' })).status).toBe(422);
    expect((await admin.put('/me/confirm').send({ password: PASSWORD })).status).toBe(200);
    expect((await verify()).status).toBe(200);
  });
});
