import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';

const TODAY = '2026-11-20';
const SECRET = 'the-secret-of-the-bench';
/** Unit of processor time in /proc. */
const TICKS_PER_SECOND = 100;
const KB_PER_MB = 1024;

/** A server under load, as a process of its own. */
export interface Server {
  url: string;
  pid: number;
  /** Processor time so far, in seconds. */
  cpu(): number;
  /** Resident memory in MB. */
  memory(): number;
  stop(): Promise<void>;
}

export const startCore = (database: string, dataDir: string, env: Record<string, string> = {}) =>
  start(join(process.cwd(), 'core-api', 'dist', 'main.js'), {
    DATABASE_URL: database,
    DATA_DIR: dataDir,
    CORE_PORT: '0',
    DEMO: '0',
    INTERNAL_SECRET: SECRET,
    DEMO_TODAY: TODAY,
    LOG_LEVEL: 'warn',
    ...env,
  });

export async function startBff(core: Server, dataDir: string) {
  const port = await freePort();
  const env = { PORT: String(port), CORE_URL: core.url, DATA_DIR: dataDir, LOG_LEVEL: 'error' };
  return start(
    join(process.cwd(), 'bff', 'dist', 'main.js'),
    { ...env, INTERNAL_SECRET: SECRET, SESSION_SECRET: SECRET },
    { port },
  );
}

export const startReference = (database: string) =>
  start(
    join(process.cwd(), 'tests', 'bench', 'reference.ts'),
    { DATABASE_URL: database, DEMO_TODAY: TODAY },
    { execArgv: ['--import', 'tsx'] },
  );

interface StartOptions {
  execArgv?: string[];
  /** Port, for a server that does not print it. */
  port?: number;
}

async function start(
  file: string,
  env: Record<string, string>,
  { execArgv = [], port: fixedPort }: StartOptions = {},
): Promise<Server> {
  const child = fork(file, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    execArgv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  // The bench leaves no server running, however it ends.
  process.once('exit', () => child.kill('SIGKILL'));
  const port = await new Promise<number | undefined>((resolve, reject) => {
    child.on(
      'message',
      (message: { type: string; port?: number }) => message.type === 'ready' && resolve(message.port),
    );
    child.once('exit', (code) => reject(new Error(`${file} ended with ${String(code)}`)));
  });
  return {
    url: `http://127.0.0.1:${String(fixedPort ?? port)}`,
    pid: child.pid ?? 0,
    cpu: () => cpuOf(child),
    memory: () => memoryOf(child),
    stop: () => stop(child),
  };
}

function cpuOf({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

function memoryOf({ pid }: ChildProcess): number {
  const [, kb] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8')) ?? [];
  return Number(kb) / KB_PER_MB;
}

async function stop(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
