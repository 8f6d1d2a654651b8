import type { Response } from 'supertest';
import { roleIdOf, sessionsFor } from '../../testing/races';
import { callerOf, testServer, type Caller, type TestServer } from '../../testing/server';

/** Rounds of start against finish; on SQLite, with its one connection, few are enough. */
const ROUNDS = process.env['TEST_DATABASE_URL'] ? 200 : 20;
const STARTS = 50;

let server: TestServer;
/** An administrator on two instances. */
let callers: [Caller, Caller];
beforeAll(async () => {
  server = await testServer();
  const { db } = server;
  const user_id = await server.world.person('ADMIN');
  const [session] = await sessionsFor(db, { user_id, role_id: await roleIdOf(db, 'ADMIN') });
  const headers = { Authorization: `Bearer ${session?.token ?? ''}` };
  callers = [callerOf(server.app, headers), callerOf(server.another(), headers)];
});
afterAll(() => server.stop());
beforeEach(async () => {
  for (const table of ['cycle_schools', 'school_cycles', 'periods', 'outbox']) await server.db(table).delete();
});

const told = ({ status, body }: Response) => [status, (body as { code?: string }).code].filter(Boolean).join(' ');
const start = (id: number, at: 0 | 1) => callers[at].put(`/school-cycles/${id}/start`).send({});
const finish = (at: 0 | 1) => callers[at].delete('/school-cycles/finish');
const states = async (...ids: number[]) => {
  const rows = await server.db('school_cycles').whereIn('id', ids).orderBy('id').select('state', 'revision');
  return rows.map(({ state, revision }) => `${state} ${revision}`);
};
const news = async () => (await server.db('outbox').orderBy('id').pluck('kind')) as string[];

test('F03 fifty starts of two cycles at once: one wins, and the others are told', async () => {
  const one = await server.world.cycle({ state: 'pending' });
  const other = await server.world.cycle({ state: 'pending' });
  const answers = await Promise.all(
    Array.from({ length: STARTS }, async (_, at) => told(await start(at % 2 ? one : other, at % 4 < 2 ? 0 : 1))),
  );
  expect(answers.filter((answer) => answer === '200')).toHaveLength(1);
  expect(new Set(answers)).toEqual(new Set(['200', '409 cycles.started', '409 cycles.other-started']));
  expect((await states(one, other)).sort()).toEqual(['pending 1', 'started 2']);
  expect(await news()).toEqual(['cycle.started']);
}, 300_000);

test('F03 start against finish: only legal histories', async () => {
  const [running, ready] = [await server.world.cycle(), await server.world.cycle({ state: 'pending' })];
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    const { db } = server;
    await db('school_cycles').where({ id: ready }).update({ state: 'pending', revision: 1 });
    await db('school_cycles').where({ id: running }).update({ state: 'started', revision: 1 });
    await db('outbox').delete();
    const [first, second] = round % 2 ? [finish(0), start(ready, 1)] : [start(ready, 1), finish(0)];
    const [begun, ended] = (round % 2 ? await Promise.all([second, first]) : await Promise.all([first, second])) as [
      Response,
      Response,
    ];
    seen.add([told(begun), told(ended), ...(await states(running, ready)), ...(await news())].join(', '));
  }
  const finishFirst = '200, 200, finished 2, started 2, cycle.finished, cycle.started';
  const startFirst = '409 cycles.other-started, 200, finished 2, pending 1, cycle.finished';
  expect([...seen].filter((history) => history !== finishFirst && history !== startFirst)).toEqual([]);
}, 300_000);

test('F03 the same cycle started and finished at once, and finished twice: each step is taken once', async () => {
  const id = await server.world.cycle({ state: 'pending' });
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS / 4; round += 1) {
    await server.db('school_cycles').where({ id }).update({ state: 'pending', revision: 1 });
    const [begun, ended] = await Promise.all([start(id, 0), finish(1)]);
    const again = await Promise.all([finish(0), finish(1)]);
    seen.add([told(begun), told(ended), ...again.map(told).sort(), ...(await states(id))].join(', '));
  }
  const none = '409 cycles.none-started';
  const legal = [`200, 200, ${none}, ${none}, finished 3`, `200, ${none}, 200, ${none}, finished 3`];
  expect([...seen].filter((history) => !legal.includes(history))).toEqual([]);
}, 300_000);

test('F03 prepare twice at once copies once', async () => {
  const school = await server.world.school();
  const id = await server.world.cycle({ state: 'pending', prepared: false });
  const body = { action: 'inherit_data', start_at: '2026-08-24', end_at: '2027-07-15' };
  const answers = await Promise.all(
    ([0, 1, 0, 1] as const).map(async (at) => told(await callers[at].post(`/school-cycles/${id}/prepare`).send(body))),
  );
  expect(answers.sort()).toEqual(['200', '409 cycles.prepared', '409 cycles.prepared', '409 cycles.prepared']);
  expect(await server.db('cycle_schools').where({ cycle_id: id }).pluck('school_id')).toEqual([school]);
  expect(await server.db('school_hierarchies').where({ cycle_id: id })).toHaveLength(1);
  await server.db('school_hierarchies').where({ cycle_id: id }).delete();
});
