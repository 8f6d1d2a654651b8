import { connect } from './connect';
import { learnTableSizes } from './table-sizes';

test('SQLite learns how large its tables are, and keeps no samples that would compile a read for each value', async () => {
  const db = connect({ dialect: 'sqlite', filename: ':memory:' });
  try {
    await db.schema.createTable('things', (table) => {
      table.increments('id');
      table.string('name').index('things_name');
    });
    await db('things').insert(Array.from({ length: 90 }, (_, at) => ({ name: `silla ${at % 30}` })));
    await learnTableSizes(db);
    expect(await db('sqlite_stat1').where({ tbl: 'things' }).select('idx', 'stat')).toEqual([
      { idx: 'things_name', stat: '90 3' },
    ]);
    expect(await db('sqlite_stat4').where({ tbl: 'things' })).toEqual([]);
  } finally {
    await db.destroy();
  }
});
