import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import type { Database } from './kit/product';

const executablePath = process.env['CHROMIUM_PATH'];
const hasMariadb = process.env['JOURNEYS_DATABASE_SERVER'] !== undefined;
/** `npm run test:all`: every journey at both widths on both databases. */
const isWhole = process.env['TESTS_WHOLE'] !== undefined;

const folder = fileURLToPath(new URL('./journeys', import.meta.url));
/** What has nothing to do with widths and databases runs once: on a desktop, on SQLite. */
const ONCE = 'tls-proxy.journey.ts';
/** A journey that does something else on a phone: it runs at both widths. */
const AT_BOTH_WIDTHS = /viewportSize\(\)\?\.width/;
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.journey.ts') && name !== ONCE)
  .sort();
const isAtBoth = (name: string) => AT_BOTH_WIDTHS.test(readFileSync(join(folder, name), 'utf8'));
const [atBoth, atOne] = [files.filter(isAtBoth), files.filter((name) => !isAtBoth(name))];
const widths = {
  desktop: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
  phone: { ...devices['Pixel 7'], viewport: { width: 360, height: 780 } },
};

/**
 * The journeys of a width on a database, dealt so that each width and each database gets half of them. Without MariaDB all
 * run on SQLite at both widths.
 */
function filesOf(width: keyof typeof widths, database: Database): string[] {
  if (isWhole || !hasMariadb) return files;
  const [isDesktop, isSqlite] = [width === 'desktop', database === 'SQLite'];
  const turn = [isDesktop && isSqlite, !isDesktop && !isSqlite, isDesktop && !isSqlite, !isDesktop && isSqlite].indexOf(
    true,
  );
  return [
    ...atBoth.filter((_, at) => (at % 2 === 0) === (isDesktop === isSqlite)),
    ...atOne.filter((_, at) => at % 4 === turn),
  ];
}

/**
 * Journeys in Chromium, each worker with its own product (see kit/product.ts). A journey runs once, at a width and on a
 * database in turn (decision 0059); one that does something else on a phone runs at both widths, at one on SQLite and at the
 * other on MariaDB. `npm run test:all` runs all of them in all four ways.
 */
export default defineConfig<object, { database: Database }>({
  testDir: './journeys',
  globalSetup: './kit/set-up.ts',
  testMatch: '**/*.journey.ts',
  // Each worker has its own product, so files are independent; tests within a file run in order.
  workers: 2,
  // A host may be very slow for a moment. `npm test` names what passes only the second time.
  retries: 1,
  timeout: 300_000,
  // Assertions wait for outcomes; a busy machine may be slow.
  expect: { timeout: 60_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? 'test-results/journeys.json' }],
  ],
  outputDir: './test-results/journeys',
  use: {
    // An act that cannot be done fails like an assertion, and leaves time to try again.
    actionTimeout: 60_000,
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    // Tracing costs a quarter of the time, so it is on request.
    trace: process.env['JOURNEYS_TRACE'] === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-dev-shm-usage',
      ],
    },
  },
  projects: (['desktop', 'phone'] as const).flatMap((width) =>
    (hasMariadb ? (['SQLite', 'MariaDB'] as const) : (['SQLite'] as const)).map((database) => ({
      name: `${width}, ${database}`,
      use: { ...widths[width], database },
      testMatch: [...filesOf(width, database), ...(width === 'desktop' && database === 'SQLite' ? [ONCE] : [])].map(
        (name) => `**/${name}`,
      ),
    })),
  ),
});
