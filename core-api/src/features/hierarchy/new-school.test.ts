import type { RoleCode } from '@ruta/contracts';
import { testServer, type Caller, type TestServer } from '../../testing/server';

let server: TestServer;
let admin: Caller;
let cycle: number;
let team: Record<string, string>;
let place: { country_id: number; state_id: number };
let remote = 700_000;
beforeAll(async () => {
  server = await testServer();
  const { db, world } = server;
  admin = await server.as(await world.person('ADMIN'));
  cycle = await world.cycle();
  place = (await db('schools')
    .where({ id: await world.school() })
    .first('country_id', 'state_id')) as typeof place;
  team = {
    director_access: await member('COACH_DIR'),
    manager_access: await member('COACH_MAN'),
    coordinator_access: await member('COACH_CORD'),
    coach_access: await member('COACH'),
  };
});
afterAll(() => server.stop());

const member = async (role: RoleCode): Promise<string> => {
  const id = await server.world.person(role);
  return ((await server.db('users').where({ id }).first('access')) as { access: string }).access;
};
/** An imported school of which the source tells little, unless told. */
const arrive = async (differs: object = {}): Promise<number> => {
  const facts = { remote_id: String((remote += 1)), name: 'Colegio Nuevo', code: '00PPR0900Z', search_key: 'colegio' };
  const arrived = { levels: '[]', payload: '{}', imported_at: '2026-11-20 18:00:00' };
  const [id = 0] = await server.db('imported_schools').insert({ ...facts, ...arrived, ...differs });
  return id;
};
const told = () => ({ ...place, city: 'Colima', timezone: 'America/Tijuana', levels: ['preescolar', 'primaria'] });
const FAMILIES = ['', '/school-cycles'] as const;
const setUp = (id: number, body: object, base: (typeof FAMILIES)[number] = '') =>
  admin.put(`${base}/schools-hierarchy/store-new/${id}`).send(body);
const code = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const fieldsOf = async (id: number, body: object) => {
  const { status, body: answer } = await setUp(id, body);
  expect(status).toBe(422);
  return Object.keys((answer as { errors: object }).errors).sort();
};
const nothingMade = async (id: number) => {
  expect(await server.db('imported_schools').where({ id }).first('school_id')).toEqual({ school_id: null });
};
const count = async (table: 'schools' | 'school_hierarchies') => (await server.db(table).pluck('id')).length;

test.each(FAMILIES)(
  'HIE-04 PUT %s/schools-hierarchy/store-new makes a school of the imported one, with its first people',
  async (base) => {
    const { db, world } = server;
    const next = await world.cycle({ state: 'pending' });
    await db('outbox').delete();
    const id = await arrive();
    const body = { school_id: id, school_name: 'Colegio Arce', ...team, ...told(), revision: 1 };
    const { status, body: answer } = await setUp(id, body, base);
    expect([status, answer.message]).toEqual([200, 'Escuela configurada.']);
    const { school_id } = answer.data as { school_id: number };
    expect(answer.data).toMatchObject({
      ...{ cycle_id: cycle, school_name: 'Colegio Arce', school_remote_id: String(remote), excluded: false },
      ...{ director_access: team['director_access'], can: { assign: true, release: true } },
    });
    expect(await db('schools').where({ id: school_id }).first()).toMatchObject({
      ...{ ...place, name: 'Colegio Arce', city: 'Colima', timezone: 'America/Tijuana', code: '00PPR0900Z' },
      ...{
        remote_id: String(remote),
        search_key: `colegio arce colima 00ppr0900z ${remote}`,
        deleted_at: null,
        active: 1,
      },
    });
    const levels = db('level_school').join('levels', 'levels.id', 'level_school.level_id').where({ school_id });
    expect(await levels.orderBy('levels.order').pluck('key')).toEqual(['preescolar', 'primaria']);
    expect(await db('imported_schools').where({ id }).first()).toMatchObject({ school_id, revision: 2 });
    expect(await db('cycle_schools').where({ school_id }).orderBy('cycle_id').pluck('cycle_id')).toEqual([cycle, next]);
    expect(await db('school_hierarchies').where({ school_id, cycle_id: next }).first()).toMatchObject({
      coach_id: null,
    });
    const history = await db('hierarchy_history').where({ school_id }).orderBy('id');
    expect(history.map(({ place: at, to_at, reason }) => [at, to_at, reason])).toEqual(
      ['director', 'manager', 'coordinator', 'coach'].map((at) => [at, null, 'saved']),
    );
    expect(await db('outbox').pluck('kind')).toEqual(['hierarchy.reassigned']);
    expect(
      await db('audit_log').where({ subject_type: 'school', subject_id: school_id }).orderBy('id').pluck('action'),
    ).toEqual(['school.set-up', 'hierarchy.saved']);
    await db('school_hierarchies').where({ cycle_id: next }).delete();
    await db('cycle_schools').where({ cycle_id: next }).delete();
    await db('school_cycles').where({ id: next }).delete();
  },
);

