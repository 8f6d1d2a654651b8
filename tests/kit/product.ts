import { fork, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Knex } from 'knex';
import { databaseTarget } from '../../core-api/src/config';
import { connect } from '../../core-api/src/database/connect';
import { ownDatabase } from '../../core-api/src/testing/own-database';
import { scratchFolder } from '../../scripts/scratch.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Friday, a school day: the date of the demo data. */
const DEMO_TODAY = '2026-11-20';
/** Noon in Mexico City, so that the day stays the same in all Mexican zones during a run. */
export const DEMO_NOW = Date.parse(`${DEMO_TODAY}T18:00:00Z`);
/** What the servers' clocks are ahead of the real one by, if it is this instant for them now. */
export const shiftTo = (instant: number): string => String(instant - Date.now());

export type Database = 'SQLite' | 'MariaDB';

export interface Product {
  url: string;
  /** Folder of its data: the files of its store and, on SQLite, its database. */
  dataDir: string;
  /** Ages everybody's last password confirmation, as if they had signed in this morning. */
  leaveAlone(): Promise<void>;
  /** Changes its data beneath it, for what the demo does not have. */
  inDatabase(work: (db: Knex) => Promise<void>): Promise<void>;
}

/** A product with processes of its own. */
export interface OwnProduct extends Product {
  /** Runs a command of core-api for its data, as `npm run admin` does; returns what it printed. */
  command(...words: readonly string[]): Promise<string>;
  /** Stops it and starts it again on the same port with the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts the product like `npm start`, without the build, on a free port with an empty data directory: on SQLite, or on
 * a new database of the MariaDB in JOURNEYS_DATABASE_SERVER. `more` are additional variables, such as SMTP_URL; `DEMO: '0'`
 * starts a real installation, without people and without data.
 */
export async function startProduct(on: Database, more: Record<string, string> = {}): Promise<OwnProduct> {
  const dataDir = scratchFolder('ruta-product-');
  const server = process.env['JOURNEYS_DATABASE_SERVER'];
  if (on === 'MariaDB' && server === undefined) throw new Error('JOURNEYS_DATABASE_SERVER names no MariaDB');
  const database = on === 'SQLite' || server === undefined ? undefined : await ownDatabase(server);
  const port = await freePort();
  const env = {
    PORT: String(port),
    DATA_DIR: dataDir,
    // Computed once, so that the clock goes on after a restart.
    DEMO_SHIFT_MS: shiftTo(DEMO_NOW),
    ...(database ? { DATABASE_URL: database.url } : {}),
    ...more,
  };
  let running = await launch(env);
  return {
    ...productAt(running.url, dataDir, database?.url),
    command: (...words) => printed(words, { ...env, PUBLIC_URL: running.url }),
    restart: async () => {
      await ended(running.child);
      running = await launch(env);
    },
    stop: async () => {
      await ended(running.child);
      await database?.remove();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What journeys know of a product. Without an address its database is SQLite in its folder. */
export function productAt(url: string, dataDir: string, databaseUrl = `sqlite:${join(dataDir, 'ruta.db')}`): Product {
  const inDatabase = async (work: (db: Knex) => Promise<void>) => {
    const db = connect(databaseTarget(databaseUrl));
    try {
      await work(db);
    } finally {
      await db.destroy();
    }
  };
  return {
    url,
    dataDir,
    leaveAlone: () =>
      inDatabase(async (db) => {
        await db('sessions').update({ confirmed_at: `${DEMO_TODAY} 00:00:00` });
      }),
    inDatabase,
  };
}

async function launch(env: Record<string, string>) {
  const child = fork(join(root, 'scripts', 'start.mjs'), {
    cwd: root,
    env: { ...process.env, DEMO: '1', PRODUCT_IS_BUILT: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    child.on('message', (message: { type: string; url: string }) => {
      if (message.type === 'ready') resolve(message.url);
    });
    child.once('exit', (code) => reject(new Error(`The product ended with code ${String(code)}:\n${output}`)));
  });
  return { child, url };
}

async function printed(words: readonly string[], env: Record<string, string>): Promise<string> {
  const child = fork(join(root, 'core-api', 'dist', 'cli.js'), words, {
    cwd: root,
    env: { ...process.env, ...env },
    silent: true,
  });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`${words.join(' ')} ended with code ${String(code)}:\n${output}`);
  return output;
}

async function ended(child: ChildProcess) {
  if (child.exitCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
