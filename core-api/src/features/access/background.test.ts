import { createHash } from 'node:crypto';
import request from 'supertest';
import { testServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.stop());

const TOKEN = 'a-token-of-the-tests-0123456789';
const hash = createHash('sha256').update(TOKEN).digest('hex');

/** A session that expires after an hour without use; it starts at noon in Mexico City. */
async function beginSession() {
  const user_id = await server.world.person('COACH');
  const role = (await server.db('role_user').where({ user_id }).first('role_id')) as { role_id: number };
  const now = '2026-11-20 18:00:00';
  await server.db('sessions').delete();
  await server.db('sessions').insert({
    token_hash: hash,
    user_id,
    role_id: role.role_id,
    remember: false,
    created_at: now,
    last_used_at: now,
    expires_at: '2026-11-21 06:00:00',
  });
}
const ask = (at: string, headers: Record<string, string>) => {
  server.clock.set(`2026-11-20T${at}:00Z`);
  return request(server.app)
    .get('/api/scholastic/notifications')
    .set({ Authorization: `Bearer ${TOKEN}`, ...headers });
};

test('ACC-06 what a page asks by itself does not keep a session from falling idle; what the person does, does', async () => {
  await beginSession();
  for (const at of ['18:20', '18:40', '18:59']) expect((await ask(at, { 'X-Background': '1' })).status).toBe(200);
  expect((await ask('19:05', { 'X-Background': '1' })).status).toBe(401);

  await beginSession();
  expect((await ask('18:40', {})).status).toBe(200);
  expect((await ask('19:05', { 'X-Background': '1' })).status).toBe(200);
});
