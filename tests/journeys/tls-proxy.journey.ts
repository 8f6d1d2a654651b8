import type { Page, Response } from '@playwright/test';
import { expect, PASSWORD, withOwnServers } from '../kit/journey';
import { freePort, startProduct } from '../kit/product';
import { startTlsProxy } from '../kit/tls-proxy';

/** The product as README.md deploys it: behind a proxy with TLS, which it trusts. */
const test = withOwnServers.extend({
  own: [
    async ({ database }, use) => {
      const port = await freePort();
      const proxy = await startTlsProxy(port);
      const PUBLIC_URL = `https://localhost:${proxy.port}`;
      const own = await startProduct(database, { PORT: String(port), PUBLIC_URL, TRUST_PROXY: '1' });
      await use(own);
      await own.stop();
      await proxy.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

test.use({ rooms: ['access', 'agenda'] });
// Once: a second try would hide a socket or a cookie that is refused now and then.
test.describe.configure({ retries: 0 });
// Nobody signed the certificate.
test.use({ ignoreHTTPSErrors: true });

/** What the page's sockets to this address received, from now on. */
function framesFrom(page: Page, address: string): readonly string[] {
  const frames: string[] = [];
  page.on('websocket', (socket) => {
    if (!socket.url().startsWith(address)) return;
    socket.on('framereceived', ({ payload }) => void frames.push(String(payload)));
  });
  return frames;
}

const policyOf = (page: Response | null) => page?.headers()['content-security-policy'] ?? '';

test('ACC-01 T16 behind a proxy with TLS: https for good, cookies of this host alone, a socket, and out again', async ({
  page,
  context,
  product,
}) => {
  await test.step('every reply asks for https from now on', async () => {
    const first = await page.goto('/');
    expect(first?.url()).toMatch(/^https:/);
    expect(first?.headers()['strict-transport-security']).toMatch(/^max-age=63072000/);
    expect(policyOf(first)).toContain('upgrade-insecure-requests');
    expect(policyOf(first)).toContain(product.url.replace('https:', 'wss:'));
    const asked = await page.request.get('/api/csrf');
    expect(asked.headers()['strict-transport-security']).toMatch(/^max-age=63072000/);
  });

  const frames = framesFrom(page, product.url.replace('https:', 'wss:'));
  await test.step('signing in leads to a page, with cookies that only this host gets, over https', async () => {
    await page.getByLabel('Correo').fill('coach@ruta.test');
    await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/coach/);
    const cookies = await context.cookies();
    expect(cookies.map(({ name }) => name)).toContain('__Host-sid');
    for (const { name, secure, path, domain } of cookies)
      expect([name.startsWith('__Host-'), secure, path, domain]).toEqual([true, true, '/', 'localhost']);
  });

  await test.step('the socket is let in from the public address', async () => {
    await expect.poll(() => frames.join('\n'), { timeout: 45_000 }).toMatch(/^40\{"sid":/m);
  });

  await test.step('a page of another address is not', async () => {
    const refused = await page.request.get('/socket.io/?EIO=4&transport=polling', {
      headers: { Origin: product.url.replace('https:', 'http:') },
    });
    expect(refused.ok()).toBe(false);
  });

  await test.step('signing out takes the session and the cache away', async () => {
    const left = page.waitForResponse((reply) => reply.url().endsWith('/api/logout'));
    await page.getByRole('button', { name: /Menú de tu cuenta/ }).click();
    await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click();
    expect(await (await left).headerValue('clear-site-data')).toBe('"cache"');
    await expect(page).toHaveURL(/\/sign-in/);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('__Host-sid');
    expect((await page.request.get('/api/me')).status()).toBe(401);
  });
});
