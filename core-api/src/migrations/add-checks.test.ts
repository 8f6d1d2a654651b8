import type { Knex } from 'knex';
import { testDatabase } from '../testing/test-database';
import { addChecks } from './add-checks';
import { createTable } from './kit';

/** Errors of better-sqlite3 belong to the first test file of their worker; Jest's `toThrow` knows only its own. */
const REFUSED = { message: expect.stringMatching(/constraint|Duplicate entry/i) };

let db: Knex;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.destroy());

/** A table of the test; its columns are not known to Knex. */
const boxes = () => db<Record<string, unknown>>('boxes');

test('F18 a table gets constraints once: rows, indexes and the next id stay, and what breaks them is refused', async () => {
  await createTable(db, 'boxes', (table) => {
    table.increments('id');
    table.integer('low').notNullable();
    table.integer('high').nullable();
    table.specificType('open_flag', 'integer generated always as (case when high is null then 1 end) virtual');
    table.integer('school_id').unsigned().nullable().references('schools.id');
    table.unique(['low', 'open_flag'], { indexName: 'boxes_open' });
    table.index(['high', 'id'], 'boxes_by_high');
  });
  await boxes().insert([
    { low: 1, high: null },
    { low: 1, high: 4 },
    { low: 2, high: 9 },
  ]);
  await boxes().where({ low: 2 }).delete();
  const rows = await boxes().orderBy('id');

  for (let times = 0; times < 2; times += 1)
    await db.transaction((trx) => addChecks(trx, 'boxes', { boxes_in_order: 'low <= high' }));
  await db.transaction((trx) => addChecks(trx, 'boxes', { boxes_in_order: 'low <= high', boxes_positive: 'low > 0' }));

  expect(await boxes().orderBy('id')).toEqual(rows);
  await expect(boxes().insert({ low: 5, high: 4 })).rejects.toMatchObject(REFUSED);
  await expect(boxes().insert({ low: 0, high: 4 })).rejects.toMatchObject(REFUSED);
  await expect(boxes().insert({ low: 1, high: null })).rejects.toMatchObject(REFUSED);
  await expect(boxes().insert({ low: 1, high: 2, school_id: 999999 })).rejects.toMatchObject(REFUSED);
  const [id = 0] = await boxes().insert({ low: 3, high: null });
  expect(id).toBeGreaterThan(3);
  await db.schema.alterTable('boxes', (table) => {
    table.dropIndex([], 'boxes_by_high');
  });
  await db.schema.dropTable('boxes');
});
