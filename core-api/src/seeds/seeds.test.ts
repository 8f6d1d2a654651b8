import { pages } from '@ruta/contracts/pages';
import type { Knex } from 'knex';
import { displayStatus } from '@ruta/state-machines/visits/visit.rules';
import { makeAdministrator, passwords, singleUseLinks } from '../features/access';
import type { UserRow } from '../features/users';
import { addDays } from '../time/clock';
import { FILLED_BY } from './filled-by.testing';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, isStale, seedDemo, wipe, type DemoSummary } from './index';
import { agendaOf, clockAt, emptyDatabase, FRIDAY, rowsOf, visitsOf } from './seeds.testing';

const PLANNED_BY_PAI = ['PaiSchoolActivity', 'PaiCoachActivity'];
const schoolsOfCoach = (db: Knex, email: string) =>
  db('school_hierarchies')
    .join('schools', 'schools.id', 'school_hierarchies.school_id')
    .join('users', 'users.id', 'school_hierarchies.coach_id')
    .where('school_hierarchies.cycle_id', 2)
    .where('users.email', email)
    .orderBy('schools.id')
    .select('schools.*') as unknown as Promise<{ id: number; search_key: string; timezone: string }[]>;
const userId = async (db: Knex, email: string) =>
  ((await db('users').where({ email }).first('id')) as { id: number }).id;

