import { defineConfig, devices } from '@playwright/test';
import journeys from '../playwright.config';

/** Journeys through the built Storybook as `npm start` serves it; `npm test -- workshop` builds it first. */
export default defineConfig({
  ...journeys,
  testDir: '.',
  globalSetup: './serve.ts',
  testMatch: '**/*.journey.ts',
  // The manager and the page beside it share a thread, and two of them share two cores.
  workers: 1,
  timeout: 600_000,
  expect: { timeout: 90_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ?? '../test-results/workshop.json' }],
  ],
  outputDir: '../test-results/workshop',
  projects: [{ name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } }],
});
