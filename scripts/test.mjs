// npm test: runs every check. The last line is `N passed, N failed`. `-- types unit` runs only these steps, `-- --since
// <revision>` what the changes since then reach, `npm run test:all` everything at full length.
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureMariadb, startMariadb } from './mariadb.mjs';
import { assertNode, at, say } from './kit.mjs';
import { ensurePackages } from './packages.mjs';
import { changeOfHead, stepsSince } from './since.mjs';
import { sourcesHash } from './storybook.mjs';
import {
  check,
  costsOf,
  count,
  finish,
  installing,
  jestCounts,
  playwrightCounts,
  playwrightSeconds,
  resultsOf,
  suite as counted,
  timed,
  vitestSeconds,
} from './test-results.mjs';

assertNode();
const isCi = process.env.CI === 'true';
const STEPS = ['types', 'lint', 'new-room', 'unit', 'mariadb', 'faults', 'bundle', 'stories', 'workshop', 'journeys'];
const {
  values: { since, all: isAll },
  positionals: only,
} = parseArgs({ options: { since: { type: 'string' }, all: { type: 'boolean' } }, allowPositionals: true });
const unknown = only.filter((name) => !STEPS.includes(name));
if (unknown.length > 0) {
  say(`There is no step ${unknown.join(', ')}. There are: ${STEPS.join(', ')}.`);
  process.exit(1);
}

/** Decides the order of test files; the same number gives the same order again. */
const seed = process.env.TESTS_SEED ?? String(Math.trunc(Math.random() * 1e6));
await installing(() => ensurePackages('dev', 'visual'));
/** Of each step but types and lint, what the changes reach: test files, or whether it runs. Undefined: everything runs. */
const reached = since === undefined ? undefined : await stepsSince(since);
const isReached = (name) => !reached || !(name in reached) || [reached[name]].flat().some(Boolean);
const wants = (...names) => names.some((name) => (only.length === 0 || only.includes(name)) && isReached(name));
const step = (name, work) => (wants(name) ? work() : undefined);
let isWorkshopBuilt = false;
const mariadb = await installing(() => database());
const chromium = await installing(() => browser());

// Types, lint, the laid room, the Storybook and then the unit tests run beside MariaDB, so that no core idles. They yield to
// it: each statement there is a round trip between two processes, and with equal priority it waits ten times as long for a
// core. The faults do not yield, because they measure how long a server takes to answer.
const beside = { quiet: true, yields: true };
await Promise.all([
  inTurn(
    () => step('types', () => check('types', 'node', [at('scripts/types.mjs')], beside)),
    () => step('lint', () => check('lint', 'npm', ['run', '-s', 'lint'], beside)),
    () => step('new-room', () => check('new-room', 'node', [at('scripts/new-room/check.mjs')], beside)),
    () => chromium && step('workshop', () => buildWorkshop()),
    () => step('unit', () => unit()),
  ),
  mariadb && step('mariadb', () => onMariadb(mariadb.url())),
  inTurn(
    () => step('faults', () => faults()),
    // After the faults, which run the server that they built.
    () => wants('bundle', 'journeys') && build(),
    () => step('bundle', () => check('bundle', 'node', [at('scripts/bundle.mjs')], { quiet: true })),
  ),
]);
if (chromium) {
  await step('stories', () => stories());
  // One after the other: the Storybook's manager keeps a core busy for seconds, and beside journeys for minutes.
  await step('workshop', () => workshop());
  await step('journeys', () => journeys());
}
await mariadb?.stop();
if (isAll) await check('breaks', 'node', [at('scripts/breaks.mjs')]);
finish();

async function inTurn(...works) {
  for (const work of works) await work();
}

function faults() {
  const args = [at('scripts/faults.mjs'), ...(isAll ? [] : ['--tenth'])];
  return counted('faults', 'node', args, {
    env: { FAULTS_COUNTS: resultsOf('faults') },
    quiet: true,
    read: (counts) => counts,
  });
}

function jest(name, args = [], { env = {}, ...options } = {}) {
  const files = reached ? ['--runTestsByPath', ...reached[name]] : [];
  // What a change reaches, and everything at full length, runs each file alone.
  const config = reached || isAll ? [] : ['--config', 'jest.together.config.mjs'];
  const output = ['--ci', '--json', `--outputFile=${resultsOf(name)}`];
  return counted(name, 'npx', ['jest', ...config, ...output, ...args, ...files], {
    // A larger young generation: tests make much that lives briefly, and collect it a third less often.
    env: { NODE_OPTIONS: '--max-semi-space-size=64', TESTS_COSTS: costsOf(name), TESTS_SEED: seed, ...env },
    quiet: true,
    ...options,
    read: jestCounts,
  });
}

