import type { SessionRow } from './access.tables';
import { deviceOf } from './device';
import { ANDROID, FIREFOX, login, PASSWORD, passwordHash, sessionOf } from './account.testing';
import { testServer, type TestServer } from '../../testing/server';

let server: TestServer;
let laura: number;
const EMAIL = 'laura@ruta.test';

beforeAll(async () => {
  server = await testServer();
  laura = await server.world.person('COACH', { email: EMAIL, password_hash: await passwordHash() });
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ['sessions', 'sign_in_attempts', 'known_devices', 'session_ends', 'outbox', 'audit_log'])
    await server.db(table).delete();
  await server
    .db('users')
    .where({ id: laura })
    .update({ password_hash: await passwordHash(), last_login_at: null });
  server.clock.set('2026-11-20T18:00:00Z');
});
const actions = () => server.db('audit_log').orderBy('id').pluck('action') as Promise<string[]>;

describe('ASVS 7.5.2 signed in here and there', () => {
  test('lists one’s own sessions in words, this one first, and nobody else’s', async () => {
    const other = await server.world.person('COACH');
    await server.as(other);
    const phone = await login(server, EMAIL, { remember: true }, ANDROID);
    const here = await login(server, EMAIL);
    server.clock.set('2026-11-20T18:02:00Z');
    await sessionOf(server, phone).get('/me');
    const { body } = await sessionOf(server, here).get('/sessions');
    expect(body.data).toEqual([
      expect.objectContaining({
        device: { browser: 'Firefox', system: 'Windows', kind: 'desktop' },
        is_current: true,
        remember: false,
        ip: '10.0.0.1',
      }),
      expect.objectContaining({
        device: { browser: 'Chrome', system: 'Android', kind: 'phone' },
        is_current: false,
        remember: true,
        last_used_at: '2026-11-20 18:02:00',
        expires_at: '2026-12-20 18:00:00',
      }),
    ]);
    expect(JSON.stringify(body)).not.toMatch(/token|hash/);
  });

  test('what has fallen idle is no open session', async () => {
    await login(server, EMAIL, {}, ANDROID);
    server.clock.set('2026-11-20T19:01:00Z');
    const { body } = await sessionOf(server, await login(server, EMAIL)).get('/sessions');
    expect(body.data).toHaveLength(1);
  });

  test('T04 ends one at once; the bff is told whose; repeating it is 404, as is another person’s', async () => {
    const [phone, here] = [await login(server, EMAIL, {}, ANDROID), await login(server, EMAIL)];
    const caller = sessionOf(server, here);
    const [, { id }] = (await caller.get('/sessions')).body.data as [unknown, { id: number }];
    expect((await caller.delete(`/sessions/${id}`)).body.message).toBe('Sesión terminada.');
    expect((await sessionOf(server, phone).get('/me')).status).toBe(401);
    expect((await caller.delete(`/sessions/${id}`)).body.code).toBe('access.session-not-found');
    expect(await server.db('session_ends').pluck('user_id')).toEqual([laura]);
    expect(await actions()).toEqual(['access.session-ended']);
    await server.as(await server.world.person('COACH'));
    const foreign = (await server.db('sessions').whereNot({ user_id: laura }).first('id')) as { id: number };
    expect((await caller.delete(`/sessions/${foreign.id}`)).status).toBe(404);
    expect(await server.db('sessions').where({ id: foreign.id })).toHaveLength(1);
  });

  test('ends all the others and stays', async () => {
    const others = [await login(server, EMAIL), await login(server, EMAIL, {}, ANDROID)];
    const caller = sessionOf(server, await login(server, EMAIL));
    expect((await caller.delete('/sessions')).body.data).toEqual({ ended: 2 });
    for (const other of others) expect((await sessionOf(server, other).get('/me')).status).toBe(401);
    expect((await caller.get('/sessions')).body.data).toHaveLength(1);
  });

  test('ending the one that asks signs out', async () => {
    const caller = sessionOf(server, await login(server, EMAIL));
    const [{ id }] = (await caller.get('/sessions')).body.data as [{ id: number }];
    expect((await caller.delete(`/sessions/${id}`)).headers['x-session-ended']).toBe('1');
  });

  test('nobody has more than fifty: the one used longest ago ends', async () => {
    const first = await login(server, EMAIL);
    const { id: _, ...row } = await server.db('sessions').first<SessionRow>();
    for (let n = 0; n < 49; n += 1)
      await server.db('sessions').insert({
        ...row,
        token_hash: String(n).padStart(64, '0'),
        last_used_at: '2026-11-20 18:00:30',
      });
    await login(server, EMAIL);
    expect(await server.db('sessions').where({ user_id: laura })).toHaveLength(50);
    expect((await sessionOf(server, first).get('/me')).status).toBe(401);
  });
});

