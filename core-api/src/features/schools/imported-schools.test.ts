import { testServer, type Caller, type TestServer } from '../../testing/server';
import { schoolSearchKey } from './school-search-key';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await testServer();
  admin = await server.as(await server.world.person('ADMIN'));
});
afterAll(() => server.stop());
beforeEach(() => server.db('imported_schools').delete());

const ADDRESSES = ['/imported-schools', '/school-cycles/imported-schools'] as const;
const code = ({ body }: { body: { code?: string } }) => body.code;
let remote = 500_000;

const arrive = async (differs: object = {}): Promise<number> => {
  const facts = {
    remote_id: String((remote += 1)),
    name: 'Colegio Nuevo',
    code: '00PPR0900Z',
    city: 'Colima',
    ...differs,
  };
  const arrived = { levels: '["preescolar"]', payload: '{}', imported_at: '2026-11-20 18:00:00' };
  const [id = 0] = await server
    .db('imported_schools')
    .insert({ ...facts, ...arrived, search_key: schoolSearchKey(facts) });
  return id;
};
const listed = async (path: string = ADDRESSES[0]) => {
  const { status, body } = await admin.get(path);
  expect(status).toBe(200);
  return body as { data: { id: number; name: string }[]; total: number; size: number; message: string };
};

test('HIE-06 the reply has a message and the total beside the page, under every address', async () => {
  const cycle = await server.world.cycle({ state: 'pending' });
  const addresses = [...ADDRESSES, `/school-cycles/${cycle}/imported-schools`];
  for (const path of addresses)
    expect(await listed(path)).toMatchObject({
      ...{ data: [], total: 0, size: 10, message: 'No hay escuelas importadas sin configurar.' },
    });
  const school = await server.world.school();
  const place = await server.db('schools').where({ id: school }).first('state_id', 'country_id');
  const id = await arrive({ ...place, timezone: 'America/Tijuana' });
  for (const path of addresses)
    expect(await listed(path)).toMatchObject({
      ...{ total: 1, message: 'Escuelas importadas sin configurar.' },
      data: [
        {
          ...{
            id,
            name: 'Colegio Nuevo',
            city: 'Colima',
            timezone: 'America/Tijuana',
            levels: ['preescolar'],
            revision: 1,
          },
          ...{
            country: { id: place?.country_id, code: 'MX', name: 'México' },
            state: { id: place?.state_id, name: 'Jalisco' },
          },
          can: { discard: true, set_up: true },
        },
      ],
    });
});

test('HIE-06 they are found by name, city, code and remote id, in the order of their names', async () => {
  const [second, first] = [
    await arrive({ name: 'Ñandú' }),
    await arrive({ name: 'Arce', remote_id: 'RX-77', city: null }),
  ];
  const ids = async (query: string) => (await listed(`/imported-schools${query}`)).data.map(({ id }) => id);
  expect(await ids('')).toEqual([first, second]);
  expect(await ids('?sort=-id')).toEqual([first, second]);
  expect(await ids('?filter[search]=nandu')).toEqual([second]);
  expect(await ids('?filter[search]=rx-77')).toEqual([first]);
  expect(await ids('?filter[search]=nadie')).toEqual([]);
  expect(await ids(`?filter[id]=${second}`)).toEqual([second]);
});

test('HIE-06 who is set up or discarded waits no more', async () => {
  await arrive({ school_id: await server.world.school() });
  await arrive({ discarded_at: '2026-11-20 18:00:00' });
  expect((await listed()).total).toBe(0);
});

test.each(ADDRESSES)('HIE-06 DELETE %s discards one that is not set up, once, and the log tells it', async (path) => {
  const id = await arrive({ name: 'Colegio Ceiba' });
  const done = await admin.delete(`${path}/${id}`);
  expect([done.status, done.body]).toEqual([200, { data: null, message: 'Escuela importada descartada.' }]);
  expect((await listed()).total).toBe(0);
  const again = await admin.delete(`${path}/${id}`);
  expect([again.status, code(again)]).toEqual([404, 'schools.import-not-found']);
  const entries = await server.db('audit_log').where({ subject_type: 'imported-school', subject_id: id });
  expect(entries).toMatchObject([{ action: 'imported-school.discarded', subject_label: 'Colegio Ceiba' }]);

  const setUp = await arrive({ school_id: await server.world.school() });
  expect(code(await admin.delete(`${path}/${setUp}`))).toBe('schools.import-not-found');
  expect(await server.db('imported_schools').where({ id: setUp }).first()).toMatchObject({ discarded_at: null });
});

test('HIE-06 management reads and discards nothing; a coach sees none, and no cycle that is not hers', async () => {
  const { world } = server;
  const id = await arrive();
  const management = await server.as(await world.person('MGMT'));
  expect((await management.get('/imported-schools')).body).toMatchObject({
    total: 1,
    data: [{ can: { discard: false, set_up: false } }],
  });
  expect((await management.delete(`/imported-schools/${id}`)).status).toBe(403);

  const person = await world.person('COACH');
  const coach = await server.as(person);
  const cycle = await world.cycle({ state: 'finished' });
  expect((await coach.get('/imported-schools')).body).toMatchObject({ total: 0, data: [] });
  expect(code(await coach.get(`/school-cycles/${cycle}/imported-schools`))).toBe('cycles.not-found');
  const school = await world.school();
  await world.hierarchy(await world.cycle(), school, { coach_id: person });
  await world.hierarchy(cycle, school, {});
  expect((await coach.get(`/school-cycles/${cycle}/imported-schools`)).body).toMatchObject({ total: 0 });
  expect(code(await admin.get('/school-cycles/999999/imported-schools'))).toBe('cycles.not-found');
});

test('ACT-07 who sets schools up has one duty for all that wait; management, a school’s own duties and nobody waiting have none', async () => {
  const { world } = server;
  const duties = async (caller: Caller, query = '') =>
    ((await caller.get(`/management-actions${query}`)).body as { data: { key: string }[] }).data.filter(
      ({ key }) => key === 'imported_schools_new',
    );
  expect(await duties(admin)).toEqual([]);
  await arrive({ school_id: await world.school() });
  expect(await duties(admin)).toEqual([]);
  await arrive();
  await arrive();
  expect(await duties(admin)).toMatchObject([
    {
      ...{ group: 'waiting', act: 'view', count: 2, title: 'Escuelas importadas', school_id: null, severity: 'info' },
      ...{ body: '2 escuelas esperan su configuración', url: '/admin/schools/imported' },
    },
  ]);
  expect(await duties(await server.as(await world.person('MGMT')))).toEqual([]);
  expect(await duties(admin, `?school_id=${await world.school()}`)).toEqual([]);
});
