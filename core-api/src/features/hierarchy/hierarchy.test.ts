import type { RoleCode } from '@ruta/contracts';
import { testServer, type Caller, type TestServer } from '../../testing/server';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await testServer();
  admin = await server.as(await server.world.person('ADMIN'));
});
afterAll(() => server.stop());

interface Member {
  id: number;
  access: string;
}
/** Somebody of each role of the hierarchy, and three secondary coaches. */
interface Team {
  director: Member;
  manager: Member;
  coordinator: Member;
  coach: Member;
  other: Member;
  one: Member;
  two: Member;
}
let cycle: number;
let team: Team;
const member = async (role: RoleCode, facts: object = {}): Promise<Member> => {
  const id = await server.world.person(role, { ...facts });
  const { access } = (await server.db('users').where({ id }).first('access')) as { access: string };
  return { id, access };
};
beforeEach(async () => {
  const { db, world } = server;
  for (const table of [
    'hierarchy_history',
    'school_hierarchies',
    'cycle_schools',
    'agenda_activities',
    'school_visits',
  ])
    await db(table).delete();
  for (const table of ['school_cycles', 'audit_log', 'outbox']) await db(table).delete();
  cycle = await world.cycle();
  team = {
    director: await member('COACH_DIR', { name: 'ROSA ELENA', surname: 'DE LA TORRE' }),
    manager: await member('COACH_MAN'),
    coordinator: await member('COACH_CORD'),
    coach: await member('COACH'),
    other: await member('COACH'),
    one: await member('COACH_SEC'),
    two: await member('COACH_SEC'),
  };
});

const addresses = (differs: object = {}) => ({
  director_access: team.director.access,
  manager_access: team.manager.access,
  coordinator_access: team.coordinator.access,
  coach_access: team.coach.access,
  ...differs,
});
const store = (school: number, body: object) => admin.put(`/schools-hierarchy/store/${school}`).send(body);
const code = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const history = async (school_id: number) => {
  const rows = await server.db('hierarchy_history').where({ school_id }).orderBy('id');
  return rows.map(({ place, user_id, from_at, to_at, reason }) => ({ place, user_id, from_at, to_at, reason }));
};
const rowOf = (school_id: number, cycle_id = cycle) =>
  server.db('school_hierarchies').where({ school_id, cycle_id }).first();

