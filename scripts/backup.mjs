// npm run backup -- <new folder>: copies the database and the files of an installation while it runs. `--check <folder>`
// verifies a backup. The folder is laid out like a DATA_DIR; docs/operations.md describes the restore.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, cp, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { basename, delimiter, join, relative, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import Database from 'better-sqlite3';
import { createConnection } from 'mysql2/promise';
import { root, say } from './kit.mjs';

const MANIFEST = 'manifest.json';
const DUMP = 'database.sql';
const SQLITE = 'ruta.db';
/** The last line of a complete dump contains this. */
const DUMPED = 'Dump completed';

class Refusal extends Error {}
const refuse = (sentence) => {
  throw new Refusal(sentence);
};

const words = process.argv.slice(2);
try {
  const folder = words.find((word) => !word.startsWith('--'));
  if (!folder) refuse('Name a folder: npm run backup -- /backups/2026-11-20, or with --check to look at one');
  if (words.includes('--check')) await check(resolve(folder));
  else await backUp(resolve(folder));
} catch (error) {
  say(error instanceof Refusal ? error.message : `The backup failed: ${error.message}`);
  process.exit(1);
}

async function backUp(folder) {
  const dataDir = resolve(root, process.env.DATA_DIR || 'data');
  const url = process.env.DATABASE_URL || `sqlite:${join(dataDir, SQLITE)}`;
  if (existsSync(folder)) refuse(`${folder} is there already. Name a new folder.`);
  if (!existsSync(dataDir)) refuse(`There is no ${dataDir}. Name the installation's folder in DATA_DIR.`);
  const began = Date.now();
  // The folder gets its name when the backup is complete.
  const part = `${folder}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true, mode: 0o700 });
  // The database comes first. A file that is uploaded in the meantime is then a file without a row, which is removed later.
  if (url.startsWith('sqlite:')) copySqlite(resolve(root, url.slice('sqlite:'.length)), join(part, SQLITE));
  else await dump(new URL(url), join(part, DUMP));
  await copyFiles(dataDir, part, [SQLITE, basename(url)]);
  const files = await filesOf(part);
  // Whoever may read the folder it is moved to reads no file of it.
  for (const { path } of files) await chmod(join(part, path), 0o600);
  const manifest = JSON.stringify({ made_at: new Date().toISOString(), files }, null, 1);
  await writeFile(join(part, MANIFEST), manifest, { mode: 0o600 });
  await rename(part, folder);
  await note(url);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  say(
    `Backed up ${files.length} files, ${(bytes / 1e6).toFixed(1)} MB, in ${((Date.now() - began) / 1000).toFixed(1)} s`,
  );
}

/** Notes the run for the list of first steps (decision 0077). A backup whose run could not be noted is whole all the same. */
async function note(url) {
  const statement = "insert into installation_events (kind, at) values ('backup', ?)";
  const at = new Date().toISOString().slice(0, 19).replace('T', ' ');
  try {
    if (url.startsWith('sqlite:')) {
      const db = new Database(resolve(root, url.slice('sqlite:'.length)), { fileMustExist: true });
      try {
        db.pragma('busy_timeout = 10000');
        db.prepare(statement).run(at);
      } finally {
        db.close();
      }
    } else {
      const connection = await createConnection(url.replace(/^mariadb:/, 'mysql:'));
      try {
        await connection.execute(statement, [at]);
      } finally {
        await connection.end();
      }
    }
  } catch (error) {
    say(`The backup is whole; that it was made could not be noted: ${error.message}`);
  }
}

/** A consistent copy, also while the product writes. */
function copySqlite(from, to) {
  if (!existsSync(from)) refuse(`There is no database ${from}`);
  const db = new Database(from, { fileMustExist: true });
  try {
    db.pragma('busy_timeout = 10000');
    db.prepare('vacuum into ?').run(to);
  } finally {
    db.close();
  }
}

/** A consistent dump in one transaction. The password is passed by the environment, so that `ps` does not show it. */
async function dump({ username, password, hostname, port, pathname }, to) {
  const program = ['mariadb-dump', 'mysqldump']
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find(existsSync);
  if (!program) refuse('mariadb-dump is missing: apt-get install mariadb-client');
  const options = ['--single-transaction', '--quick', '--hex-blob', '--default-character-set=utf8mb4'];
  const server = [
    '--protocol=tcp',
    `--host=${hostname}`,
    `--port=${port || 3306}`,
    `--user=${decodeURIComponent(username)}`,
  ];
  const child = spawn(program, [...server, ...options, decodeURIComponent(pathname.slice(1))], {
    env: { ...process.env, MYSQL_PWD: decodeURIComponent(password) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((done) => child.on('close', done));
  await pipeline(child.stdout, createWriteStream(to, { mode: 0o600 }));
  if ((await ended) !== 0) refuse('mariadb-dump failed');
}

/** Copies everything beside the database except uploads under way. */
async function copyFiles(dataDir, to, databases) {
  for (const name of await readdir(dataDir)) {
    if (databases.some((database) => name.startsWith(database))) continue;
    const incoming = join(dataDir, 'files', 'incoming');
    await cp(join(dataDir, name), join(to, name), {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => path !== incoming,
    });
  }
}

async function filesOf(folder) {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found = [];
  for (const path of paths.sort())
    if (relative(folder, path) !== MANIFEST)
      found.push({ path: relative(folder, path), bytes: (await stat(path)).size, sha256: await hashOf(path) });
  return found;
}

async function hashOf(path) {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Compares a backup with its manifest and checks its database. Ends the command where it is damaged. */
async function check(folder) {
  if (!existsSync(join(folder, MANIFEST))) refuse(`${folder} is no backup: it has no ${MANIFEST}`);
  const { made_at, files } = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8'));
  const now = new Map((await filesOf(folder)).map((file) => [file.path, file.sha256]));
  const damaged = files.filter(({ path, sha256 }) => now.get(path) !== sha256).map(({ path }) => path);
  if (damaged.length > 0) refuse(`The backup is damaged: ${damaged.slice(0, 10).join(', ')}`);
  if (existsSync(join(folder, SQLITE))) checkSqlite(join(folder, SQLITE));
  else if (!(await endOf(join(folder, DUMP))).includes(DUMPED)) refuse('The backup is damaged: the dump does not end');
  say(`The backup of ${made_at} is whole: ${files.length} files`);
}

function checkSqlite(path) {
  const db = new Database(path, { readonly: true, fileMustExist: true });
  try {
    const [{ integrity_check: verdict }] = db.pragma('integrity_check');
    if (verdict !== 'ok' || db.pragma('foreign_key_check').length > 0) refuse(`The backup is damaged: ${verdict}`);
  } finally {
    db.close();
  }
}

async function endOf(path) {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(200), 0, 200, Math.max(0, size - 200));
    return buffer.subarray(0, bytesRead).toString();
  } finally {
    await file.close();
  }
}
