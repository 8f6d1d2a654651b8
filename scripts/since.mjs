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

/** Files that differ from where HEAD left a revision: in commits, on disk, and not yet added. */
async function changedSince(revision) {
  const base = await git('merge-base', revision, 'HEAD');
  const names = await Promise.all([
    git('diff', '--name-only', '--no-renames', base.trim()),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  return names.join('').split('\n').filter(Boolean);
}

/** What the changes since a revision reach, those in commits and those on disk; undefined where they reach everything. */
export async function stepsSince(revision) {
  const changed = await changedSince(revision);
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

/**
 * The hash of HEAD, and the story files that the change reaches: the commits that the upstream branch has not, else the last
 * one, with what is on disk. `reached` is `all` where the change reaches everything, and empty where git knows no change;
 * undefined outside git.
 */
export async function changeOfHead() {
  const head = await revisionOf('HEAD');
  if (head === undefined) return undefined;
  const upstream = await revisionOf('@{upstream}');
  const base = upstream === undefined || upstream === head ? await revisionOf('HEAD^') : upstream;
  if (base === undefined) return { head, reached: [] };
  // Of the scripts, one alone decides what a built story shows.
  const changed = (await changedSince(base)).filter(
    (file) => !file.startsWith('scripts/') || file === 'scripts/storybook.mjs',
  );
  const { modules } = await importGraph();
  const { isEverything, steps } = reachedBy(changed, modules, () => []);
  return { head, reached: isEverything ? 'all' : steps.stories };
}

/** The hash of a revision; undefined where there is none. */
async function revisionOf(name) {
  const { code, output } = await run('git', ['rev-parse', '--verify', '--quiet', name], { quiet: true });
  return code === 0 ? output.trim() : undefined;
}

async function git(...args) {
  const { code, output } = await run('git', args, { quiet: true });
  if (code !== 0) throw new Error(`git ${args.join(' ')}: ${output}`);
  return output;
}
