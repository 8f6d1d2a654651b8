import { callerOf, testServer, type TestServer } from '../../testing/server';
import { makeAdministrator } from './first-administrator';
import { passwords } from './passwords';
import { singleUseLinks } from './single-use';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const PASSWORD = 'un caballo correcto';
const make = (email: string, password: string | undefined = PASSWORD) => {
  const { db, clock } = server;
  return makeAdministrator({ db, clock, passwords: passwords(), links: singleUseLinks(clock) }, { email, password });
};
const makeByLink = (email: string) => {
  const { db, clock } = server;
  return makeAdministrator({ db, clock, passwords: passwords(), links: singleUseLinks(clock) }, { email });
};
const signIn = (email: string, password = PASSWORD) =>
  callerOf(server.app).post('/login').send({ email, password, remember: false });

test('the first administrator is made with a password and signs in with it', async () => {
  expect(await make(' Maria@Ruta.test ')).toEqual({ outcome: 'made', email: 'maria@ruta.test', token: null });
  const res = await signIn('maria@ruta.test');
  expect([res.status, res.body.data.role]).toEqual([200, 'SUPER_ADMIN']);
});

test('made again: a new password, and the sessions of the old one end', async () => {
  const before = await signIn('maria@ruta.test');
  expect(await make('maria@ruta.test', 'otro caballo correcto')).toMatchObject({ outcome: 'known' });
  expect((await signIn('maria@ruta.test')).status).toBe(422);
  const token = String(before.headers['x-session-token']);
  expect((await callerOf(server.app, { Authorization: `Bearer ${token}` }).get('/me')).status).toBe(401);
  expect((await signIn('maria@ruta.test', 'otro caballo correcto')).status).toBe(200);
});

test('without a password: a link that sets one, once; until then the account cannot be entered', async () => {
  const { outcome, token } = await makeByLink('ana@ruta.test');
  expect([outcome, token]).toEqual(['made', expect.stringMatching(/^[\w-]{43}$/)]);
  expect((await signIn('ana@ruta.test')).status).toBe(422);
  const reset = () =>
    callerOf(server.app).post('/password/reset').send({ token, password: PASSWORD, password_confirmation: PASSWORD });
  expect((await reset()).status).toBe(200);
  expect((await reset()).status).toBe(410);
  expect((await signIn('ana@ruta.test')).status).toBe(200);
  expect(await makeByLink('ana@ruta.test')).toMatchObject({ outcome: 'known' });
  expect((await signIn('ana@ruta.test')).status).toBe(200); // an unused link changes nothing
});

test('T03 an account of another role is not raised', async () => {
  await server.world.person('COACH', { email: 'coach@ruta.test' });
  await expect(make('coach@ruta.test')).rejects.toThrow('has an account without this role');
});

test('B39 a password that everybody would try is refused in words', async () => {
  await expect(make('maria@ruta.test', 'maria@ruta.test')).rejects.toThrow('too close to your name');
  await expect(make('maria@ruta.test', 'Password1234')).rejects.toThrow('anybody would try');
});

test.each(['', 'a@', 'x'])('the e-mail “%s” is none', async (email) => {
  await expect(make(email)).rejects.toThrow('Say which e-mail');
});
