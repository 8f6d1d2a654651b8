import { testServer, type Caller, type TestServer } from '../../testing/server';

const NAMES = ['Nube', 'Ñandú', 'Nuez', 'Oasis', 'Zeta', 'Álamo', 'Alba', 'Niño', 'Ninfa', 'Nopal', 'Año Nuevo'];
const IN_SPANISH = ['Álamo', 'Alba', 'Año Nuevo', 'Ninfa', 'Niño', 'Nopal', 'Nube', 'Nuez', 'Ñandú', 'Oasis', 'Zeta'];

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await testServer();
  for (const name of NAMES) {
    await server.world.school({ name });
    await server.world.person('COACH', { name, surname: 'Prueba' });
  }
  admin = await server.as(await server.world.person('SUPER_ADMIN', { name: 'Zulema' }));
});
afterAll(() => server.stop());

const named = async (path: string) => {
  const { body } = await admin.get(path).expect(200);
  return (body as { data: { name: string }[] }).data.map(({ name }) => name).filter((name) => NAMES.includes(name));
};

test.each(['/schools?sort=name&size=50', '/users?sort=name&size=50'])(
  'HIE-05 %s gives ñ after n, and accents make no difference, on both databases',
  async (path) => {
    expect(await named(path)).toEqual(IN_SPANISH);
  },
);

test.each([
  ['nandu', ['Ñandú']],
  ['ÑANDÚ', ['Ñandú']],
  ['ano nue', ['Año Nuevo']],
  ['nino', ['Niño']],
])('HIE-05 a search for %s finds names with and without the tilde', async (search, names) => {
  const query = `filter[search]=${encodeURIComponent(search)}`;
  expect(await named(`/schools?${query}`)).toEqual(names);
  expect(await named(`/users?${query}`)).toEqual(names);
});
