import { expect, test as base, type APIRequestContext, type Page } from '@playwright/test';
import { startProduct, type Database, type OwnProduct, type Product } from './product';
import { steadyPages } from './steady';
import { startWorlds, type Worlds } from './worlds';

export const PASSWORD = 'ruta-demo-2026';

/** Signs a request context's browser in, without pages. */
export async function signInByRequest(request: APIRequestContext, email: string): Promise<void> {
  const { data } = (await (await request.get('/api/csrf')).json()) as { data: { token: string } };
  const headers = { 'X-CSRF-Token': data.token };
  const reply = await request.post('/api/login', { data: { email, password: PASSWORD }, headers });
  expect({ email, status: reply.status() }).toEqual({ email, status: 200 });
}

/** Notes in the browser that the signed-in person has chosen to answer the diagnostic later. */
async function laterWithDpi(page: Page): Promise<void> {
  const { data } = (await (await page.request.get('/api/me')).json()) as { data: { user: { id: number } } };
  await page.addInitScript((id) => sessionStorage.setItem('ruta.dpi-entry', String(id)), data.user.id);
}

interface ForTest {
  /** The rooms that a journey passes through: `npm test -- --since` runs it where one of them changed. */
  rooms: readonly string[];
  signIn: (email: string, path?: string) => Promise<void>;
  /** Whether a home leads whoever has the diagnostic before them there. Journeys to elsewhere have chosen "later". */
  entry: boolean;
  /** Watches that the pages of a journey do not move while they load. */
  steady: undefined;
  product: Product;
}

interface ForWorker {
  /** The database of a project's product. */
  database: Database;
  worlds: Worlds;
  /** A product with processes of its own; see `withOwnServers`. */
  own: OwnProduct;
}

/** Journeys run against servers of their worker. Each file has a world of its own there. */
export const test = base.extend<ForTest, ForWorker>({
  rooms: [[], { option: true }],
  entry: [false, { option: true }],
  database: ['SQLite', { option: true, scope: 'worker' }],
  worlds: [
    async ({ database }, use) => {
      const worlds = await startWorlds(database);
      await use(worlds);
      await worlds.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  own: [
    async ({ database }, use) => {
      const own = await startProduct(database);
      await use(own);
      await own.stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  product: async ({ worlds }, use, info) => use(await worlds.of(info.file)),
  steady: [({ context }, use, info) => steadyPages(context, () => use(undefined), info), { auto: true }],
  baseURL: async ({ product }, use) => use(product.url),
  /**
   * Signs in by request and opens a page; by default the home, which redirects most roles. Wait for the page's heading
   * before pressing anything.
   */
  signIn: async ({ page, entry }, use) =>
    use(async (email, path = '/') => {
      await signInByRequest(page.request, email);
      if (!entry) await laterWithDpi(page);
      await page.goto(path);
    }),
});

/** Journeys that restart their servers or start them with other variables. */
export const withOwnServers = test.extend({
  product: async ({ own }, use) => use(own),
});

export { expectAccessible } from './accessible';
export { expect };
