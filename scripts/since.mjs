// What `npm test -- --since <revision>` runs.
import { readFileSync } from 'node:fs';
import { importGraph } from './import-graph.mjs';
import { at, run, say } from './kit.mjs';
import { reachedBy } from './reach.mjs';

/** The rooms that a journey says it passes through. */
function roomsIn(journey) {
  const [, names = ''] = /^test\.use\(\{ rooms: \[(.*?)\]/m.exec(readFileSync(at(journey), 'utf8')) ?? [];
  return [...names.matchAll(/'([a-z-]+)'/g)].map(([, name]) => name);
}

/** What the changes since a revision reach, those in commits and those on disk; undefined where they reach everything. */
export async function stepsSince(revision) {
  const base = await git('merge-base', revision, 'HEAD');
  const names = await Promise.all([
    git('diff', '--name-only', '--no-renames', base.trim()),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  const changed = names.join('').split('\n').filter(Boolean);
  const { modules } = await importGraph();
  const { isEverything, steps } = reachedBy(changed, modules, roomsIn);
  const parts = Object.entries(steps)
    .filter(([, part]) => (Array.isArray(part) ? part.length > 0 : part))
    .map(([name, part]) => (Array.isArray(part) ? `${name} (files: ${part.length})` : name));
  say(
    `Files changed since ${revision}: ${changed.length}. They reach ${isEverything ? 'everything' : parts.join(', ')}.`,
  );
  return isEverything ? undefined : steps;
}

async function git(...args) {
  const { code, output } = await run('git', args, { quiet: true });
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${output}`);
  return output;
}
