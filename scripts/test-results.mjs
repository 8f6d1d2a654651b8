// Runs the steps of `npm test` and counts their results.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { measureCpu } from './cpu-meter.mjs';
import { root, run, say } from './kit.mjs';
import { Costs } from './test-costs.mjs';

const folder = mkdtempSync(join(tmpdir(), 'ruta-test-'));
let passed = 0;
let failed = 0;
/** Names of failures, repeated at the end because the output is long. */
const failures = [];
/** Names of tests that passed only the second time, with the seconds of both. */
const unsteady = [];
const costs = new Costs();
const began = Date.now();
const wholeCpu = measureCpu(process.pid);

/** The file that a step writes its results to. */
export const resultsOf = (name) => join(folder, `${name}.json`);

/** The file that a Jest step writes the costs of its test files to. */
export const costsOf = (name) => join(folder, `${name}-costs.jsonl`);

/** Runs a step that counts as one test. `quiet` prints its output at the end, for steps that run beside others. */
export async function check(name, command, args, options = {}) {
  const code = await timed(name, command, args, options);
  count(name, code, { passed: 1, failed: 0 });
}

/**
 * Runs a step that writes its results to `resultsOf(name)`. `read` gives their counts; `seconds`, for a step whose files
 * are not measured one by one, gives `{ file, seconds }` for each.
 */
export async function suite(name, command, args, { read, seconds, ...options }) {
  const file = resultsOf(name);
  const results = () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
  const counts = () => (existsSync(file) ? read(results()) : { passed: 0, failed: 1 });
  const code = await timed(name, command, args, {
    ...options,
    counts,
    files: () => {
      costs.addJestFiles(name, costsOf(name));
      if (seconds && existsSync(file)) costs.addShares(name, seconds(results()));
    },
  });
  count(name, code, counts());
}

/**
 * Runs a program as a step and prints its result, its wall and CPU seconds and its dearest files. Resolves to the exit
 * code.
 */
export async function timed(name, command, args, { counts, files, ...options } = {}) {
  const since = Date.now();
  let cpuSeconds = () => undefined;
  say(`\n── ${name}`);
  const { code, output } = await run(command, args, {
    ...options,
    onStart: (child) => {
      cpuSeconds = measureCpu(child.pid);
    },
  });
  const cpu = cpuSeconds();
  const wall = (Date.now() - since) / 1000;
  if (output) say(output);
  costs.addStep(name, { wall, cpu, tests: counts?.().passed });
  files?.();
  const spent = cpu === undefined ? '' : `, ${Math.round(cpu)} CPU s`;
  say(`── ${name}: ${code === 0 ? 'passed' : 'failed'} in ${Math.round(wall)} s${spent}`);
  costs.sayDearest(name);
  return code;
}

/** Runs what has to be installed before the first step, and tells its cost apart. */
export async function installing(work) {
  const since = Date.now();
  const cpuSeconds = measureCpu(process.pid);
  const result = await work();
  costs.addStep('installs', { wall: (Date.now() - since) / 1000, cpu: cpuSeconds() });
  return result;
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
  costs.addStep('whole run', { wall: (Date.now() - began) / 1000, cpu: wholeCpu(), tests: passed });
  costs.finish();
  const dear = costs.dearFiles();
  if (dear.length > 0) count('costs', 1, { passed: 0, failed: dear.length, names: dear });
  const over = costs.overBudget();
  if (over.length > 0) say(`\nOver their budget in tests/costs.json:\n${over.map((line) => `  ${line}`).join('\n')}`);
  if (unsteady.length > 0) say(`\nPassed only the second time:\n${unsteady.map((line) => `  ${line}`).join('\n')}`);
  if (failures.length > 0) say(`\nFailed:\n${failures.map((line) => `  ${line}`).join('\n')}`);
  say(`${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

/** Counts of Jest and of Vitest. Of a test that passed the second time Jest tells two invocations, Vitest the first failure. */
export function jestCounts({ numPassedTests, numFailedTests, numFailedTestSuites, testResults }) {
  const names = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0) return status === 'failed' ? [`${relative(root, name)}\n${firstLines(message)}`] : [];
    return tests.map((test) => `${relative(root, name)}: ${test.fullName}\n    ${firstLine(test.failureMessages[0])}`);
  });
  const unsteady = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(
        ({ status, invocations, failureMessages = [] }) =>
          status === 'passed' && (invocations > 1 || failureMessages.length > 0),
      )
      .map(({ fullName, duration }) => `${relative(root, name)}: ${fullName}${spent(duration)}`),
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
    unsteady: specs
      .filter(({ ok, tests }) => ok && tests.some(({ status }) => status === 'flaky'))
      .map((spec) => `${told(spec)}${spent(durationOf(spec))}`),
  };
}

/** Milliseconds of all runs of a journey. */
function durationOf({ tests }) {
  return tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
}

/** Wall seconds of each file of Vitest's results, and of Playwright's. */
export function vitestSeconds({ testResults }) {
  return testResults.map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }));
}

export function playwrightSeconds({ config, suites }) {
  const files = new Map();
  for (const spec of specsOf(suites)) {
    const file = relative(root, join(config.rootDir, spec.file));
    files.set(file, (files.get(file) ?? 0) + durationOf(spec) / 1000);
  }
  return [...files].map(([file, seconds]) => ({ file, seconds }));
}

/** ` (12 s)`; empty where the milliseconds are unknown. */
function spent(milliseconds) {
  return milliseconds ? ` (${Math.round(milliseconds / 1000)} s)` : '';
}

function specsOf(suites = []) {
  return suites.flatMap((one) => [...(one.specs ?? []), ...specsOf(one.suites)]);
}

/** The first lines with text of the message of a file that could not run, or whose hook failed, without colours. */
function firstLines(message = '') {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines
    .filter((line) => line.trim() !== '')
    .slice(0, 3)
    .map((line) => `    ${line.trim()}`)
    .join('\n');
}

/** The first line of a failure's message, without colours. */
function firstLine(message = '') {
  return stripVTControlCharacters(message).split('\n')[0];
}
