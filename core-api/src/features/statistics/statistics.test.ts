import { testServer, type Caller, type TestServer } from '../../testing/server';

let server: TestServer;
let cycle = 0;
let management: Caller;
const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;
const AT = '2026-11-20 18:00:00';

beforeAll(async () => {
  server = await testServer();
  cycle = await server.world.cycle();
  management = await server.as(await server.world.person('MGMT'));
});
afterAll(() => server.stop());

/** An active school with its four main people. */
async function activeSchool(differs: Record<string, number> = {}, timezone = 'America/Mexico_City') {
  const { world } = server;
  const id = await world.school({ timezone });
  const team = {
    ...{ director_id: await world.person('COACH_DIR'), manager_id: await world.person('COACH_MAN') },
    ...{ coordinator_id: await world.person('COACH_CORD'), coach_id: await world.person('COACH') },
    ...differs,
  };
  await world.hierarchy(cycle, id, team);
  return { id, timezone, ...team };
}
const item = (school: { id: number; timezone: string }, date: string, differs: object = {}) =>
  insert('agenda_activities', {
    ...{ school_id: school.id, cycle_id: cycle, activity_type: 'CustomActivity', activity: 'Junta', description: '' },
    ...{ date, time: '10:00', timezone: school.timezone, datetime: `${date} 16:00:00`, created_at: AT, updated_at: AT },
    ...differs,
  });
const cards = async (query: object = {}, caller = management) => caller.get('/schools/statistics/cards').query(query);
const dataOf = async (query: object = {}) => (await cards(query)).body.data;

test('STA-03 STA-04 the fifteen figures of the dashboard, over all schools and those of a filter', async () => {
  const first = await activeSchool();
  const second = await activeSchool({ manager_id: first.manager_id });
  const lacking = await server.world.school();
  await server.world.hierarchy(cycle, lacking, { coach_id: first.coach_id });
  await insert('dpi_school_totals', { cycle_id: cycle, school_id: first.id, finished: 2, more_time: 0 });
  await insert('dpi_school_totals', { cycle_id: cycle, school_id: second.id, finished: 0, more_time: 0 });
  await insert('pai_plans', { school_id: first.id, cycle_id: cycle, opened_at: AT, established_at: AT });
  await insert('pai_plans', { school_id: second.id, cycle_id: cycle, opened_at: AT });
  for (const school of [first, second])
    await insert('pfi_plans', {
      ...{ school_id: school.id, cycle_id: cycle, established_at: AT, created_at: AT, updated_at: AT },
    });
  const teacher = await server.world.person('PROF', { school_id: first.id });
  await server.world.person('PROF', { school_id: second.id });
  await server.world.person('PROF', { school_id: second.id, is_banned: true });
  await server.world.person('DIR', { school_id: second.id });
  await insert('observation_months', { school_id: first.id, month: '2026-11', professor_id: teacher, n: 3 });
  await insert('observation_months', { school_id: first.id, month: '2026-10', professor_id: teacher, n: 1 });
  // Done, missing, today and ahead; what was taken out is none of them.
  await item(first, '2026-11-10', { isCompleted: true });
  await item(first, '2026-11-19');
  await item(first, '2026-11-20');
  await item(second, '2026-12-01');
  await item(second, '2026-11-18', { cancelled_at: AT });
  await item(first, '2026-11-12', { activity_type: 'SchoolVisitActivity', activity_id: 901, isCompleted: true });
  await item(second, '2026-11-13', { activity_type: 'SchoolVisitActivity', activity_id: 902 });

  const whole = await cards();
  expect(whole.body).toMatchObject({
    data: {
      ...{ activeProfessors: 2, activeSchools: 2, hasDpi: 1, notHasDPi: 1, hasPai: 1, notHasPai: 1 },
      ...{ hasPfi: 2, notHasPfi: 0, scheduledActivities: 4, completedActivities: 1, missingActivities: 1 },
      ...{ scheduledVisits: 2, completedVisits: 1, missingVisits: 1, montlyObsProfessors: 1 },
    },
    cycle: { id: cycle },
    subject: null,
  });
  const school = await cards({ filter: { school: String(second.id) } });
  expect(school.body.subject).toMatchObject({ filter: 'school', id: second.id });
  expect(school.body.data).toMatchObject({
    ...{ activeProfessors: 1, activeSchools: 1, hasDpi: 0, notHasDPi: 1, hasPai: 0, hasPfi: 1 },
    ...{ scheduledActivities: 1, missingActivities: 0, scheduledVisits: 1, missingVisits: 1, montlyObsProfessors: 0 },
  });
  expect(await dataOf({ filter: { manager: String(first.manager_id) } })).toEqual(whole.body.data);
  const coach = await cards({ filter: { coach: String(second.coach_id) } });
  expect(coach.body.data).toEqual(school.body.data);
  expect(coach.body.subject).toMatchObject({ filter: 'coach', name: expect.stringMatching(/^Persona /) });
  // A school without its four people has figures, and is no active one.
  expect(await dataOf({ filter: { school: String(lacking) } })).toMatchObject({ activeSchools: 0, notHasDPi: 0 });
});

test('STA-03 what is missing goes by today at its school', async () => {
  const west = await activeSchool({}, 'America/Tijuana');
  await item(west, '2026-11-20');
  // In Mexico City it is the 21st already.
  server.clock.set('2026-11-21T07:30:00.000Z');
  const missing = async () => (await dataOf({ filter: { school: String(west.id) } })).missingActivities;
  expect(await missing()).toBe(0);
  server.clock.set('2026-11-21T08:00:00.000Z');
  expect(await missing()).toBe(1);
  server.clock.set('2026-11-20T18:00:00.000Z');
});

test('STA-04 what there is not is said: a school, a person without schools, a cycle; others than management may not', async () => {
  const codeOf = async (query: object) => (await cards(query)).body.code;
  expect(await codeOf({ filter: { school: '999999' } })).toBe('schools.not-found');
  const alone = await server.world.person('COACH_MAN');
  expect(await codeOf({ filter: { manager: String(alone) } })).toBe('statistics.not-found');
  expect((await cards({ filter: { director: '1' } })).status).toBe(422);
  const coach = await server.as(await server.world.person('COACH'));
  expect((await cards({}, coach)).status).toBe(403);
  await server.db('school_cycles').where('id', cycle).update({ state: 'finished' });
  const without = await cards();
  expect(without.body).toMatchObject({ cycle: null, subject: null, data: { activeSchools: 0, scheduledVisits: 0 } });
  await server.db('school_cycles').where('id', cycle).update({ state: 'started' });
});
