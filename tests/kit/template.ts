import { fork } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { mysqlCopyOf } from '../../core-api/src/testing/mysql-copy';
import { ownDatabase } from '../../core-api/src/testing/own-database';
import { secrets } from '../../scripts/kit.mjs';
import { scratchFolder } from '../../scripts/scratch.mjs';
import { DEMO_NOW, shiftTo, type Database } from './product';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Names the template's place for the workers, which are processes of their own. */
const placeOf = (on: Database) => `JOURNEYS_TEMPLATE_${on.toUpperCase()}`;

/** A migrated database with the demo and the files of its store. */
interface Template {
  dataDir: string;
  /** On MariaDB. */
  databaseUrl: string | undefined;
}

/** Lays the demo once per database, before all journeys. Returns what removes it again. */
export async function layTemplates(): Promise<() => Promise<void>> {
  const server = process.env['JOURNEYS_DATABASE_SERVER'];
  const removals = [await lay('SQLite')];
  if (server !== undefined) removals.push(await lay('MariaDB', server));
  return async () => {
    for (const remove of removals) await remove();
  };
}

async function lay(on: Database, server?: string): Promise<() => Promise<void>> {
  const dataDir = scratchFolder('ruta-template-');
  const database = server === undefined ? undefined : await ownDatabase(server);
  const template: Template = { dataDir, databaseUrl: database?.url };
  await prepare(template);
  process.env[placeOf(on)] = JSON.stringify(template);
  return async () => {
    await database?.remove();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

function prepare({ dataDir, databaseUrl }: Template): Promise<void> {
  const child = fork(join(root, 'core-api/dist/cli.js'), ['prepare'], {
    cwd: root,
    env: {
      ...process.env,
      ...secrets(dataDir),
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl,
      DEMO: '1',
      DEMO_SHIFT_MS: shiftTo(DEMO_NOW),
    },
    silent: true,
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(`cli prepare:\n${output}`))));
  });
}

/** A folder with the template's files and, on MariaDB, a database with its rows. */
export async function copyTemplate(on: Database) {
  const place = process.env[placeOf(on)];
  if (place === undefined) throw new Error(`No template was laid on ${on}`);
  const template = JSON.parse(place) as Template;
  const dataDir = scratchFolder('ruta-world-');
  cpSync(template.dataDir, dataDir, { recursive: true });
  const address = template.databaseUrl === undefined ? undefined : new URL(template.databaseUrl);
  const database = address && (await mysqlCopyOf(address.href, address.pathname.slice(1)));
  return {
    dataDir,
    databaseUrl: database?.url,
    remove: async () => {
      await database?.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
