import { fork, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { migrate } from '../../core-api/src/database/migrate';
import { worldOf } from '../../core-api/src/testing/world';
import type { Place } from './databases';

const MAIN = join(process.cwd(), 'core-api', 'dist', 'main.js');
const NOW = '2026-11-20 18:00:00';
/** Later than the server's hour. */
const CONFIRMED = '2026-11-21 18:00:00';

/** A core-api as it is deployed: the built bundle as a process. */
export interface Core {
  url: string;
  child: ChildProcess;
  /** Milliseconds from the start to the first answer. */
  startedMs: number;
  /** Resolves with the exit code or signal. */
  ended: Promise<number | NodeJS.Signals | null>;
  kill(): Promise<void>;
  stop(): Promise<number | NodeJS.Signals | null>;
}

export async function startCore({ url: database, dataDir }: Place, env: Record<string, string> = {}): Promise<Core> {
  const began = Date.now();
  const child = fork(MAIN, {
    env: {
      ...process.env,
      DATABASE_URL: database,
      DATA_DIR: dataDir,
      CORE_PORT: '0',
      INTERNAL_SECRET: 'the-secret-of-the-faults',
      DEMO_TODAY: '2026-11-20',
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaint = '';
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once('close', (code, signal) => resolve(code ?? signal)),
  );
  const port = await new Promise<number>((resolve, reject) => {
    child.on('message', (message: { type: string; port: number }) => message.type === 'ready' && resolve(message.port));
    void ended.then((code) => reject(new Error(`core-api ended with ${String(code)}: ${complaint.trim()}`)));
  });
  const end = (signal: NodeJS.Signals) => {
    child.kill(signal);
    return ended;
  };
  return {
    url: `http://127.0.0.1:${port}/api`,
    child,
    startedMs: Date.now() - began,
    ended,
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
}

/** A signed-in coach with one school in the started cycle: the minimum for planning visits. */
export interface World {
  cycle: number;
  school: number;
  coach: number;
  token: string;
}

export async function layWorld(place: Place): Promise<World> {
  const db = place.open();
  try {
    await migrate(db);
    const world = worldOf(db);
    const cycle = await world.cycle();
    const school = await world.school();
    const coach = await world.person('COACH');
    await world.hierarchy(cycle, school, { coach_id: coach });
    const token = await signIn(db, coach);
    return { cycle, school, coach, token };
  } finally {
    await db.destroy();
  }
}

/** Signs somebody in for years; their password counts as given. Returns the session's token. */
export async function signIn(db: Knex, user_id: number): Promise<string> {
  const role = (await db('role_user').where({ user_id }).first('role_id')) as { role_id: number };
  const token = randomBytes(32).toString('base64url');
  await db('sessions').insert({
    token_hash: createHash('sha256').update(token).digest('hex'),
    ...{ user_id, role_id: role.role_id, remember: true, created_at: NOW, last_used_at: NOW },
    ...{ confirmed_at: CONFIRMED, expires_at: '2030-01-01 00:00:00' },
  });
  return token;
}

export interface Visit {
  id: number;
  revision: number;
  objective: string;
  school_visit_axis: { id: number; actions: string; specifications: string }[];
}
export interface Answer {
  status: number;
  ms: number;
  headers: Headers;
  body: { data: Visit; code?: string; current?: Visit };
}

/** Sends a request as the coach. Throws if no answer arrives. */
export async function ask(
  url: string,
  { token }: Pick<World, 'token'>,
  { method = 'GET', body, key, close = true }: { method?: string; body?: object; key?: string; close?: boolean } = {},
): Promise<Answer> {
  const began = Date.now();
  const response = await fetch(url, {
    method,
    headers: {
      Authorization: `Bearer ${token}`,
      ...(close ? { Connection: 'close' } : {}),
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...(key ? { 'Idempotency-Key': key } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(60_000),
  });
  const answer = (await response.json()) as Answer['body'];
  return { status: response.status, ms: Date.now() - began, headers: response.headers, body: answer };
}

/** The body of a complete visit. */
export const plan = ({ school }: World, objective: string) => ({
  school_id: school,
  eraser: false,
  objective,
  date: '2026-11-24',
  time: '10:00',
  school_visit_axis: [1, 2, 3, 4].map((id) => ({ id, actions: 'Acción', specifications: 'Detalle' })),
});
