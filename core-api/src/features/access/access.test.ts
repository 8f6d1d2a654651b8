import request from 'supertest';
import { callerOf, INTERNAL_SECRET, testServer, type TestServer } from '../../testing/server';
import { passwords } from './passwords';

const PASSWORD = 'una-frase-larga-2026';
let server: TestServer;
let laura: number;

const login = (email: string, password: string, ip = '10.0.0.1') =>
  request(server.app)
    .post('/api/login')
    .set({ 'X-Internal-Secret': INTERNAL_SECRET, 'X-Client-Ip': ip })
    .send({ email, password });
const bearer = (token: string) => callerOf(server.app, { Authorization: `Bearer ${token}` });

beforeAll(async () => {
  server = await testServer();
  const password_hash = await passwords().hash(PASSWORD);
  await server.world.cycle();
  laura = await server.world.person('COACH', {
    email: 'laura@ruta.test',
    name: 'Laura',
    surname: 'Mendoza Reyes',
    password_hash,
  });
  await server.world.person('PROF', { email: 'banned@ruta.test', password_hash, is_banned: true });
  await server.world.person('PROF', { email: 'unverified@ruta.test', password_hash, verified_at: null });
  await server.world.person(null, { email: 'nothing@ruta.test', password_hash });
});
afterAll(() => server.stop());
afterEach(async () => {
  server.clock.set('2026-11-20T18:00:00Z');
  await server.db('sign_in_attempts').delete();
});

describe('signing in', () => {
  test('ACC-01 gives who the person is and a session that no body carries', async () => {
    const { status, body, headers } = await login('  Laura@Ruta.test ', PASSWORD);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      user: { id: laura, fullname: 'Laura Mendoza Reyes', locale: 'es' },
      role: 'COACH',
      cycle: { start_at: '2026-08-24' },
      server_time: '2026-11-20 18:00:00',
      server_timezone: 'America/Cancun',
      user_timezone: 'America/Mexico_City',
    });
    expect(body.data.abilities).toContain('visit:write');
    const token = headers['x-session-token'] as string;
    expect(JSON.stringify(body)).not.toContain(token);
    expect(JSON.stringify(body)).not.toContain('password');
    expect(JSON.stringify(await server.db('sessions').select())).not.toContain(token);
    expect((await bearer(token).get('/me')).body.data.user.id).toBe(laura);
  });

  test('ACC-01 ends the session presented with it, the own or another person’s, and no other', async () => {
    const other = await server.world.person('PROF', { email: 'otra@ruta.test' });
    const [elsewhere, mine] = [await login('laura@ruta.test', PASSWORD), await login('laura@ruta.test', PASSWORD)];
    const tokenOf = ({ headers }: { headers: Record<string, unknown> }) => headers['x-session-token'] as string;
    const again = await bearer(tokenOf(mine)).post('/login').send({ email: 'laura@ruta.test', password: PASSWORD });
    expect((await bearer(tokenOf(mine)).get('/me')).status).toBe(401);
    for (const token of [tokenOf(elsewhere), tokenOf(again)]) await bearer(token).get('/me').expect(200);

    const theirs = await server.as(other);
    const wrong = await theirs.post('/login').send({ email: 'laura@ruta.test', password: 'otra-frase-larga' });
    expect(wrong.status).toBe(422);
    await theirs.get('/me').expect(200);
    await theirs.post('/login').send({ email: 'laura@ruta.test', password: PASSWORD }).expect(200);
    await theirs.get('/me').expect(401);
    expect(await server.db('session_ends').where({ user_id: other })).toHaveLength(1);
  });

  test('ACC-01 a wrong password and an unknown e-mail answer alike (T18)', async () => {
    const wrong = await login('laura@ruta.test', 'otra-frase-larga');
    const unknown = await login('nadie@ruta.test', 'otra-frase-larga');
    expect(wrong.status).toBe(422);
    expect({ ...wrong.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' });
    expect(wrong.body.message).toBe('El correo o la contraseña no coinciden.');
  });

  test.each([
    ['banned@ruta.test', 'access.banned'],
    ['unverified@ruta.test', 'access.unverified'],
    ['nothing@ruta.test', 'access.without-role'],
  ])('ACC-01 %s is refused with the reason, but only to who knows the password', async (email, code) => {
    const known = await login(email, PASSWORD);
    expect([known.status, known.body.code]).toEqual([403, code]);
    expect((await login(email, 'otra-frase-larga')).body.code).toBe('access.wrong-credentials');
  });

  test('T19 the sixth failure in a row has to wait, and the right password too', async () => {
    for (let n = 0; n < 5; n += 1) expect((await login('laura@ruta.test', 'mal-mal-mal-mal')).status).toBe(422);
    const { status, body, headers } = await login('laura@ruta.test', PASSWORD);
    expect([status, body.code, headers['retry-after']]).toEqual([429, 'access.throttled', '1']);
    server.clock.set('2026-11-20T18:00:02Z');
    expect((await login('laura@ruta.test', PASSWORD)).status).toBe(200);
  });

  test('T19 one account’s failures do not touch another person behind the same address', async () => {
    for (let n = 0; n < 5; n += 1) await login('nadie@ruta.test', 'mal-mal-mal-mal');
    expect((await login('laura@ruta.test', PASSWORD)).status).toBe(200);
  });

  test.each([
    [{ email: 'laura@ruta.test' }],
    [{ email: 'laura@ruta.test', password: 0 }],
    [{ email: ['laura@ruta.test'], password: 'x' }],
    [{ email: 'laura@ruta.test', password: 'x', su: true }],
  ])('B60 refuses %j', async (body) => {
    expect((await request(server.app).post('/api/login').send(body)).status).toBe(422);
  });
});

