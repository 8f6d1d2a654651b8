import { isUniqueViolation } from '../../database/db-problems';
import { dropIndex } from '../../migrations/kit';
import { testServer, type TestServer } from '../../testing/server';
import { uniqueAccess } from '../../migrations/202611231655-unique-access';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.stop());

test('HIE-02 one person signs in with an address; of two with the same, the later keeps their own e-mail address', async () => {
  const { db, world } = server;
  const [first, second] = [
    await world.person('COACH', { email: 'ana@a.mx' }),
    await world.person('COACH', { email: 'b@b.mx' }),
  ];
  const share = () => db('users').where({ id: second }).update({ access: 'ana@a.mx' });
  const isRefused = () => share().then(() => false, isUniqueViolation);
  expect(await isRefused()).toBe(true);
  await dropIndex(db, 'users', 'users_access_unique');
  await share();
  await uniqueAccess.up(db);
  const read = await db('users').whereIn('id', [first, second]).orderBy('id').pluck('access');
  expect(read).toEqual(['ana@a.mx', 'b@b.mx']);
  expect(await isRefused()).toBe(true);
});
