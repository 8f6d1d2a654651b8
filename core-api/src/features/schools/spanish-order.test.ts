import { searchKey } from '../../database/search-key';
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

/** Catalogues in which each name stands once, beside what the migrations brought. */
async function fillCatalogues() {
  const { db } = server;
  const stamps = { created_at: '2026-11-19 12:00:00', updated_at: '2026-11-19 12:00:00' };
  const { id: country_id } = await db('countries').first<{ id: number }>('id');
  const { id: level_id } = await db('levels').first<{ id: number }>('id');
  for (const [at, name] of NAMES.entries()) {
    const published = { code: `orden_${at}`, version: 1, status: 'published' as const, ...stamps };
    await db('states').insert({ country_id, code: `Z${at}`, name, region: '' });
    await db('pills_categories').insert({ name, name_key: searchKey(name), ...stamps });
    await db('observation_guides').insert({ ...published, level_id, name_es: name });
    await db('surveys').insert({ ...published, kind: 'activity', title_es: name, instructions_es: '', anonymous: 0 });
  }
  const [school = 0] = await db('schools').pluck('id');
  await db('level_school').insert({ school_id: school, level_id });
  return { school, level_id };
}

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

test('UI-02 HIE-05 lists and selectors of catalogues give ñ after n, and accents make no difference, on both databases', async () => {
  const { school, level_id } = await fillCatalogues();
  const coach = await server.world.person('COACH');
  await server.world.hierarchy(await server.world.cycle(), school, { coach_id: coach });
  const shown = async (path: string, caller = admin) => {
    const { body } = await caller.get(path).expect(200);
    const { data, surveys } = body as { data: Record<'name' | 'title', string>[]; surveys?: { title: string }[] };
    return (surveys?.map(({ title }) => title) ?? data.map(({ name }) => name)).filter((name) => NAMES.includes(name));
  };
  for (const path of [
    '/states',
    '/pills/videos/get-categories',
    '/reports/schools?sort=name&size=50',
    '/central-activities',
  ])
    expect([path, await shown(path)]).toEqual([path, IN_SPANISH]);
  const guides = `/schools/observations/guides?school_id=${school}&level_id=${level_id}`;
  expect(await shown(guides, await server.as(coach))).toEqual(IN_SPANISH);
});