describe('the lists', () => {
  test('HIE-02 a page of 10 by director_access and id, flat and as entries, names in title case', async () => {
    const { world } = server;
    const later = await member('COACH_DIR', { email: 'zz-director@ruta.test' });
    const [last, first] = [
      await world.school({ name: 'Colegio Zafiro' }),
      await world.school({ name: 'Colegio Ágata' }),
    ];
    await world.hierarchy(cycle, last, { director_id: later.id });
    await world.hierarchy(cycle, first, { director_id: team.director.id, coach_id: team.coach.id });
    const { status, body } = await admin.get('/schools-hierarchy');
    expect([status, body.total, body.size]).toEqual([200, 2, 10]);
    expect(body.data).toMatchObject([
      {
        school_name: 'Colegio Ágata',
        director_name: 'Rosa Elena',
        director_surname: 'de la Torre',
        director_access: team.director.access,
        coach: { id: team.coach.id, access: team.coach.access },
        manager: null,
        sec_coach_one: null,
        excluded: false,
        use: { people: 0, assigned: 2 },
        can: { assign: true, release: true, exclude: false, include: false, rename: true, delete: false },
      },
      { school_name: 'Colegio Zafiro', director_access: later.access },
    ]);
    const entries = await admin.get('/school-cycles/schools-hierarchy');
    expect(entries.body.data).toMatchObject([
      { school: { id: first }, director: { id: team.director.id }, secondary_one: null },
      { school: { id: last } },
    ]);
  });

  test('HIE-02 filters: the name, the remote id, and six people by address or id', async () => {
    const { world, db } = server;
    const [one, other] = [await world.school({ name: 'Colegio Ámbar' }), await world.school()];
    await db('schools').where({ id: one }).update({ search_key: 'colegio ambar guadalajara 410777' });
    await world.hierarchy(cycle, one, { coach_id: team.coach.id, secondary_one_id: team.one.id });
    await world.hierarchy(cycle, other, { coach_id: team.other.id, director_id: team.director.id });
    const found = async (filter: string) => {
      const { body } = await admin.get(`/schools-hierarchy?${filter}`);
      return (body as { data: { school_id: number }[] }).data.map(({ school_id }) => school_id);
    };
    expect(await found('filter[search]=ámbar')).toEqual([one]);
    expect(await found('filter[search]=410777')).toEqual([one]);
    expect(await found(`filter[coach_access]=${team.coach.access}`)).toEqual([one]);
    expect(await found(`filter[sec_coach_access_one]=${team.one.access}`)).toEqual([one]);
    expect(await found(`filter[director_access]=${team.director.access}`)).toEqual([other]);
    expect(await found(`filter[coach_id]=${team.other.id}`)).toEqual([other]);
    expect(await found(`filter[sec_coach_two_id]=${team.one.id}`)).toEqual([]);
  });

  test('HIE-02 superiors see their branch only, no counts and no addresses', async () => {
    const { world } = server;
    const [mine, theirs] = [await world.school(), await world.school()];
    await world.hierarchy(cycle, mine, { director_id: team.director.id, manager_id: team.manager.id });
    await world.hierarchy(cycle, theirs, { manager_id: (await member('COACH_MAN')).id });
    const manager = await server.as(team.manager.id);
    const { body } = await manager.get('/schools-hierarchy');
    expect(body.data).toMatchObject([{ school_id: mine, use: null, can: { assign: false, release: false } }]);
    expect(body.data).toMatchObject([
      { director_id: team.director.id, director_access: null, manager: { access: null } },
    ]);
    expect(body.total).toBe(1);
  });

  test('HIE-06 without a cycle the started one; another by its id; none started is told', async () => {
    const { world, db } = server;
    const past = await world.cycle({ state: 'finished' });
    const school = await world.school({ name: 'Nombre nuevo' });
    await world.hierarchy(past, school, {});
    await db('cycle_schools').insert({ cycle_id: past, school_id: school, school_name: 'Nombre de entonces' });
    expect((await admin.get('/schools-hierarchy')).body.total).toBe(0);
    const { body } = await admin.get(`/schools-hierarchy?cycle_id=${past}`);
    expect(body.data).toMatchObject([{ school_name: 'Nombre de entonces', can: { assign: false, delete: false } }]);
    expect(code(await admin.get('/schools-hierarchy?cycle_id=999999'))).toEqual([404, 'cycles.not-found']);
    await db('school_cycles').update({ state: 'finished' });
    expect(code(await admin.get('/schools-hierarchy'))).toEqual([409, 'cycles.none-started']);
  });
});

