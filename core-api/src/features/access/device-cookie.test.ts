import { callerOf, INTERNAL_SECRET, testServer, type TestServer } from '../../testing/server';
import { passwords } from './passwords';

const RIGHT = 'una frase ya conocida';
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  const password_hash = await passwords().hash(RIGHT);
  for (const email of ['laura@b.mx', 'eva@b.mx']) await server.world.person('COACH', { email, password_hash });
});
afterAll(() => server.stop());

const signIn = (email: string, password: string, device?: string, ip = '10.0.0.1') =>
  callerOf(server.app, {
    'X-Internal-Secret': INTERNAL_SECRET,
    'X-Client-Ip': ip,
    ...(device === undefined ? {} : { 'X-Device': device }),
  })
    .post('/login')
    .send({ email, password });

test('ACC-01 T19 after 100 failures of an address a known device enters with the right password, and is slowed down by itself', async () => {
  // From elsewhere, so that the address does not know her.
  const known = (await signIn('laura@b.mx', RIGHT, undefined, '10.0.0.2')).headers['x-device-token'] as string;
  expect(known).toMatch(/^[\w-]{22}\.\d+\.[\w-]{43}$/);
  await server.db('sign_in_attempts').insert({
    subject: 'address:10.0.0.1',
    failures: 100,
    first_at: '2026-11-20 18:00:00',
    blocked_until: '2026-11-20 18:15:00',
  });
  const [id, until, mark] = known.split('.') as [string, string, string];
  const refused = [
    signIn('laura@b.mx', RIGHT),
    signIn('eva@b.mx', RIGHT, known),
    signIn('laura@b.mx', RIGHT, `${id}.${until}0.${mark}`),
    signIn('laura@b.mx', RIGHT, `x${id.slice(1)}.${until}.${mark}`),
    signIn('laura@b.mx', RIGHT, 'x'.repeat(5_000)),
  ];
  for (const each of refused) expect((await each).status).toBe(429);
  expect((await signIn('laura@b.mx', RIGHT, known)).status).toBe(200);

  for (let n = 0; n < 5; n += 1) expect((await signIn('laura@b.mx', 'otra frase', known)).status).toBe(422);
  expect((await signIn('laura@b.mx', RIGHT, known)).status).toBe(429);

  server.clock.set('2027-05-20T18:00:00Z');
  expect((await signIn('laura@b.mx', RIGHT, known)).status).toBe(200);
  const rows = await server.db('sign_in_attempts').where({ subject: `account:device:${id}` });
  expect(rows).toMatchObject([{ failures: 5 }]);
});
