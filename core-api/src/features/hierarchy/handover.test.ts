import type { RoleCode } from '@ruta/contracts';
import type { VisitStatusKey } from '@ruta/contracts/visits/visit.schema';
import { testServer, type Caller, type TestServer } from '../../testing/server';

const NOW = '2026-11-20T18:00:00Z';
/** On SQLite, with its one connection, few are enough. */
const ROUNDS = process.env['TEST_DATABASE_URL'] ? 15 : 3;

let server: TestServer;
let admin: Caller;
let administrator: number;
beforeAll(async () => {
  server = await testServer();
  administrator = await server.world.person('ADMIN');
});
afterAll(() => server.stop());

/** Sets the clock, and signs in then: a remembered session wants the password again after twelve hours. */
const at = async (instant: string) => {
  server.clock.set(instant);
  admin = await server.as(administrator);
};

let cycle: number;
/** The team of every school; `coach` hands over. */
let team: Record<'director_id' | 'manager_id' | 'coordinator_id' | 'coach_id', number>;
let receivers: number[];
beforeEach(async () => {
  const { db, world } = server;
  await at(NOW);
  for (const table of ['hierarchy_handover_schools', 'hierarchy_handovers', 'hierarchy_history', 'school_hierarchies'])
    await db(table).delete();
  for (const table of ['cycle_schools', 'agenda_activities', 'school_visits', 'school_cycles', 'audit_log', 'outbox'])
    await db(table).delete();
  cycle = await world.cycle();
  team = {
    director_id: await world.person('COACH_DIR'),
    manager_id: await world.person('COACH_MAN'),
    coordinator_id: await world.person('COACH_CORD'),
    coach_id: await world.person('COACH'),
  };
  receivers = [await world.person('COACH'), await world.person('COACH')];
});

/** A school with a team, whose history is open. */
const school = async (people: Record<string, number> = team): Promise<number> => {
  const { db, world } = server;
  const id = await world.school();
  await world.hierarchy(cycle, id, people);
  await db('hierarchy_history').insert(
    Object.entries(people).map(([column, user_id]) => ({
      ...{ cycle_id: cycle, school_id: id, place: column.replace('_id', '') as 'coach', user_id },
      ...{ from_at: '2026-11-01 12:00:00', reason: 'saved' as const },
    })),
  );
  return id;
};
const schools = async (count: number): Promise<number[]> => {
  const ids: number[] = [];
  while (ids.length < count) ids.push(await school());
  return ids;
};
const visit = async (school_id: number, coach_id: number, key: VisitStatusKey = 'new', differs: object = {}) => {
  const { db } = server;
  const { id: school_visit_status_id } = (await db('school_visit_statuses').where({ key }).first('id')) as {
    id: number;
  };
  const stamps = { created_at: '2026-11-01 12:00:00', updated_at: '2026-11-01 12:00:00' };
  const [id = 0] = (await db('school_visits').insert({
    ...{ school_id, coach_id, cycle_id: cycle, objective: '', timezone: 'America/Mexico_City', eraser: false },
    ...{ school_visit_status_id, ...stamps, ...differs },
  } as never)) as number[];
  return id;
};
const coachOfVisit = async (id: number) => (await server.db('school_visits').where({ id }).first('coach_id'))?.coach_id;
const idOfRole = async (code: RoleCode) =>
  ((await server.db('roles').where({ code }).first('id')) as { id: number }).id;

const form = (given: readonly (readonly number[])[], differs: object = {}) => ({
  ...{ from_id: team.coach_id, role: 'COACH' },
  receivers: given.map((ids, index) => ({ to_id: receivers[index], schools: ids })),
  ...differs,
});
const review = (body: object) => admin.post('/hierarchy/handover/review').send(body);
const save = (body: object) => admin.post('/hierarchy/handover').send(body);
const undo = (id: number) => admin.post(`/hierarchy/handover/${id}/undo`);
const told = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

/** The coach of each school, by school. */
const coaches = async () =>
  Object.fromEntries(
    (await server.db('school_hierarchies').where({ cycle_id: cycle }).orderBy('school_id')).map((row) => [
      row.school_id,
      row.coach_id,
    ]),
  );
