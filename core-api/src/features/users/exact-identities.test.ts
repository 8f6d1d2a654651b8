import { isMysql } from '../../database/dialect';
import { testServer, type TestServer } from '../../testing/server';
import { exactIdentities } from './202611291040-exact-identities';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  const { db } = server;
  // As it was before the migration, but without the unique key that would refuse what SQLite has taken.
  if (isMysql(db)) await db.raw('alter table users modify email varchar(254) collate utf8mb4_unicode_520_ci not null');
});
afterAll(() => server.stop());

test('ACC-01 addresses that become one are named, and nothing changes', async () => {
  const { db, world } = server;
  const [one, other, third] = [await world.person('PROF'), await world.person('PROF'), await world.person('PROF')];
  await db('users').where({ id: one }).update({ access: 'ana@escuela.mx' });
  await db('users').where({ id: other }).update({ access: 'Ana@Escuela.mx' });
  await db('users').where({ id: third }).update({ email: 'josé@escuela.mx' });
  const before = await db('users').orderBy('id').select('id', 'email', 'access');

  const refusal = await Promise.resolve(exactIdentities.up(db)).catch((error: unknown) => (error as Error).message);
  expect(refusal).toContain(
    `users ${other}, access "Ana@Escuela.mx" is the same address as users ${one}, access "ana@escuela.mx"`,
  );
  expect(refusal).toContain(`users ${third}, email "josé@escuela.mx" has letters beyond ASCII`);
  expect(await db('users').orderBy('id').select('id', 'email', 'access')).toEqual(before);

  await db('users').where({ id: one }).update({ access: 'ana.lopez@escuela.mx' });
  await db('users').where({ id: third }).update({ email: ' Jose@escuela.mx ' });
  await exactIdentities.up(db);
  expect(await db('users').whereIn('id', [one, other, third]).orderBy('id').select('email', 'access')).toMatchObject([
    { access: 'ana.lopez@escuela.mx' },
    { access: 'ana@escuela.mx' },
    { email: 'jose@escuela.mx' },
  ]);
  expect(await db('users').where({ email: 'josé@escuela.mx' }).first('id')).toBeUndefined();
});
