// Who imports whom, as dependency-cruiser reads it from the sources of all packages.
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { at, run } from './kit.mjs';
import { hashOf } from './sources.mjs';

const FOLDERS = [
  'contracts/src',
  'state-machines/src',
  'design-system/src',
  'core-api/src',
  'bff/src',
  'web/src',
  'stories',
  'tests',
];

/** What the graph depends on besides the sources. */
const SETTINGS = ['.dependency-cruiser.cjs', 'package-lock.json'];
/** Reading all sources took 39 s of the processor on a busy host, and a run of `npm test` needs the graph twice. */
const KEPT = at('node_modules', '.cache', 'ruta-import-graph.json');

/** dependency-cruiser's `summary` (violations of .dependency-cruiser.cjs) and its `modules` that are sources of ours. */
export async function importGraph() {
  const sources = hashOf([...SETTINGS, ...FOLDERS].map((path) => at(path)));
  const kept = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : undefined;
  if (kept?.sources === sources) return kept.graph;
  const graph = await readGraph();
  // A violation may be a package that is not installed yet: what is installed is not part of the hash.
  if (graph.summary.violations.length > 0) return graph;
  mkdirSync(dirname(KEPT), { recursive: true });
  const part = `${KEPT}.${process.pid}`;
  writeFileSync(part, JSON.stringify({ sources, graph }));
  renameSync(part, KEPT);
  return graph;
}

async function readGraph() {
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...FOLDERS];
  const { output } = await run('npx', ['depcruise', ...args], { quiet: true });
  const start = output.indexOf('{');
  if (start < 0) throw new Error(output);
  const { summary, modules } = JSON.parse(output.slice(start));
  const isOurs = ({ source }) => /^[a-z-]+\/.*\.tsx?$/.test(source) && !source.includes('node_modules');
  return { summary, modules: modules.filter(isOurs) };
}
