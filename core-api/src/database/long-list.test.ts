import type { Sort } from '@ruta/contracts';
import type { Knex } from 'knex';
import { testServer, type TestServer } from '../testing/server';
import { longList } from './long-list';

const TOTAL = 260;
const NOW = '2026-11-01 12:00:00';
type Key = 'id' | 'datetime';

let server: TestServer;
const now = 0;
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
  total?: number;
}

const listOf = () =>
  longList<Key>(
    { columns: { id: 'school_visits.id', datetime: 'school_visits.datetime' }, id: 'school_visits.id' },
    () => now,
  );

const reader =
  (read: ReturnType<typeof listOf>, sort: readonly Sort<Key>[], db: Knex = server.db) =>
  (page: number) =>
    read(db('school_visits').where('school_visits.school_id', school), { page, size: 10, sort }, async (ids, order) => {
      const rows = db(ids)
        .join('school_visits', 'school_visits.id', 'page.id')
        .select('page.*', 'school_visits.datetime');
      return (await order(rows)) as Row[];
    });

const expected = async ([only]: readonly Sort<Key>[]) =>
  (await server
    .db('school_visits')
    .where('school_id', school)
    .orderBy(only?.key ?? 'id', only?.direction)
    .orderBy('id', only?.direction)
    .pluck('id')) as number[];

describe('a long list', () => {
  test.each<[string, Sort<Key>[]]>([
    ['-datetime', [{ key: 'datetime', direction: 'desc' }]],
    ['datetime', [{ key: 'datetime', direction: 'asc' }]],
    ['-id', [{ key: 'id', direction: 'desc' }]],
  ])('B51 sorted by %s gives every row once, whatever page was seen before', async (_name, sort) => {
    const page = reader(listOf(), sort);
    const all = await expected(sort);
    for (const order of [(at: number) => at, (at: number) => 25 - at, (at: number) => (at * 7) % 26]) {
      for (let at = 0; at < 26; at += 1) {
        const { rows, total } = await page(order(at) + 1);
        expect(total).toBe(TOTAL);
        expect(rows.map(({ id }) => id)).toEqual(all.slice(order(at) * 10, order(at) * 10 + 10));
      }
    }
    expect((await page(27)).rows).toEqual([]);
  });

  test('one statement a page: the first one counts, the deep ones begin where another was seen', async () => {
    const page = reader(listOf(), [{ key: 'datetime', direction: 'desc' }]);
    asked = [];
    await page(15);
    expect(asked).toHaveLength(1);
    expect(asked[0]).toContain('count(*)');
    asked = [];
    await page(16);
    await page(17);
    expect(asked).toHaveLength(2);
    expect(asked[1]).toMatch(/`datetime` <= /);
    expect(asked.join()).not.toContain('count(*)');
  });

  test('a page beyond the end, and a list of none, have their total', async () => {
    expect(await reader(listOf(), [{ key: 'id', direction: 'asc' }])(90)).toEqual({ rows: [], total: TOTAL });
    const none = await listOf()(
      server.db('school_visits').where('school_visits.id', 0),
      { page: 1, size: 10, sort: [] },
      (ids) =>
        server
          .db(ids)
          .select('page.*')
          .then((rows) => rows as Row[]),
    );
    expect(none).toEqual({ rows: [], total: 0 });
  });

  test('what is written is on the next page that is asked for', async () => {
    const sort: Sort<Key>[] = [{ key: 'datetime', direction: 'desc' }];
    const page = reader(listOf(), sort);
    await page(20);
    await page(21);
    await server
      .db('school_visits')
      .where({ school_id: school })
      .whereNull('datetime')
      .update({ datetime: '2026-12-01 16:00:00' });
    const all = await expected(sort);
    expect((await page(21)).rows.map(({ id }) => id)).toEqual(all.slice(200, 210));
  });
});
