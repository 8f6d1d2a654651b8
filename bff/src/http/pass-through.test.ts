import { access } from '@ruta/contracts/access/access.api';
import { visits } from '@ruta/contracts/visits/visits.api';
import { exchange } from '../testing/exchange';
import { cookiesOf, INTERNAL_SECRET, refusal, startBff, TOKEN, type Bff } from '../testing/start-bff';

let bff: Bff;
beforeEach(async () => (bff = await startBff()));
afterEach(() => bff.stop());

describe('what core-api is told', () => {
  test('the call, its query as it came, the person and their language', async () => {
    const res = await bff
      .get('/api/schools/visits?school_id=1&filter[status]=new&sort=-id')
      .set('Accept-Language', 'en-GB,en;q=0.8')
      .set('If-None-Match', '"7"')
      .set('User-Agent', 'Firefox');
    expect(res.status).toBe(200);
    const asked = bff.core.seen[0];
    expect(asked?.url).toBe('/api/schools/visits?school_id=1&filter[status]=new&sort=-id');
    expect(asked?.headers).toMatchObject({
      authorization: `Bearer ${TOKEN}`,
      'accept-language': 'en-GB,en;q=0.8',
      'if-none-match': '"7"',
      'user-agent': 'Firefox',
      'x-internal-secret': INTERNAL_SECRET,
      'x-client-ip': '127.0.0.1',
      'x-request-id': res.get('X-Request-Id'),
    });
  });

  test('T08 nothing forged: identity, addresses, credentials and cookies of the browser stay outside', async () => {
    await bff.change('post', '/api/schools/visits').send({}).set({
      'X-User-Id': '1',
      'X-Forwarded-For': '10.9.9.9',
      'X-Forwarded-Host': 'evil.example',
      Forwarded: 'for=10.9.9.9',
      'X-Client-Ip': '10.9.9.9',
      'X-Internal-Secret': 'guess',
      'X-Request-Id': 'forged-request-id',
      Authorization: 'Bearer forged-token-0123456789',
      'Proxy-Authorization': 'Basic x',
      TE: 'trailers',
    });
    const headers = bff.core.seen[0]?.headers ?? {};
    expect(headers).toMatchObject({
      authorization: `Bearer ${TOKEN}`,
      'x-client-ip': '127.0.0.1',
      'x-internal-secret': INTERNAL_SECRET,
    });
    expect(headers['x-request-id']).not.toBe('forged-request-id');
    for (const name of ['x-user-id', 'x-forwarded-for', 'x-forwarded-host', 'forwarded', 'cookie', 'x-csrf-token'])
      expect(headers).not.toHaveProperty(name);
    for (const name of ['te', 'proxy-authorization']) expect(headers).not.toHaveProperty(name);
    expect(JSON.stringify(headers)).not.toContain('forged');
  });

  test('ACC-06 whom the page was loaded for, by its header or the query of an address that the browser opens', async () => {
    await bff.change('put', '/api/me/locale').send({ locale: 'en' }).set('X-Acting-As', '12:COACH');
    await bff.get('/api/schools/visits/7/pdf?acting_as=12:COACH');
    await bff.get('/api/schools/visits?acting_as=12:COACH&school_id=1');
    await bff.get('/api/schools/visits?school_id=1').set('X-Acting-As', 'somebody else');
    await bff.get('/bff/coach/schools/1/visits/7').set('X-Acting-As', '12:COACH');
    expect(bff.core.seen.slice(0, 4).map(({ url, headers }) => [url, headers['x-acting-as']])).toEqual([
      ['/api/me/locale', '12:COACH'],
      ['/api/schools/visits/7/pdf', '12:COACH'],
      ['/api/schools/visits?school_id=1', '12:COACH'],
      ['/api/schools/visits?school_id=1', 'nobody'],
    ]);
    expect(new Set(bff.core.seen.slice(4).map(({ headers }) => headers['x-acting-as']))).toEqual(new Set(['12:COACH']));
  });

  test('Authorization of the browser alone signs nobody in', async () => {
    await bff.get('/api/me', null).set('Authorization', `Bearer ${TOKEN}`);
    expect(bff.core.seen[0]?.headers).not.toHaveProperty('authorization');
  });

  test('a trusted proxy tells the client’s address', async () => {
    const behind = await startBff({ trustProxy: 'loopback' });
    await behind.get('/api/me').set('X-Forwarded-For', '203.0.113.7').set('X-Request-Id', 'proxy-named-it');
    expect(behind.core.seen[0]?.headers).toMatchObject({
      'x-client-ip': '203.0.113.7',
      'x-request-id': 'proxy-named-it',
    });
    await behind.stop();
  });

  test('B62 HEAD is as GET', async () => {
    const res = await bff.plain().head('/api/me').set('Cookie', `sid=${TOKEN}`);
    expect(res.status).toBe(200);
    expect(res.text).toBeUndefined();
    expect(bff.core.seen[0]?.method).toBe('HEAD');
  });
});

