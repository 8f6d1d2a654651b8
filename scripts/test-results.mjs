// Runs the steps of `npm test` and counts their results.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root, run, say } from './kit.mjs';

const folder = mkdtempSync(join(tmpdir(), 'ruta-test-'));
let passed = 0;
let failed = 0;
/** Names of failures, repeated at the end because the output is long. */
const failures = [];
/** Names of tests that passed only the second time. */
const unsteady = [];

/** The file that a step writes its results to. */
export const resultsOf = (name) => join(folder, `${name}.json`);

/** Runs a step that counts as one test. `quiet` prints its output at the end, for steps that run beside others. */
export async function check(name, command, args, options = {}) {
  count(name, await timed(name, () => run(command, args, options)), { passed: 1, failed: 0 });
}

/** Runs a step that writes its own counts to `resultsOf(name)`. */
export async function suite(name, command, args, { read, ...options }) {
  const code = await timed(name, () => run(command, args, options));
  const file = resultsOf(name);
  count(name, code, existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : { passed: 0, failed: 1 });
}

/** Runs some work and prints its name, result and duration. Resolves to the exit code. */
export async function timed(name, work) {
  const began = Date.now();
  say(`\n── ${name}`);
  const { code, output } = await work();
  if (output) say(output);
  say(`── ${name}: ${code === 0 ? 'passed' : 'failed'} in ${Math.round((Date.now() - began) / 1000)} s`);
  return code;
}

/** Adds the counts of a step. One that ended with an error has at least one failure. */
export function count(name, code, counts) {
  const broken = code !== 0 && counts.failed === 0;
  passed += broken && counts.passed === 1 ? 0 : counts.passed;
  failed += broken ? 1 : counts.failed;
  unsteady.push(...(counts.unsteady ?? []).map((of) => `${name}: ${of}`));
  const names = counts.names ?? [];
  if (broken || counts.failed > 0)
    failures.push(...(names.length > 0 ? names : ['see its output above']).map((of) => `${name}: ${of}`));
}

/** Prints what failed and the counts, and ends the command. */
export function finish() {
  rmSync(folder, { recursive: true, force: true });
  if (unsteady.length > 0) say(`\nPassed only the second time:\n${unsteady.map((line) => `  ${line}`).join('\n')}`);
  if (failures.length > 0) say(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
  say(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

/** Counts of Jest and of Vitest. Of a test that passed the second time Jest tells two invocations, Vitest the first failure. */
export function jestCounts({ numPassedTests, numFailedTests, numFailedTestSuites, testResults }) {
  const names = testResults.flatMap(({ name, status, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0) return status === 'failed' ? [relative(root, name)] : [];
    return tests.map((test) => `${relative(root, name)}: ${test.fullName}\n    ${firstLine(test.failureMessages[0])}`);
  });
  const unsteady = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(
        ({ status, invocations, failureMessages = [] }) =>
          status === 'passed' && (invocations > 1 || failureMessages.length > 0),
      )
      .map(({ fullName }) => `${relative(root, name)}: ${fullName}`),
  );
  return { passed: numPassedTests, failed: Math.max(numFailedTests, numFailedTestSuites ?? 0), names, unsteady };
}

export function playwrightCounts({ stats, suites }) {
  const specs = specsOf(suites);
  const told = ({ file, title, tests }) =>
    `${file}: ${title}\n    ${firstLine(tests.flatMap(({ results: runs }) => runs).find(({ error }) => error)?.error.message)}`;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    names: specs.filter(({ ok }) => !ok).map(told),
    unsteady: specs.filter(({ ok, tests }) => ok && tests.some(({ status }) => status === 'flaky')).map(told),
  };
}

function specsOf(suites = []) {
  return suites.flatMap((one) => [...(one.specs ?? []), ...specsOf(one.suites)]);
}

/** The first line of a failure's message, without colours. */
function firstLine(message = '') {
  return stripVTControlCharacters(message).split('\n')[0];
}
