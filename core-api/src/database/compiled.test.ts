import { testServer, type TestServer } from '../testing/server';
import { compiled } from './compiled';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.stop());

describe('a compiled read', () => {
  let built = 0;
  const named = compiled<{ id: number; name: string; deleted_at: string | null }, 'id' | 'name'>(
    ['id', 'name'],
    (db, at) => {
      built += 1;
      return db('schools')
        .where('id', '>=', at.id)
        .where((either) => void either.where('name', at.name).orWhere('id', at.id))
        .where({ deleted_at: null })
        .orderBy('id')
        .select('id', 'name', 'deleted_at');
    },
  );

  test('is built once, and reads anew each time with values of its own', async () => {
    const { db, world } = server;
    const [first, second] = [await world.school(), await world.school()];
    await db('schools').where({ id: second }).update({ name: 'Peña' });
    const ids = async (id: number, name: string) => (await named(db, { id, name })).map((row) => row.id);
    expect(await ids(first, '')).toEqual([first]);
    expect(await ids(first, 'Peña')).toEqual([first, second]);
    expect(await ids(second, "'; drop table schools; --")).toEqual([second]);
    expect(await ids(second + 1, 'Peña')).toEqual([]);
    await db('schools').where({ id: first }).update({ name: 'Peña' });
    expect(await named(db, { id: first, name: 'Peña' })).toEqual([
      { id: first, name: 'Peña', deleted_at: null },
      { id: second, name: 'Peña', deleted_at: null },
    ]);
    expect(built).toBe(1);
  });

  test('sees what its own transaction wrote, and nobody else’s', async () => {
    const { db, world } = server;
    const id = await world.school();
    await db
      .transaction(async (trx) => {
        await trx('schools').where({ id }).delete();
        expect(await named(trx, { id, name: '' })).toEqual([]);
        throw new Error('taken back');
      })
      .catch(() => undefined);
    expect(await named(db, { id, name: '' })).toHaveLength(1);
  });
});