test('HIE-04 the eight keys suffice where the source tells the rest; in a prepared cycle the row alone', async () => {
  const { db, world } = server;
  const next = await world.cycle({ state: 'pending' });
  const id = await arrive({ ...place, city: 'Tonalá', timezone: 'America/Mexico_City', levels: '["secundaria"]' });
  const { status, body } = await setUp(id, { school_id: id, ...team, cycle_id: next });
  expect(status).toBe(200);
  const { school_id } = body.data as { school_id: number };
  expect(await db('schools').where({ id: school_id }).first()).toMatchObject({ name: 'Colegio Nuevo', city: 'Tonalá' });
  expect(await db('school_hierarchies').where({ school_id }).pluck('cycle_id')).toEqual([next]);
  expect(await db('hierarchy_history').where({ school_id })).toEqual([]);
});

test('B21 B22 B23 people are judged as in every save, and nothing is made', async () => {
  const id = await arrive();
  const before = [await count('schools'), await count('school_hierarchies')];
  for (const key of Object.keys(team)) expect(await fieldsOf(id, { ...team, ...told(), [key]: null })).toEqual([key]);
  const { manager_access } = team;
  expect(await fieldsOf(id, { ...team, ...told(), coach_access: manager_access })).toEqual(['coach_access']);
  const secondary = await member('COACH_SEC');
  const both = { sec_coach_access_one: secondary, sec_coach_access_two: secondary };
  expect(await fieldsOf(id, { ...team, ...told(), ...both })).toEqual(['sec_coach_access_one']);
  expect(await fieldsOf(id, { ...team, ...told(), school_id: id + 1 })).toEqual(['school_id']);
  expect([await count('schools'), await count('school_hierarchies')]).toEqual(before);
  await nothingMade(id);
});

test('HIE-04 what neither the caller nor the source tells, and what does not exist, is told beside its field', async () => {
  const id = await arrive();
  expect(await fieldsOf(id, team)).toEqual(['city', 'country_id', 'levels', 'state_id', 'timezone']);
  expect(await fieldsOf(id, { ...team, ...told(), state_id: 999_999 })).toEqual(['state_id']);
  expect(await fieldsOf(id, { ...team, ...told(), country_id: 999_999 })).toEqual(['country_id', 'state_id']);
  expect(await fieldsOf(id, { ...team, ...told(), timezone: 'America/Atlantis' })).toEqual(['timezone']);
  expect(await fieldsOf(id, { ...team, ...told(), levels: [] })).toEqual(['levels']);
  expect(await fieldsOf(id, { ...team, ...told(), school_name: ' ' })).toEqual(['school_name']);
  expect(await fieldsOf(id, { ...team, ...told(), mark: 'a'.repeat(32) })).toEqual(['mark']);
  await nothingMade(id);
});

test('law 6 a row is set up once; another revision gets the present one; a discarded one is not found', async () => {
  const { db, world } = server;
  const id = await arrive({ revision: 3 });
  const late = await setUp(id, { ...team, ...told(), revision: 2 });
  expect(code(late)).toEqual([409, 'hierarchy.stale']);
  expect(late.body.current).toMatchObject({ id, revision: 3, name: 'Colegio Nuevo' });
  expect((await setUp(id, { ...team, ...told(), revision: 3 })).status).toBe(200);
  const schools = await count('schools');
  expect(code(await setUp(id, { ...team, ...told() }))).toEqual([409, 'schools.set-up']);
  expect(code(await setUp(await arrive({ discarded_at: '2026-11-20 18:00:00' }), { ...team, ...told() }))).toEqual([
    404,
    'schools.import-not-found',
  ]);
  const taken = await world.school();
  await db('schools').where({ id: taken }).update({ remote_id: 'RX-1' });
  const twin = await arrive({ remote_id: 'RX-1' });
  expect(code(await setUp(twin, { ...team, ...told() }))).toEqual([409, 'schools.set-up']);
  await nothingMade(twin);
  expect(await count('schools')).toBe(schools + 1);
});

test('HIE-04 only in a prepared or the started cycle; superiors do not reach imported schools', async () => {
  const { db, world } = server;
  const id = await arrive();
  const past = await world.cycle({ state: 'finished' });
  expect(code(await setUp(id, { ...team, ...told(), cycle_id: past }))).toEqual([409, 'cycles.finished']);
  const blank = await world.cycle({ state: 'pending' });
  await db('school_cycles').where({ id: blank }).update({ prepared: false });
  expect(code(await setUp(id, { ...team, ...told(), cycle_id: blank }))).toEqual([409, 'cycles.not-prepared']);
  expect(code(await setUp(id, { ...team, ...told(), cycle_id: 999_999 }))).toEqual([404, 'cycles.not-found']);
  const management = await server.as(await world.person('MGMT'));
  const refused = await management.put(`/schools-hierarchy/store-new/${id}`).send({ ...team, ...told() });
  expect(refused.status).toBe(403);
  await nothingMade(id);
});

test('ACT-07 the duty of imported schools ends with the last set-up', async () => {
  const { db } = server;
  await db('imported_schools').where({ school_id: null }).delete();
  const duties = async () =>
    ((await admin.get('/management-actions')).body as { data: { key: string }[] }).data.filter(
      ({ key }) => key === 'imported_schools_new',
    );
  const id = await arrive();
  expect(await duties()).toHaveLength(1);
  expect((await setUp(id, { ...team, ...told() })).status).toBe(200);
  expect(await duties()).toEqual([]);
});