describe('a device that was not seen before', () => {
  const letters = async () =>
    ((await server.db('outbox').where({ kind: 'mail' }).pluck('payload')) as string[]).map(
      (payload) => JSON.parse(payload) as { to: { address: string }; subject: string; text: string; html: string },
    );

  test('is told by mail and on the pages, the first one and the known ones are not', async () => {
    await login(server, EMAIL);
    await login(server, EMAIL);
    expect(await letters()).toEqual([]);
    await login(server, EMAIL, {}, ANDROID);
    const [letter] = await letters();
    expect(letter).toMatchObject({ to: { address: EMAIL }, subject: 'Nuevo inicio de sesión en tu cuenta' });
    expect(letter?.text).toContain('el 20-11-2026 a las 12:00 con Chrome, Android');
    expect(letter?.html).toContain('https://ruta.example.mx:8443/profile/security');
    const news = await server.db('outbox').where({ kind: 'access.news' }).first('payload');
    expect(JSON.parse((news as { payload: string }).payload)).toEqual({
      type: 'access.new-device',
      notice: { device: 'Chrome, Android' },
      user_id: laura,
    });
    await login(server, EMAIL, {}, ANDROID);
    expect(await letters()).toHaveLength(1);
  });

  test('after registration is not told; on an account whose devices are all forgotten it is', async () => {
    const { db } = server;
    await login(server, EMAIL);
    expect(await letters()).toEqual([]);
    server.clock.set('2027-05-19T18:00:00Z');
    await login(server, EMAIL);
    expect(await letters()).toEqual([]);
    // 180 days later the browser is unknown again, and so is every other one.
    server.clock.set('2027-11-15T18:00:01Z');
    await login(server, EMAIL);
    expect(await letters()).toHaveLength(1);
    await login(server, EMAIL);
    expect(await letters()).toHaveLength(1);
    expect(await db('known_devices').where({ user_id: laura })).toHaveLength(1);
  });

  test('is told in the person’s language', async () => {
    await server.db('users').where({ id: laura }).update({ locale: 'en' });
    await login(server, EMAIL);
    await login(server, EMAIL, {}, 'curl/8');
    expect((await letters())[0]?.text).toContain('with an unknown device');
    await server.db('users').where({ id: laura }).update({ locale: 'es' });
  });

  test.each([
    [FIREFOX, 'Firefox', 'Windows', 'desktop'],
    [ANDROID, 'Chrome', 'Android', 'phone'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile/15E148 Safari/604.1', 'Safari', 'iOS', 'phone'],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge', 'macOS', 'desktop'],
    ['Mozilla/5.0 (Linux; Android 14; SM-X200) Chrome/130.0 Safari/537.36', 'Chrome', 'Android', 'tablet'],
    ['', null, null, 'desktop'],
  ])('“%s” is %s on %s', (agent, browser, system, kind) => {
    expect(deviceOf(agent)).toEqual({ browser, system, kind });
  });
});

describe('ACC-04 the password', () => {
  const NEW = 'otro caballo correcto';
  const change = (more: object = {}) => ({
    current_password: PASSWORD,
    password: NEW,
    password_confirmation: NEW,
    ...more,
  });

  test('is changed: the other sessions end, this one stays, the person is told, the log has it and no password', async () => {
    const phone = await login(server, EMAIL, {}, ANDROID);
    const caller = sessionOf(server, await login(server, EMAIL));
    const { status, body } = await caller.put('/profile/password').send(change());
    expect([status, body.data]).toEqual([200, { ended: 1 }]);
    expect((await sessionOf(server, phone).get('/me')).status).toBe(401);
    expect((await caller.get('/me')).status).toBe(200);
    expect((await login(server, EMAIL)).status).toBe(422);
    expect((await login(server, EMAIL, { password: NEW })).status).toBe(200);
    expect(await actions()).toEqual(['access.password-changed']);
    const kept = JSON.stringify([await server.db('audit_log').select(), await server.db('outbox').select()]);
    expect(kept).toContain('Tu contraseña cambió');
    expect(kept).not.toContain(NEW);
  });

  test.each([
    [{ current_password: 'no es esta, seguro' }, 'current_password', 'Esta no es tu contraseña actual.'],
    [{ password: 'corta', password_confirmation: 'corta' }, 'password', 'Usa al menos 12 caracteres.'],
    [
      { password: 'x7K!x7K!x7K!', password_confirmation: 'x7K!x7K!x7K!' },
      'password',
      'Se adivina pronto: repite partes, o son palabras, nombres o fechas comunes. Elige otra, por ejemplo una frase.',
    ],
    [{ password_confirmation: 'otra cosa distinta' }, 'password_confirmation', 'Las contraseñas no coinciden.'],
  ])('B39 refuses %j beside its field', async (wrong, field, sentence) => {
    const caller = await server.as(laura);
    const { status, body } = await caller.put('/profile/password').send(change(wrong));
    expect([status, body.errors]).toEqual([422, { [field]: [sentence] }]);
    expect(await actions()).toEqual([]);
  });

  test('T19 who has the open page cannot guess it: five tries, then waiting', async () => {
    const caller = await server.as(laura);
    const guess = () => caller.put('/profile/password').send(change({ current_password: 'adivino otra más' }));
    for (let n = 0; n < 5; n += 1) expect((await guess()).status).toBe(422);
    expect((await guess()).body.code).toBe('access.throttled');
  });
});
