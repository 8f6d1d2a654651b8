import { expect, test as base, type APIRequestContext, type Page } from '@playwright/test';
import { startProduct, type Database, type Product } from './product';
import { steadyPages } from './steady';

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
}

interface ForWorker {
  /** The database of a project's product. */
  database: Database;
  /**
   * The product that a file runs against: files of one name share a worker, and so a product. What changes everybody's
   * world, such as another school year or a person's language, has a name of its own.
   */
  world: string;
  product: Product;
}

/** Journeys run against their own product, one per worker. */
export const test = base.extend<ForTest, ForWorker>({
  rooms: [[], { option: true }],
  entry: [false, { option: true }],
  database: ['SQLite', { option: true, scope: 'worker' }],
  world: ['shared', { option: true, scope: 'worker' }],
  product: [
    async ({ database }, use) => {
      const product = await startProduct(database);
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
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

export { expectAccessible } from './accessible';
export { expect };
