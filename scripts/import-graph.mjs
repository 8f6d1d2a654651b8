// Who imports whom, as dependency-cruiser reads it from the sources of all packages.
import { run } from './kit.mjs';

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

/** dependency-cruiser's `summary` (violations of .dependency-cruiser.cjs) and its `modules` that are sources of ours. */
export async function importGraph() {
  const args = ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...FOLDERS];
  const { output } = await run('npx', ['depcruise', ...args], { quiet: true });
  const start = output.indexOf('{');
  if (start < 0) throw new Error(output);
  const { summary, modules } = JSON.parse(output.slice(start));
  const isOurs = ({ source }) => /^[a-z-]+\/.*\.tsx?$/.test(source) && !source.includes('node_modules');
  return { summary, modules: modules.filter(isOurs) };
}
