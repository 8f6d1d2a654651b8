import { brotliCompressSync, gzipSync } from 'node:zlib';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startBff, type Bff } from '../testing/start-bff';

const SCRIPT = 'console.log("ruta");';
const files = {
  'assets/app-BxK3d2fA.js': SCRIPT,
  'assets/app-BxK3d2fA.js.br': brotliCompressSync(SCRIPT),
  'assets/app-BxK3d2fA.js.gz': gzipSync(SCRIPT),
  'assets/font-Xa81bC0z.woff2': 'font',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '.env': 'SECRET=1',
  'assets/.env': 'SECRET=2',
  'folder.js/planted.txt': 'planted',
};

let bff: Bff;
beforeAll(async () => (bff = await startBff({ files })));
afterAll(() => bff.stop());

const page = (path = '/') => bff.plain().get(path).set('Accept', 'text/html,*/*;q=0.8');
const policyOf = (header: string | undefined) =>
  new Map((header ?? '').split(';').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]));

describe('pages', () => {
  test.each(['/', '/login', '/coach/schools/1/visits/101', '/index.html'])('%s is index.html', async (path) => {
    const res = await page(path);
    expect(res.status).toBe(200);
    expect(res.type).toBe('text/html');
    expect(res.get('Cache-Control')).toBe('no-store');
    expect(res.text).not.toContain('__CSP_NONCE__');
  });

  test('UI-02 the page says whether the browser has a session, so that a visitor’s start asks nothing in vain', async () => {
    expect((await page()).text).toContain('data-session="none"');
    expect((await page().set('Cookie', 'sid=short')).text).toContain('data-session="none"');
    expect((await page().set('Cookie', `sid=${'a'.repeat(43)}`)).text).toContain('data-session="some"');
  });

  test('T16 the nonce of the page is the one of its policy, and another each time', async () => {
    const nonces = new Set<string>();
    for (let i = 0; i < 5; i++) {
      const res = await page();
      const inPage = [...res.text.matchAll(/nonce="([^"]+)"/g)].map(([, nonce]) => nonce);
      const policy = policyOf(res.get('Content-Security-Policy'));
      expect(new Set(inPage).size).toBe(1);
      expect(inPage).toHaveLength(2);
      for (const directive of ['script-src', 'style-src'])
        expect(policy.get(directive)).toEqual(["'self'", `'nonce-${inPage[0] ?? ''}'`]);
      nonces.add(inPage[0] ?? '');
    }
    expect(nonces.size).toBe(5);
    for (const nonce of nonces) expect(Buffer.from(nonce, 'base64').length).toBeGreaterThanOrEqual(16);
  });

  test('T16 the policy allows nothing inline, no frames, no other origin', async () => {
    const res = await page('/coach');
    const header = res.get('Content-Security-Policy') ?? '';
    expect(header).not.toMatch(/unsafe-|\*|http:/);
    const policy = policyOf(header);
    expect(policy.get('default-src')).toEqual(["'self'"]);
    for (const none of ['frame-ancestors', 'object-src', 'base-uri']) expect(policy.get(none)).toEqual(["'none'"]);
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'blob:']);
    expect(policy.get('frame-src')).toEqual([
      ...["'self'", 'https://tableros.example.mx'],
      ...['https://www.youtube-nocookie.com', 'https://player.vimeo.com', 'https://fast.wistia.net'],
    ]);
    expect(policy.get('connect-src')).toEqual(["'self'", 'ws://127.0.0.1:4000']);
    for (const own of ['font-src', 'form-action']) expect(policy.get(own)).toEqual(["'self'"]);
    expect(policy.has('upgrade-insecure-requests')).toBe(false);
    expect(res.headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
    expect(res.headers).not.toHaveProperty('strict-transport-security');
    expect(res.headers).not.toHaveProperty('x-powered-by');
  });

  test('over https it adds HSTS and upgrades what is insecure', async () => {
    const https = await startBff({ secure: true });
    const res = await https.plain().get('/').set('Accept', 'text/html');
    expect(res.get('Content-Security-Policy')).toContain('upgrade-insecure-requests');
    expect(res.get('Strict-Transport-Security')).toMatch(/^max-age=63072000/);
    await https.stop();
  });

  test('T16 every kind of reply carries the policy', async () => {
    const screen = '/bff/coach/schools/1/agenda';
    for (const path of ['/assets/app-BxK3d2fA.js', '/api/me', screen, '/nothing.png', '/healthz'])
      expect((await bff.plain().get(path)).get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  });

  test('B62 HEAD is as GET', async () =>
    expect((await bff.plain().head('/').set('Accept', 'text/html')).status).toBe(200));

  test('a page is not given to who asks for something else', async () => {
    expect((await bff.plain().get('/coach').set('Accept', 'application/json')).status).toBe(404);
    expect((await page('/assets/gone-00000000.js')).status).toBe(404);
    expect((await page('/nothing.png')).status).toBe(404);
    expect((await page('/bff/coach/nothing')).status).toBe(404);
  });

  test('not built: 404, and built later: there', async () => {
    const later = await startBff();
    const index = join(later.webDir, 'index.html');
    rmSync(index);
    expect((await later.plain().get('/').set('Accept', 'text/html')).status).toBe(404);
    mkdirSync(later.webDir, { recursive: true });
    writeFileSync(index, 'built');
    expect((await later.plain().get('/').set('Accept', 'text/html')).text).toBe('built');
    await later.stop();
  });
});

describe('files', () => {
  const asset = '/assets/app-BxK3d2fA.js';

  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', undefined],
  ])('with Accept-Encoding: %s comes packed as %s', async (accepted, encoding) => {
    const res = await bff.plain().get(asset).set('Accept-Encoding', accepted).buffer(true);
    expect(res.status).toBe(200);
    expect(res.get('Content-Encoding')).toBe(encoding);
    expect(res.type).toBe('text/javascript');
    expect(res.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    expect(res.get('Vary')).toBe('Accept-Encoding');
  });

  test('gives the same bytes unpacked', async () => {
    const res = await bff.plain().get(asset).set('Accept-Encoding', 'gzip').buffer(true);
    expect(res.text).toBe(SCRIPT);
  });

  test('without a hash in its name a file is asked about again', async () => {
    const res = await bff.plain().get('/favicon.svg');
    expect(res.get('Cache-Control')).toBe('no-cache');
    const again = await bff
      .plain()
      .get('/favicon.svg')
      .set('If-None-Match', res.get('ETag') ?? '');
    expect(again.status).toBe(304);
  });

  test.each(['/.env', '/assets/.env', '/assets/..%2f.env', '/folder.js', '/assets/app-BxK3d2fA.js%00.txt'])(
    'never gives %s away',
    async (path) => {
      const res = await bff.plain().get(path);
      expect(res.get('Content-Encoding')).toBeUndefined();
      expect(res.status).toBe(404);
      expect(res.text).not.toMatch(/SECRET|planted|root:/);
    },
  );
});