/** The history that is open, and the rows, both as one text per place. */
async function openAndPlaced() {
  const PLACES = ['director', 'manager', 'coordinator', 'coach', 'secondary_one', 'secondary_two'] as const;
  const rows = await server.db('school_hierarchies').where({ cycle_id: cycle });
  const open = await server.db('hierarchy_history').where({ cycle_id: cycle, to_at: null });
  return {
    placed: rows
      .flatMap((row) => PLACES.flatMap((at) => (row[`${at}_id`] ? [`${row.school_id} ${at} ${row[`${at}_id`]}`] : [])))
      .sort(),
    open: open.map(({ school_id, place, user_id }) => `${school_id} ${place} ${user_id}`).sort(),
  };
}

test('HIE-03 a handover of 40 schools to two people, reviewed, done in one step and undone', async () => {
  const ids = await schools(40);
  const [first = 0, second = 0] = ids;
  const planned = await visit(first, team.coach_id);
  const begun = await visit(first, team.coach_id, 'progress');
  const draft = await visit(second, team.coach_id, 'new', { eraser: true });
  const body = form([ids.slice(0, 30), ids.slice(30)]);

  const reviewed = await review(body);
  expect(reviewed.status).toBe(200);
  expect(reviewed.body.data).toMatchObject({
    from: { person: { id: team.coach_id }, before: 40, after: 0, is_heavy: false },
    receivers: [
      { person: { id: receivers[0] }, before: 0, after: 30, is_heavy: false },
      { person: { id: receivers[1] }, before: 0, after: 10 },
    ],
    mean: 20,
  });
  const [one, other] = (reviewed.body.data as { schools: object[] }).schools;
  expect(one).toMatchObject({ school_id: first, place: 'coach', visits: 1, in_progress: 1, drafts: 0 });
  expect(other).toMatchObject({ school_id: second, visits: 0, drafts: 1, heir: { id: receivers[0] } });
  expect(await coachOfVisit(planned)).toBe(team.coach_id);

  const { mark } = reviewed.body.data as { mark: string };
  const saved = await save({ ...body, mark });
  expect([saved.status, saved.body.message]).toEqual([200, 'Escuelas traspasadas.']);
  expect(saved.body.data).toMatchObject({ schools: 40, receivers: 2, undone_at: null, can: { undo: true } });
  expect(Object.values(await coaches()).filter((id) => id === receivers[0])).toHaveLength(30);
  expect(await coachOfVisit(planned)).toBe(receivers[0]);
  for (const id of [begun, draft]) expect(await coachOfVisit(id)).toBe(team.coach_id);
  const after = await openAndPlaced();
  expect(after.open).toEqual(after.placed);
  expect(await server.db('outbox').where({ kind: 'hierarchy.reassigned' })).toHaveLength(1);
  expect(await server.db('audit_log').where({ action: 'hierarchy.handed-over' })).toHaveLength(40);

  await at('2026-11-21T18:00:00Z');
  const undone = await undo(saved.body.data.id as number);
  expect([undone.status, undone.body.message]).toEqual([200, 'Traspaso deshecho.']);
  expect(undone.body.data).toMatchObject({ returned: 40, can: { undo: false } });
  expect(new Set(Object.values(await coaches()))).toEqual(new Set([team.coach_id]));
  expect(await coachOfVisit(planned)).toBe(team.coach_id);
  const back = await openAndPlaced();
  expect(back.open).toEqual(back.placed);
  expect(told(await undo(saved.body.data.id as number))).toEqual([409, 'handover.undone']);
});

test('HIE-03 a receiver half above the mean is warned of', async () => {
  const ids = await schools(9);
  for (const id of [...receivers, await server.world.person('COACH')]) await school({ ...team, coach_id: id });
  const { body } = await review(form([ids.slice(0, 8), ids.slice(8)]));
  // 12 schools of four people; the one who handed everything over has none.
  expect(body.data).toMatchObject({
    mean: 4,
    receivers: [
      { after: 9, is_heavy: true },
      { after: 2, is_heavy: false },
    ],
  });
});

test('HIE-03 what somebody saved since the review is shown again, and nothing moves', async () => {
  const ids = await schools(2);
  const body = form([ids]);
  const { mark } = (await review(body)).body.data as { mark: string };
  await visit(ids[0] ?? 0, team.coach_id);
  expect(told(await save({ ...body, mark }))).toEqual([409, 'hierarchy.review-outdated']);
  const { mark: next } = (await review(body)).body.data as { mark: string };
  await server
    .db('school_hierarchies')
    .where('school_id', ids[1] ?? 0)
    .increment('revision', 1);
  expect(told(await save({ ...body, mark: next }))).toEqual([409, 'hierarchy.review-outdated']);
  expect(new Set(Object.values(await coaches()))).toEqual(new Set([team.coach_id]));
});

