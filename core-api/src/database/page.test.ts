import type { Sort } from '@ruta/contracts';
import type { Knex } from 'knex';
import { testServer, type TestServer } from '../testing/server';
import { page } from './page';

const TOTAL = 260;
const NOW = '2026-11-01 12:00:00';
type Key = 'id' | 'datetime';

let server: TestServer;
let asked: string[] = [];
let school: number;
let coach: number;

beforeAll(async () => {
  server = await testServer();
  server.db.on('query', ({ sql }: { sql: string }) => asked.push(sql));
  const { world, db } = server;
  const cycle_id = await world.cycle();
  school = await world.school();
  coach = await world.person('COACH');
  const visit = (at: number) => ({
    school_id: school,
    coach_id: coach,
    cycle_id,
    objective: `Visita ${at}`,
    timezone: 'America/Mexico_City',
    eraser: false,
    school_visit_status_id: 1,
    // Some nine share each instant, and the last ones have none: what pages must neither repeat nor leave out.
    datetime: at < TOTAL - 12 ? `2026-09-${String(1 + Math.floor((at * 37) % 28)).padStart(2, '0')} 16:00:00` : null,
    created_at: NOW,
    updated_at: NOW,
  });
  for (let at = 0; at < TOTAL; at += 20)
    await db('school_visits').insert(Array.from({ length: 20 }, (_, more) => visit(at + more)));
});
afterAll(() => server.stop());

interface Row {
  id: number;
  datetime: string | null;
}

const reader =
  (sort: readonly Sort<Key>[], limit: (list: Knex.QueryBuilder) => Knex.QueryBuilder = (list) => list) =>
  (number: number) =>
    page(
      server.db,
      limit(server.db('school_visits').where('school_visits.school_id', school)),
      { page: number, size: 10, sort },
      {
        table: 'school_visits',
        columns: { id: 'school_visits.id', datetime: 'school_visits.datetime' },
        select: (rows) => rows.select('school_visits.id', 'school_visits.datetime'),
        present: (rows: Row[]) => rows,
      },
    );

const expected = async ([only]: readonly Sort<Key>[]) =>
  (await server
    .db('school_visits')
    .where('school_id', school)
    .orderBy(only?.key ?? 'id', only?.direction)
    .orderBy('id', only?.direction)
    .pluck('id')) as number[];

/** Evicts what is cached of visits. */
const evict = () => server.db('school_visits').where({ id: 0 }).delete();

describe('page', () => {
  beforeEach(evict);

  test.each<[string, Sort<Key>[]]>([
    ['-datetime', [{ key: 'datetime', direction: 'desc' }]],
    ['datetime', [{ key: 'datetime', direction: 'asc' }]],
    ['-id', [{ key: 'id', direction: 'desc' }]],
  ])('B51 sorted by %s gives every row once, whatever page was seen before', async (_name, sort) => {
    const read = reader(sort);
    const all = await expected(sort);
    for (const order of [(at: number) => at, (at: number) => 25 - at, (at: number) => (at * 7) % 26]) {
      await evict();
      for (let at = 0; at < 26; at += 1) {
        const { data, total } = await read(order(at) + 1);
        expect(total).toBe(TOTAL);
        expect(data.map(({ id }) => id)).toEqual(all.slice(order(at) * 10, order(at) * 10 + 10));
      }
    }
    expect((await read(27)).data).toEqual([]);
  });

  test('one statement a page; the first one counts', async () => {
    const read = reader([{ key: 'datetime', direction: 'desc' }]);
    asked = [];
    await read(15);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('count(*)');
    asked = [];
    await read(16);
    await read(1);
    expect(asked).toHaveLength(2);
    expect(asked.join()).not.toContain('count(*)');
  });

  test('an item with several rows counts once', async () => {
    const sort: Sort<Key>[] = [{ key: 'datetime', direction: 'desc' }];
    const all = await expected(sort);
    const read = (number: number) =>
      page(
        server.db,
        server.db('school_visits').where('school_visits.school_id', school),
        { page: number, size: 10, sort },
        {
          table: 'school_visits',
          columns: { id: 'school_visits.id', datetime: 'school_visits.datetime' },
          select: (rows) =>
            rows.joinRaw('inner join (select 1 as part union select 2 as part) as parts').select('school_visits.id'),
          present: (rows: { id: number }[]) => [...new Set(rows.map(({ id }) => id))],
        },
      );
    for (let at = 9; at < 26; at += 1) {
      const { data, count } = await read(at + 1);
      expect(data).toEqual(all.slice(at * 10, at * 10 + 10));
      expect(count).toBe(10);
    }
  });

  test('a page beyond the end, and a list of none, have their total', async () => {
    const sort: Sort<Key>[] = [{ key: 'id', direction: 'asc' }];
    const beyond = { data: [], page: 90, size: 10, total: TOTAL, pages: 26, count: 0 };
    expect(await reader(sort)(90)).toEqual(beyond);
    expect(await reader(sort)(90)).toEqual(beyond);
    const none = reader(sort, (list) => list.where('school_visits.id', 0));
    expect(await none(1)).toEqual({ data: [], page: 1, size: 10, total: 0, pages: 0, count: 0 });
  });

  test('what is written is on the next page that is asked for', async () => {
    const sort: Sort<Key>[] = [{ key: 'datetime', direction: 'desc' }];
    const read = reader(sort);
    await read(20);
    await read(21);
    await server
      .db('school_visits')
      .where({ school_id: school })
      .whereNull('datetime')
      .update({ datetime: '2026-12-01 16:00:00' });
    const all = await expected(sort);
    expect((await read(21)).data.map(({ id }) => id)).toEqual(all.slice(200, 210));
  });
});