describe('saving', () => {
  test('HIE-02 in the started cycle: row, address of the director, history, audit and news', async () => {
    const school = await server.world.school();
    const { status, body } = await store(school, addresses({ sec_coach_access_one: team.one.access }));
    expect([status, body.message]).toEqual([200, 'Equipo guardado.']);
    expect(body.data).toMatchObject({ school_id: school, revision: 2, sec_coach_one: { id: team.one.id } });
    expect(await rowOf(school)).toMatchObject({
      director_id: team.director.id,
      director_access: team.director.access,
      secondary_one_id: team.one.id,
      secondary_two_id: null,
    });
    const at = '2026-11-20 18:00:00';
    expect(await history(school)).toMatchObject(
      [team.director, team.manager, team.coordinator, team.coach, team.one].map(({ id }) => ({
        ...{ user_id: id, from_at: at, to_at: null, reason: 'saved' },
      })),
    );
    expect(await server.db('audit_log').pluck('action')).toEqual(['hierarchy.saved']);
    expect(await server.db('outbox').pluck('kind')).toEqual(['hierarchy.reassigned']);
  });

  test('HIE-02 a person who leaves has an end in the history; who stays keeps the row', async () => {
    const school = await server.world.school();
    await store(school, addresses());
    server.clock.set('2026-11-20T19:00:00Z');
    await store(school, addresses({ coach_access: team.other.access }));
    server.clock.set('2026-11-20T18:00:00Z');
    const coaches = (await history(school)).filter(({ place }) => place === 'coach');
    expect(coaches).toMatchObject([
      { user_id: team.coach.id, from_at: '2026-11-20 18:00:00', to_at: '2026-11-20 19:00:00' },
      { user_id: team.other.id, from_at: '2026-11-20 19:00:00', to_at: null },
    ]);
    expect((await history(school)).filter(({ place }) => place === 'director')).toHaveLength(1);
  });

  test('HIE-03 in a prepared cycle the row alone; Start opens the history, the finish closes it', async () => {
    const { world, db } = server;
    const next = await world.cycle({ state: 'pending' });
    const school = await world.school();
    expect((await store(school, addresses({ cycle_id: next }))).status).toBe(200);
    expect([await history(school), await db('outbox')]).toEqual([[], []]);
    await db('school_cycles').where({ id: cycle }).update({ state: 'finished' });
    expect((await admin.put(`/school-cycles/${next}/start`).send({})).status).toBe(200);
    expect(await history(school)).toHaveLength(4);
    expect((await history(school)).every(({ reason, to_at }) => reason === 'started' && to_at === null)).toBe(true);
    expect((await admin.delete('/school-cycles/finish')).status).toBe(200);
    expect((await history(school)).every(({ reason, to_at }) => reason === 'finished' && to_at !== null)).toBe(true);
    expect(code(await store(school, addresses({ cycle_id: next })))).toEqual([409, 'cycles.finished']);
  });

  test('B21 B22 B23 who is missing, twice there, or unfit is told beside the field', async () => {
    const school = await server.world.school();
    const errors = async (differs: object) => {
      const { status, body } = await store(school, addresses(differs));
      expect(status).toBe(422);
      return Object.keys((body as { errors: object }).errors);
    };
    for (const key of ['director_access', 'manager_access', 'coordinator_access', 'coach_access'])
      expect(await errors({ [key]: null })).toEqual([key]);
    const both = await member('COACH');
    const role_id = ((await server.db('roles').where({ code: 'COACH_SEC' }).first('id')) as { id: number }).id;
    await server.db('role_user').insert({ user_id: both.id, role_id });
    expect(await errors({ coach_access: both.access, sec_coach_access_one: both.access })).toEqual([
      'sec_coach_access_one',
    ]);
    const { access } = team.one;
    expect(await errors({ sec_coach_access_one: access, sec_coach_access_two: access })).toEqual([
      'sec_coach_access_one',
    ]);
    expect(await errors({ sec_coach_access_two: access })).toEqual(['sec_coach_access_two']);
    expect(await errors({ coach_access: team.manager.access })).toEqual(['coach_access']);
    const banned = await member('COACH', { is_banned: true });
    expect(await errors({ coach_access: banned.access })).toEqual(['coach_access']);
    expect(await errors({ coach_access: 'nadie@ruta.test' })).toEqual(['coach_access']);
    expect(await errors({ school_id: school + 1 })).toEqual(['school_id']);
    expect((await rowOf(school))?.director_id ?? null).toBeNull();
  });

  test('HIE-03 a role of the cycle counts as one’s own, in that cycle only', async () => {
    const { world, db } = server;
    const next = await world.cycle({ state: 'pending' });
    const school = await world.school();
    const { id: role_id } = (await db('roles').where({ code: 'COACH' }).first('id')) as { id: number };
    await db('transitional_roles').insert({ user_id: team.one.id, cycle_id: next, role_id });
    expect((await store(school, addresses({ coach_access: team.one.access, cycle_id: next }))).status).toBe(200);
    expect((await store(school, addresses({ coach_access: team.one.access }))).status).toBe(422);
  });

  test('law 6 who has seen an older row gets the present one', async () => {
    const school = await server.world.school();
    await store(school, addresses());
    const late = await store(school, addresses({ coach_access: team.other.access, revision: 1 }));
    expect(code(late)).toEqual([409, 'hierarchy.stale']);
    expect(late.body.current).toMatchObject({ school_id: school, revision: 2, coach_id: team.coach.id });
    expect(code(await store(school, addresses({ school_name: 'Otro nombre' })))).toEqual([409, 'hierarchy.stale']);
  });

  test('HIE-02 the copied address follows the director’s', async () => {
    const { world, db } = server;
    const next = await world.cycle({ state: 'pending', prepared: false, start_at: '2027-08-23', end_at: '2028-07-14' });
    const school = await world.school();
    await store(school, addresses());
    const body = { action: 'inherit_data', start_at: '2027-08-23', end_at: '2028-07-14' };
    expect((await admin.post(`/school-cycles/${next}/prepare`).send(body)).status).toBe(200);
    const copied = () =>
      db('school_hierarchies')
        .leftJoin('users', 'users.id', 'school_hierarchies.director_id')
        .whereRaw('coalesce(school_hierarchies.director_access, ?) <> coalesce(users.access, ?)', ['', ''])
        .select('school_hierarchies.id');
    expect(await db('school_hierarchies').where({ school_id: school })).toHaveLength(2);
    expect(await copied()).toEqual([]);
  });
});

