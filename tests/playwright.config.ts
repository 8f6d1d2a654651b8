import { defineConfig, devices } from '@playwright/test';

const executablePath = process.env['CHROMIUM_PATH'];
/** On MariaDB every journey runs at desktop width, and those of the visits on the phone too: the browser is the same. */
const isOnMariadb = process.env['JOURNEYS_DATABASE_SERVER'] !== undefined;

/** Journeys in Chromium, each project on a product of its own (see kit/product.ts). */
export default defineConfig({
  testDir: './journeys',
  globalSetup: './kit/build-once.ts',
  testMatch: '**/*.journey.ts',
  // Each worker has a product of its own, so files do not meet; within a file the order stands.
  workers: 2,
  retries: 0,
  timeout: 120_000,
  // What is waited for is an outcome, not a time: a busy machine may take longer.
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? 'test-results/journeys.json' }],
  ],
  outputDir: './test-results',
  use: {
    locale: 'es-MX',
    timezoneId: 'America/Mexico_City',
    // A trace of everything costs a quarter of the time: it is made when somebody looks for a fault.
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
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 780 } },
      testMatch: isOnMariadb ? '**/{visit,reschedule}.journey.ts' : '**/*.journey.ts',
    },
  ],
});
