// npm run lint: unused code, oxlint (rules that need types), ESLint (the others), format. oxlint runs once per
// folder: in one run the programs of all packages stay in memory, and it takes four times as long.
import { readFileSync } from 'node:fs';
import { assertNode, at, run, say } from './kit.mjs';
import { ensurePackages } from './packages.mjs';

assertNode();
await ensurePackages('dev', 'visual');
const { workspaces } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
const folders = [...workspaces, 'scripts'].map((folder) => `${folder}/`);

const failed = [];
const check = async (...command) => {
  const { code } = await run('npx', ['--no-install', ...command]);
  if (code !== 0) failed.push(command.slice(0, 2).join(' '));
};
await check('knip');
for (const folder of folders) await check('oxlint', '--type-aware', folder);
await check('eslint', '.', '--max-warnings=0');
await checkFormat();

/**
 * oxfmt formats like prettier, in a hundredth of the time, but for a few types and comments. A file that it would change
 * is checked by prettier, whose word counts.
 */
async function checkFormat() {
  const { output } = await run('npx', ['--no-install', 'oxfmt', '--list-different', '.'], { quiet: true });
  const files = output.split('\n').filter(Boolean);
  if (files.length > 0) await check('prettier', '--check', '--log-level', 'warn', ...files);
}

if (failed.length > 0) say(`Failed: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);
