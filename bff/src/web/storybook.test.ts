import { createHash } from 'node:crypto';
import { startBff, type Bff } from '../testing/start-bff';

const MANAGER = "window.sb = 'manager';";
const PREVIEW = "\n  window.sb = 'preview';\n";
const built = {
  'index.html': `<!doctype html><title>Storybook</title><script>${MANAGER}</script><script type="module" src="./a.js"></script>`,
  'iframe.html': `<!doctype html><script type="module">${PREVIEW}</script>`,
  'assets/Button.stories-BxK3d2fA.js': 'export {};',
  'sb-manager/runtime.js': 'export {};',
  'index.json': '{}',
  '.sources': 'SECRET=1',
};

let bff: Bff;
beforeAll(async () => (bff = await startBff({ storybook: built })));
afterAll(() => bff.stop());

const page = (path: string, of = bff) => of.plain().get(path).set('Accept', 'text/html');
const policyOf = (header: string | undefined) =>
  new Map((header ?? '').split(';').map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1)]));
const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('DS-02 the Storybook', () => {
  test('is served, and may frame itself', async () => {
    const res = await page('/storybook/');
    expect(res.status).toBe(200);
    expect(res.text).toContain('Storybook');
    expect(policyOf(res.get('Content-Security-Policy')).get('frame-ancestors')).toEqual(["'self'"]);
    expect(res.get('X-Frame-Options')).toBe('SAMEORIGIN');
    expect((await page('/storybook')).status).toBe(301);
  });

  test('T16 runs its own inline scripts, by their hashes, and no other', async () => {
    for (const path of ['/storybook/', '/storybook/iframe.html', '/storybook/sb-manager/runtime.js']) {
      const policy = policyOf((await page(path)).get('Content-Security-Policy'));
      expect(policy.get('script-src')).toEqual(["'self'", hash(MANAGER), hash(PREVIEW)]);
      expect(policy.get('default-src')).toEqual(["'none'"]);
      for (const own of ['connect-src', 'frame-src', 'base-uri', 'form-action'])
        expect(policy.get(own)).toEqual(["'self'"]);
      expect(policy.get('object-src')).toEqual(["'none'"]);
      expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe-eval|\*|https?:/);
    }
  });

  test('T16 changes the policy of its own path only', async () => {
    for (const path of ['/', '/storybooks', '/storybook2/index.html'])
      expect((await page(path)).get('Content-Security-Policy')).not.toContain('unsafe-inline');
  });

  test('keeps what carries a hash in its name for ever, and asks about the rest', async () => {
    const asset = await page('/storybook/assets/Button.stories-BxK3d2fA.js');
    expect(asset.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
    for (const path of [
      '/storybook/',
      '/storybook/iframe.html',
      '/storybook/index.json',
      '/storybook/sb-manager/runtime.js',
    ])
      expect((await page(path)).get('Cache-Control')).toBe('no-cache');
    const gone = await page('/storybook/assets/gone-00000000.js');
    expect(gone.status).toBe(404);
    expect(gone.get('Cache-Control')).not.toContain('immutable');
  });

  test.each([
    '/storybook/.sources',
    '/storybook/../secrets.json',
    '/storybook/%2e%2e/web/index.html',
    '/storybook/..%2fweb%2findex.html',
    '/storybook/assets%00.js',
  ])('never gives %s away', async (path) => {
    const res = await page(path);
    expect([400, 403, 404]).toContain(res.status);
    expect(res.text).not.toMatch(/SECRET|__CSP_NONCE__|csp-nonce/);
  });

  test('that is being built says so, in Spanish, and asks again by itself', async () => {
    const building = await startBff({ storybook: {} });
    const res = await page('/storybook/', building);
    expect(res.status).toBe(503);
    expect(res.get('Retry-After')).toBe('5');
    expect(res.get('Cache-Control')).toBe('no-store');
    expect(res.text).toContain('<html lang="es">');
    expect(res.text).toContain('El Storybook se está construyendo');
    expect(res.text).toContain('<meta http-equiv="refresh" content="5">');
    expect(res.text).not.toContain('<script');
    await building.stop();
  });

  test('is not there where nobody asked for it: a real installation', async () => {
    const without = await startBff();
    expect((await page('/storybook/', without)).status).toBe(404);
    await without.stop();
  });
});
