// Shared by the commands: paths, running programs, secrets, ports, servers.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { constants, setPriority } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..');
export const at = (...parts) => join(root, ...parts);
export const say = (line = '') => process.stdout.write(`${line}\n`);
const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;

/** Ends the command where Node is older than the tools need. */
export function assertNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  // The same range as `engines` in package.json.
  const fits = major === 20 ? minor >= 19 : major === 22 ? minor >= 12 : major > 22;
  if (!fits) {
    say(`Ruta needs Node 20.19 or newer of the 20s, or 22.12 or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
}

/**
 * Runs a program to its end. Resolves to its exit code and, with `quiet`, its output, which is then not printed.
 * `onStart` receives the child process. `yields` gives it, and what it starts, a lower priority: it runs in the time that
 * other steps leave.
 */
export function run(
  command,
  args,
  { cwd = root, env = {}, quiet = false, stdin = 'ignore', yields = false, onStart } = {},
) {
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
    if (child.pid !== undefined) {
      if (yields) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
      onStart?.(child);
    }
    const output = [];
    child.stdout?.on('data', (chunk) => output.push(chunk));
    child.stderr?.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => done({ code: 1, output: error.message }));
    child.on('close', (code) => done({ code: code ?? 1, output: Buffer.concat(output).toString() }));
  });
}

/** Runs a step and prints its name and duration. A failure prints the output and ends the command. */
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

/** The secrets of this installation. Created once and stored beside its data. */
export function secrets(dataDir) {
  const file = join(dataDir, 'secrets.json');
  if (!existsSync(file)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const made = { INTERNAL_SECRET: randomBytes(32).toString('hex'), SESSION_SECRET: randomBytes(32).toString('hex') };
    // Renamed when it is whole: a full disk cuts files short.
    writeFileSync(`${file}.part`, JSON.stringify(made, null, 2), { mode: 0o600 });
    renameSync(`${file}.part`, file);
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Ends the command where the port is taken or is no port number. */
export function assertPort(port, otherwise = 'or choose another port: PORT=4010 npm start') {
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
 * Starts a server; `ready` resolves to its first message. The server has a process group of its own: Ctrl-C reaches this
 * command only, which stops the servers in order. A server ends itself when this process is killed.
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
