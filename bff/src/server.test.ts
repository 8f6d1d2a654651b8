import { Agent, createServer, get } from 'node:http';
import { access } from '@ruta/contracts/access/access.api';
import { visits } from '@ruta/contracts/visits/visits.api';
import { listen, stop } from './server';
import { exchange } from './testing/exchange';
import { INTERNAL_SECRET, SESSION_SECRET, startBff, TOKEN, type Bff } from './testing/start-bff';

let bff: Bff;
beforeEach(async () => (bff = await startBff()));
afterEach(() => bff.stop());

const OURS = `HTTP/1.1\r\nHost: x\r\nCookie: sid=${TOKEN}\r\nConnection: close`;
const raw = (head: string, body = '') => exchange(bff.port, `${head.replace('HTTP/1.1', OURS)}\r\n\r\n${body}`);
const headers = (count: number) => Array.from({ length: count }, (_, i) => `X-H${i}: 1`).join('\r\n');

describe('B62 requests that are not right', () => {
  test.each([
    ['a 17 kB address gives 431', `GET /api/me?x=${'x'.repeat(17_000)} HTTP/1.1`, '', 431],
    ['101 headers give 431', `GET /api/me HTTP/1.1\r\n${headers(101)}`, '', 431],
    ['Content-Length twice gives 400', 'POST /api/login HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2', 'xx', 400],
    [
      'Content-Length with Transfer-Encoding gives 400',
      'POST /api/login HTTP/1.1\r\nContent-Length: 4\r\nTransfer-Encoding: chunked',
      '0\r\n\r\n',
      400,
    ],
    ['an unknown method gives 400', 'BREW /api/me HTTP/1.1', '', 400],
    ['TRACE gives 404', 'TRACE /api/me HTTP/1.1', '', 404],
    ['a body without a type gives 415', 'POST /api/login HTTP/1.1\r\nContent-Length: 2', '{}', 415],
    ['an address of another server gives 404', 'GET http://evil.example/api/me HTTP/1.1', '', 404],
  ])('%s', async (_, head, body, status) => {
    expect(await raw(head, body)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(bff.core.seen).toEqual([]);
  });

  test('100 headers pass', async () =>
    expect(await raw(`GET /api/me HTTP/1.1\r\n${headers(97)}`)).toMatch(/^HTTP\/1\.1 200 /));

  test('its limits are set', () =>
    expect(bff.server).toMatchObject({
      headersTimeout: 10_000,
      requestTimeout: 600_000,
      keepAliveTimeout: 65_000,
      maxConnections: 1_000,
      maxHeadersCount: 100,
    }));
});

describe('stopping', () => {
  test('lets the request under way finish, takes no other, and is done', async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    bff.core.answer(access.me, async () => {
      await held;
      return { body: { data: 'whole' } };
    });
    const answer = bff.get('/api/me').then((res) => res.text);
    while (bff.core.seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));

    const stopped = stop(bff.server, 5_000);
    while (bff.server.listening) await new Promise((turn) => setImmediate(turn));
    await expect(exchange(bff.port, 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n')).rejects.toThrow('ECONNREFUSED');
    release();
    expect(await answer).toBe('{"data":"whole"}');
    expect(await stopped).toBe(true);
  });

  test('F10 answers what kept-alive connections have sent before, and closes them with the answer', async () => {
    const agent = new Agent({ keepAlive: true });
    const ask = () =>
      new Promise<unknown>((resolve) => {
        get({ port: bff.port, path: '/healthz', agent }, (res) =>
          res.resume().on('end', () => resolve([res.statusCode, res.headers.connection])),
        ).on('error', (error) => resolve(error.message));
      });
    const fifty = (told: unknown) => Array.from({ length: 50 }, () => told);
    expect(await Promise.all(fifty(null).map(ask))).toEqual(fifty([200, 'keep-alive']));
    const [early, late] = [fifty(null).slice(25), fifty(null).slice(25)];
    const answers = early.map(ask);
    await new Promise((sent) => process.nextTick(sent)); // on their way, not read yet
    const stopped = stop(bff.server, 5_000);
    while (bff.server.listening) await new Promise((turn) => setImmediate(turn));
    // On the other connections, as by clients that do not know of the stop.
    answers.push(...late.map(ask));
    expect(await Promise.all(answers)).toEqual(fifty([200, 'close']));
    expect(await stopped).toBe(true);
    agent.destroy();
  });

  test('F10 answers what has arrived at a busy server that has not accepted its connection', async () => {
    let stopped: Promise<boolean> | undefined;
    const server = createServer((_req, res) => {
      // Stopped while it works on the first request, and accepts the others.
      stopped ??= stop(server, 5_000);
      const until = Date.now() + 10;
      while (Date.now() < until); // the server is busy
      res.end();
    });
    const port = await listen(server, { port: 0, host: '127.0.0.1' });
    const answers = Array.from({ length: 50 }, () => fetch(`http://127.0.0.1:${port}`).then(({ status }) => status));
    expect(await Promise.all(answers)).toEqual(answers.map(() => 200));
    expect(await stopped).toBe(true);
  });

  test('cuts off what does not end in time', async () => {
    bff.core.answer(access.me, () => null);
    const answer = bff.get('/api/me').catch(() => 'cut off');
    while (bff.core.seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await stop(bff.server, 50)).toBe(false);
    expect(await answer).toBe('cut off');
  });
});

describe('the log', () => {
  test('has one line per request, without query, cookie, token or body', async () => {
    await bff.get('/api/me?x=planted-query');
    await bff.change('post', '/api/schools/visits').send({ objective: 'planted-body' });
    await bff.get('/bff/coach/schools/1/agenda');
    await bff.plain().get('/invitation/0123456789abcdef0123456789abcdef').set('Accept', 'text/html');
    const lines = bff.log().map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.map(({ method, path, status }) => [method, path, status])).toEqual([
      ['GET', '/api/me', 200],
      ['POST', '/api/schools/visits', 201],
      ['GET', '/bff/coach/schools/1/agenda', 200],
      ['GET', '/invitation/…', 200],
    ]);
    for (const line of lines) expect(line).toMatchObject({ ms: expect.any(Number), request_id: expect.any(String) });
    for (const secret of ['planted', TOKEN, INTERNAL_SECRET, SESSION_SECRET, 'csrf'])
      expect(bff.log().join('')).not.toContain(secret);
  });

  test('says why core-api did not answer, under the id that the person was told', async () => {
    await bff.core.close();
    const res = await bff.get(`/api${visits.list.path}`);
    const line = bff.log().find((text) => text.includes('ECONNREFUSED'));
    expect(line).toContain((res.body as { request_id: string }).request_id);
    expect(line).not.toContain(TOKEN);
  });
});
