import { access } from '@ruta/contracts/access/access.api';
import { sampleCoach } from '@ruta/contracts/access/access.sample';
import { csrfToken } from '../csrf/token';
import { cookiesOf, SESSION_SECRET, startBff, TOKEN, type Bff } from '../testing/start-bff';

const ISSUED = 'freshly-issued-token-0123456789abcdef';
const login = { email: 'coach@ruta.test', password: 'ruta-demo-2026' };

let bff: Bff;
beforeEach(async () => (bff = await startBff()));
afterEach(() => bff.stop());

async function signIn(expires: string, server = bff) {
  server.core.reply(
    access.login,
    { data: sampleCoach },
    { 'X-Session-Token': ISSUED, 'X-Session-Expires': expires, 'Set-Cookie': 'core=1' },
  );
  const csrf = await server.plain().get('/api/csrf');
  return server
    .plain()
    .post('/api/login')
    .set(
      'Cookie',
      cookiesOf(csrf).map((cookie) => cookie.split(';')[0] ?? ''),
    )
    .set('X-CSRF-Token', (csrf.body as { data: { token: string } }).data.token)
    .send(login);
}

describe('the session cookie', () => {
  test('ACC-01 signing in sets it, and the token appears nowhere else', async () => {
    const res = await signIn('');
    expect(res.status).toBe(200);
    expect(cookiesOf(res)).toEqual([`sid=${ISSUED}; Path=/; HttpOnly; SameSite=Lax`]);
    expect(res.headers).not.toHaveProperty('x-session-token');
    expect(res.headers).not.toHaveProperty('x-session-expires');
    expect(JSON.stringify({ ...res.headers, 'set-cookie': '' }) + res.text).not.toContain(ISSUED);
    expect(res.get('Cache-Control')).toBe('no-store');
  });

  test('ACC-01 staying signed in gives it the expiry that core-api says', async () => {
    const [cookie] = cookiesOf(await signIn('2026-12-20T16:05:00Z'));
    expect(cookie).toBe(`sid=${ISSUED}; Path=/; Expires=Sun, 20 Dec 2026 16:05:00 GMT; HttpOnly; SameSite=Lax`);
  });

  test('over https it is __Host-sid and Secure', async () => {
    const https = await startBff({ secure: true });
    const [cookie] = cookiesOf(await signIn('', https));
    expect(cookie).toBe(`__Host-sid=${ISSUED}; Path=/; HttpOnly; Secure; SameSite=Lax`);
    await https.stop();
  });

  test('ACC-05 another role brings another token', async () => {
    bff.core.reply(access.chooseRole, { data: sampleCoach }, { 'X-Session-Token': ISSUED, 'X-Session-Expires': '' });
    const res = await bff.change('put', '/api/me/role').send({ role: 'COACH' });
    expect(bff.core.seen[0]?.headers.authorization).toBe(`Bearer ${TOKEN}`);
    expect(cookiesOf(res)[0]).toContain(`sid=${ISSUED};`);
    expect(res.headers).not.toHaveProperty('x-session-token');
  });

  test('ACC-01 signing out clears it', async () => {
    bff.core.reply(access.logout, { data: null }, { 'X-Session-Ended': '1' });
    const res = await bff.change('post', '/api/logout');
    expect(cookiesOf(res)).toEqual(['sid=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax']);
    expect(res.headers).not.toHaveProperty('x-session-ended');
  });

  test.each(['/api/me', '/bff/coach/schools/1/agenda'])(
    'ACC-05 a 401 leaves it alone, for it may be late: %s',
    async (path) => {
      bff.core.refuse(access.me, 'access.anonymous');
      const res = await bff.get(path);
      expect(res.status).toBe(401);
      expect(res.body).toMatchObject({ error: true, code: 'access.anonymous' });
      expect(cookiesOf(res)).toEqual([]);
    },
  );

  test('ACC-01 with a token that nobody knows any more one can sign in again', async () => {
    bff.core.reply(access.login, { data: sampleCoach }, { 'X-Session-Token': ISSUED, 'X-Session-Expires': '' });
    const csrf = await bff.get('/api/csrf');
    const res = await bff
      .plain()
      .post('/api/login')
      .set('Cookie', `sid=${TOKEN}`)
      .set('X-CSRF-Token', (csrf.body as { data: { token: string } }).data.token)
      .send(login);
    expect(cookiesOf(res)[0]).toContain(`sid=${ISSUED};`);
  });

  test('ACC-01 signing out empties the cache, and leaves the storage with its drafts', async () => {
    bff.core.reply(access.logout, { data: null }, { 'X-Session-Ended': '1' });
    expect((await bff.change('post', '/api/logout')).get('Clear-Site-Data')).toBe('"cache"');
    expect((await bff.get('/api/me')).headers).not.toHaveProperty('clear-site-data');
  });

  test('a 403 leaves it alone, and so does a 401 of somebody without one', async () => {
    bff.core.refuse(access.me, 'access.refused');
    expect(cookiesOf(await bff.get('/api/me'))).toEqual([]);
    bff.core.refuse(access.me, 'access.anonymous');
    expect(cookiesOf(await bff.get('/api/me', null))).toEqual([]);
  });

  test.each(['short', 'has spaces in its middle', 'x'.repeat(600), 'ñandú-ñandú-ñandú-ñandú'])(
    'what is no token is not forwarded: %s',
    async (token) => {
      await bff.get('/api/me', encodeURI(token) === token ? token : encodeURI(token));
      expect(bff.core.seen[0]?.headers).not.toHaveProperty('authorization');
    },
  );

  test('ACC-06 the CSRF token changes with the session', () =>
    expect(csrfToken(SESSION_SECRET, TOKEN)).not.toBe(csrfToken(SESSION_SECRET, ISSUED)));
});
