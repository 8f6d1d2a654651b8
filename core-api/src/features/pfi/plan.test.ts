import { relayOf } from '../../testing/relay';
import { testServer, type Caller, type TestServer } from '../../testing/server';
import { centralOf, datedActivity } from './pfi.testing';
import { suggestDays } from './suggestion';

const NOW = '2026-11-20T18:00:00.000Z';
let server: TestServer;
let cycle = 0;
let first = 0;
let second = 0;
let third = 0;
const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;

beforeAll(async () => {
  server = await testServer();
  cycle = await server.world.cycle();
  first = await centralOf(insert, cycle, { title_es: 'Primera', title_en: 'First', order: 1, tenths: 25 });
  second = await centralOf(insert, cycle, { title_es: 'Segunda', order: 2 });
  third = await centralOf(insert, cycle, { title_es: 'Tercera', order: 3, window_end: '2026-11-18' });
});
afterAll(() => server.stop());
beforeEach(() => server.clock.set(NOW));

/** A new school with its director and its coach. */
async function place() {
  const { world } = server;
  const school = await world.school();
  const [coach, director] = [await world.person('COACH'), await world.person('DIR', { school_id: school })];
  await world.hierarchy(cycle, school, { coach_id: coach });
  return { school, coach, director, leader: await server.as(director), theirs: await server.as(coach) };
}
const dates = (school_id: number, ...rows: readonly (readonly [central: number, date: string])[]) => ({
  school_id,
  activities: rows.map(([central_activity_id, date]) => ({ central_activity_id, date, time: '09:00' })),
});
const establish = (caller: Caller, body: object) => caller.post('/schools/pfi/establish').send(body);
const planOf = async (caller: Caller, school_id: number) =>
  (await caller.get('/schools/pfi').query({ school_id })).body.data;
const availableTo = async (caller: Caller, school_id: number) =>
  (await caller.get('/schools/pfi/available').query({ school_id })).body.data;
const remove = (caller: Caller, id: number, reason = 'La academia pidió otra quincena.') =>
  caller.delete(`/schools/pfi/${id}`).send({ reason });
const itemOf = async (pfi: number) => {
  const [id = 0] = await server.db('pfi_activities').where({ id: pfi }).pluck('agenda_activity_id');
  return id ?? 0;
};

test('PFI-01 the first date establishes the plan: rows, items of the agenda, audit and news in one transaction', async () => {
  const { school, coach, director, leader } = await place();
  expect(await planOf(leader, school)).toMatchObject({ established_at: null, undated: 3, activities: [] });
  const { status, body } = await establish(leader, dates(school, [first, '2026-11-24'], [second, '2026-11-25']));
  expect(status).toBe(201);
  expect(body.data).toMatchObject({ established_at: '2026-11-20 18:00:00', undated: 1, can_establish: true });
  expect(body.data.activities[0]).toMatchObject({
    ...{ activity: 'Primera', datetime: '2026-11-24 15:00:00', isCompleted: false, status: 'pending', moves: [] },
    ...{ dated: { by: { id: director } }, can: { date: true, delete: true } },
    central_activity: { code: expect.any(String), reasons: [{ reason: 'Porque ayuda' }] },
  });
  const items = await server.db('agenda_activities').where({ school_id: school }).orderBy('id');
  expect(items).toMatchObject([
    { activity_type: 'PfiActivity', activity: 'Primera', coach_id: coach, duration_min: 150, date: '2026-11-24' },
    { activity: 'Segunda', date: '2026-11-25' },
  ]);
  expect(items.map((item) => item.activity_id)).toEqual(body.data.activities.map((row: { id: number }) => row.id));
  expect(await server.db('audit_log').where({ action: 'school.pfi-dated', subject_id: school })).toHaveLength(1);
  // It is done in parts: the plan stays established since its first date.
  server.clock.set('2026-11-21T18:00:00.000Z');
  const more = await establish(leader, dates(school, [third, '2026-11-26']));
  expect(more.body.data).toMatchObject({ established_at: '2026-11-20 18:00:00', undated: 0 });
});

