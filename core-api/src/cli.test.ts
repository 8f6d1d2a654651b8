import { fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';

const folder = mkdtempSync(join(tmpdir(), 'ruta-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'ruta.db');

/** The command of an installation with a database of its own, as `npm run` starts it. */
const cli = (words: string[], env: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(__dirname, 'cli.ts'), ...words],
    {
      env: { PATH: process.env['PATH'], DATABASE_URL: `sqlite:${file}`, DATA_DIR: folder, ...env },
      encoding: 'utf8',
    },
  );
  return { status, stdout, stderr };
};
const people = () => {
  const db = new Database(file, { readonly: true });
  const emails = db.prepare('select email from users order by id').pluck().all();
  db.close();
  return emails;
};

test('F23 an installation is never emptied for the demo world unless it says that it is a demo', () => {
  expect(cli(['admin', '--email', 'maria@ruta.test'])).toMatchObject({ status: 0 });
  for (const words of [['seed'], ['seed', '--fresh']]) {
    const refused = cli(words);
    expect(refused.status).toBe(1);
    expect(refused.stderr).toContain('To lay the demo world there: DEMO=1 npm run seed');
  }
  expect(people()).toEqual(['maria@ruta.test']);

  expect(cli(['seed'], { DEMO: '1' }).stderr).toContain('The database is not empty');
  expect(people()).toEqual(['maria@ruta.test']);
  expect(cli(['seed', '--fresh'], { DEMO: '1' })).toMatchObject({ status: 0 });
  expect(people()).toContain('coach@ruta.test');
  expect(people()).not.toContain('maria@ruta.test');
}, 300_000);

test('a command that does not exist is told those that do', () => {
  const { status, stderr } = cli(['sed']);
  expect([status, stderr]).toEqual([1, expect.stringContaining('cli seed --fresh')]);
}, 300_000);

test('T17 whatever the command and the server write into DATA_DIR is readable by their user only', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'ruta-mode-'));
  const data = join(parent, 'data');
  const env = { PATH: process.env['PATH'], DATA_DIR: data, CORE_PORT: '0', INTERNAL_SECRET: 'x'.repeat(16) };
  const options = { env: { ...env, LOG_LEVEL: 'silent', UPLOADS_MIN_FREE_MB: '0' }, execArgv: ['--import', 'tsx'] };
  const umask = process.umask(0o022);
  const server = fork(join(__dirname, 'main.ts'), [], { ...options, silent: true });
  const prepared = fork(join(__dirname, 'cli.ts'), ['migrate'], {
    ...{ ...options, env: { ...options.env, DATA_DIR: `${data}-2` } },
    silent: true,
  });
  process.umask(umask);
  try {
    await Promise.all([once(server, 'message'), once(prepared, 'exit')]);
    const written = readdirSync(parent, { recursive: true, encoding: 'utf8' });
    const modeOf = (name: string) => statSync(join(parent, name)).mode & 0o777;
    expect(written).toEqual(expect.arrayContaining(['data/ruta.db', 'data/files/incoming', 'data-2/ruta.db']));
    expect(written.filter((name) => (modeOf(name) & 0o077) !== 0)).toEqual([]);
  } finally {
    server.kill('SIGTERM');
    await once(server, 'exit');
    rmSync(parent, { recursive: true });
  }
}, 300_000);
