import { testServer, type TestServer } from '../../testing/server';
import { singleUseLinks } from './single-use';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

test('T17 a link is used once: of three who try at once, two are told that it is over', async () => {
  const { db, clock, world } = server;
  const links = singleUseLinks(clock);
  const user_id = await world.person('PROF');
  const token = await links.make(db, { user_id }, '2026-11-20 18:30:00');
  expect(await links.ownerOf(db, 'user_id', token)).toBe(user_id); // reading does not use it up
  await expect(links.ownerOf(db, 'invitation_id', token)).rejects.toMatchObject({ code: 'access.link-over' });
  const use = () => db.transaction((trx) => links.use(trx, 'user_id', token));
  const tries = await Promise.allSettled([use(), use(), use()]);
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  await expect(use()).rejects.toMatchObject({ code: 'access.link-over' });
  expect(await db('single_use_links')).toEqual([]);
});