describe('a session', () => {
  const tokenOf = async () => (await login('laura@ruta.test', PASSWORD)).headers['x-session-token'] as string;

  test('ends at sign-out', async () => {
    const token = await tokenOf();
    const out = await bearer(token).post('/logout');
    expect([out.status, out.headers['x-session-ended']]).toEqual([200, '1']);
    expect((await bearer(token).get('/me')).status).toBe(401);
  });

  test('ends after an hour of doing nothing, and after twelve hours in any case', async () => {
    const token = await tokenOf();
    server.clock.set('2026-11-20T18:50:00Z');
    expect((await bearer(token).get('/me')).status).toBe(200);
    server.clock.set('2026-11-20T19:45:00Z');
    expect((await bearer(token).get('/me')).status).toBe(200);
    server.clock.set('2026-11-20T20:50:00Z');
    expect((await bearer(token).get('/me')).status).toBe(401);
  });

  test('ends at once when the person is banned (ASVS 7.4.2)', async () => {
    const token = await tokenOf();
    await server.db('users').where({ id: laura }).update({ is_banned: true });
    expect((await bearer(token).get('/me')).status).toBe(401);
    await server.db('users').where({ id: laura }).update({ is_banned: false });
  });

  test('ACC-05 another role is chosen only if held, and brings a new token', async () => {
    const token = await tokenOf();
    expect((await bearer(token).put('/me/role').send({ role: 'ADMIN' })).body.code).toBe('access.role-not-held');
    const role = (await server.db('roles').where({ code: 'COACH_SEC' }).first('id')) as { id: number };
    await server.db('role_user').insert({ user_id: laura, role_id: role.id });
    const chosen = await bearer(token).put('/me/role').send({ role: 'COACH_SEC' });
    expect(chosen.body.data).toMatchObject({ role: 'COACH_SEC', roles: ['COACH', 'COACH_SEC'] });
    expect((await bearer(token).get('/me')).status).toBe(401);
    expect((await bearer(chosen.headers['x-session-token'] as string).get('/me')).status).toBe(200);
  });

  test('ACC-07 the language is remembered', async () => {
    const token = await tokenOf();
    await bearer(token).put('/me/locale').send({ locale: 'en' }).expect(200);
    expect((await bearer(token).get('/me')).body.data.user.locale).toBe('en');
    expect((await bearer(token).put('/me/locale').send({ locale: 'fr' })).status).toBe(422);
  });

  test('ACC-07 API-01 messages are in the person’s language, unless the request names another', async () => {
    const token = await tokenOf();
    await bearer(token).put('/me/locale').send({ locale: 'en' }).expect(200);
    const asked = async (language?: string) => {
      const call = bearer(token).put('/me/locale');
      if (language !== undefined) void call.set('Accept-Language', language);
      return ((await call.send({ locale: 'fr' })).body as { message: string }).message;
    };
    expect(await asked()).toBe('Check the marked fields.');
    expect(await asked('*')).toBe('Check the marked fields.');
    expect(await asked('es')).toBe('Revisa los campos marcados.');
    await bearer(token).put('/me/locale').send({ locale: 'es' }).expect(200);
    expect(await asked()).toBe('Revisa los campos marcados.');
    expect(await asked('en-US,es')).toBe('Check the marked fields.');
  });

  test('nobody is believed about who they are', async () => {
    const forged = await request(server.app)
      .get('/api/me')
      .set({ 'X-User-Id': String(laura), 'X-Forwarded-For': '127.0.0.1' });
    expect([forged.status, forged.body.code]).toEqual([401, 'access.anonymous']);
    expect((await bearer('0'.repeat(43)).get('/me')).status).toBe(401);
  });
});

describe('the door', () => {
  const post = (type: string, body: string | Buffer) =>
    request(server.app).post('/api/login').set('Content-Type', type).send(body);

  test.each([
    ['B58 half a document', 'application/json', '{bad', 400],
    ['B58 a list', 'application/json', '[]', 422],
    ['B58 null', 'application/json', 'null', 422],
    ['B59 __proto__', 'application/json', '{"a":{"__proto__":{"x":1}}}', 400],
    ['B59 constructor', 'application/json', '{"constructor":1}', 400],
    ['B62 text', 'text/plain', 'hello', 415],
    ['B62 a form', 'application/x-www-form-urlencoded', 'email=a', 415],
    ['B62 another charset', 'application/json; charset=latin1', '{}', 415],
    ['B62 200 kB', 'application/json', JSON.stringify({ email: 'a'.repeat(200_000) }), 413],
  ])('%s', async (_, type, body, status) => {
    const reply = await post(type, body);
    expect([reply.status, reply.body.error]).toEqual([status, true]);
    expect(({} as { x?: number }).x).toBeUndefined();
  });

  test.each(['0', '-1', '1.5', '1e3', '01', '1abc', '%00', '..%2f', '%ff', '9'.repeat(20), '😀'])(
    'B61 the id %s is 404',
    async (id) => {
      const caller = await server.as(laura);
      expect((await caller.get(`/schools/visits/${encodeURI(id)}`)).status).toBe(404);
    },
  );

  test('an address that does not exist is 404 and tells a request id', async () => {
    const { status, body, headers } = await request(server.app).get('/api/nothing');
    expect([status, body.code]).toEqual([404, 'request.no-such-call']);
    expect(body.request_id).toBe(headers['x-request-id']);
  });

  test('health tells alive and ready', async () => {
    expect((await request(server.app).get('/healthz')).status).toBe(200);
    expect((await request(server.app).get('/readyz')).status).toBe(200);
  });
});
