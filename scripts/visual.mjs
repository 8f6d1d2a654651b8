// npm run visual -- --base <rev>: takes a screenshot of every story at that revision and here and writes a page of the
// differences.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.mjs';
import { assertNode, at, root, run, say } from './kit.mjs';
import { ensurePackages } from './packages.mjs';
import { buildStorybook, isCurrent, storybookDir } from './storybook.mjs';
import { THEMES, WIDTHS, photograph, storiesOf } from './visual/photograph.mjs';
import { writeReport } from './visual/report.mjs';
import { addWorktree, removeWorktree } from './worktree.mjs';

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    only: { type: 'string', default: '' },
    minutes: { type: 'string', default: '60' },
  },
});
if (!values.base) stopWith('Name a revision: npm run visual -- --base main');
const minutes = Number(values.minutes);
if (!(minutes > 0)) stopWith('--minutes has to be a number above 0.');
const base = revisionOf(values.base);
assertNode();
await ensurePackages('dev', 'visual');
const { chromium } = await import('@playwright/test');
const { differences } = await import('./visual/differences.mjs');
const deadline = Date.now() + minutes * 60_000;
const executablePath = await ensureChromium();
if (!executablePath) stopWith('There is no Chromium: install it, or name it in CHROMIUM_PATH.');

const work = mkdtempSync(join(tmpdir(), 'ruta-visual-'));
const tree = join(work, 'tree');
const into = at('test-results', 'visual');
const folders = { before: join(into, 'before'), after: join(into, 'after'), difference: join(into, 'difference') };
rmSync(into, { recursive: true, force: true });
for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true });
process.once('exit', cleanUp);
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

say(`… Building the Storybook of ${values.base} (${base.slice(0, 8)})`);
const dirs = { before: await buildBase(), after: await buildHere() };

const launch = () =>
  chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
const pictures = {};
const stories = {};
for (const side of ['before', 'after']) {
  stories[side] = storiesOf(dirs[side]).filter(({ id }) => id.includes(values.only));
  pictures[side] = await photograph({
    launch,
    dir: dirs[side],
    stories: stories[side],
    into: folders[side],
    deadline,
    progress: counting(side, stories[side].length * THEMES.length),
  });
}
const { found, unchanged } = differences({ ...pictures, folders, into: folders.difference });

const ids = { before: stories.before.map(({ id }) => id), after: stories.after.map(({ id }) => id) };
const expected = (ids.before.length + ids.after.length) * THEMES.length * WIDTHS.length;
const missed = expected - pictures.before.size - pictures.after.size;
const added = ids.after.filter((id) => !ids.before.includes(id));
const gone = ids.before.filter((id) => !ids.after.includes(id));
writeReport({ into, base: values.base, found, unchanged, added, gone, missed });
dropUnchanged();
say(
  `${found.length} differ, ${unchanged} unchanged, ${added.length} stories added, ${gone.length} gone${missed > 0 ? `, ${missed} pictures not taken: the time was up` : ''}`,
);
say(`See ${join(into, 'index.html')}`);
process.exit(missed > 0 ? 1 : 0);

function stopWith(reason) {
  say(reason);
  process.exit(1);
}

function revisionOf(name) {
  try {
    return execFileSync('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`], {
      cwd: root,
    })
      .toString()
      .trim();
  } catch {
    return stopWith(`There is no revision ${name}.`);
  }
}

/** Builds the Storybook of the other revision. */
async function buildBase() {
  addWorktree(tree, base);
  const dir = join(work, 'before');
  const { code, output } = await run('npx', ['storybook', 'build', '--quiet', '--output-dir', dir], {
    cwd: join(tree, 'stories'),
    quiet: true,
  });
  if (code !== 0) stopWith(output);
  return dir;
}

async function buildHere() {
  if (isCurrent()) return storybookDir;
  say('… Building the Storybook as it is here');
  const { code, output } = await buildStorybook().done;
  if (code !== 0) stopWith(output);
  return storybookDir;
}

/** Prints the progress twenty times. */
function counting(side, whole) {
  let done = 0;
  const every = Math.max(1, Math.floor(whole / 20));
  return () => {
    done += 1;
    if (done % every === 0 || done === whole) say(`  ${side}: ${done} of ${whole}`);
  };
}

/** Deletes the screenshots that the report does not show. */
function dropUnchanged() {
  const shown = new Set(found.map(({ name }) => `${name}.png`));
  for (const side of ['before', 'after'])
    for (const file of readdirSync(folders[side])) if (!shown.has(file)) rmSync(join(folders[side], file));
}

function cleanUp() {
  removeWorktree(tree);
  rmSync(work, { recursive: true, force: true });
}
