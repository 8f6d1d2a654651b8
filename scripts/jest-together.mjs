// Deals the test files of a Node project into a few entries. A third of an API test's processor time is the import of the
// server's modules; the files of an entry share one import (decision 0059). `npm run test:all` runs each file alone.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at } from './kit.mjs';

/** A file that replaces modules, or needs another environment, stays alone: it would change what other files import. */
const STAYS_ALONE = /jest\.(mock|doMock|unmock|resetModules|isolateModules|replaceProperty)|@jest-environment/;
const FILES_PER_ENTRY = 24;
const RUN_TOGETHER = at('scripts/jest-together.cjs');

/** The test files in a folder of a project. */
function testsIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules') && !name.startsWith('dist'))
    .map((name) => join(folder, name))
    .sort();
}

/** The same order for the same seed: each file in its turn changes places with one of those before it. */
export function shuffled(files, seed) {
  const order = [...files];
  let state = seed;
  for (let at = order.length - 1; at > 0; at -= 1) {
    // mulberry32, a small generator of 32 bits.
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    const other = ((mixed ^ (mixed >>> 14)) >>> 0) % (at + 1);
    [order[at], order[other]] = [order[other], order[at]];
  }
  return order;
}

/**
 * A Jest project that runs the tests in `folders` of the given project in entries, in an order that the seed decides.
 * `leavesOut` says which files do not run at all.
 */
export function together(project, { folders, seed, leavesOut = () => false }) {
  const files = folders.flatMap((folder) => testsIn(join(project.rootDir, folder))).filter((file) => !leavesOut(file));
  const isAlone = (file) => STAYS_ALONE.test(readFileSync(file, 'utf8'));
  const shared = shuffled(
    files.filter((file) => !isAlone(file)),
    seed,
  );
  const count = Math.ceil(shared.length / FILES_PER_ENTRY);
  const folder = entriesFolder(project.displayName);
  const entries = Array.from({ length: count }, (_, nth) => {
    const entry = join(folder, `${project.displayName}-${nth + 1}.test.cjs`);
    const dealt = shared.filter((_file, turn) => turn % count === nth);
    writeFileSync(entry, `require(${JSON.stringify(RUN_TOGETHER)}).runTogether(${JSON.stringify(dealt, null, 2)});\n`);
    return entry;
  });
  return { ...project, roots: [project.rootDir, folder], testMatch: [...entries, ...files.filter(isAlone)] };
}

/** A folder for the entries of a project in this run. It is removed when the process ends. */
function entriesFolder(name) {
  const folder = at('test-results', 'together', `${process.pid}`, name);
  mkdirSync(folder, { recursive: true });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
