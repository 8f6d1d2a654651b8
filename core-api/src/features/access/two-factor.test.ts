import { callerOf, TEST_KEY, testServer, type Caller, type TestServer } from '../../testing/server';
import { codeOf } from '../../testing/totp';
import { DEMO_TWO_FACTOR } from './access.demo';
import { login, PASSWORD, passwordHash, sessionOf } from './account.testing';
import { secretBox } from './secret-box';
import { stepOf } from './totp';

let server: TestServer;
let laura: number;
const EMAIL = 'laura@ruta.test';

beforeAll(async () => {
  server = await testServer();
  laura = await server.world.person('COACH', { email: EMAIL, password_hash: await passwordHash() });
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ['sessions', 'sign_in_attempts', 'user_two_factor', 'recovery_codes', 'second_steps'])
    await server.db(table).delete();
  await server.db('audit_log').delete();
  await server.db('users').where({ id: laura }).update({ is_banned: false });
  server.clock.set('2026-11-20T18:00:00Z');
});

/** Turns it on. Returns the secret and the recovery codes. This uses the code of the current period. */
async function enrol(caller?: Caller) {
  const person = caller ?? (await server.as(laura));
  const begun = await person.put('/profile/two-factor/begin').send({ password: PASSWORD });
  const { secret, uri } = begun.body.data as { secret: string; uri: string };
  const confirmed = await person.put('/profile/two-factor').send({ code: codeOf(secret, -1) });
  expect(confirmed.status).toBe(200);
  return { secret, uri, codes: (confirmed.body.data as { recovery_codes: string[] }).recovery_codes };
}
const stepOfLogin = async () =>
  ((await login(server, EMAIL)).body.data as { second_step: { token: string } }).second_step.token;
const loginCode = (body: object) => callerOf(server.app).post('/login/code').send(body);
const give = (token: string, code: string) => loginCode({ token, code });

