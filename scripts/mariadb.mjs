// Starts a MariaDB server for tests. Data, socket and temporary files are in a folder that is deleted when it stops.
// `node scripts/mariadb.mjs` runs one until Ctrl-C.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mayInstallDebianPackages } from './chromium.mjs';
import { run, say } from './kit.mjs';
import { scratchFolder } from './scratch.mjs';

const FOLDERS = [
  '/usr/sbin',
  '/usr/bin',
  '/usr/local/bin',
  '/opt/homebrew/bin',
  ...(process.env.PATH ?? '').split(':'),
];
/** Flush nothing to the disk; a schema is then created in a tenth of the time. */
const NOT_DURABLE = [
  '--innodb-flush-log-at-trx-commit=0',
  '--innodb-doublewrite=0',
  '--innodb-flush-method=nosync',
  '--sync-frm=0',
  '--innodb-file-per-table=0',
];
const program = (name) => FOLDERS.map((folder) => join(folder, name)).find((path) => existsSync(path));
const isInstalled = () => Boolean(program('mariadbd') && program('mariadb-install-db'));

/** Resolves to whether MariaDB is installed. Installs it first on Debian as root. */
export async function ensureMariadb() {
  if (!isInstalled() && mayInstallDebianPackages()) {
    say('… Installing MariaDB from Debian');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { quiet: true, env });
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'mariadb-server'], { quiet: true, env });
  }
  return isInstalled();
}

/**
 * Starts a server with an empty data directory, with `inMemory` in memory where the host has room. With `durable` it
 * flushes as in production. `kill` ends it at once, `freeze` and `thaw` pause and continue it, `start` starts it again
 * with the same data and port.
 */
export async function startMariadb({ durable = false, inMemory = false } = {}) {
  const folder = inMemory ? scratchFolder('ruta-mariadb-') : mkdtempSync(join(tmpdir(), 'ruta-mariadb-'));
  const port = await freePort();
  const data = join(folder, 'data');
  const asRoot = process.getuid?.() === 0 ? ['--user=root'] : [];
  mkdirSync(join(folder, 'tmp'));
  const made = spawnSync(
    program('mariadb-install-db'),
    ['--no-defaults', ...asRoot, `--datadir=${data}`, '--auth-root-authentication-method=normal', '--skip-test-db'],
    { encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`mariadb-install-db failed:\n${made.stdout}${made.stderr}`);

  let child;
  const start = async () => {
    const log = openSync(join(folder, 'mariadbd.log'), 'a');
    child = spawn(
      program('mariadbd'),
      [
        '--no-defaults',
        ...asRoot,
        `--datadir=${data}`,
        `--port=${port}`,
        '--bind-address=127.0.0.1',
        `--socket=${join(folder, 'sock')}`,
        `--pid-file=${join(folder, 'pid')}`,
        `--tmpdir=${join(folder, 'tmp')}`,
        '--skip-name-resolve',
        '--innodb-log-file-size=64M',
        ...(durable ? [] : NOT_DURABLE),
        '--character-set-server=utf8mb4',
        '--collation-server=utf8mb4_unicode_520_ci',
      ],
      { stdio: ['ignore', log, log] },
    );
    const failed = new Promise((_, reject) =>
      child.once('exit', (code) => {
        reject(new Error(`mariadbd ended with code ${code}:\n${readFileSync(join(folder, 'mariadbd.log'), 'utf8')}`));
      }),
    );
    failed.catch(() => {}); // also rejects when the server is stopped later
    await Promise.race([answers(port), failed]);
  };
  const end = async (signal) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  };
  await start();

  // The server ends with this process, also where nobody stopped it. What it wrote may lie in memory.
  const killAtExit = () => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  process.once('exit', killAtExit);
  return {
    port,
    /** The URL of a database; without a name, of the server. */
    url: (database = '') => `mysql://root@127.0.0.1:${port}/${database}`,
    start,
    kill: () => end('SIGKILL'),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    async stop() {
      process.removeListener('exit', killAtExit);
      await end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Waits until the server answers, at most a minute. */
async function answers(port) {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    const greeted = await new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('data', () => (socket.destroy(), resolve(true)));
      socket.once('error', () => resolve(false));
    });
    if (greeted) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('mariadbd did not answer within a minute');
}

function freePort() {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!(await ensureMariadb())) {
    say('MariaDB is not installed: apt-get install mariadb-server');
    process.exit(1);
  }
  const server = await startMariadb();
  say(`MariaDB is ready: TEST_DATABASE_URL=${server.url()}`);
  const stop = () => void server.stop().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}
