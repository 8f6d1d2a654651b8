import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { passwords } from '../../core-api/src/features/access';
import { ask, layWorld, startCore, type World } from './core';
import { opener, type Place } from './databases';
import { download, layRunning, pdfOf, upload } from './evidence';
import { damage, halves, planUntilDead } from './kills';
import { unless, type Outcome } from './outcome';

const SCRIPT = join(process.cwd(), 'scripts', 'backup.mjs');
const WRITERS = 4;
const HEAD_START = 2 * WRITERS;
const EMAIL = 'respaldo@ruta.test';
const PASSWORD = 'una contraseña para el respaldo';

/**
 * F19: a backup is made during writes, restored into a new place and started there. It contains everything acknowledged
 * before it began, complete; the password works, and a file is unchanged. A damaged backup is detected.
 */
export async function backupDrill(place: Place, elsewhere: Place): Promise<Outcome> {
  const world = await layWorld(place);
  const source = place.open();
  const activity = await layRunning(source, world, 1);
  const password_hash = await passwords().hash(PASSWORD);
  await source('users').where({ id: world.coach }).update({ email: EMAIL, access: EMAIL, password_hash });
  await source.destroy();
  const content = pdfOf(300_000);
  const folder = join(elsewhere.dataDir, 'backup');
  const wrong: string[] = [];

  const core = await startCore(place);
  const sent = await upload(core.url, world, { activity: activity[0] ?? 0, content, name: 'evidencia.pdf' });
  wrong.push(...unless(sent.status === 201, `the evidence: answered ${sent.status}`));
  const acknowledged: number[] = [];
  const writers = Array.from({ length: WRITERS }, () => planUntilDead(core, world, acknowledged));
  // The backup starts while visits are being written.
  while (acknowledged.length < HEAD_START) await pause(10);
  const before = [...acknowledged];
  const began = Date.now();
  const made = await run([folder], place);
  const madeMs = Date.now() - began;
  const meanwhile = acknowledged.length - before.length;
  await core.kill();
  await Promise.all(writers);
  if (made.code !== 0) throw new Error(`The backup failed: ${made.output}`);
  wrong.push(...unless(meanwhile > 0, 'nobody could write during the backup'));
  wrong.push(...unless((await run(['--check', folder])).code === 0, 'a whole backup is told to be damaged'));
  wrong.push(...unless((await notedRuns(place)) === 1, 'that a backup was made is not noted'));

  const open = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && (statSync(join(entry.parentPath, entry.name)).mode & 0o777) !== 0o600)
    .map(({ name }) => name);
  wrong.push(...unless(open.length === 0, `files of the backup that others may read: ${open.join(', ')}`));

  const restoring = Date.now();
  const restored = await restore(elsewhere, folder);
  const heir = await startCore(restored);
  const restoredMs = Date.now() - restoring;
  const db = restored.open();
  try {
    const { lost, torn, orphans } = await halves(db, before);
    wrong.push(...(await signInAndLook(heir.url, world, { activity: activity[0] ?? 0, content })));
    await heir.stop();
    wrong.push(...(await damage(db, restored)));
    const isTold = await damagedIsTold(folder);
    return {
      count: '1 drill',
      acknowledged: before.length,
      lost: lost.length,
      half: torn.length + orphans.length,
      figures: `made in ${madeMs} ms while ${meanwhile} visits were saved; restored and ready in ${restoredMs} ms`,
      wrong: [
        ...wrong,
        ...unless(lost.length === 0, `lost visits ${lost.join(', ')}`),
        ...unless(torn.length + orphans.length === 0, `half visits ${[...torn, ...orphans].join(', ')}`),
        ...unless(isTold, 'a damaged backup is told to be whole'),
      ],
    };
  } finally {
    await db.destroy();
  }
}

/** How often the installation noted a backup (decision 0077). */
async function notedRuns(place: Place): Promise<number> {
  const db = place.open();
  try {
    return (await db('installation_events').where({ kind: 'backup' }).select('id')).length;
  } finally {
    await db.destroy();
  }
}

/** The folder becomes the new DATA_DIR; a dump is loaded into a new, empty database. */
async function restore(elsewhere: Place, folder: string): Promise<Place> {
  if (elsewhere.name === 'SQLite') {
    const url = `sqlite:${join(folder, 'ruta.db')}`;
    return { ...elsewhere, url, dataDir: folder, open: opener(url) };
  }
  const { hostname, port, username, pathname } = new URL(elsewhere.url);
  const { code, output } = await start(
    'mariadb',
    ['--protocol=tcp', `--host=${hostname}`, `--port=${port}`, `--user=${username}`, pathname.slice(1)],
    { input: readFileSync(join(folder, 'database.sql')) },
  );
  if (code !== 0) throw new Error(`The dump could not be loaded: ${output}`);
  return { ...elsewhere, dataDir: folder };
}

async function signInAndLook(url: string, world: World, { activity, content }: { activity: number; content: Buffer }) {
  const signedIn = await fetch(`${url}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: EMAIL, password: PASSWORD }),
  });
  const token = signedIn.headers.get('x-session-token') ?? '';
  const me = await ask(`${url}/me`, { token });
  const record = await fetch(`${url}/schools/activity/record?activity_id=${activity}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { data } = (await record.json()) as { data: { evidences: { url: string }[] } };
  const file = await download(new URL(data.evidences[0]?.url ?? '', url).href, { token });
  const asBefore = await ask(`${url}/me`, world);
  return [
    ...unless(signedIn.status === 200 && me.status === 200, `signing in: answered ${signedIn.status}, ${me.status}`),
    ...unless(asBefore.status === 200, `a session from before: answered ${asBefore.status}`),
    ...unless(file.bytes.equals(content), 'a file is not as it was'),
  ];
}

/** Truncates a file of the backup and checks that it is detected. */
async function damagedIsTold(folder: string): Promise<boolean> {
  const { files } = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
    files: { path: string; bytes: number }[];
  };
  const evidence = files.find(({ path }) => path.startsWith('files'));
  if (!evidence) return false;
  truncateSync(join(folder, evidence.path), evidence.bytes - 1);
  const { code, output } = await run(['--check', folder]);
  return code === 1 && output.includes(evidence.path);
}

const run = (words: readonly string[], place?: Place) =>
  start(
    process.execPath,
    [SCRIPT, ...words],
    place ? { env: { DATABASE_URL: place.url, DATA_DIR: place.dataDir } } : {},
  );

function start(
  program: string,
  words: readonly string[],
  { env = {}, input }: { env?: Record<string, string>; input?: Buffer },
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, words, { env: { ...process.env, ...env } });
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output: output.trim() }));
    child.stdin.end(input);
  });
}
