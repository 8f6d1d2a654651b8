import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Express } from 'express';
import type { Knex } from 'knex';
import type { Logger } from 'pino';
import request, { type Test } from 'supertest';
import { createApp } from '../app';
import type { Config } from '../config';
import { openLog } from '../log';
import { diskStore } from '../storage/disk-store';
import type { FileStore } from '../storage/file-store';
import { utc, type Clock } from '../time/clock';
import { testDatabase } from './test-database';
import { worldOf, type World } from './world';

export const INTERNAL_SECRET = 'the-secret-of-the-tests';

/** Encryption key for secrets in tests. */
export const TEST_KEY = 'the-key-of-the-tests-0123456789abc';

/** Configured as if there were a mail server. Nothing is sent: only a relay sends, and tests start their own. */
export const TEST_MAIL: Config['mail'] = {
  smtpUrl: 'smtp://127.0.0.1:1',
  from: 'Ruta <no-reply@ruta.test>',
  publicUrl: 'https://ruta.example.mx:8443',
  dataDir: tmpdir(),
};

/** Hosts whose videos may be added, and whose pages may be framed. */
export const TEST_HOSTS: Pick<Config, 'videoHosts' | 'frameHosts' | 'meetingsUrl' | 'zoom'> = {
  videoHosts: ['vimeo.com', '*.wistia.com'],
  frameHosts: ['tableros.example.mx'],
  meetingsUrl: 'https://salas.example.mx/',
  zoom: undefined,
};

export interface TestServer {
  app: Express;
  /** Another instance on the same database. */
  another(): Express;
  db: Knex;
  clock: Clock & { set(instant: string): void };
  world: World;
  store: FileStore;
  /** Folder of the file store. */
  filesDir: string;
  /** Signs a person in and returns a caller with their session. */
  as(userId: number): Promise<Caller>;
  /** Signs a person in and returns the session's token. */
  sessionOf(userId: number): Promise<string>;
  stop(): Promise<void>;
}

export type Caller = Record<'get' | 'post' | 'put' | 'delete', (path: string) => Test>;

/**
 * core-api on an empty database: SQLite in memory, or a database of TEST_DATABASE_URL's server. Its clock is fixed at
 * noon in Mexico City on Friday 20 November 2026, until a test sets it.
 */
export async function testServer({
  log = openLog(process.env['TEST_LOG'] ?? 'silent'),
  mail = TEST_MAIL,
  zoom,
}: { log?: Logger; mail?: Config['mail']; zoom?: Config['zoom'] } = {}): Promise<TestServer> {
  const db = await testDatabase();
  let now = new Date('2026-11-20T18:00:00Z');
  const clock = { now: () => now, set: (instant: string) => void (now = new Date(instant)) };
  const filesDir = mkdtempSync(join(tmpdir(), 'ruta-files-'));
  const store = diskStore({ root: filesDir, minFreeBytes: 0 });
  const another = () =>
    createApp({
      db,
      clock,
      store,
      config: {
        internalSecret: INTERNAL_SECRET,
        serverTimezone: 'America/Cancun',
        mail,
        secretsKey: TEST_KEY,
        ...TEST_HOSTS,
        zoom,
      },
      log,
    });
  const app = another();

  const sessionOf = async (userId: number): Promise<string> => {
    const token = randomBytes(32).toString('base64url');
    const { role_id } = await db('role_user')
      .where({ user_id: userId })
      .orderBy('role_id')
      .first<{ role_id: number }>('role_id');
    const begun = utc(now);
    await db('sessions').insert({
      token_hash: createHash('sha256').update(token).digest('hex'),
      user_id: userId,
      role_id,
      remember: true,
      created_at: begun,
      last_used_at: begun,
      expires_at: '2030-01-01 00:00:00',
    });
    return token;
  };
  const as = async (userId: number): Promise<Caller> =>
    callerOf(app, { Authorization: `Bearer ${await sessionOf(userId)}` });

  const stop = async () => {
    close(app);
    await db.destroy();
    rmSync(filesDir, { recursive: true, force: true });
  };
  return { app, another, db, clock, world: worldOf(db), store, filesDir, as, sessionOf, stop };
}

/** Calls the app under /api with the given headers. */
export function callerOf(app: Express, headers: Record<string, string> = {}): Caller {
  const { server, agent } = listening(app);
  const to = (method: keyof Caller) => (path: string) =>
    request(server)[method](`/api${path}`).agent(agent).set(headers);
  return { get: to('get'), post: to('post'), put: to('put'), delete: to('delete') };
}

interface Listening {
  server: Server;
  agent: Agent;
}
const servers = new WeakMap<Express, Listening>();

/** One server and kept connections for all calls of an app: supertest listens, connects and closes for each otherwise. */
function listening(app: Express): Listening {
  const known = servers.get(app);
  if (known) return known;
  const server = createServer(app).listen(0).unref();
  // The server never closes a connection that the next call is about to use, and none keeps a test's process alive.
  server.keepAliveTimeout = 0;
  server.on('connection', (socket) => socket.unref());
  const begun = { server, agent: new Agent({ keepAlive: true }) };
  servers.set(app, begun);
  return begun;
}

function close(app: Express): void {
  const { server, agent } = servers.get(app) ?? {};
  agent?.destroy();
  server?.close();
  server?.closeAllConnections();
}
