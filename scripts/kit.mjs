// What the commands share: where things are, running a program, secrets, the packages.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
export const at = (...parts) => join(root, ...parts);
export const say = (line = '') => process.stdout.write(`${line}\n`);
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

export function insistOnNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  // As `engines` in package.json says; what the tools run on.
  const fits = major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22;
  if (!fits) {
    say(`Ruta needs Node 20.19 or newer of the 20s, or 22.12 or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
}

/** Runs a program to its end and gives its exit code. `quiet` keeps its output for when it fails. */
export function run(command, args, { cwd = root, env = {}, quiet = false, stdin = 'ignore' } = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, {
      cwd,
      env: {
        ...process.env,
        NX_DAEMON: 'false',
        NX_NO_CLOUD: 'true',
        NX_TUI: 'false',
        STORYBOOK_DISABLE_TELEMETRY: '1',
        ...env,
      },
      stdio: [stdin, quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    const kept = [];
    child.stdout?.on('data', (chunk) => kept.push(chunk));
    child.stderr?.on('data', (chunk) => kept.push(chunk));
    child.on('error', (error) => done({ code: 1, output: error.message }));
    child.on('close', (code) => done({ code: code ?? 1, output: Buffer.concat(kept).toString() }));
  });
}

/** Runs a step with its name and duration on screen; a failure shows what it printed and ends the command. */
export async function step(title, work) {
  const began = Date.now();
  const ticking = process.stdout.isTTY
    ? setInterval(() => process.stdout.write(`\r… ${title} (${seconds(began)})`), 500)
    : undefined;
  if (!ticking) say(`… ${title}`);
  const { code, output } = await work();
  clearInterval(ticking);
  if (ticking) process.stdout.write('\r');
  say(`${code === 0 ? '✓' : '✗'} ${title} (${seconds(began)})      `);
  if (code !== 0) {
    say(output);
    process.exit(1);
  }
  return output;
}

/** Installs the packages where they are missing or older than the lock file. */
export async function ensurePackages() {
  const installed = at('node_modules', '.package-lock.json');
  const isCurrent = existsSync(installed) && statSync(installed).mtimeMs >= statSync(at('package-lock.json')).mtimeMs;
  if (!isCurrent)
    await step('Installing packages (one to three minutes the first time)', () => run('npm', ['ci'], { quiet: true }));
}

/** Builds what the product runs on; what has not changed comes from the cache. */
export const build = () =>
  step('Building core-api, bff and web', () =>
    run(
      'npx',
      [
        'lerna',
        'run',
        'build',
        '--concurrency',
        '2',
        '--scope',
        '@ruta/core-api',
        '--scope',
        '@ruta/bff',
        '--scope',
        '@ruta/web',
      ],
      { quiet: true },
    ),
  );

/** Secrets of this installation, made once and kept beside its data. */
export function secrets(dataDir) {
  const file = join(dataDir, 'secrets.json');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true });
    const made = { INTERNAL_SECRET: randomBytes(32).toString('hex'), SESSION_SECRET: randomBytes(32).toString('hex') };
    writeFileSync(file, JSON.stringify(made, null, 2), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Ends the command with one clear line if something else listens on the port, or if it is none. */
export function insistOnPort(port, otherwise = 'or choose another port: PORT=4010 npm start') {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    say('PORT has to be a number from 1 to 65535.');
    process.exit(1);
  }
  return new Promise((free) => {
    const probe = createServer();
    probe.once('error', (error) => {
      say(
        error.code === 'EADDRINUSE'
          ? `Port ${port} is taken by another program. Stop it, ${otherwise}`
          : `Port ${port} cannot be used: ${error.message}`,
      );
      process.exit(1);
    });
    probe.listen(port, '127.0.0.1', () => probe.close(() => free()));
  });
}

/**
 * Starts a server and waits until it says that it is ready. In a group of its own, so that Ctrl-C reaches only us and
 * the servers end in their order; should we be killed, each notices that we are gone.
 */
export function serve(name, args, env) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  const ready = new Promise((resolve, reject) => {
    child.on('message', (message) => message?.type === 'ready' && resolve(message));
    child.once('exit', (code) => reject(new Error(`${name} ended with code ${code} before it was ready`)));
  });
  return { name, child, ready };
}
