import { relayOf } from '../../testing/relay';
import { testServer, type Caller, type TestServer } from '../../testing/server';
import { countAll } from './counting';
import { countFigures } from './figures.reader';
import { plansOf } from './formation.reader';
import { FORM, formationContentOf, formationPlanOf } from './pfp.testing';

const NOW = '2026-11-20T18:00:00.000Z';
let server: TestServer;
let admin: Caller;
let cycle = 0;
const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;

beforeAll(async () => {
  server = await testServer();
  cycle = await server.world.cycle();
  admin = await server.as(await server.world.person('ADMIN'));
});
afterAll(() => server.stop());
const TABLES = [
  ...(['formation_totals', 'formation_school_totals', 'formation_plan_items', 'formation_contents'] as const),
  ...(['formation_plans', 'pfp_closures', 'school_hierarchies', 'outbox'] as const),
];
beforeEach(async () => {
  server.clock.set(NOW);
  for (const table of TABLES) await server.db(table).delete();
});

/** An active school with its coach and teachers. */
async function activeSchool(teachers: number, timezone = 'America/Mexico_City') {
  const { world } = server;
  const school = await world.school({ timezone });
  const coach_id = await world.person('COACH');
  await world.hierarchy(cycle, school, {
    ...{ director_id: await world.person('COACH_DIR'), manager_id: await world.person('COACH_MAN') },
    ...{ coordinator_id: await world.person('COACH_CORD'), coach_id },
  });
  const people: number[] = [];
  for (let n = 0; n < teachers; n += 1) people.push(await world.person('PROF', { school_id: school }));
  return { school, people, coach: await server.as(coach_id) };
}
const mark = async (user: number, plan: number, body: object = {}) =>
  (await server.as(user)).put(`/schools/pfp/formation-plans/${plan}/consulted`).send(body);
const pie = async (caller: Caller, query: object = {}) =>
  (await caller.get('/schools/statistics/pfp').query(query)).body.data.pie;
const summary = async (caller: Caller, school_id: number) =>
  (await caller.get('/schools/pfp/summary').query({ school_id })).body.data;
const count = async (at = NOW) => {
  server.clock.set(at);
  return countAll(server.db, server.clock);
};
const closing = (closure_at: string) =>
  insert('pfp_closures', { cycle_id: cycle, closure_at, start_at: '2026-08-24', end_at: '2027-07-15' });
const totalsOf = (school_id: number) => server.db('formation_school_totals').where({ school_id }).first();

test('PFP-01 STA-03 who consults a plan is in the figures at once; who comes and leaves, after the next count', async () => {
  const plan = await formationPlanOf(insert, cycle, { roles: '["PROF"]' });
  const { school, people, coach } = await activeSchool(2);
  // The school was never counted: the first mark counts it.
  await mark(people[0] ?? 0, plan);
  expect(await pie(coach)).toEqual({ consulted: 1, notConsulted: 1 });
  await mark(people[1] ?? 0, plan);
  await mark(people[1] ?? 0, plan);
  expect(await pie(coach)).toEqual({ consulted: 2, notConsulted: 0 });
  // A new teacher who consults before the next count; a coach, of whom nobody expects it.
  const newcomer = await server.world.person('PROF', { school_id: school });
  await mark(newcomer, plan);
  await coach.put(`/schools/pfp/formation-plans/${plan}/consulted`).send({}).expect(200);
  expect(await pie(coach)).toEqual({ consulted: 3, notConsulted: 0 });
  await server.world.person('PROF', { school_id: school });
  await server.db('users').where('id', newcomer).update({ is_banned: true });
  expect(await count('2026-11-20T18:09:00.000Z')).toBe(0);
  expect(await pie(coach)).toEqual({ consulted: 3, notConsulted: 0 });
  await count('2026-11-20T18:15:00.000Z');
  expect(await pie(coach)).toEqual({ consulted: 2, notConsulted: 1 });
  expect(await count('2026-11-20T18:20:00.000Z')).toBe(0);
  // A school that loses its coach is none of the active ones.
  await server.db('school_hierarchies').update({ coach_id: null });
  await count('2026-11-20T18:30:00.000Z');
  expect(await pie(admin)).toEqual({ consulted: 0, notConsulted: 0 });
  expect((await summary(admin, school)).pie).toEqual({ consulted: 2, notConsulted: 1 });
});

test('PFP-01 STA-03 a plan that is published, for others, or retired changes the figures of every school', async () => {
  const { coach, people } = await activeSchool(3);
  const other = await activeSchool(1);
  const added = await admin.post('/formation-plans').send(FORM).expect(201);
  const { id } = added.body.data;
  await formationContentOf(insert, id);
  const deliver = async () => relayOf(server).run();
  await admin.post(`/formation-plans/${id}/publish`).send({ revision: 1 }).expect(200);
  await deliver();
  expect(await pie(admin)).toEqual({ consulted: 0, notConsulted: 4 });
  expect(await pie(coach)).toEqual({ consulted: 0, notConsulted: 3 });
  expect(await pie(other.coach)).toEqual({ consulted: 0, notConsulted: 1 });
  await mark(people[0] ?? 0, id);
  await admin
    .put(`/formation-plans/${id}`)
    .send({ ...FORM, roles: ['DIR'], revision: 2 })
    .expect(200);
  await deliver();
  expect(await pie(admin)).toEqual({ consulted: 0, notConsulted: 0 });
  await admin
    .put(`/formation-plans/${id}`)
    .send({ ...FORM, roles: ['PROF'], revision: 3 })
    .expect(200);
  await deliver();
  expect(await pie(admin)).toEqual({ consulted: 1, notConsulted: 3 });
  await admin.post(`/formation-plans/${id}/retire`).send({ revision: 4 }).expect(200);
  await deliver();
  expect(await pie(admin)).toEqual({ consulted: 0, notConsulted: 0 });
  expect(await server.db('outbox').whereNull('done_at').pluck('kind')).toEqual([]);
});