test('HIE-03 refused: a school of somebody else, people who are unfit or coach there, a school twice', async () => {
  const mine = await school();
  const shared = await school({ ...team, secondary_one_id: receivers[0] ?? 0 });
  const others = await school({ ...team, coach_id: receivers[1] ?? 0 });
  expect(told(await review(form([[mine, others]])))).toEqual([409, 'handover.not-theirs']);
  expect(told(await review(form([[mine, 999_999]])))).toEqual([404, 'schools.not-found']);
  const same = await review(form([[mine, shared]]));
  expect([same.status, Object.keys(same.body.errors as object)]).toEqual([422, ['receivers.0.schools.1']]);
  const unfit = await review(form([[mine]], { receivers: [{ to_id: team.manager_id, schools: [mine] }] }));
  expect([unfit.status, Object.keys(unfit.body.errors as object)]).toEqual([422, ['receivers.0.to_id']]);
  const banned = receivers[1] ?? 0;
  await server.db('users').where({ id: banned }).update({ is_banned: 1 });
  expect((await review(form([[mine]], { receivers: [{ to_id: banned, schools: [mine] }] }))).status).toBe(422);
  for (const body of [
    form([[mine], [mine]]),
    form([[mine, mine]]),
    form([[]]),
    form([[mine]], { receivers: [{ to_id: team.coach_id, schools: [mine] }] }),
    form([[mine]], { role: 'DIR' }),
  ])
    expect((await save(body)).status).toBe(422);
  expect(Object.values(await coaches()).filter((id) => id === team.coach_id)).toHaveLength(2);
});

test('HIE-03 schools that are incomplete are handed over; the director’s address follows', async () => {
  const { db, world } = server;
  const incomplete = await school({ director_id: team.director_id });
  const heir = await world.person('COACH_DIR');
  const { status } = await save({
    ...{ from_id: team.director_id, role: 'COACH_DIR', receivers: [{ to_id: heir, schools: [incomplete] }] },
  });
  expect(status).toBe(200);
  const { access } = (await db('users').where({ id: heir }).first('access')) as { access: string };
  expect(await db('school_hierarchies').where({ school_id: incomplete }).first()).toMatchObject({
    ...{ director_id: heir, director_access: access, manager_id: null },
  });
});

test('HIE-03 an undo gives back what nobody changed since; work that has begun stays with who began it', async () => {
  const { db } = server;
  const [kept = 0, given = 0] = await schools(2);
  const [begun, waiting] = [await visit(given, team.coach_id), await visit(given, team.coach_id)];
  const { id } = (await save(form([[kept, given]]))).body.data as { id: number };
  const later = await visit(given, receivers[0] ?? 0);
  const status = (await db('school_visit_statuses').where({ key: 'progress' }).first('id')) as { id: number };
  await db('school_visits').where({ id: begun }).update('school_visit_status_id', status.id);
  await db('school_hierarchies').where({ school_id: kept }).increment('revision', 1);
  await at('2026-11-20T18:05:00Z');
  const undone = await undo(id);
  expect(undone.body.data).toMatchObject({ schools: 2, returned: 1 });
  expect(await coaches()).toEqual({ [kept]: receivers[0], [given]: team.coach_id });
  expect(await coachOfVisit(waiting)).toBe(team.coach_id);
  expect(await coachOfVisit(begun)).toBe(receivers[0]);
  // The receiver leaves the school, so that work of hers that has not begun goes by the rules of a save.
  expect(await coachOfVisit(later)).toBe(team.coach_id);
  const moved = await db('hierarchy_history')
    .where({ school_id: given, reason: 'undone', user_id: receivers[0] ?? 0 })
    .first();
  expect(JSON.parse(moved?.moved ?? 'null')).toEqual({ visits: 2, activities: 0, kept: 1 });
});

test('HIE-03 who keeps another place at the school gives handed work back, and only that', async () => {
  const { db, world } = server;
  const both = await world.person('COACH_CORD');
  await db('role_user').insert({ user_id: both, role_id: await idOfRole('COACH') });
  receivers = [both];
  const id = await school({ ...team, coordinator_id: both });
  const [handed, hers] = [await visit(id, team.coach_id), await visit(id, both)];
  const saved = await save(form([[id]]));
  expect(await coachOfVisit(handed)).toBe(both);
  await undo(saved.body.data.id as number);
  expect(await coachOfVisit(handed)).toBe(team.coach_id);
  expect(await coachOfVisit(hers)).toBe(both);
});

