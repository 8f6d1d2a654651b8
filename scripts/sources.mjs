// Tells whether a build is up to date: the hash of its sources is stored beside it.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'dist-types', 'test-results']);
/** Files with a dot are never served. */
const stampIn = (dist) => join(dist, '.sources');

/** A hash of files and of everything below folders that `isSource` takes, their names included. */
export function hashOf(paths, isSource = () => true) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesOf).filter(isSource)) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesOf(path) {
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .filter((name) => !SKIPPED.has(name) && !name.endsWith('.tsbuildinfo'))
    .sort()
    .flatMap((name) => filesOf(join(path, name)));
}

/** Whether `dist` was built from sources with this hash. */
export const isBuiltFrom = (dist, hash) => existsSync(stampIn(dist)) && readFileSync(stampIn(dist), 'utf8') === hash;

/** Notes what `dist` was built from. */
export const stamp = (dist, hash) => writeFileSync(stampIn(dist), hash);

/** For whoever builds by another way: the next check finds that `dist` is out of date. */
export const removeStamp = (dist) => rmSync(stampIn(dist), { force: true });