test('PFI-02 a date that is past, outside the cycle or given twice is refused beside its row, and nothing is saved', async () => {
  const { school, leader } = await place();
  const wrong = dates(
    school,
    [first, '2026-11-19'],
    [second, '2027-07-16'],
    [second, '2026-11-25'],
    [99_999, '2026-11-26'],
  );
  const { status, body } = await establish(leader, wrong);
  expect(status).toBe(422);
  expect(Object.keys(body.errors)).toEqual([
    ...[
      'activities.0.date',
      'activities.1.date',
      'activities.2.central_activity_id',
      'activities.3.central_activity_id',
    ],
  ]);
  expect(body.errors['activities.0.date']).toEqual([expect.stringMatching(/hoy o posterior/)]);
  expect((await establish(leader, dates(school))).body.errors.activities).toEqual([
    expect.stringMatching(/por lo menos/),
  ]);
  expect(await server.db('agenda_activities').where({ school_id: school })).toEqual([]);
  expect(await server.db('pfi_plans').where({ school_id: school })).toEqual([]);
});

test('PFI-02 F02 of two who date one activity at once one is told; all or nothing', async () => {
  const { school, leader, theirs } = await place();
  const answers = await Promise.all([
    establish(leader, dates(school, [first, '2026-11-24'], [second, '2026-11-25'])),
    establish(theirs, dates(school, [first, '2026-11-26'], [third, '2026-11-27'])),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe('pfi.dated');
  expect(await server.db('agenda_activities').where({ school_id: school })).toHaveLength(2);
});

test('PFI-02 F06 one request that arrives twice dates once, also at once; another request with its key is refused', async () => {
  const { school, leader, director } = await place();
  const body = dates(school, [first, '2026-11-24'], [second, '2026-11-25']);
  const send = (key: string, what: object = body) => establish(leader, what).set('Idempotency-Key', key);
  const keys = ['5a1f0c1e-2222-4333-8444-000000000001', '5a1f0c1e-2222-4333-8444-000000000002'] as const;
  const [one, again] = [await send(keys[0]), await send(keys[0])];
  expect([one.status, again.status]).toEqual([201, 201]);
  expect(again.body).toEqual(one.body);
  const other = await send(keys[0], dates(school, [third, '2026-11-26']));
  expect([other.status, other.body.code]).toEqual([422, 'request.key-reused']);
  // The network repeats a request that is still being answered.
  const late = dates(school, [third, '2026-11-26']);
  const both = await Promise.all([send(keys[1], late), send(keys[1], late)]);
  expect(both.every(({ status, body: { code } }) => status === 201 || code === 'request.in-flight')).toBe(true);
  expect((await send(keys[1], late)).status).toBe(201);
  expect(await server.db('agenda_activities').where({ school_id: school }).orderBy('id').pluck('activity')).toEqual([
    ...['Primera', 'Segunda', 'Tercera'],
  ]);
  const written = { actor_id: director, subject_id: school, action: 'school.pfi-dated' };
  expect(await server.db('audit_log').where(written)).toHaveLength(2);
});

test('PFI-02 each undated activity has a free school day of its window; what is taken is marked, nothing is refused', async () => {
  const { school, coach, leader } = await place();
  const stateId = await server.db('schools').where({ id: school }).first('state_id');
  expect(stateId).toBeDefined();
  // Monday 23 is a holiday, Tuesday 24 the coach is elsewhere, Wednesday 25 the school has something.
  const holiday = await insert('holidays', {
    ...{ name: 'Día de la Revolución', description: 'Ley', start_at: '2026-11-23', end_at: '2026-11-23' },
    meta: JSON.stringify({ scope: 'national', kind: 'rest', states: [], confirmed: true }),
    ...{ created_at: '2026-11-01 12:00:00', updated_at: '2026-11-01 12:00:00' },
  });
  const item = {
    ...{ cycle_id: cycle, description: '', time: '10:00', timezone: 'America/Mexico_City' },
    ...{ created_at: '2026-11-01 12:00:00', updated_at: '2026-11-01 12:00:00', activity: 'Junta' },
  };
  await insert('agenda_activities', {
    ...{ ...item, school_id: await server.world.school(), coach_id: coach, activity_type: 'SchoolVisitActivity' },
    ...{ date: '2026-11-24', datetime: '2026-11-24 16:00:00' },
  });
  await insert('agenda_activities', {
    ...{ ...item, school_id: school, activity_type: 'CustomActivity' },
    ...{ date: '2026-11-25', datetime: '2026-11-25 16:00:00' },
  });
  const { activities } = await availableTo(leader, school);
  const suggested = activities.map(({ suggestion }: { suggestion: { date: string; clashes: object[] } }) => suggestion);
  expect(suggested).toEqual([
    { date: '2026-11-26', time: '09:00', clashes: [] },
    { date: '2026-11-27', time: '09:00', clashes: [] },
    { date: '2026-11-30', time: '09:00', clashes: [{ kind: 'window', name: null }] },
  ]);
  const onHoliday = await establish(leader, dates(school, [first, '2026-11-23'], [second, '2026-11-28']));
  expect(onHoliday.status).toBe(201);
  await server.db('holidays').where({ id: holiday }).delete();
});

test('PFI-02 a diagnostic that lasts for months takes no day on which nothing else stands', () => {
  const year = { window_start: '2026-11-23', window_end: '2026-12-31' };
  const marksOn = (day: string) => [
    { kind: 'diagnostic' as const, name: null },
    ...(day < '2026-11-25' ? [{ kind: 'holiday' as const, name: 'Puente' }] : []),
  ];
  const facts = { today: '2026-11-20', cycle: { start_at: '2026-08-01', end_at: '2027-07-15' }, marksOn };
  const days = [
    ...suggestDays(
      [
        { id: 1, ...year },
        { id: 2, ...year },
      ],
      facts,
    ).values(),
  ];
  expect(days.map((suggested) => suggested?.date)).toEqual(['2026-11-25', '2026-11-26']);
  expect(days[0]?.clashes).toEqual([{ kind: 'diagnostic', name: null }]);
});

test('PFI-02 an activity for some levels is asked only of schools that teach one of them', async () => {
  const { school, leader } = await place();
  const [level] = await server.db('levels').select('id', 'key');
  const other = await centralOf(insert, cycle, { levels: JSON.stringify([level?.key]), order: 9 });
  await server.db('level_school').where({ school_id: school }).delete();
  const codes = async () => (await availableTo(leader, school)).activities.map(({ id }: { id: number }) => id);
  expect(await codes()).not.toContain(other);
  await server.db('level_school').insert({ school_id: school, level_id: level?.id ?? 0 });
  expect(await codes()).toContain(other);
  await server.db('central_activities').where({ id: other }).update({ active: false });
  expect(await codes()).not.toContain(other);
});

test('PFI-01 ACT-01 the date changes through the agenda: one history, a start is taken back, a done one stays', async () => {
  const { school, leader, theirs, director } = await place();
  const { body } = await establish(theirs, dates(school, [first, '2026-11-20'], [second, '2026-11-25']));
  const [row] = body.data.activities;
  const id = await itemOf(row.id);
  await leader.put(`/schools/agenda/${id}/start`).expect(200);
  const move = { date: '2026-11-27', time: '11:00', justification: 'Ese día no hay clases.', revision: 2 };
  const moved = await leader.put(`/schools/pfi/${row.id}/date`).send(move);
  expect([moved.status, moved.body.data]).toMatchObject([
    200,
    { date: '2026-11-27', isStarted: false, revision: 3, moves: [{ old_date: '2026-11-20', user: { id: director } }] },
  ]);
  const detail = await theirs.get(`/schools/agenda/${id}`);
  expect(detail.body.data.activity_reschedules).toHaveLength(1);
  expect((await theirs.put(`/schools/pfi/${row.id}/date`).send(move)).body.code).toBe('agenda.stale');
  await server.db('agenda_activities').where({ id }).update({ isCompleted: true });
  const done = await leader.put(`/schools/pfi/${row.id}/date`).send({ ...move, date: '2026-11-30', revision: 3 });
  expect([done.status, done.body.code]).toEqual([409, 'activities.completed']);
});

test('PFI-01 the other side is told of dates, of a change in place of the agenda’s news, and of what was taken out', async () => {
  const { school, coach, leader } = await place();
  const { body } = await establish(leader, dates(school, [first, '2026-11-24'], [second, '2026-11-25']));
  const [row, other] = body.data.activities;
  const item = await itemOf(row.id);
  const move = { date: '2026-11-27', time: '11:00', justification: 'Ese día no hay clases.', revision: 1 };
  await leader.put(`/schools/agenda/${item}/reschedule`).send(move).expect(200);
  await remove(leader, other.id).expect(200);
  await relayOf(server).run();
  const told = await server.db('notifications').where({ user_id: coach }).orderBy('type').select('type', 'url');
  expect(told).toEqual([
    { type: 'pfi.date_changed', url: `/coach/schools/${school}/activity/${item}/detail` },
    { type: 'pfi.established', url: `/coach/schools/${school}/pfi` },
    { type: 'pfi.removed', url: `/coach/schools/${school}/pfi` },
  ]);
});

test('PFI-01 a secondary coach is told as the coach is, and whoever did it is not', async () => {
  const { world } = server;
  const [school, coach, secondary] = [
    await world.school(),
    await world.person('COACH'),
    await world.person('COACH_SEC'),
  ];
  await world.hierarchy(cycle, school, { coach_id: coach, secondary_one_id: secondary });
  const director = await world.person('DIR', { school_id: school });
  await establish(await server.as(director), dates(school, [first, '2026-11-24'])).expect(201);
  await establish(await server.as(secondary), dates(school, [second, '2026-11-25'])).expect(201);
  await relayOf(server).run();
  const told = await server.db('notifications').whereIn('user_id', [coach, secondary, director]).pluck('user_id');
  expect(told.toSorted((one, other) => one - other)).toEqual(
    [coach, coach, secondary, director].toSorted((one, other) => one - other),
  );
});

test('PFI-02 what was taken out leaves the agenda, stays readable with its reason, and may be dated again', async () => {
  const { school, leader, director } = await place();
  const { body } = await establish(leader, dates(school, [first, '2026-11-20']));
  const [row] = body.data.activities;
  const item = await itemOf(row.id);
  expect((await remove(leader, row.id, 'corto')).status).toBe(422);
  await remove(leader, row.id).expect(200);
  const plan = await planOf(leader, school);
  expect(plan).toMatchObject({
    ...{ established_at: '2026-11-20 18:00:00', undated: 3, activities: [] },
    removed: [
      { activity: 'Primera', date: '2026-11-20', reason: 'La academia pidió otra quincena.', by: { id: director } },
    ],
  });
  const month = await leader
    .get('/schools/agenda')
    .query({ school_id: school, start: '2026-11-01', end: '2026-11-30' });
  expect(month.body.data).toEqual([]);
  expect((await leader.get('/schools/agenda/pending').query({ school_id: school })).body.data).toEqual([]);
  expect((await leader.get(`/schools/agenda/${item}`)).status).toBe(404);
  for (const act of [
    leader.put(`/schools/agenda/${item}/start`),
    leader
      .put(`/schools/agenda/${item}/reschedule`)
      .send({ date: '2026-11-27', time: '11:00', justification: 'Ese día no hay clases.', revision: 2 }),
  ])
    expect((await act).status).toBe(404);
  expect((await remove(leader, row.id)).body.code).toBe('pfi.removed');
  const again = await establish(leader, dates(school, [first, '2026-11-26']));
  expect(again.body.data).toMatchObject({ undated: 2, activities: [{ activity: 'Primera' }], removed: [{}] });
});

test('B35 PFI-02 what has started, is done or was recorded is not taken out', async () => {
  const { school, coach, director, leader } = await place();
  const made = await datedActivity(server.db, insert, { cycle, school, coach, person: director });
  const { pfi, item } = made;
  const set = (changes: object) => server.db('agenda_activities').where({ id: item }).update(changes);
  const codeOf = async () => (await remove(leader, pfi)).body.code;
  const canDelete = async () => (await planOf(leader, school)).activities[0].can.delete;
  await set({ isStarted: true });
  expect([await codeOf(), await canDelete()]).toEqual(['activities.started', false]);
  await set({ isCompleted: true });
  expect([await codeOf(), await canDelete()]).toEqual(['activities.completed', false]);
  await set({ isStarted: false, isCompleted: false });
  const written = { agenda_activity_id: item, author_id: coach, updated_at: '2026-11-19 12:00:00', result: 'Se leyó.' };
  await server.db('activity_observations').insert(written);
  expect([await codeOf(), await canDelete()]).toEqual(['pfi.recorded', false]);
  await server.db('activity_observations').where({ agenda_activity_id: item }).update({ result: '' });
  expect(await canDelete()).toBe(true);
  await remove(leader, pfi).expect(200);
  await server.db('central_activities').where({ id: made.central }).update({ active: false });
});

test('T01 PFI-01 PFI-02 a plan is read and changed by who reaches its school; teachers and other schools do not', async () => {
  const { school, leader, theirs } = await place();
  const { body } = await establish(leader, dates(school, [first, '2026-11-24']));
  expect((await planOf(theirs, school)).activities).toHaveLength(1);
  const other = await place();
  expect((await other.leader.get('/schools/pfi').query({ school_id: school })).status).toBe(404);
  expect((await establish(other.theirs, dates(school, [second, '2026-11-25']))).status).toBe(404);
  expect((await remove(other.leader, body.data.activities[0].id)).status).toBe(404);
  const teacher = await server.as(await server.world.person('PROF', { school_id: school }));
  expect((await teacher.get('/schools/pfi').query({ school_id: school })).status).toBe(403);
});

test('ACT-07 PFI-02 undated activities are a duty of leaders and coaches, a line per school with their number', async () => {
  const { school, leader, theirs } = await place();
  const duty = async (caller: Caller) =>
    (await caller.get('/management-actions')).body.data.filter(({ key }: { key: string }) => key === 'pfi_pending');
  expect(await duty(leader)).toMatchObject([
    { count: 3, act: 'continue', school_id: school, url: '/scholastic/pfi/establish' },
  ]);
  expect(await duty(theirs)).toMatchObject([{ count: 3, url: `/coach/schools/${school}/pfi/establish` }]);
  await establish(leader, dates(school, [first, '2026-11-24'], [second, '2026-11-25']));
  expect(await duty(theirs)).toMatchObject([{ count: 1, body: expect.stringMatching(/1 actividad sin fecha$/) }]);
  await establish(leader, dates(school, [third, '2026-11-26']));
  expect([await duty(leader), await duty(theirs)]).toEqual([[], []]);
});

test('STA-02 STA-03 PFI-01 the next five activities and counts of a school, and which active schools have a plan', async () => {
  const { world } = server;
  const school = await world.school();
  const team = {
    ...{ director_id: await world.person('COACH_DIR'), manager_id: await world.person('COACH_MAN') },
    ...{ coordinator_id: await world.person('COACH_CORD'), coach_id: await world.person('COACH') },
  };
  await world.hierarchy(cycle, school, team);
  const theirs = await server.as(team.coach_id);
  const pie = async () => (await theirs.get('/schools/statistics/pfi')).body.data.pie;
  expect(await pie()).toEqual({ hasPfi: 0, notHasPfi: 1 });
  await establish(theirs, dates(school, [first, '2026-11-20'], [second, '2026-11-25']));
  expect(await pie()).toEqual({ hasPfi: 1, notHasPfi: 0 });
  server.clock.set('2026-11-21T18:00:00.000Z');
  const { data } = (await theirs.get('/schools/pfi/preview').query({ school_id: school })).body;
  expect(data).toMatchObject({ dated: 2, completed: 0, overdue: 1, undated: 1, next: [{ activity: 'Segunda' }] });
});

test('PFI-01 a plan is read with three statements beside admission, however many activities it has, and one more for changes of dates', async () => {
  const { school, leader } = await place();
  await establish(leader, dates(school, [first, '2026-11-24'], [second, '2026-11-25'], [third, '2026-11-26']));
  const statementsOf = async () => {
    let asked = 0;
    const count = () => (asked += 1);
    server.db.on('query', count);
    const plan = await planOf(leader, school);
    server.db.off('query', count);
    return { plan, asked };
  };
  await statementsOf();
  const { plan, asked } = await statementsOf();
  expect([plan.activities.length, asked]).toEqual([3, 4]);
  const [{ id, revision }] = plan.activities;
  const move = { date: '2026-11-30', time: '10:00', justification: 'La escuela tiene un simulacro.', revision };
  expect((await leader.put(`/schools/pfi/${id}/date`).send(move)).status).toBe(200);
  await statementsOf();
  expect((await statementsOf()).asked).toBe(5);
});
