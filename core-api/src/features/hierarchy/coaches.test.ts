import { testServer, type Caller, type TestServer } from '../../testing/server';

let server: TestServer;
let admin: Caller;
let started: number;
const people: Record<string, number> = {};

const FAMILIES = ['', '/school-cycles'] as const;
type Row = { id: number; fullname: string; access: string | null; roles: string[] };
const ask = async (path: string, as = admin): Promise<Row[]> => {
  const res = await as.get(path);
  expect([path, res.status]).toEqual([path, 200]);
  return (res.body as { data: Row[] }).data;
};
const names = async (path: string, as = admin) => (await ask(path, as)).map(({ fullname }) => fullname);

beforeAll(async () => {
  server = await testServer();
  const { world, db } = server;
  admin = await server.as(await world.person('ADMIN'));
  const person = async (name: string, role: Parameters<typeof world.person>[0], facts = {}) => {
    people[name] = await world.person(role, { name, surname: 'Ríos', ...facts });
  };
  await person('Dalia', 'COACH_DIR');
  await person('Otilia', 'COACH_DIR');
  await person('Mario', 'COACH_MAN');
  await person('Marta', 'COACH_MAN');
  await person('Cora', 'COACH_CORD');
  await person('Ana', 'COACH');
  await person('Álvaro', 'COACH');
  await person('Saúl', 'COACH_SEC');
  await person('Berta', 'COACH', { is_banned: true });
  await person('Delia', 'COACH', { deleted_at: '2026-11-02 10:00:00' });
  await person('Docente', 'PROF');
  started = await world.cycle();
  const mine = await world.school();
  const theirs = await world.school();
  const at = (names: Record<string, string>) =>
    Object.fromEntries(Object.entries(names).map(([place, name]) => [`${place}_id`, people[name] ?? 0]));
  await world.hierarchy(
    started,
    mine,
    at({ director: 'Dalia', manager: 'Mario', coordinator: 'Cora', coach: 'Ana', secondary_one: 'Saúl' }),
  );
  await world.hierarchy(started, theirs, at({ director: 'Otilia', manager: 'Marta', coach: 'Álvaro' }));
  const lent = await db('roles').where({ code: 'COACH_MAN' }).first('id');
  const next = await world.cycle({ state: 'pending', start_at: '2027-08-23', end_at: '2028-07-14' });
  people['next'] = next;
  await db('transitional_roles').insert([
    { user_id: people['Ana'] ?? 0, cycle_id: next, role_id: lent?.id ?? 0 },
    { user_id: people['Docente'] ?? 0, cycle_id: next, role_id: lent?.id ?? 0 },
  ]);
});
afterAll(() => server.stop());

test.each(FAMILIES)(
  'HIE-06 %s/coaches lists who holds a role of coaching, by name, with access and roles',
  async (at) => {
    const found = await ask(`${at}/coaches`);
    expect(found.map(({ fullname }) => fullname.split(' ')[0])).toEqual([
      ...['Álvaro', 'Ana', 'Cora', 'Dalia', 'Mario', 'Marta', 'Otilia', 'Saúl'],
    ]);
    const [, ana] = found;
    expect(ana).toMatchObject({ id: people['Ana'], access: expect.stringContaining('@'), roles: ['COACH'] });
  },
);

test.each(FAMILIES)('HIE-06 %s/coaches-by-role lists who holds that role, or holds it in that cycle', async (at) => {
  expect(await names(`${at}/coaches-by-role?role=COACH_MAN`)).toEqual(['Mario Ríos', 'Marta Ríos']);
  const next = await ask(`${at}/coaches-by-role?role=COACH_MAN&cycle_id=${people['next']}`);
  expect(next.map(({ fullname, roles }) => [fullname, roles])).toEqual([
    ['Ana Ríos', ['COACH_MAN', 'COACH']],
    ['Docente Ríos', ['COACH_MAN']],
    ['Mario Ríos', ['COACH_MAN']],
    ['Marta Ríos', ['COACH_MAN']],
  ]);
  for (const query of ['', '?role=ADMIN', '?role=', '?role=COACH&size=10001'])
    expect((await admin.get(`${at}/coaches-by-role${query}`)).status).toBe(422);
});

test('HIE-06 both are searched on the server, without accents, ten a page or up to 10,000', async () => {
  expect(await names('/coaches?filter[search]=alvaro')).toEqual(['Álvaro Ríos']);
  expect(await names('/coaches-by-role?role=COACH&filter[search]=%25')).toEqual([]);
  const page = await admin.get('/coaches?size=3&page=2');
  expect(page.body).toMatchObject({ total: 8, pages: 3, count: 3 });
  expect((await admin.get('/coaches?size=10000')).body.count).toBe(8);
});

test('HIE-05 a level offers who stands below the level above it', async () => {
  const below = `filter[director_id]=${people['Dalia']}`;
  expect(await names(`/coaches-by-role?role=COACH_MAN&${below}`)).toEqual(['Mario Ríos']);
  expect(await names(`/coaches-by-role?role=COACH&${below}&filter[manager_id]=${people['Mario']}`)).toEqual([
    'Ana Ríos',
  ]);
  expect(await names(`/coaches-by-role?role=COACH&${below}&filter[manager_id]=${people['Marta']}`)).toEqual([]);
  expect(await names(`/coaches-by-role?role=COACH_SEC&filter[coordinator_id]=${people['Cora']}`)).toEqual([
    'Saúl Ríos',
  ]);
});

test('HIE-06 superiors and coaches see who stands in their schools, and nobody else', async () => {
  const dalia = await server.as(people['Dalia'] ?? 0);
  const ana = await server.as(people['Ana'] ?? 0);
  const branch = ['Ana Ríos', 'Cora Ríos', 'Dalia Ríos', 'Mario Ríos', 'Saúl Ríos'];
  expect(await names('/coaches', dalia)).toEqual(branch);
  expect(await names('/coaches', ana)).toEqual(branch);
  for (const { access } of await ask('/coaches', dalia)) expect(access).toBeNull();
  expect(await names('/coaches-by-role?role=COACH_MAN', dalia)).toEqual(['Mario Ríos']);
  expect(await names(`/coaches-by-role?role=COACH_MAN&filter[director_id]=${people['Otilia']}`, dalia)).toEqual([]);
  const teacher = await server.as(people['Docente'] ?? 0);
  expect((await teacher.get('/coaches')).status).toBe(403);
});

test('HIE-06 an unknown cycle is refused, and without a started one own roles count', async () => {
  const refused = await admin.get('/coaches?cycle_id=987654');
  expect([refused.status, refused.body.code]).toEqual([404, 'cycles.not-found']);
  await server.db('school_cycles').where({ id: started }).update({ state: 'finished' });
  expect(await names('/coaches-by-role?role=COACH')).toEqual(['Álvaro Ríos', 'Ana Ríos']);
  await server.db('school_cycles').where({ id: started }).update({ state: 'started' });
});
