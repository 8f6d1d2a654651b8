// npm test: everything that has to hold, in one command. The last line is `N passed, N failed`.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { build } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureMariadb, startMariadb } from './mariadb.mjs';
import { assertNode, at, root, run, say } from './kit.mjs';
import { ensurePackages } from './packages.mjs';

assertNode();
const isCi = process.env.CI === 'true';
const results = mkdtempSync(join(tmpdir(), 'ruta-test-'));
const STEPS = [
  ...['types', 'lint', 'unit', 'mariadb', 'faults', 'bundle'],
  ...['stories', 'workshop', 'journeys', 'journeys-mariadb'],
];
const only = process.argv.slice(2);
const unknown = only.filter((name) => !STEPS.includes(name));
if (unknown.length > 0) {
  say(`There is no step ${unknown.join(', ')}. There are: ${STEPS.join(', ')}.`);
  process.exit(1);
}
let passed = 0;
let failed = 0;
/** What failed, said again at the end: the whole output is too long to look for it. */
const failures = [];

await ensurePackages('dev', 'visual');

await check('types', 'npx', ['tsc', '-b']);
await suite('unit', 'npx', ['jest', '--ci', '--json', `--outputFile=${join(results, 'unit.json')}`], {}, jestCounts);

const mariadb = await database();
if (mariadb) {
  await suite(
    'mariadb',
    'npx',
    ['jest', '--selectProjects', 'core-api', '--ci', '--json', `--outputFile=${join(results, 'mariadb.json')}`],
    { TEST_DATABASE_URL: mariadb.url() },
    jestCounts,
  );
}
// The faults mostly wait, for what they killed to start again; lint computes. Beside each other they save two minutes.
const lint = check('lint', 'npm', ['run', '-s', 'lint'], { quiet: true });
await suite(
  'faults',
  'node',
  [at('scripts/faults.mjs'), '--tenth'],
  { FAULTS_COUNTS: join(results, 'faults.json') },
  (counts) => counts,
);
await lint;

if (wants('bundle') || wants('journeys') || wants('journeys-mariadb')) await build();
await check('bundle', 'node', [at('scripts/bundle.mjs')]);

const chromium = await browser();
if (chromium) {
  const env = { CHROMIUM_PATH: chromium };
  await suite(
    'stories',
    'npm',
    [
      'run',
      '-s',
      'test',
      '--workspace',
      '@ruta/stories',
      '--',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${join(results, 'stories.json')}`,
    ],
    env,
    jestCounts,
  );
  if (await workshopIsBuilt()) {
    await suite(
      'workshop',
      'npx',
      ['playwright', 'test', '--config', 'tests/workshop/playwright.config.ts'],
      { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'workshop.json') },
      playwrightCounts,
    );
  }
  await suite(
    'journeys',
    'npx',
    ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'journeys.json') },
    playwrightCounts,
  );
  if (mariadb) {
    await suite(
      'journeys-mariadb',
      'npx',
      ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
      {
        ...env,
        JOURNEYS_DATABASE_SERVER: mariadb.url(),
        PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'journeys-mariadb.json'),
      },
      playwrightCounts,
    );
  }
}
await mariadb?.stop();
rmSync(results, { recursive: true, force: true });
if (failures.length > 0) say(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
say(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

function wants(name) {
  return only.length === 0 || only.includes(name);
}

/** The Storybook as its sources are, for the journeys through it; a failure to build it is theirs. */
async function workshopIsBuilt() {
  if (!wants('workshop')) return false;
  const code = await timed('workshop: build', () => run('node', [at('scripts/storybook.mjs'), '--if-changed']));
  if (code !== 0) count('workshop', code, { passed: 0, failed: 1, names: ['the Storybook could not be built'] });
  return code === 0;
}

/** A step that passes or fails as one. */
async function check(name, command, args, options = {}) {
  if (!wants(name)) return;
  count(name, await timed(name, () => run(command, args, options)), { passed: 1, failed: 0 });
}

/** A step that counts its own tests. */
async function suite(name, command, args, env, read) {
  if (!wants(name)) return;
  const code = await timed(name, () => run(command, args, { env }));
  const file = join(results, `${name}.json`);
  count(name, code, existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 1 });
}

async function timed(name, work) {
  const began = Date.now();
  say(`\n── ${name}`);
  const { code, output } = await work();
  // What ran beside something else says it now, in one piece.
  if (output) say(output);
  say(`── ${name}: ${code === 0 ? 'passed' : 'failed'} in ${Math.round((Date.now() - began) / 1000)} s`);
  return code;
}

/** A step that ended badly has at least one failure, whatever it counted. */
function count(name, code, counts) {
  const broken = code !== 0 && counts.failed === 0;
  passed += broken && counts.passed === 1 ? 0 : counts.passed;
  failed += broken ? 1 : counts.failed;
  const names = counts.names ?? [];
  if (broken || counts.failed > 0)
    failures.push(...(names.length > 0 ? names : ['see its output above']).map((of) => `${name}: ${of}`));
}

/** A MariaDB for the steps that need one, or one clear line about what is not run without it; under CI that is a failure. */
async function database() {
  if (!wants('mariadb') && !wants('journeys-mariadb')) return null;
  if (await ensureMariadb()) return startMariadb();
  say('Skipped: mariadb and journeys-mariadb. They need the server: apt-get install mariadb-server');
  if (isCi) failed += 1;
  return null;
}

/** The browser, or one clear line about what is not run without it; under CI that is a failure. */
async function browser() {
  if (!['stories', 'workshop', 'journeys', 'journeys-mariadb'].some(wants)) return null;
  const path = await ensureChromium();
  if (!path) {
    say(
      'Skipped: stories, workshop, journeys and journeys-mariadb. They need Chromium: install it, or name it in CHROMIUM_PATH.',
    );
    if (isCi) failed += 1;
  }
  return path;
}

function jestCounts({ numPassedTests, numFailedTests, numFailedTestSuites, testResults }) {
  const names = testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0) return status === 'failed' ? [relative(root, name)] : [];
    return tests.map((test) => `${relative(root, name)}: ${test.fullName}\n    ${firstLine(test.failureMessages[0])}`);
  });
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites ?? 0), names };
}

function playwrightCounts({ stats, suites }) {
  const names = specsOf(suites).flatMap(({ file, title, ok, tests }) =>
    ok && tests.every(({ status }) => status !== 'flaky')
      ? []
      : [
          `${file}: ${title}\n    ${firstLine(tests.flatMap(({ results: runs }) => runs).find(({ error }) => error)?.error.message)}`,
        ],
  );
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, names };
}

function specsOf(suites = []) {
  return suites.flatMap((suite) => [...(suite.specs ?? []), ...specsOf(suite.suites)]);
}

/** What a failure says first, without colours. */
function firstLine(message = '') {
  return stripVTControlCharacters(message).split('\n')[0];
}
