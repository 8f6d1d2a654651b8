import type { Knex } from 'knex';
import { testDatabase } from '../testing/test-database';
import { addColumn, createTable } from './kit';

let db: Knex;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.destroy());

test('F18 a migration that runs again adds a column once, a generated one as well', async () => {
  await createTable(db, 'crates', (table) => void table.increments('id'));
  for (let times = 0; times < 2; times += 1) {
    await addColumn(db, 'crates', 'gone_at', (at) => void at.datetime('gone_at').nullable());
    await addColumn(db, 'crates', 'live', (at) => {
      at.specificType('live', 'integer generated always as (case when gone_at is null then 1 end) virtual');
    });
  }
  await db<Record<string, unknown>>('crates').insert([{ gone_at: null }, { gone_at: '2026-11-20 10:00:00' }]);
  expect(await db<Record<string, unknown>>('crates').orderBy('id').pluck('live')).toEqual([1, null]);
  await db.schema.dropTable('crates');
});
