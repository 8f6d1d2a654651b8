import { api } from '@ruta/contracts/api';
import { access } from '@ruta/contracts/access/access.api';
import { exchange } from '../testing/exchange';
import { cookiesOf, refusal, SESSION_SECRET, startBff, TOKEN, type Bff } from '../testing/start-bff';
import { readsWithEffects } from './effects';
import { csrfToken } from './token';

const OTHER = 'token-of-another-session-0123456789';
const changes = Object.values(api)
  .flatMap((room) => Object.values(room))
  .filter(({ effects }) => effects)
  .map(({ method, path }) => [method, `/api${path.replace(/:\w+/g, '7')}`] as const);

let bff: Bff;
beforeAll(async () => (bff = await startBff()));
afterAll(() => bff.stop());
beforeEach(() => void bff.core.seen.splice(0));

const bare = (method: string, path: string) =>
  bff.plain()[method as 'post' | 'put' | 'delete'](path).set('Cookie', `sid=${TOKEN}`);

describe('T08 a change is refused before core-api hears of it', () => {
  afterEach(() => expect(bff.core.seen).toEqual([]));

  test('the contracts have changes to try', () => expect(changes.length).toBeGreaterThan(8));

  test.each(changes)('T08 %s %s without a token, with a wrong one, with another session’s', async (method, path) => {
    for (const token of [undefined, '', 'wrong', csrfToken(SESSION_SECRET, OTHER), csrfToken('other secret', TOKEN)]) {
      const asked = bare(method, path);
      const res = await (token === undefined ? asked : asked.set('X-CSRF-Token', token));
      expect(res.status).toBe(419);
      expect(res.body).toEqual(refusal('request.csrf'));
    }
  });

  test.each([
    ['text/plain', '{}'],
    ['application/x-www-form-urlencoded', 'a=1'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/json; charset=latin1', '{}'],
    ['application/jsonp', '{}'],
    ['application/xml', '<a/>'],
  ])('T08 B62 a body of %s gives 415', async (type, body) => {
    for (const asked of [bff.change('post', '/api/schools/visits'), bare('post', '/api/schools/visits')]) {
      const res = await asked.set('Content-Type', type).send(body);
      expect(res.status).toBe(415);
      expect(res.body).toEqual(refusal('request.unsupported-type'));
    }
  });

  test.each(['cross-site', 'same-site', 'anything'])('T08 Sec-Fetch-Site: %s gives 419', async (site) => {
    const res = await bff.change('put', '/api/schools/visits/7/start').set('Sec-Fetch-Site', site);
    expect(res.status).toBe(419);
  });

  test('T08 the seed cookie of someone signed out does not speak for a session', async () => {
    const csrf = await bff.plain().get('/api/csrf');
    const { token } = (csrf.body as { data: { token: string } }).data;
    const seed = cookiesOf(csrf)[0]?.split(';')[0] ?? '';
    const res = await bff
      .plain()
      .put('/api/schools/visits/7/start')
      .set('Cookie', [`sid=${TOKEN}`, seed])
      .set('X-CSRF-Token', token);
    expect(res.status).toBe(419);
  });

  test('T08 a seed that we did not make counts for nothing', async () => {
    for (const seed of ['', 'x', 'a b']) {
      const res = await bff
        .plain()
        .post('/api/login')
        .set('Cookie', `csrf_seed=${seed}`)
        .set('X-CSRF-Token', csrfToken(SESSION_SECRET, seed))
        .send({});
      expect(res.status).toBe(419);
    }
  });

  test.each([
    ['es', 'permite las de este sitio'],
    ['en', 'allow those of this site'],
  ])('ACC-01 a browser that keeps no cookies is told which setting to change: %s', async (locale, way) => {
    const csrf = await bff.plain().get('/api/csrf');
    const res = await bff
      .plain()
      .post('/api/login')
      .set('Accept-Language', locale)
      .set('X-CSRF-Token', (csrf.body as { data: { token: string } }).data.token)
      .send({});
    expect(res.status).toBe(419);
    expect(res.body).toMatchObject({ code: 'request.no-cookies', message: expect.stringContaining(way) as string });
  });

  test.each(['PATCH', 'TRACE', 'PROPFIND'])('B62 %s is no call', async (method) => {
    const head = `${method} /api/me HTTP/1.1\r\nHost: x\r\nCookie: sid=${TOKEN}\r\nConnection: close`;
    expect(await exchange(bff.port, `${head}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 404 /);
  });

  test('T08 a change below /bff needs it too', async () =>
    expect((await bare('post', '/bff/coach/schools/1/agenda')).status).toBe(419));
});

describe('ACC-06 a change with the token of its session passes', () => {
  test.each(['same-origin', 'none'])('from %s, without a body', async (site) => {
    const res = await bff.change('put', '/api/schools/visits/7/start').set('Sec-Fetch-Site', site);
    expect(res.status).toBe(200);
    expect(bff.core.seen).toHaveLength(1);
  });

  test.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON;charset="UTF-8"'])(
    'with a body of %s',
    async (type) => {
      const res = await bff.change('post', '/api/schools/visits').set('Content-Type', type).send('{"a":"ñ"}');
      expect(res.status).toBe(201);
      expect(bff.core.seen[0]).toMatchObject({ body: '{"a":"ñ"}', headers: { 'content-type': 'application/json' } });
    },
  );

  test('the token of GET /api/csrf is the one', async () => {
    const res = await bff.get('/api/csrf');
    expect(res.body).toEqual({ data: { token: csrfToken(SESSION_SECRET, TOKEN) } });
    expect(res.get('Cache-Control')).toBe('no-store');
    expect(cookiesOf(res)).toEqual([]);
  });

  test('T08 only GET reads it; nothing below /api/csrf reaches core-api', async () => {
    expect((await bff.change('post', '/api/csrf')).status).toBe(404);
    expect(bff.core.seen).toEqual([]);
  });

  test('someone signed out gets a seed in a cookie that scripts cannot read, once', async () => {
    const first = await bff.plain().get('/api/csrf');
    expect(cookiesOf(first)[0]).toMatch(/^csrf_seed=[\w-]{32}; Path=\/; HttpOnly; SameSite=Lax$/);
    const again = await bff
      .plain()
      .get('/api/csrf')
      .set('Cookie', cookiesOf(first)[0]?.split(';')[0] ?? '');
    expect(again.body).toEqual(first.body);
    expect(cookiesOf(again)).toEqual([]);
    expect((await bff.plain().get('/api/csrf')).body).not.toEqual(first.body);
  });
});

describe('T08 a GET that changes something', () => {
  const purge = { ...access.serverTime, path: '/users/purge', effects: true };
  let purging: Bff;
  beforeAll(async () => {
    purging = await startBff({ calls: { users: { purge }, access } });
    purging.core.answer(purge, () => ({ body: { data: null } }));
  });
  afterAll(() => purging.stop());

  test.each(['/api/users/purge', '/api/users/purge/', '/api/Users/PURGE', '/api/users/purge?dry_run=1'])(
    'needs the header: %s',
    async (path) => {
      expect((await purging.get(path)).status).toBe(419);
      expect((await purging.plain().head(path).set('Cookie', `sid=${TOKEN}`)).status).toBe(419);
      expect(purging.core.seen).toEqual([]);
    },
  );

  test('and passes with it', async () => {
    const res = await purging.get('/api/users/purge').set('X-CSRF-Token', csrfToken(SESSION_SECRET, TOKEN));
    expect(res.status).toBe(200);
  });

  test('ids in its path match any id', () => {
    const hasEffects = readsWithEffects({ a: { b: { method: 'get', path: '/a/:id/b', effects: true } } });
    expect(['/api/a/7/b', '/api/a/x/b', '/api/a/7/c'].map(hasEffects)).toEqual([true, true, false]);
  });
});
