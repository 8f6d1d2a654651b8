import { expectRefused, NO_IDS, NO_QUERY_IDS, NO_SIZES } from '../../testing/bad-input';
import { testServer, type Caller, type TestServer } from '../../testing/server';

const TABLES = [
  ...['school_hierarchies', 'hierarchy_history', 'cycle_schools', 'hierarchy_handovers', 'role_user'],
  ...['transitional_roles', 'imported_schools', 'schools', 'audit_log'],
];

let server: TestServer;
let admin: Caller;
let cycle: number;
let school: number;
let imported: number;
let coach: number;
beforeAll(async () => {
  server = await testServer();
  const { db, world } = server;
  admin = await server.as(await world.person('ADMIN'));
  cycle = await world.cycle();
  school = await world.school();
  coach = await world.person('COACH');
  await world.hierarchy(cycle, school, { coach_id: coach });
  const arrived = { levels: '[]', payload: '{}', search_key: '', imported_at: '2026-11-01 12:00:00' };
  [imported = 0] = await db('imported_schools').insert({ remote_id: '7', name: 'Colegio', code: '14A', ...arrived });
});
afterAll(() => server.stop());

const NO_ADDRESSES = ['', 'nadie', 'dos@a.mx, b@a.mx', 5, true, ['a@a.mx'], `${'x'.repeat(250)}@a.mx`];
const NO_MARKS = ['', 'x', 7, null];
const places = {
  ...{ director_access: NO_ADDRESSES, manager_access: NO_ADDRESSES, coordinator_access: NO_ADDRESSES },
  ...{ coach_access: NO_ADDRESSES, sec_coach_access_one: NO_ADDRESSES, sec_coach_access_two: NO_ADDRESSES },
};
const version = { cycle_id: NO_IDS, revision: NO_IDS };
const receivers = { 'receivers.0.to_id': NO_IDS, 'receivers.0.schools.0': NO_IDS, receivers: [null, 'x', [], {}] };
const handover = { from_id: NO_IDS, role: ['', 'PROF', 1, null], cycle_id: NO_IDS, ...receivers };

const put = (path: () => string) => (field: string, value: unknown) => admin.put(path()).send({ [field]: value });
/** Roles of coaching, valid but for one field. */
const roles = (path: () => string, method: 'post' | 'put') => (field: string, value: unknown) =>
  admin[method](path()).send({ roles: ['COACH'], cycle, [field]: value });
const handed = (path: string) => (field: string, value: unknown) => {
  const receiver = (differs: object) => ({ receivers: [{ to_id: 2, schools: [school], ...differs }] });
  const changed = field.startsWith('receivers.')
    ? receiver(field.endsWith('to_id') ? { to_id: value } : { schools: [value] })
    : { ...receiver({}), [field]: value };
  return admin.post(path).send({ from_id: coach, role: 'COACH', ...changed });
};
const asked = (path: string) => (field: string, value: unknown) => {
  const name = field.replace(/^filter\.(.*)$/, 'filter[$1]');
  return admin.get(path).query({ school_id: school, [name]: String(value) });
};

test.each([
  ['PUT store', { ...places, ...version, mark: NO_MARKS }, put(() => `/schools-hierarchy/store/${school}`)],
  [
    'PUT store-new',
    { ...places, ...version, school_name: ['', ' ', 'x'.repeat(256), 5], levels: ['primaria', 1, null, []] },
    put(() => `/schools-hierarchy/store-new/${imported}`),
  ],
  ['PUT release', { ...version, mark: NO_MARKS }, put(() => `/schools-hierarchy/${school}/release`)],
  ['PUT exclude', version, put(() => `/schools-hierarchy/${school}/exclude`)],
  ['PUT include', version, put(() => `/schools-hierarchy/${school}/include`)],
  ['POST handover review', handover, handed('/hierarchy/handover/review')],
  ['POST handover', { ...handover, mark: NO_MARKS }, handed('/hierarchy/handover')],
  [
    'POST users-hierarchy',
    { roles: [null, 'COACH', []], cycle: NO_IDS, revision: NO_IDS },
    roles(() => `/users-hierarchy/${coach}`, 'post'),
  ],
  [
    'PUT transitional-roles',
    { roles: [null, 'COACH', []], cycle: [...NO_IDS, null], revision: NO_IDS },
    roles(() => `/transitional-roles/${coach}`, 'put'),
  ],
  ['GET review', { cycle_id: NO_QUERY_IDS, school_id: NO_QUERY_IDS, coach_access: ['nadie', 'a@'] }, asked('/review')],
  ['GET schools-history', { school_id: NO_QUERY_IDS, size: NO_SIZES, page: NO_SIZES }, asked('/schools-history')],
  ['GET by-school', { school_id: NO_QUERY_IDS }, asked('/by-school')],
])('B02 B05 B21 %s names the field that is wrong, and nothing changes', async (_call, bad, send) => {
  await expectRefused(server.db, TABLES, { send, bad });
});

test.each([
  ['schools-hierarchy', { size: NO_SIZES, page: NO_SIZES, cycle_id: NO_QUERY_IDS, 'filter.coach_id': NO_QUERY_IDS }],
  ['users-hierarchy', { size: NO_SIZES, page: NO_SIZES, cycle_id: NO_QUERY_IDS, 'filter.role': ['PROF'] }],
  ['coaches', { size: [...NO_SIZES, '10001'], cycle_id: NO_QUERY_IDS }],
])('B05 B49 B50 GET %s names what is no page, size or id', async (path, bad) => {
  const send = (field: string, value: unknown) =>
    admin.get(`/${path}`).query({ [field.replace(/^filter\.(.*)$/, 'filter[$1]')]: String(value) });
  await expectRefused(server.db, TABLES, { send, bad });
});
