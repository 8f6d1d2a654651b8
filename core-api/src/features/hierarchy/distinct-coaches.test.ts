import { isMysql } from '../../database/dialect';
import { testServer, type TestServer } from '../../testing/server';
import { distinctCoaches } from './202611250900-distinct-coaches';

/** Errors of better-sqlite3 belong to the first test file of their worker; Jest's `toThrow` knows only its own. */
const REFUSED = { message: expect.stringMatching(/constraint/i) };

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

test('HIE-02 the database refuses the same coach twice and a second without a first; rows from before keep the higher place', async () => {
  const { db, world } = server;
  const cycle = await world.cycle();
  const [a, b, c] = [await world.person('COACH'), await world.person('COACH_SEC'), await world.person('COACH_SEC')];
  const put = async (coach: number | null, one: number | null, two: number | null) =>
    world.hierarchy(cycle, await world.school(), {
      ...{ coach_id: coach, secondary_one_id: one, secondary_two_id: two },
    } as Record<string, number>);
  const places = async () =>
    (await db('school_hierarchies').orderBy('id')).map((row) => [
      ...[row.coach_id, row.secondary_one_id, row.secondary_two_id],
    ]);
  const WRONG: readonly (readonly [number | null, number | null, number | null])[] = [
    [a, a, null],
    [a, b, a],
    [null, b, b],
    [a, null, b],
  ];
  await put(a, b, c);
  for (const row of WRONG) await expect(put(...row)).rejects.toMatchObject(REFUSED);
  expect(await places()).toEqual([[a, b, c]]);

  if (isMysql(db))
    await db.raw(
      'alter table school_hierarchies drop constraint hierarchy_coaches_differ, drop constraint hierarchy_two_needs_one',
    );
  else await db.raw('pragma ignore_check_constraints = on');
  for (const row of WRONG) await put(...row);
  await put(a, a, c);
  if (!isMysql(db)) await db.raw('pragma ignore_check_constraints = off');
  for (let times = 0; times < 2; times += 1)
    await db.transaction(async (trx) => {
      await distinctCoaches.up(trx);
    });
  expect(await places()).toEqual([
    [a, b, c],
    [a, null, null],
    [a, b, null],
    [null, b, null],
    [a, b, null],
    [a, c, null],
  ]);
  for (const row of WRONG) await expect(put(...row)).rejects.toMatchObject(REFUSED);
});