describe('the demo world on a Friday', () => {
  let db: Knex;
  let summary: DemoSummary;

  let rowsBefore: Record<string, number>;

  beforeAll(async () => {
    db = await emptyDatabase();
    rowsBefore = await rowsOf(db);
    summary = await seedDemo(db, clockAt(FRIDAY));
  });
  afterAll(() => db.destroy());

  test('is counted', () => {
    expect(summary).toMatchObject({ today: '2026-11-20', period: '2026-2027', schools: 15, visits: 31 });
    expect(summary.people).toBeGreaterThanOrEqual(130);
    expect(summary.people).toBeLessThanOrEqual(150);
  });

  test('ADM-07 a real start fills by migrations and `npm run admin` what the demo has, but for what a person fills on a page', async () => {
    const real = await emptyDatabase();
    try {
      const clock = clockAt(FRIDAY);
      await makeAdministrator(
        { db: real, clock, passwords: passwords(), links: singleUseLinks(clock) },
        { email: 'primera@ruta.test' },
      );
      const [ofDemo, ofReal] = [await rowsOf(db), await rowsOf(real)];
      const onlyDemo = Object.keys(ofDemo).filter((table) => (ofDemo[table] ?? 0) > 0 && (ofReal[table] ?? 0) === 0);
      expect(onlyDemo.sort()).toEqual(Object.keys(FILLED_BY).sort());
      const places = Object.values(FILLED_BY).filter((place) => place !== 'follows from what people do');
      expect(places.filter((place) => !(place in pages))).toEqual([]);
    } finally {
      await real.destroy();
    }
  });

  test('has one started cycle between a finished and a pending one', async () => {
    const cycles = (await db('school_cycles')
      .join('periods', 'periods.id', 'school_cycles.period_id')
      .orderBy('periods.name')
      .select('periods.name', 'state', 'start_at', 'end_at')) as unknown;
    expect(cycles).toEqual([
      { name: '2025-2026', state: 'finished', start_at: '2025-08-18', end_at: '2026-07-15' },
      { name: '2026-2027', state: 'started', start_at: '2026-08-24', end_at: '2027-07-15' },
      { name: '2027-2028', state: 'pending', start_at: '2027-08-23', end_at: '2028-07-15' },
    ]);
  });

  test('CYC-03 has last year’s hierarchy beside it, closures of both, one school excluded and roles for next year', async () => {
    const counted = (table: string) => db(table).orderBy('cycle_id').pluck('cycle_id') as Promise<number[]>;
    expect(new Set(await counted('school_hierarchies'))).toEqual(new Set([1, 2]));
    const ofCycles = db('dpi_closures').whereNull('school_id').orderBy('cycle_id').pluck('cycle_id');
    expect([await counted('pfp_closures'), await ofCycles]).toEqual([
      [1, 2],
      [1, 2],
    ]);
    const schools = await db('cycle_schools').select('cycle_id', 'included', 'school_name');
    expect(schools.filter(({ included }) => !included)).toMatchObject([{ cycle_id: 2 }]);
    expect(schools.every(({ cycle_id, school_name }) => (school_name !== null) === (cycle_id === 1))).toBe(true);
    expect(await counted('transitional_roles')).toEqual([3, 3]);
  });

  test('HIE-06 two imported schools wait for their set-up', async () => {
    expect(await db('imported_schools').where({ school_id: null, discarded_at: null })).toHaveLength(2);
  });

  test('HIE-03 knows who was where when: the history equals the rows, and a coach left in February', async () => {
    const rows = await db('school_hierarchies').where({ cycle_id: 2 });
    const places = ['director', 'manager', 'coordinator', 'coach', 'secondary_one', 'secondary_two'] as const;
    const placed = rows.flatMap((row) => places.filter((place) => row[`${place}_id`] !== null));
    const history = await db('hierarchy_history').select();
    expect(history.filter(({ to_at }) => to_at === null)).toHaveLength(placed.length);
    expect(history.filter(({ cycle_id, to_at }) => cycle_id === 1 && to_at === null)).toEqual([]);
    expect(history.filter(({ to_at }) => to_at?.slice(5, 7) === '02')).toMatchObject([
      { cycle_id: 1, place: 'coach', moved: '{"visits":3,"activities":1,"kept":0}' },
    ]);
    for (const { director_id, director_access } of rows)
      expect(
        (
          await db('users')
            .where({ id: director_id ?? 0 })
            .first('access')
        )?.access ?? null,
      ).toBe(director_access);
  });

  test('has twelve schools whole, one incomplete, one without anyone and one deleted', async () => {
    const rows = await db('school_hierarchies').where({ cycle_id: 2 });
    const leading = rows.map((row) =>
      (['director_id', 'manager_id', 'coordinator_id', 'coach_id'] as const).filter((column) => row[column] !== null),
    );
    expect(leading.filter(({ length }) => length === 4)).toHaveLength(12);
    expect(leading.filter(({ length }) => length > 0 && length < 4)).toHaveLength(1);
    expect(leading.filter(({ length }) => length === 0)).toHaveLength(1);
    expect(await db('schools').whereNotNull('deleted_at')).toHaveLength(1);
    for (const { coach_id, secondary_one_id, secondary_two_id } of rows) {
      const named = [coach_id, secondary_one_id, secondary_two_id].filter((id) => id !== null);
      expect(new Set(named).size).toBe(named.length);
    }
  });

  test('names in every column of the hierarchy people who hold its role', async () => {
    const columns = {
      director_id: 'COACH_DIR',
      manager_id: 'COACH_MAN',
      coordinator_id: 'COACH_CORD',
      coach_id: 'COACH',
      secondary_one_id: 'COACH_SEC',
      secondary_two_id: 'COACH_SEC',
    };
    for (const [column, code] of Object.entries(columns)) {
      const holders = (await db('role_user')
        .join('roles', 'roles.id', 'role_user.role_id')
        .where('roles.code', code)
        .pluck('user_id')) as number[];
      const named = (await db('school_hierarchies').whereNotNull(column).pluck(column)) as number[];
      expect(named.filter((id) => !holders.includes(id))).toEqual([]);
    }
  });

  test('lies in at least four zones, with codes that no real school has', async () => {
    const schools = (await db('schools')) as { code: string; remote_id: string; timezone: string }[];
    expect(new Set(schools.map(({ timezone }) => timezone)).size).toBeGreaterThanOrEqual(4);
    for (const { code, remote_id } of schools) {
      expect(code).toMatch(/^00P(JN|PR|ES|BH)\d{4}[A-Z]$/);
      expect(remote_id).toMatch(/^\d{6}$/);
    }
    const levels = (await db('level_school').groupBy('school_id').count({ total: '*' })) as { total: number }[];
    expect(Math.min(...levels.map(({ total }) => total))).toBe(1);
    expect(Math.max(...levels.map(({ total }) => total))).toBe(4);
  });

  test('has an account of every demo role, with its password, its name and its role first', async () => {
    const { matches } = passwords();
    for (const { email, role, name } of DEMO_ACCOUNTS) {
      const user = await db('users').where({ email }).first<UserRow>();
      const [first] = (await db('role_user')
        .join('roles', 'roles.id', 'role_user.role_id')
        .where('role_user.user_id', user.id)
        .orderBy('roles.id')
        .pluck('roles.code')) as string[];
      expect({ email, role: first, name: `${user.name} ${user.surname}` }).toEqual({ email, role, name });
      expect(user.verified_at).not.toBeNull();
      expect(await matches(user.password_hash, DEMO_PASSWORD)).toBe(true);
    }
    expect(await db('users').where({ email: 'sin-verificar@ruta.test', verified_at: null })).toHaveLength(1);
    expect(await db('users').where({ email: 'suspendida@ruta.test', is_banned: 1 })).toHaveLength(1);
  });

  test('gives everyone a role, a plain address and a search key', async () => {
    const users = (await db('users')) as { id: number; email: string; search_key: string; school_id: number | null }[];
    const holders = new Set((await db('role_user').pluck('user_id')) as number[]);
    for (const { id, email, search_key } of users) {
      expect(email).toMatch(/^[a-z]+[a-z0-9.-]*@ruta\.test$/);
      expect(search_key).toMatch(/^[a-z0-9 .@'~-]+$/);
      expect(holders.has(id)).toBe(true);
    }
    const two = (await db('role_user').groupBy('user_id').havingRaw('count(*) = 2').pluck('user_id')) as number[];
    expect(two).toHaveLength(1);
  });

  test('sends the demo coach first to her first school, in whatever order she reads', async () => {
    const schools = await schoolsOfCoach(db, 'coach@ruta.test');
    expect(schools.map(({ timezone }) => timezone)).toEqual([
      'America/Mexico_City',
      'America/Cancun',
      'America/Hermosillo',
    ]);
    const byName = [...schools].sort((one, other) => (one.search_key < other.search_key ? -1 : 1));
    expect(byName.map(({ id }) => id)).toEqual(schools.map(({ id }) => id));
    for (const login of ['dir', 'subd', 'coor', 'prof']) {
      const { school_id } = (await db('users').where('email', `${login}@ruta.test`).first('school_id')) as {
        school_id: number;
      };
      expect(school_id).toBe(schools[0]?.id);
    }
    const hers = (await db('users').where('email', 'dir-2@ruta.test').first('school_id')) as { school_id: number };
    expect((await schoolsOfCoach(db, 'coach-2@ruta.test')).map(({ id }) => id)).toContain(hers.school_id);
  });

  test('shows the demo coach every colour this month, a visit today and one tomorrow, and no draft at her first school', async () => {
    const coach = await userId(db, 'coach@ruta.test');
    const [first, second] = await schoolsOfCoach(db, 'coach@ruta.test');
    const visits = (await visitsOf(db)).filter(({ school_id }) => school_id === first?.id);
    expect(visits.length).toBeGreaterThanOrEqual(10);
    expect(visits.some(({ eraser }) => eraser)).toBe(false);
    const ahead = visits.filter(({ coach_id, date }) => coach_id === coach && date !== null && date >= '2026-11-20');
    expect(ahead.map(({ date }) => date)).toEqual(expect.arrayContaining(['2026-11-20', '2026-11-23']));
    const drafts = (await visitsOf(db)).filter(({ coach_id, eraser }) => coach_id === coach && eraser);
    expect(drafts.map(({ school_id }) => school_id)).toEqual([second?.id]);

    const page = (await agendaOf(db)).filter(
      ({ school_id, date }) => school_id === first?.id && date >= '2026-11-01' && date <= '2026-12-12',
    );
    const colours = page.map(({ activity_type, isCompleted, date }) =>
      displayStatus({
        isVisit: activity_type === 'SchoolVisitActivity',
        isCompleted: Boolean(isCompleted),
        date,
        today: '2026-11-20',
      }),
    );
    expect(new Set(colours)).toEqual(new Set(['visit', 'taken', 'pending', 'outdated']));
    const others = (await agendaOf(db)).filter(
      ({ school_id, activity_type }) => school_id === first?.id && activity_type !== 'SchoolVisitActivity',
    );
    expect(others.length).toBeGreaterThanOrEqual(22);
    expect(others.length).toBeLessThanOrEqual(30);
  });

  test('writes no text of a visit more than twice, and each within its limits', async () => {
    const texts = [
      ...(await visitsOf(db)).map(({ objective }) => objective),
      ...((await db('school_visit_axis').pluck('actions')) as string[]),
      ...((await db('school_visit_axis').pluck('specifications')) as string[]),
      ...((await db('activity_observations').pluck('result')) as string[]),
      ...((await db('school_visit_reschedule_tracking').pluck('justification')) as string[]),
    ].filter((text) => text !== '');
    const times = new Map<string, number>();
    for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
    expect([...times].filter(([, total]) => total > 2)).toEqual([]);
    expect(texts.filter((text) => text.length > 500 || text.trim() !== text)).toEqual([]);
  });

  test('CYC-03 has last year’s visits and activities at a school that changed hands, within that year', async () => {
    const past = { cycle_id: 1 };
    const year = await db('school_cycles').where({ id: 1 }).first('start_at', 'end_at');
    const visits = await db('school_visits').where(past).orderBy('date');
    expect(new Set(visits.map(({ coach_id }) => coach_id)).size).toBe(2);
    expect(visits.every(({ finished_at }) => finished_at !== null)).toBe(true);
    const items = await db('agenda_activities').where(past).whereNotIn('activity_type', PLANNED_BY_PAI).orderBy('date');
    expect(items.map(({ isCompleted }) => Boolean(isCompleted))).toEqual([true, true, true, true, true, false]);
    for (const { date } of items) expect(date > (year?.start_at ?? '') && date < (year?.end_at ?? '')).toBe(true);
  });

  test('PAI-02 has last year’s action plan of one school, half done, and this year’s diagnostic of it is over', async () => {
    const plan = await db('pai_plans').where({ cycle_id: 1 }).first();
    const items = await db('agenda_activities').where({ cycle_id: 1 }).whereIn('activity_type', PLANNED_BY_PAI);
    expect([items.length, items.filter(({ isCompleted }) => isCompleted).length]).toEqual([10, 5]);
    expect(new Set(items.map(({ school_id }) => school_id))).toEqual(new Set([plan?.school_id]));
    const now = await db('dpi_closures')
      .where({ cycle_id: 2, school_id: plan?.school_id ?? 0 })
      .first();
    expect((now?.end_at ?? '9') < '2026-11-20').toBe(true);
  });

  test('reads of five moved visits, one of them moved three times, in an unbroken chain', async () => {
    const moves = (await db('school_visit_reschedule_tracking').orderBy('id')) as {
      school_visit_id: number;
      old_date: string;
      date: string;
      time: string;
      justification: string;
      created_at: string;
    }[];
    const visits = new Map((await visitsOf(db)).map((visit) => [visit.id, visit]));
    const byVisit = new Map<number, typeof moves>();
    for (const move of moves) byVisit.set(move.school_visit_id, [...(byVisit.get(move.school_visit_id) ?? []), move]);
    expect([...byVisit.values()].map(({ length }) => length).sort()).toEqual([1, 1, 1, 1, 3]);
    for (const [id, chain] of byVisit) {
      chain.forEach((move, at) => {
        const next = chain[at + 1];
        expect(move.date).toBe(next ? next.old_date : visits.get(id)?.date);
        expect(move.justification.length).toBeGreaterThanOrEqual(10);
        expect(move.created_at.slice(0, 10) <= move.date).toBe(true);
      });
    }
  });

  test('is not seeded twice, and is seeded afresh after a wipe', async () => {
    await expect(seedDemo(db, clockAt(FRIDAY))).rejects.toThrow('already has people');
    expect(await visitsOf(db)).toHaveLength(31);
    await wipe(db);
    expect(await rowsOf(db)).toEqual(rowsBefore);
    expect(await seedDemo(db, clockAt(FRIDAY))).toEqual(summary);
  });

  test('wipes every table but the catalogues and what Knex notes', () => {
    const kept = Object.keys(rowsBefore).filter((table) => (rowsBefore[table] ?? 0) > 0);
    expect(kept.filter((table) => !table.startsWith('knex_')).sort()).toEqual([
      'countries',
      'levels',
      'permissions',
      'role_permissions',
      'roles',
      'schedule_areas',
      'schedule_categories',
      'schedule_rubrics',
      'schedule_themes',
      'school_visit_axes',
      'school_visit_statuses',
      'state_zones',
      'states',
    ]);
  });

  test('goes stale a week after its last item', async () => {
    const newest =
      (await agendaOf(db))
        .map(({ date }) => date)
        .sort()
        .at(-1) ?? '';
    expect(newest < addDays('2026-11-20', 35)).toBe(true);
    expect(await isStale(db, clockAt(FRIDAY))).toBe(false);
    expect(await isStale(db, clockAt(`${addDays(newest, 6)}T12:00:00Z`))).toBe(false);
    expect(await isStale(db, clockAt(`${addDays(newest, 9)}T12:00:00Z`))).toBe(true);
  });
});
