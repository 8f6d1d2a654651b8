// The Storybook, built into stories/dist. `--if-changed` builds only what differs from what was built last.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { at, say } from './kit.mjs';

const DIST = at('stories', 'dist');
/** What the Storybook is built from. */
const SOURCES = ['contracts/src', 'state-machines/src', 'design-system/src', 'web/src', 'stories'];
const SKIPPED = new Set(['node_modules', 'dist', 'dist-types', 'test-results']);
/** The hash of the sources, beside what was built from them; files with a dot are never served. */
const STAMP = join(DIST, '.sources');
const LEAST_URGENT = 19;

export const storybookDir = DIST;

/** A hash of everything that the Storybook is built from. */
export function sourcesHash() {
  const hash = createHash('sha256').update(readFileSync(at('package-lock.json')));
  for (const file of SOURCES.flatMap((folder) => filesBelow(at(folder)))) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !SKIPPED.has(name) && !name.endsWith('.tsbuildinfo'))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : [path];
    });
}

/** Whether stories/dist holds what the sources would give. */
export const isCurrent = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sourcesHash();

/** Empties stories/dist where it is older than the sources: the bff then says that it is being built. */
export function clearStale() {
  if (isCurrent()) return false;
  rmSync(DIST, { recursive: true, force: true });
  mkdirSync(DIST, { recursive: true });
  return true;
}

/**
 * Builds beside stories/dist and puts the result in its place, so that nobody is ever served half of it. `done` tells
 * how it ended; `stop` ends it early, with everything that it started.
 */
export function buildStorybook({ isUrgent = true, isQuiet = false } = {}) {
  const began = Date.now();
  const sources = sourcesHash();
  const building = at('node_modules', '.cache', `ruta-storybook-${process.pid}`);
  rmSync(building, { recursive: true, force: true });
  const child = spawn('npx', ['storybook', 'build', '--quiet', '--output-dir', building], {
    cwd: at('stories'),
    env: { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true, // a group of its own, which is ended as a whole
  });
  if (!isUrgent && child.pid !== undefined) setPriority(child.pid, LEAST_URGENT);
  const kept = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => kept.push(chunk));
  let isStopped = false;
  const done = new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => {
      const isBuilt = code === 0 && !isStopped && existsSync(join(building, 'index.html'));
      if (isBuilt) {
        rmSync(DIST, { recursive: true, force: true });
        renameSync(building, DIST);
        writeFileSync(STAMP, sources);
      }
      rmSync(building, { recursive: true, force: true });
      const seconds = Math.round((Date.now() - began) / 1000);
      if (!isQuiet) say(isBuilt ? `✓ Storybook built in ${seconds} s` : '✗ The Storybook could not be built');
      resolve({ code: isBuilt ? 0 : code || 1, output: Buffer.concat(kept).toString(), seconds });
    });
  });
  const stop = () => {
    isStopped = true;
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGTERM');
    return done;
  };
  return { done, stop };
}

/** What stands at /storybook when it could not be built; the next start tries again. */
export function writeFailure() {
  mkdirSync(DIST, { recursive: true });
  writeFileSync(
    join(DIST, 'index.html'),
    '<!doctype html><html lang="es"><meta charset="utf-8"><title>Storybook</title><h1>No se pudo construir el Storybook</h1><p>La terminal de <code>npm start</code> dice por qué.</p></html>',
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--if-changed') && isCurrent()) {
    say('✓ The Storybook is as its sources are');
  } else {
    const build = buildStorybook();
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void build.stop());
    const { code, output } = await build.done;
    if (code !== 0) say(output);
    process.exit(code);
  }
}