describe('the past', () => {
  test('HIE-06 the history of a school and of a person, newest first, at both addresses', async () => {
    const { world, db } = server;
    const [school, other] = [await world.school(), await world.school()];
    await store(school, addresses());
    await store(other, addresses());
    server.clock.set('2026-11-20T18:30:00Z');
    await store(school, addresses({ coach_access: team.other.access }));
    server.clock.set('2026-11-20T18:00:00Z');
    for (const base of ['', '/school-cycles']) {
      const of = async (query: string) =>
        (await admin.get(`${base}/schools-history?${query}`)).body as { data: object[] };
      expect((await of(`school_id=${school}`)).data).toHaveLength(5);
      expect((await of(`school_id=${school}`)).data[0]).toMatchObject({
        ...{ place: 'coach', person: { id: team.other.id }, from_at: '2026-11-20 18:30:00', to_at: null, moved: null },
      });
      expect((await of(`person_id=${team.coach.id}`)).data).toMatchObject([
        { school: { id: other }, to_at: null },
        { school: { id: school }, to_at: '2026-11-20 18:30:00', moved: { visits: 0, activities: 0, kept: 0 } },
      ]);
    }
    expect((await admin.get('/schools-history')).status).toBe(422);
    // Who left reads it no more; who came does.
    const [gone, present] = [await server.as(team.coach.id), await server.as(team.other.id)];
    expect(code(await gone.get(`/schools-history?school_id=${school}`))).toEqual([404, 'schools.not-found']);
    expect((await present.get(`/schools-history?person_id=${team.coach.id}`)).body.total).toBe(1);
    expect(JSON.stringify((await present.get(`/by-school?school_id=${school}`)).body)).not.toContain('@ruta.test');
    await db('hierarchy_history').delete();
  });

  test('HIE-06 one school’s hierarchy over the cycles', async () => {
    const { world } = server;
    const past = await world.cycle({ state: 'finished', start_at: '2025-08-18', end_at: '2026-07-15' });
    const school = await world.school();
    await world.hierarchy(past, school, { coach_id: team.other.id });
    await world.hierarchy(cycle, school, { coach_id: team.coach.id });
    for (const base of ['', '/school-cycles']) {
      const { body } = await admin.get(`${base}/by-school?school_id=${school}`);
      expect(body.data).toMatchObject([
        { cycle: { id: cycle, state: 'started' }, coach: { id: team.coach.id }, can: { assign: true } },
        { cycle: { id: past, state: 'finished' }, coach: { id: team.other.id }, can: { assign: false } },
      ]);
    }
  });
});
