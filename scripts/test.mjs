// npm test: everything that has to hold, in one command. The last line is `N passed, N failed`.
import { build } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureMariadb, startMariadb } from './mariadb.mjs';
import { assertNode, at, run, say } from './kit.mjs';
import { ensurePackages } from './packages.mjs';
import {
  check,
  count,
  finish,
  jestCounts,
  playwrightCounts,
  resultsOf,
  suite as counted,
  timed,
} from './test-results.mjs';

assertNode();
const isCi = process.env.CI === 'true';
const STEPS = ['types', 'lint', 'unit', 'mariadb', 'faults', 'bundle', 'stories', 'workshop', 'journeys'];
const only = process.argv.slice(2);
const unknown = only.filter((name) => !STEPS.includes(name));
if (unknown.length > 0) {
  say(`There is no step ${unknown.join(', ')}. There are: ${STEPS.join(', ')}.`);
  process.exit(1);
}
const wants = (...names) => only.length === 0 || names.some((name) => only.includes(name));
const step = (name, work) => (wants(name) ? work() : undefined);

await ensurePackages('dev', 'visual');
const mariadb = await database();

// Types and lint keep one core busy for three minutes; the faults mostly wait, for what they killed to start again.
await Promise.all([
  inTurn(
    () => step('types', () => check('types', 'npx', ['tsc', '-b'], { quiet: true })),
    () => step('lint', () => check('lint', 'npm', ['run', '-s', 'lint'], { quiet: true })),
  ),
  inTurn(
    () => step('faults', () => faults()),
    () => mariadb && step('mariadb', () => onMariadb(mariadb.url())),
  ),
]);
await step('unit', () =>
  counted('unit', 'npx', ['jest', '--ci', '--json', `--outputFile=${resultsOf('unit')}`], { read: jestCounts }),
);

if (wants('bundle', 'journeys')) await build();
await step('bundle', () => check('bundle', 'node', [at('scripts/bundle.mjs')]));
const chromium = await browser();
if (chromium) {
  await step('stories', () => stories());
  await step('workshop', () => workshop());
  await step('journeys', () =>
    playwright('journeys', 'tests/playwright.config.ts', mariadb ? { JOURNEYS_DATABASE_SERVER: mariadb.url() } : {}),
  );
}
await mariadb?.stop();
finish();

async function inTurn(...works) {
  for (const work of works) await work();
}

function faults() {
  const args = [at('scripts/faults.mjs'), '--tenth'];
  return counted('faults', 'node', args, {
    env: { FAULTS_COUNTS: resultsOf('faults') },
    quiet: true,
    read: (counts) => counts,
  });
}

/** The API's tests once more, on MariaDB; one worker, as the other core is taken. */
function onMariadb(url) {
  const args = ['jest', '--selectProjects', 'core-api', '--ci', '--json', `--outputFile=${resultsOf('mariadb')}`];
  const workers = wants('types', 'lint') ? ['--maxWorkers=1'] : [];
  return counted('mariadb', 'npx', [...args, ...workers], {
    env: { TEST_DATABASE_URL: url },
    quiet: true,
    read: jestCounts,
  });
}

function stories() {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${resultsOf('stories')}`];
  return counted('stories', 'npm', ['run', '-s', 'test', '--workspace', '@ruta/stories', '--', ...reporters], {
    env: { CHROMIUM_PATH: chromium },
    read: jestCounts,
  });
}

/** Journeys through the Storybook as its sources are; a failure to build it is theirs. */
async function workshop() {
  const code = await timed('workshop: build', () => run('node', [at('scripts/storybook.mjs'), '--if-changed']));
  if (code !== 0) count('workshop', code, { passed: 0, failed: 1, names: ['the Storybook could not be built'] });
  else await playwright('workshop', 'tests/workshop/playwright.config.ts');
}

function playwright(name, config, env = {}) {
  return counted(name, 'npx', ['playwright', 'test', '--config', config], {
    env: { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: resultsOf(name) },
    read: playwrightCounts,
  });
}

/** A MariaDB for the steps that need one, or one clear line about what is not run without it; under CI that is a failure. */
async function database() {
  if (!wants('mariadb', 'journeys')) return null;
  if (await ensureMariadb()) return startMariadb();
  say('Skipped: mariadb, and the journeys on MariaDB. They need the server: apt-get install mariadb-server');
  if (isCi) count('mariadb', 1, { passed: 0, failed: 1, names: ['there is no MariaDB'] });
  return null;
}

/** The browser, or one clear line about what is not run without it; under CI that is a failure. */
async function browser() {
  if (!wants('stories', 'workshop', 'journeys')) return null;
  const path = await ensureChromium();
  if (!path) {
    say('Skipped: stories, workshop and journeys. They need Chromium: install it, or name it in CHROMIUM_PATH.');
    if (isCi) count('stories', 1, { passed: 0, failed: 1, names: ['there is no Chromium'] });
  }
  return path;
}
