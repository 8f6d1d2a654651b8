import type { Knex } from 'knex';
import { isMysql } from '../database/dialect';
import { testDatabase } from '../testing/test-database';

let db: Knex;
beforeAll(async () => {
  db = await testDatabase();
});
afterAll(() => db.destroy());

/** Names of columns by which people, records or devices are recognised. */
const IDENTITY = '(^|_)(email|access|code|token|hash|key|folio|device|room|remote_id|meeting_id|batch_id)$';

const SAME_COLUMN = 's.table_schema = c.table_schema and s.table_name = c.table_name and s.column_name = c.column_name';

/** Text columns of MariaDB that a collation compares, although they identify: by their name, or in a unique key. */
const comparedByCollation = (on: Knex) =>
  on('information_schema.columns as c')
    .where('c.table_schema', on.raw('database()'))
    .whereNotNull('c.collation_name')
    .whereNot('c.collation_name', 'utf8mb4_bin')
    .whereNot('c.table_name', 'knex_migrations')
    // A hash of a password is checked, never looked up.
    .whereNot('c.column_name', 'password_hash')
    .where((identifies) => {
      void identifies
        .whereRaw('c.column_name regexp ?', [IDENTITY])
        .orWhereExists(on('information_schema.statistics as s').where('s.non_unique', 0).whereRaw(SAME_COLUMN));
    })
    .orderBy(['c.table_name', 'c.column_name'])
    .select<{ place: string }[]>(on.raw("concat(c.table_name, '.', c.column_name) as place"));

test('ACC-01 what identifies is compared byte by byte on both databases', async () => {
  if (isMysql(db)) {
    expect(await comparedByCollation(db)).toEqual([]);
    return;
  }
  expect(await db('sqlite_master').whereRaw("sql like '%collate%'").pluck<string[]>('name')).toEqual([]);
});