describe('turning it on', () => {
  test('takes the password, a secret and a code of it; the codes are told once and kept as hashes', async () => {
    const phone = await login(server, EMAIL);
    const { secret, uri, codes } = await enrol();
    expect(uri).toBe(
      `otpauth://totp/Ruta:${encodeURIComponent(EMAIL)}?issuer=Ruta&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^[a-z2-7]{5}-[a-z2-7]{5}$/.test(code))).toBe(true);
    const kept = JSON.stringify([
      await server.db('user_two_factor').select(),
      await server.db('recovery_codes').select(),
      await server.db('audit_log').select(),
      await server.db('idempotency_keys').select(),
    ]);
    for (const hidden of [secret, ...codes, ...codes.map((code) => code.replace('-', ''))])
      expect(kept).not.toContain(hidden);
    expect(kept).toContain('access.totp-enabled');
    // Other sessions were started without a code, so they end.
    expect((await sessionOf(server, phone).get('/me')).status).toBe(401);
    expect((await (await server.as(laura)).get('/profile/two-factor')).body.data).toMatchObject({
      enabled: true,
      required: false,
      recovery_codes_left: 10,
    });
  });

  test('is not in force before a code was shown; a wrong one says so beside the field', async () => {
    const caller = await server.as(laura);
    expect((await caller.put('/profile/two-factor').send({ code: '123456' })).body.code).toBe(
      'access.two-factor-not-begun',
    );
    await caller.put('/profile/two-factor/begin').send({ password: PASSWORD });
    const wrong = await caller.put('/profile/two-factor').send({ code: '000000' });
    expect([wrong.status, Object.keys(wrong.body.errors as object)]).toEqual([422, ['code']]);
    expect((await login(server, EMAIL)).body.data.role).toBe('COACH');
  });

  test('wants the right password, and only once', async () => {
    const caller = await server.as(laura);
    expect((await caller.put('/profile/two-factor/begin').send({ password: 'otra cosa' })).status).toBe(422);
    await enrol(caller);
    expect((await caller.put('/profile/two-factor/begin').send({ password: PASSWORD })).body.code).toBe(
      'access.two-factor-on',
    );
  });

  test('a secret is sealed to its owner and to the installation’s key', () => {
    const box = secretBox(TEST_KEY);
    const sealed = box.seal(1, 'SECRET');
    expect(box.open(1, sealed)).toBe('SECRET');
    expect(() => box.open(2, sealed)).toThrow();
    expect(() => secretBox('another key, thirty-two characters').open(1, sealed)).toThrow();
  });
});

describe('the second step of signing in', () => {
  test('a right password begins no session, a code does', async () => {
    const { secret } = await enrol();
    const first = await login(server, EMAIL, { remember: true });
    expect([first.status, first.headers['x-session-token'], first.body.message]).toEqual([200, undefined, undefined]);
    expect(Object.keys(first.body.data as object)).toEqual(['second_step']);
    const { token, expires_at } = (first.body.data as { second_step: { token: string; expires_at: string } })
      .second_step;
    expect(expires_at).toBe('2026-11-20 18:05:00');
    expect(JSON.stringify(await server.db('second_steps').select())).not.toContain(token);
    const code = codeOf(secret);
    const second = await give(token, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect([second.status, second.body.data.role]).toEqual([200, 'COACH']);
    expect(second.headers['x-session-expires']).toBe('2026-12-20T18:00:00.000Z');
    expect((await sessionOf(server, second).get('/me')).status).toBe(200);
    // The step is used up.
    expect((await give(token, codeOf(secret, 1))).body.code).toBe('access.second-step-over');
  });

  test('no code is taken twice, nor one before it', async () => {
    const { secret } = await enrol();
    const code = codeOf(secret);
    expect((await give(await stepOfLogin(), code)).status).toBe(200);
    expect((await give(await stepOfLogin(), code)).body.code).toBe('access.wrong-code');
    expect((await give(await stepOfLogin(), codeOf(secret, -1))).body.code).toBe('access.wrong-code');
  });

  test('of one code in two browsers at once, one comes in', async () => {
    const { secret } = await enrol();
    const tokens = [await stepOfLogin(), await stepOfLogin()];
    const answers = await Promise.all(tokens.map((token) => give(token, codeOf(secret))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('a recovery code works once, and the log says so', async () => {
    const { codes } = await enrol();
    const [code = ''] = codes;
    expect((await give(await stepOfLogin(), ` ${code.toUpperCase()} `)).status).toBe(200);
    expect((await give(await stepOfLogin(), code)).body.code).toBe('access.wrong-code');
    expect(await server.db('audit_log').where({ action: 'access.recovery-code-used' })).toHaveLength(1);
    expect((await (await server.as(laura)).get('/profile/two-factor')).body.data.recovery_codes_left).toBe(9);
  });

  test('T19 five wrong codes end the attempt and are told to the person once, and new attempts wait', async () => {
    const { secret } = await enrol();
    const token = await stepOfLogin();
    await server.db('outbox').delete();
    for (let n = 0; n < 4; n += 1) expect((await give(token, '000000')).status).toBe(422);
    expect(await server.db('outbox')).toEqual([]);
    expect((await give(token, '000000')).status).toBe(422);
    const told = await server.db('outbox').orderBy('id').pluck('payload');
    expect(told).toEqual([
      expect.stringContaining('cinco códigos equivocados'),
      expect.stringContaining('codes-refused'),
    ]);
    expect(await server.db('audit_log').where({ action: 'access.codes-refused', subject_id: laura })).toHaveLength(1);
    expect((await give(token, codeOf(secret))).body.code).toBe('access.second-step-over');
    expect((await give(await stepOfLogin(), codeOf(secret))).body.code).toBe('access.throttled');
    server.clock.set('2026-11-20T18:00:02Z');
    expect((await give(await stepOfLogin(), codeOf(secret))).status).toBe(200);
  });

  test('lasts five minutes, and not for whom was banned meanwhile', async () => {
    const { secret } = await enrol();
    const token = await stepOfLogin();
    await server.db('users').where({ id: laura }).update({ is_banned: true });
    expect((await give(token, codeOf(secret))).body.code).toBe('access.banned');
    await server.db('users').where({ id: laura }).update({ is_banned: false });
    server.clock.set('2026-11-20T18:05:00Z');
    expect((await give(token, codeOf(secret))).body.code).toBe('access.second-step-over');
  });

  test.each([
    [{ token: 'x', code: '123456' }],
    [{ token: 'x'.repeat(43), code: '12345' }],
    [{ token: 'x'.repeat(43), code: 123456 }],
    [{ token: 0, code: '123456' }],
    [{ token: ['x'], code: '123456' }],
    [{ token: { $ne: 1 }, code: '123456' }],
    [{ token: 'x'.repeat(43) }],
  ])('B66 refuses %j', async (body) => {
    expect((await loginCode(body)).status).toBe(422);
  });

  test('B66 a token that was never given is over', async () => {
    expect((await give('x'.repeat(43), '123456')).status).toBe(410);
  });

  test('a phone may be half a minute off, and no more', () => {
    const { secret } = DEMO_TWO_FACTOR;
    expect(codeOf(secret)).toMatch(/^\d{6}$/);
    const now = Date.now();
    const steps = [-2, -1, 0, 1, 2].map((periods) => stepOf(secret, codeOf(secret, periods), now) !== null);
    expect(steps).toEqual([false, true, true, true, false]);
  });
});

describe('turning it off, and new codes', () => {
  test('takes the password; then signing in asks for no code', async () => {
    const caller = await server.as(laura);
    await enrol(caller);
    expect((await caller.put('/profile/two-factor/disable').send({ password: 'otra cosa' })).status).toBe(422);
    const off = await caller.put('/profile/two-factor/disable').send({ password: PASSWORD });
    expect(off.body.data).toMatchObject({ enabled: false, recovery_codes_left: 0 });
    expect((await login(server, EMAIL)).body.data.role).toBe('COACH');
    expect((await caller.put('/profile/two-factor/disable').send({ password: PASSWORD })).body.code).toBe(
      'access.two-factor-off',
    );
  });

  test('new codes take the place of the old ones', async () => {
    const caller = await server.as(laura);
    const { codes } = await enrol(caller);
    const renewed = await caller.put('/profile/two-factor/recovery-codes').send({ password: PASSWORD });
    const [fresh = ''] = (renewed.body.data as { recovery_codes: string[] }).recovery_codes;
    expect((await give(await stepOfLogin(), codes[0] ?? '')).status).toBe(422);
    expect((await give(await stepOfLogin(), fresh)).status).toBe(200);
  });

  test('T03 T09 an administrator takes it off somebody, who is out and told; not off somebody above, nor off oneself', async () => {
    await enrol();
    const session = await server.as(laura);
    const admin = await server.world.person('ADMIN');
    const above = await server.world.person('SUPER_ADMIN');
    const caller = await server.as(admin);
    const reset = (id: number) => caller.put(`/users/${id}/reset-two-factor`).send({});
    server.clock.set('2026-11-20T18:15:01Z');
    expect((await reset(laura)).body.code).toBe('access.confirm-first');
    server.clock.set('2026-11-20T18:15:00Z');
    expect((await reset(laura)).status).toBe(200);
    expect((await session.get('/me')).status).toBe(401);
    expect((await reset(laura)).body.code).toBe('access.two-factor-off');
    expect((await reset(above)).body.code).toBe('users.above');
    expect((await reset(admin)).body.code).toBe('users.oneself');
    expect((await reset(999_999)).status).toBe(404);
    expect(await server.db('audit_log').where({ action: 'access.totp-disabled', actor_id: admin })).toHaveLength(1);
    const mails = (await server.db('outbox').where({ kind: 'mail' }).pluck('payload')) as string[];
    expect(mails.at(-1)).toContain('Un administrador restableció la verificación en dos pasos de tu cuenta');
    const news = (await server.db('outbox').where({ kind: 'access.news' }).pluck('payload')) as string[];
    expect(JSON.parse(news.at(-1) ?? '')).toMatchObject({ notice: { actor_id: admin }, user_id: laura });
  });
});

describe('ASVS 6.3.3 super administrators', () => {
  test('have nothing but themselves until they have turned it on, and cannot turn it off', async () => {
    const id = await server.world.person('SUPER_ADMIN', { password_hash: await passwordHash() });
    await server.db('user_two_factor').where({ user_id: id }).delete();
    const caller = await server.as(id);
    const me = (await caller.get('/me')).body.data as { withheld: string; abilities: string[] };
    expect(me.withheld).toBe('access.two-factor-required');
    expect(me.abilities.sort()).toEqual([
      'catalog:read',
      'notification:mark',
      'notification:read',
      'self:read',
      'self:update',
    ]);
    const refused = await caller.get('/users');
    expect([refused.status, refused.body.code]).toEqual([403, 'access.two-factor-required']);
    await enrol(caller);
    expect((await caller.get('/users')).status).toBe(200);
    expect((await caller.get('/me')).body.data.withheld).toBeNull();
    expect((await caller.put('/profile/two-factor/disable').send({ password: PASSWORD })).body.code).toBe(
      'access.two-factor-kept',
    );
  });
});