/** Runs the unit and slice tests. Beside MariaDB with two workers, alone with three: a third of a screen's test waits. */
function unit() {
  return jest('unit', [`--maxWorkers=${mariadb && wants('mariadb') ? 2 : 3}`], {
    quiet: Boolean(mariadb) && wants('mariadb'),
    yields: Boolean(mariadb) && wants('mariadb'),
    env: isAll ? { TESTS_WHOLE: '1', FUZZ_RUNS: '2000', FUZZ_REQUESTS: '20000' } : {},
  });
}

/** Runs the API's tests and the races of its calls on MariaDB. One worker, because the other steps keep a core busy. */
function onMariadb(url) {
  const workers = wants('types', 'lint', 'unit') ? ['--maxWorkers=1'] : [];
  return jest('mariadb', ['--selectProjects', 'core-api', 'races', ...workers], {
    env: { TEST_DATABASE_URL: url, ...(isAll ? { RACE_ROUNDS: '20' } : {}) },
  });
}

function stories() {
  const args = ['--reporter=default', '--reporter=json', `--outputFile.json=${resultsOf('stories')}`];
  const files = reached ? reached.stories.map((file) => at(file)) : [];
  return counted('stories', 'npm', ['run', '-s', 'test', '--workspace', '@ruta/stories', '--', ...args, ...files], {
    env: { CHROMIUM_PATH: chromium },
    read: jestCounts,
    seconds: vitestSeconds,
  });
}

function journeys() {
  const onServer = mariadb ? { JOURNEYS_DATABASE_SERVER: mariadb.url() } : {};
  const env = { ...onServer, ...(isAll ? { TESTS_WHOLE: '1' } : {}) };
  return playwright('journeys', 'tests/playwright.config.ts', {
    env,
    args: ['--workers=3', ...(reached?.journeys ?? [])],
  });
}

/** Builds the Storybook where its sources changed. A failed build counts as one failure of the workshop. */
async function buildWorkshop() {
  const args = [at('scripts/storybook.mjs'), '--if-changed'];
  const code = await timed('workshop: build', 'node', args, { quiet: true, yields: true });
  if (code !== 0) count('workshop', code, { passed: 0, failed: 1, names: ['the Storybook could not be built'] });
  isWorkshopBuilt = code === 0;
}

/** Runs the journeys through the Storybook: a tenth of its pages, drawn by the commit, and those that the change reaches. */
async function workshop() {
  if (!isWorkshopBuilt) return;
  const env = isAll ? { TESTS_WHOLE: '1' } : await workshopDraw();
  await playwright('workshop', 'tests/workshop/playwright.config.ts', { env, quiet: true });
}

/** What `drawOf` of tests/workshop/pages.ts reads. */
async function workshopDraw() {
  const change = await changeOfHead();
  const seed = change?.head ?? sourcesHash();
  const stories = reached?.stories ?? change?.reached ?? [];
  const told = stories === 'all' ? 'all, which the change reaches' : `a tenth by ${seed.slice(0, 12)}`;
  say(
    `\nThe workshop's pages: ${told}; story files reached by the change: ${stories === 'all' ? 'all' : stories.length}.`,
  );
  return { WORKSHOP_SEED: seed, WORKSHOP_REACHED: stories === 'all' ? stories : stories.join('\n') };
}

function playwright(name, config, { env = {}, args = [], quiet = false }) {
  return counted(name, 'npx', ['playwright', 'test', '--config', config, ...args], {
    env: { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: resultsOf(name) },
    quiet,
    read: playwrightCounts,
    seconds: playwrightSeconds,
  });
}

/** Starts a MariaDB for the steps that need one. Without MariaDB it prints what is skipped; with CI=true that is a failure. */
async function database() {
  if (!wants('mariadb', 'journeys')) return null;
  if (await ensureMariadb()) return startMariadb({ inMemory: true });
  say('Skipped: mariadb, and the journeys on MariaDB. They need the server: apt-get install mariadb-server');
  if (isCi) count('mariadb', 1, { passed: 0, failed: 1, names: ['there is no MariaDB'] });
  return null;
}

/** Resolves to the path of Chromium. Without one it prints what is skipped; with CI=true that is a failure. */
async function browser() {
  if (!wants('stories', 'workshop', 'journeys')) return null;
  const path = await ensureChromium();
  if (!path) {
    say('Skipped: stories, workshop and journeys. They need Chromium: install it, or name it in CHROMIUM_PATH.');
    if (isCi) count('stories', 1, { passed: 0, failed: 1, names: ['there is no Chromium'] });
  }
  return path;
}
