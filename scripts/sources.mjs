// Finds out whether a build is up to date. The hash of its sources is stored beside it.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', 'dist-types', 'test-results']);
/** The bff serves no file whose name begins with a dot. */
const stampIn = (dist) => join(dist, '.sources');

/** The hash of the names and contents of files and of all files below folders, without those that `isSource` rejects. */
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

/** Stores the hash of the sources that `dist` was built from. */
export const stamp = (dist, hash) => writeFileSync(stampIn(dist), hash);

/** Marks `dist` as out of date. For builds that store no hash. */
export const removeStamp = (dist) => rmSync(stampIn(dist), { force: true });
