import type { Knex } from 'knex';
import { testServer, type TestServer } from '../testing/server';
import { queryCache } from './query-cache';

let server: TestServer;
let now = 0;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.stop());
beforeEach(() => jest.spyOn(performance, 'now').mockImplementation(() => now));
afterEach(() => jest.restoreAllMocks());

describe('the query cache', () => {
  const cached = queryCache<number>();
  let reads = 0;
  const count = async (query: Knex.QueryBuilder) => {
    const known = cached(query);
    if (known.value !== undefined) return known.value;
    reads += 1;
    const total = ((await query.clone().pluck('id')) as number[]).length;
    known.keep(total);
    return total;
  };
  const all = (db: Knex = server.db) => count(db('schools'));
  /** How often something reads the database. */
  const readsOf = async (work: () => Promise<unknown>) => {
    reads = 0;
    await work();
    return reads;
  };

  test('keeps a value for five seconds, by statement and bindings', async () => {
    await server.world.school();
    expect(await all()).toBe(1);
    expect(await readsOf(all)).toBe(0);
    expect(await readsOf(() => count(server.db('schools').where('id', '<', 1)))).toBe(1);
    expect(await readsOf(() => count(server.db('schools').where('id', '<', 2)))).toBe(1);
    now += 4_900;
    expect(await readsOf(all)).toBe(0);
    now += 200;
    expect(await readsOf(all)).toBe(1);
  });

  test('is evicted by a write to a table that the statement names, and by no other', async () => {
    const { db, world } = server;
    const before = await all();
    await world.school();
    expect(await all()).toBe(before + 1);
    await db('sign_in_attempts').insert({ subject: 'x', failures: 1, first_at: '2026-11-01 12:00:00' });
    expect(await readsOf(all)).toBe(0);
  });

  test('is evicted when a transaction writes, and again when it commits', async () => {
    const { db } = server;
    await all();
    await db.transaction(async (trx) => {
      await trx('schools').update({ city: 'Tepic' });
      // A value that was read before the commit is not kept beyond it.
      expect(await readsOf(() => all(trx))).toBe(1);
      expect(await readsOf(() => all(trx))).toBe(1);
    });
    expect(await readsOf(all)).toBe(1);
    expect(await readsOf(all)).toBe(0);
  });

  test('does not keep what was read while something was written', async () => {
    const { db } = server;
    const known = cached(db('levels'));
    await db('schools').update({ city: 'Tepic' });
    known.keep(1);
    expect(cached(db('levels')).value).toBeUndefined();
  });
});