test('PFP-01 figures are final from the day after the closing day on, by the calendar of each school', async () => {
  await closing('2026-11-25');
  const plan = await formationPlanOf(insert, cycle, { roles: '["PROF"]' });
  const second = await formationPlanOf(insert, cycle, { roles: '["PROF"]', order: 2 });
  await formationPlanOf(insert, cycle, { roles: '["DIR"]', order: 3 });
  const { school, people, coach } = await activeSchool(2);
  const west = await activeSchool(1, 'America/Tijuana');
  await count();
  await mark(people[0] ?? 0, plan);
  // In Mexico City it is the 26th, in Tijuana still the 25th.
  await count('2026-11-26T07:30:00.000Z');
  expect((await totalsOf(school))?.frozen_at).toBe('2026-11-26 07:30:00');
  expect((await totalsOf(west.school))?.frozen_at).toBeNull();
  const final = {
    pie: { consulted: 1, notConsulted: 3 },
    plans: [
      { id: plan, expected: 2, consulted: 1 },
      { id: second, expected: 2, consulted: 0 },
    ],
  };
  // Who comes, leaves or is of another role afterwards changes nothing.
  for (const school_id of [school, west.school]) await server.world.person('PROF', { school_id });
  await server
    .db('users')
    .where('id', people[1] ?? 0)
    .update({ is_banned: true });
  await count('2026-11-26T07:45:00.000Z');
  expect(await summary(coach, school)).toEqual(final);
  expect(await pie(coach)).toEqual(final.pie);
  expect((await summary(west.coach, west.school)).pie).toEqual({ consulted: 0, notConsulted: 4 });
  await server
    .db('users')
    .where('id', people[1] ?? 0)
    .update({ is_banned: false });

  // A device that was without a line tells within a week what was opened in time.
  server.clock.set('2026-11-27T18:00:00.000Z');
  expect((await mark(people[0] ?? 0, second)).status).toBe(410);
  expect((await mark(people[0] ?? 0, second, { opened_at: '2026-11-25 18:00:00' })).status).toBe(200);
  expect(await pie(coach)).toEqual({ consulted: 2, notConsulted: 2 });
  expect((await summary(coach, school)).plans[1]).toEqual({ id: second, expected: 2, consulted: 1 });
  // Nobody is added beyond those who were expected.
  for (const body of [people[1], await server.world.person('PROF', { school_id: school })])
    expect((await mark(body ?? 0, second, { opened_at: '2026-11-25 18:00:00' })).status).toBe(200);
  expect((await summary(coach, school)).plans[1]).toEqual({ id: second, expected: 2, consulted: 2 });

  // The closing day is moved: people are counted again, those who came meanwhile, too.
  await server.db('pfp_closures').update({ closure_at: '2026-12-18' });
  await count('2026-11-27T18:15:00.000Z');
  expect((await totalsOf(school))?.frozen_at).toBeNull();
  expect((await summary(coach, school)).pie).toEqual({ consulted: 4, notConsulted: 4 });
  expect(await pie(coach)).toEqual({ consulted: 4, notConsulted: 4 });
});

test('PFP-01 CYC-02 when a cycle is finished its figures become final; schools without figures get none', async () => {
  const plan = await formationPlanOf(insert, cycle, { roles: '["PROF"]' });
  const { school, people } = await activeSchool(2);
  await mark(people[0] ?? 0, plan);
  await server.db('school_cycles').where('id', cycle).update({ state: 'finished' });
  await count('2026-11-20T18:15:00.000Z');
  expect(await totalsOf(school)).toMatchObject({ expected: 2, consulted: 1, frozen_at: '2026-11-20 18:15:00' });
  expect(await server.db('formation_school_totals').pluck('school_id')).toEqual([school]);
  await server.db('users').where({ school_id: school }).update({ is_banned: true });
  expect(await count('2026-11-20T18:30:00.000Z')).toBe(0);
  const read = await admin.get('/schools/pfp/summary').query({ school_id: school, cycle_id: cycle });
  expect(read.body.data.pie).toEqual({ consulted: 1, notConsulted: 1 });
  await server.db('school_cycles').where('id', cycle).update({ state: 'started' });
});

test('PFP-01 F02 twelve people who consult at once while their school is counted are all in the figures', async () => {
  const plan = await formationPlanOf(insert, cycle, { roles: '["PROF"]' });
  const { school, people, coach } = await activeSchool(12);
  // First the school was never counted, then it was.
  for (const hour of [19, 21]) {
    await server.db('formation_plan_items').delete();
    if (hour === 21) await count('2026-11-20T20:00:00.000Z');
    server.clock.set(`2026-11-20T${String(hour)}:00:00.000Z`);
    const callers = await Promise.all(people.map((id) => server.as(id)));
    const work = callers.map((caller) => caller.put(`/schools/pfp/formation-plans/${plan}/consulted`).send({}));
    const [, ...marks] = await Promise.all([countAll(server.db, server.clock), ...work]);
    expect(marks.map(({ status }) => status)).toEqual(people.map(() => 200));
    expect(await pie(coach)).toEqual({ consulted: 12, notConsulted: 0 });
    const anew = await countFigures(server.db, await plansOf(server.db, cycle), [school]);
    expect(anew.get(school)).toEqual([{ id: plan, expected: 12, consulted: 12 }]);
  }
});