describe('what the browser gets', () => {
  test('status and the headers of the list, nothing else', async () => {
    bff.core.answer(access.me, () => ({
      status: 200,
      headers: {
        etag: '"7"',
        'cache-control': 'private, max-age=5',
        'content-disposition': 'attachment; filename="a.csv"',
        'retry-after': '3',
        location: '/api/x',
        'x-powered-by': 'core',
        server: 'core',
        'set-cookie': 'core=1',
        'x-internal-secret': 'leak',
        'access-control-allow-origin': '*',
      },
      body: { data: 1 },
    }));
    const res = await bff.get('/api/me');
    expect(res.headers).toMatchObject({
      etag: '"7"',
      'cache-control': 'private, max-age=5',
      'content-disposition': 'attachment; filename="a.csv"',
      'retry-after': '3',
      location: '/api/x',
      'content-type': 'application/json; charset=utf-8',
    });
    for (const name of ['x-powered-by', 'server', 'x-internal-secret', 'access-control-allow-origin'])
      expect(res.headers).not.toHaveProperty(name);
    expect(cookiesOf(res)).toEqual([]);
  });

  test('a refusal word for word, and no caching of what core-api says nothing about', async () => {
    bff.core.refuse(visits.get, 'visits.not-found');
    const res = await bff.get('/api/schools/visits/7');
    expect(res.status).toBe(404);
    expect(res.body).toMatchObject({ error: true, code: 'visits.not-found' });
    expect(res.get('Cache-Control')).toBe('private, no-store');
  });

  test('not what some other program says about a failure', async () => {
    bff.core.answer(access.me, () => ({ status: 502, headers: { 'content-type': 'text/html' }, body: '<h1>nginx' }));
    const res = await bff.get('/api/me');
    expect(res.status).toBe(503);
    expect(res.body).toEqual(refusal('server.unavailable'));
  });

  test('no half answer taken for a whole one', async () => {
    let breakOff = () => undefined as unknown;
    bff.core.answer(access.me, (_seen, answer) => {
      answer.writeHead(200, { 'content-type': 'application/json' });
      answer.write('{"data":');
      breakOff = () => answer.destroy();
      return null;
    });
    const asked = bff.get('/api/me').set('Accept-Encoding', 'identity');
    // Break off once the first half has reached the browser.
    const half = asked.buffer(true).parse((res, done) => {
      res.once('data', () => breakOff());
      res.once('error', (error) => done(error, null));
      res.once('end', () => done(null, null));
    });
    await expect(half).rejects.toThrow(/aborted|hang up|reset|terminated/i);
  });
});

describe('when core-api does not answer', () => {
  test('down: 503 that says when to try again, in the person’s language', async () => {
    await bff.core.close();
    for (const path of ['/api/me', '/bff/coach/schools/1/agenda']) {
      const res = await bff.get(path).set('Accept-Language', 'en');
      expect(res.status).toBe(503);
      expect(res.get('Retry-After')).toBe('5');
      expect(res.body).toEqual(refusal('server.unavailable'));
      expect(res.body).toHaveProperty('message', 'The service is not available right now. Try again in a moment.');
    }
    expect((await bff.plain().get('/readyz')).status).toBe(503);
    expect((await bff.plain().get('/healthz')).status).toBe(200);
  });

  test('too slow: 503', async () => {
    const impatient = await startBff({ timeoutMs: 200 });
    impatient.core.answer(access.me, () => null);
    const res = await impatient.get('/api/me');
    expect(res.status).toBe(503);
    await impatient.stop();
  });

  test('ready again when it is', async () => {
    expect((await bff.plain().get('/readyz')).status).toBe(200);
    bff.core.isReady = false;
    expect((await bff.plain().get('/readyz')).status).toBe(503);
  });
});

describe('addresses that are not for the browser', () => {
  test.each([
    '/internal/batch',
    '/internal/events?after=1',
    '/INTERNAL/batch',
    '/api/../internal/batch',
    '/api/%2e%2e/internal/batch',
    '/api/..%2finternal/batch',
    '/api//internal',
    '/API/me',
    '/api',
    '/api/',
    '/api/schools/visits/%00',
    '/api/schools/visits/%ff',
    '/api/schools/visits/%F0%9F%8E%88',
    '/api/me\\..\\x',
    '/bff',
    '/bff/coach',
    '/bff/nobody/users',
    '/bff/coach/schools/%ff/agenda',
    '/metrics.json',
  ])('B61 %s gives 404 and core-api hears nothing', async (path) => {
    const res = await rawGet(bff.port, path);
    expect(res).toMatch(/^HTTP\/1\.1 404 /);
    expect(res).toContain('"code":"request.no-such-call"');
    expect(bff.core.seen).toEqual([]);
  });
});

/** A raw request: HTTP clients would normalize the address. */
const rawGet = (port: number, path: string) =>
  exchange(port, `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept: text/html\r\nConnection: close\r\n\r\n`);
