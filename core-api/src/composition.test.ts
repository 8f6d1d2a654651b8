import { ACTIVITY_TYPES } from '@ruta/contracts/agenda/agenda.schema';
import { compose } from './composition';
import { activityKinds } from './features/activities/activity.kinds';
import { centralKind } from './features/pfi/pfi.kind';
import { visitKind } from './features/visits/visit.kind';
import { runJobs } from './jobs/run-jobs';
import { openLog } from './log';
import { TEST_HOSTS, TEST_KEY, TEST_MAIL, testServer, type TestServer } from './testing/server';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.stop());

const log = openLog('silent');
const houseOf = ({ db, clock, store }: TestServer) =>
  compose({
    db,
    clock,
    store,
    log,
    config: { serverTimezone: 'UTC', ...TEST_HOSTS, secretsKey: TEST_KEY, mail: TEST_MAIL },
  });

test('every type of the agenda is registered by one room', () => {
  const visit = visitKind({ start: () => Promise.resolve(), finish: () => Promise.resolve() });
  expect([...activityKinds, centralKind, visit].map(({ type }) => type).sort()).toEqual([...ACTIVITY_TYPES].sort());
});

test('no call is served twice', () => {
  const calls = houseOf(server).routes.map(({ endpoint: { method, path } }) => `${method} ${path}`);
  expect(new Set(calls).size).toBe(calls.length);
});

test('the jobs delete what has expired, and nothing else', async () => {
  const { db, world } = server;
  const user_id = await world.person('COACH');
  const { role_id } = await db('role_user').where({ user_id }).first<{ role_id: number }>('role_id');
  const [before, after] = ['2026-11-20 17:59:59', '2026-11-20 18:00:01'];
  const rows: Record<string, (expires: string) => object> = {
    sessions: (expires_at) => ({
      ...{ token_hash: expires_at, user_id, role_id, created_at: before, last_used_at: before, expires_at },
    }),
    idempotency_keys: (expires_at) => ({
      ...{ user_id, key: expires_at, fingerprint: 'f', attempt: 'a', done: 1, created_at: before, expires_at },
    }),
    second_steps: (expires_at) => ({ token_hash: expires_at, user_id, remember: 0, expires_at }),
    single_use_links: (expires_at) => ({ token_hash: expires_at, user_id, created_at: before, expires_at }),
    rate_windows: (ends_at) => ({ subject: ends_at, taken: 1, began_at: before, ends_at }),
    // Kept for a day.
    session_ends: (at) => ({ user_id, at: at.replace('-20', '-19') }),
    sign_in_attempts: (first_at) => ({ subject: first_at, failures: 1, first_at: first_at.replace('-20', '-19') }),
  };
  for (const [table, row] of Object.entries(rows)) await db(table).insert([row(before), row(after)]);
  await runJobs(houseOf(server).jobs, log);
  for (const [table, row] of Object.entries(rows)) {
    expect(await db(table)).toHaveLength(1);
    expect(await db(table).first<object>()).toMatchObject(row(after));
  }
});

test('a job that fails holds up no other, and is logged by its name', async () => {
  const lines: string[] = [];
  const ran: string[] = [];
  await runJobs(
    [
      { name: 'broken', run: () => Promise.reject(new Error('no')) },
      { name: 'sound', run: () => Promise.resolve(ran.push('sound')) },
    ],
    openLog('error', { write: (line: string) => void lines.push(line) }),
  );
  expect(ran).toEqual(['sound']);
  expect(lines.map((line) => (JSON.parse(line) as { job: string }).job)).toEqual(['broken']);
});
