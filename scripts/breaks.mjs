// npm run breaks: applies each deliberate break of tests/breaks.mjs in a worktree of the last commit and expects its test
// to fail. `-- csrf` applies only those whose description contains the word.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { breaks } from '../tests/breaks.mjs';
import { ensureChromium } from './chromium.mjs';
import { assertNode, run, say } from './kit.mjs';
import { ensureMariadb, startMariadb } from './mariadb.mjs';
import { ensurePackages } from './packages.mjs';
import { addWorktree, removeWorktree } from './worktree.mjs';

assertNode();
const [words = ''] = process.argv.slice(2);
const chosen = breaks.filter(({ what, file, test }) => `${what} ${file} ${test}`.includes(words));
await ensurePackages('dev');
const chromium = await ensureChromium();
/** Races need a database with several connections. */
const isRace = (test) => test.startsWith('tests/races/');
const mariadb =
  chosen.some(({ test }) => isRace(test)) && (await ensureMariadb()) ? await startMariadb({ inMemory: true }) : null;

const work = mkdtempSync(join(tmpdir(), 'ruta-breaks-'));
const tree = join(work, 'tree');
process.once('exit', () => {
  removeWorktree(tree);
  rmSync(work, { recursive: true, force: true });
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));
addWorktree(tree, 'HEAD');

say('… Running the tests without any break');
const files = [...new Set(chosen.map(({ test }) => test))];
const green = new Map(files.map((file) => [file, []]));
const titles = [...new Set(chosen.map(({ title }) => title))];
for (const test of await testsIn(files, titles)) if (test.isGreen) green.get(test.file).push(test.name);

let red = 0;
for (const one of chosen) {
  const result = await broken(one);
  if (result === 'red') red += 1;
  say(`${result === 'red' ? '✓ red' : `✗ ${result}`}: ${one.what} (${one.test} › ${one.title})`);
}
say(`${red} passed, ${chosen.length - red} failed`);
await mariadb?.stop();
process.exit(chosen.length > 0 && red === chosen.length ? 0 : 1);

/** Applies a break and runs its test. Resolves to what happened. */
async function broken({ file, find, replace, test, title }) {
  const path = join(tree, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(find).length !== 2) return `does not apply: this is not once in ${file}: ${find}`;
  if (!green.get(test).some((name) => name.includes(title))) return 'not green without the break';
  writeFileSync(
    path,
    source.replace(find, () => replace),
  );
  const tests = await testsIn([test], [title]);
  writeFileSync(path, source);
  if (tests.length === 0) return 'not run';
  return tests.some(({ isGreen }) => !isGreen) ? 'red' : 'still green';
}

/** Runs the tests in some files whose name contains one of the titles. */
async function testsIn(all, titles) {
  const stories = all.filter((file) => file.endsWith('.stories.tsx'));
  const races = all.filter(isRace);
  const others = all.filter((file) => !stories.includes(file) && !isRace(file));
  const named = ['-t', titles.map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')];
  return [
    ...(others.length > 0
      ? await results(['jest', '--ci', '--forceExit', ...named, '--runTestsByPath', ...others], tree)
      : []),
    ...(races.length > 0 && mariadb
      ? await results(['jest', '--ci', '--forceExit', ...named, '--runTestsByPath', ...races], tree, mariadb.url())
      : []),
    ...(stories.length > 0
      ? await results(['vitest', 'run', ...named, ...stories.map((file) => join(tree, file))], join(tree, 'stories'))
      : []),
  ];
}

async function results([runner, ...args], cwd, database) {
  const output = join(work, 'results.json');
  rmSync(output, { force: true });
  const report = [runner === 'jest' ? '--json' : '--reporter=json', `--outputFile=${output}`];
  const ran = await run('npx', [runner, ...report, ...args], {
    cwd,
    env: { ...(chromium ? { CHROMIUM_PATH: chromium } : {}), ...(database ? { TEST_DATABASE_URL: database } : {}) },
    quiet: true,
  });
  if (!existsSync(output)) {
    say(ran.output);
    return [];
  }
  return JSON.parse(readFileSync(output, 'utf8')).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed' || status === 'failed')
      .map(({ fullName, status }) => ({ file: relative(tree, name), name: fullName, isGreen: status === 'passed' })),
  );
}