test('HIE-03 no undo after 24 hours, after the end of the cycle, or for who lost the role', async () => {
  const { db } = server;
  const [id = 0, other = 0] = await schools(2);
  const { id: first } = (await save(form([[id]]))).body.data as { id: number };
  await at('2026-11-21T18:00:01Z');
  expect(told(await undo(first))).toEqual([409, 'handover.too-late']);
  const { id: second } = (await save(form([[other]]))).body.data as { id: number };
  await db('role_user').where({ user_id: team.coach_id }).delete();
  expect(told(await undo(second))).toEqual([409, 'handover.changed']);
  await db('school_cycles').where({ id: cycle }).update({ state: 'finished' });
  expect(told(await undo(second))).toEqual([409, 'cycles.finished']);
  expect(told(await undo(999_999))).toEqual([404, 'handover.not-found']);
  const list = await admin.get('/hierarchy/handover');
  expect((list.body.data as { can: object }[]).map(({ can }) => can)).toEqual([{ undo: false }, { undo: false }]);
});

test('HIE-03 in a prepared cycle the rows alone change; its loads are its own', async () => {
  const { db, world } = server;
  await schools(1);
  cycle = await world.cycle({ state: 'pending', start_at: '2027-08-23', end_at: '2028-07-14' });
  const id = await world.school();
  await world.hierarchy(cycle, id, team);
  const saved = await save(form([[id]], { cycle_id: cycle }));
  expect(saved.status).toBe(200);
  expect(await coaches()).toEqual({ [id]: receivers[0] });
  expect(await db('hierarchy_history').where({ cycle_id: cycle })).toEqual([]);
  const loads = await admin.get('/hierarchy/handover/loads').query({ role: 'COACH', cycle_id: cycle });
  expect(loads.body.data).toEqual({
    mean: 1,
    loads: [{ id: receivers[0], fullname: expect.any(String) as string, schools: 1 }],
  });
  expect((await undo(saved.body.data.id as number)).status).toBe(200);
  expect(await coaches()).toEqual({ [id]: team.coach_id });
});

test('HIE-03 review, handover and undo of forty schools send as many statements as those of two', async () => {
  const { db } = server;
  const counts: number[][] = [];
  for (const size of [2, 40]) {
    const ids = await schools(size);
    for (const id of ids) await visit(id, team.coach_id);
    const body = form([ids.slice(1), ids.slice(0, 1)]);
    const statements: number[] = [];
    const counted = async (ask: () => PromiseLike<{ status: number; body: { data: { id: number } } }>) => {
      let sent = 0;
      const note = () => void (sent += 1);
      db.on('query', note);
      const reply = await ask();
      db.off('query', note);
      expect(reply.status).toBe(200);
      statements.push(sent);
      return reply.body.data.id;
    };
    await counted(() => review(body));
    const id = await counted(() => save(body));
    await counted(() => undo(id));
    counts.push(statements);
  }
  expect(counts[1]).toEqual(counts[0]);
});

test('F03 two handovers of overlapping schools at once: one wins whole, and no school is between two people', async () => {
  const { db } = server;
  for (let round = 0; round < ROUNDS; round += 1) {
    await db('hierarchy_history').where({ cycle_id: cycle, to_at: null }).update({ to_at: '2026-11-20 12:00:00' });
    await db('school_hierarchies').where({ cycle_id: cycle }).update({ coach_id: null, director_id: null });
    await db('school_hierarchies').where({ cycle_id: cycle }).update({ manager_id: null, coordinator_id: null });
    const ids = await schools(6);
    const [first, second] = [form([ids.slice(0, 4)]), form([[], ids.slice(2).reverse()])];
    const bodies = [first, { ...second, receivers: second.receivers.slice(1) }];
    const replies = await Promise.all(bodies.map((body) => save(body)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = replies.findIndex(({ status }) => status === 200);
    const given = bodies[winner]?.receivers.flatMap((receiver) => receiver.schools) ?? [];
    const now = await coaches();
    for (const id of ids) expect(now[id]).toBe(given.includes(id) ? receivers[winner] : team.coach_id);
    const { open, placed } = await openAndPlaced();
    expect(open).toEqual(placed);
  }
});
