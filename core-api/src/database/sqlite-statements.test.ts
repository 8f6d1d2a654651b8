import { connect } from './connect';

describe('compiled reads of SQLite', () => {
  const db = connect({ dialect: 'sqlite', filename: ':memory:' });
  afterAll(() => db.destroy());

  test('name their columns, also those of a table that was changed meanwhile', async () => {
    await db.schema.createTable('things', (table) => {
      table.increments('id');
      table.string('name');
    });
    await db('things').insert({ name: 'silla' });
    const all = () => db('things').select('*');
    expect(await all()).toEqual([{ id: 1, name: 'silla' }]);
    expect(await all()).toEqual([{ id: 1, name: 'silla' }]);
    await db.schema.alterTable('things', (table) => void table.renameColumn('name', 'title'));
    expect(await all()).toEqual([{ id: 1, title: 'silla' }]);
    await db.schema.alterTable('things', (table) => void table.integer('legs'));
    expect(await all()).toEqual([{ id: 1, title: 'silla', legs: null }]);
  });

  test('read anew each time, with values of their own', async () => {
    const one = (title: string) => db('things').where({ title }).first('id');
    expect(await one('mesa')).toBeUndefined();
    await db('things').insert({ title: 'mesa' });
    expect(await one('mesa')).toEqual({ id: 2 });
    expect(await one('silla')).toEqual({ id: 1 });
  });
});
