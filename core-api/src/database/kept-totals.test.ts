import { testServer, type TestServer } from '../testing/server';
import { keptTotals } from './list-page';

let server: TestServer;
let now = 0;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.stop());

const school = () => server.world.school();

describe('kept totals', () => {
  test('are counted once for some seconds, by statement and values, and dropped by a write', async () => {
    const { db } = server;
    const totals = keptTotals(() => now);
    const counted: string[] = [];
    db.on('query', ({ sql }: { sql: string }) => sql.includes('count(*)') && counted.push(sql));
    await school();
    const all = () => totals.of(db('schools'));
    const before = await all();
    await all();
    expect(counted).toHaveLength(1);

    await totals.of(db('schools').where('id', '<', 1));
    await totals.of(db('schools').where('id', '<', 2));
    expect(counted).toHaveLength(3);

    await school();
    expect(await all()).toBe(before + 1);

    await db.transaction(async (trx) => {
      await trx('schools').update({ city: 'Tepic' });
    });
    const seen = counted.length;
    await all();
    expect(counted).toHaveLength(seen + 1);

    // A write elsewhere is none of this list's business.
    await db('sign_in_attempts').insert({ subject: 'x', failures: 1, first_at: '2026-11-01 12:00:00' });
    await all();
    expect(counted).toHaveLength(seen + 1);

    now += 6_000;
    await all();
    expect(counted).toHaveLength(seen + 2);
  });

  test('may be kept by what the statement is made of: another reach counts anew, and a write drops them as well', async () => {
    const { db } = server;
    const totals = keptTotals(() => now);
    await school();
    const of = (id: number) => totals.of(db('schools').where('id', '<=', id), [id]);
    expect(await of(1)).toBe(1);
    expect(await of(0)).toBe(0);
    expect(await totals.of(db('schools').where('id', '<', 0), [1])).toBe(1);
    await db('schools').where('id', 1).update({ city: 'Tepic' });
    expect(await totals.of(db('schools').where('id', '<', 0), [1])).toBe(0);
  });
});
