// Builds the Storybook into stories/dist. `--if-changed` builds only where its sources changed.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { assertNode, at, say } from './kit.mjs';
import { ensurePackages } from './packages.mjs';
import { hashOf, isBuiltFrom, stamp } from './sources.mjs';

export const storybookDir = at('stories', 'dist');
const SOURCES = ['package-lock.json', 'contracts/src', 'state-machines/src', 'design-system/src', 'web/src', 'stories'];
const LOWEST_PRIORITY = 19;

/** The hash of the Storybook's sources. */
export const sourcesHash = () => hashOf(SOURCES.map((path) => at(path)));

/** Whether stories/dist is up to date. */
export const isCurrent = () => isBuiltFrom(storybookDir, sourcesHash());

/** Empties stories/dist where it is out of date; the bff then serves a page that says that it is being built. */
export function clearStale() {
  if (isCurrent()) return false;
  rmSync(storybookDir, { recursive: true, force: true });
  mkdirSync(storybookDir, { recursive: true });
  return true;
}

/**
 * Builds in a temporary folder and moves the result to stories/dist, so that no incomplete build is served. `done`
 * resolves to the exit code and the output; `stop` ends the build and every process that it started.
 */
export function buildStorybook() {
  const began = Date.now();
  const sources = sourcesHash();
  const building = at('node_modules', '.cache', `ruta-storybook-${process.pid}`);
  rmSync(building, { recursive: true, force: true });
  const { done: ended, stop } = inGroup('npx', ['storybook', 'build', '--quiet', '--output-dir', building], {
    cwd: at('stories'),
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', NODE_ENV: 'production' },
  });
  const done = ended.then(({ code, output }) => {
    const isBuilt = code === 0 && existsSync(join(building, 'index.html'));
    if (isBuilt) {
      rmSync(storybookDir, { recursive: true, force: true });
      renameSync(building, storybookDir);
      stamp(storybookDir, sources);
    }
    rmSync(building, { recursive: true, force: true });
    const seconds = Math.round((Date.now() - began) / 1000);
    say(isBuilt ? `✓ Storybook built in ${seconds} s` : '✗ The Storybook could not be built');
    return { code: isBuilt ? 0 : code || 1, output };
  });
  return { done, stop };
}

/** Installs what the Storybook needs and builds it, at the lowest priority. Gives the same as `buildStorybook`. */
export function buildInBackground() {
  const background = inGroup(process.execPath, [fileURLToPath(import.meta.url)], { env: process.env });
  if (background.pid !== undefined) setPriority(background.pid, LOWEST_PRIORITY);
  return background;
}

/** Runs a program in a process group of its own, which `stop` ends as a whole. */
function inGroup(command, args, options) {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const output = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk));
  const done = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(output).toString() }));
  });
  const stop = () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGTERM');
    return done;
  };
  return { pid: child.pid, done, stop };
}

/** Leaves a page at /storybook that says that the build failed. The next start builds again. */
export function writeFailure() {
  mkdirSync(storybookDir, { recursive: true });
  writeFileSync(
    join(storybookDir, 'index.html'),
    '<!doctype html><html lang="es"><meta charset="utf-8"><title>Storybook</title><h1>No se pudo construir el Storybook</h1><p>La terminal de <code>npm start</code> dice por qué.</p></html>',
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  assertNode();
  await ensurePackages('dev');
  if (process.argv.includes('--if-changed') && isCurrent()) {
    say('✓ The Storybook is up to date');
  } else {
    const build = buildStorybook();
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void build.stop());
    const { code, output } = await build.done;
    if (code !== 0) say(output);
    process.exit(code);
  }
}
