import type { SchoolOverview } from '@ruta/contracts/visits/overview.schema';
import { testServer, type Caller, type TestServer } from '../../testing/server';

const STATUS = { new: 1, progress: 2, finished: 3 };

let server: TestServer;
let cycle: number;
let coachId: number;
let manager: Caller;
let coach: Caller;
let stranger: Caller;
/** The manager's schools by name, and one that she does not reach. */
const schools = new Map<string, number>();

beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  cycle = await world.cycle();
  coachId = await world.person('COACH');
  const managerId = await world.person('COACH_MAN');
  for (const name of ['Ahuehuete', 'Benito Juárez', 'Cuauhtémoc', 'Tijuana']) {
    const timezone = name === 'Tijuana' ? 'America/Tijuana' : 'America/Mexico_City';
    const id = await world.school({ name, timezone });
    await world.hierarchy(cycle, id, { coach_id: coachId, manager_id: managerId });
    schools.set(name, id);
  }
  schools.set('Ajena', await world.school({ name: 'Ajena' }));
  manager = await server.as(managerId);
  coach = await server.as(coachId);
  stranger = await server.as(await world.person('COACH_MAN'));
});
afterAll(() => server.stop());
afterEach(async () => {
  server.clock.set('2026-11-20T18:00:00Z');
  await server.db('school_visits').delete();
});

const visit = (name: string, datetime: string | null, differs: object = {}) => {
  const timezone = name === 'Tijuana' ? 'America/Tijuana' : 'America/Mexico_City';
  return server.db('school_visits').insert({
    ...{ school_id: schools.get(name) ?? 0, coach_id: coachId, cycle_id: cycle, objective: '', eraser: false },
    ...{ date: datetime && datetime.slice(0, 10), time: datetime && '09:00', timezone, datetime },
    ...{ school_visit_status_id: STATUS.new, created_at: '2026-11-01 12:00:00', updated_at: '2026-11-01 12:00:00' },
    ...differs,
  });
};
const finished = { school_visit_status_id: STATUS.finished };
const overview = async (who: Caller, query: object = {}) => {
  const { body, status } = await who.get('/schools/visits/overview').query(query);
  expect(status).toBe(200);
  return body as { data: SchoolOverview[]; total: number; pages: number };
};
const row = async (name: string) => (await overview(manager)).data.find((school) => school.name === name);

test('AGE-05 a school tells its last and next visit, what is overdue and whether a draft is open', async () => {
  await visit('Ahuehuete', '2026-11-03 15:00:00', finished);
  await visit('Ahuehuete', '2026-11-10 15:00:00', finished);
  await visit('Ahuehuete', '2026-11-18 15:00:00');
  await visit('Ahuehuete', '2026-11-19 15:00:00', { school_visit_status_id: STATUS.progress });
  await visit('Ahuehuete', '2026-11-25 15:00:00');
  await visit('Ahuehuete', '2026-12-02 15:00:00');
  await visit('Ahuehuete', '2026-11-22 15:00:00', { eraser: true });
  await visit('Ahuehuete', '2026-11-17 15:00:00', { cancelled_at: '2026-11-16 12:00:00' });
  await visit('Ahuehuete', '2026-11-23 15:00:00', { cancelled_at: '2026-11-16 12:00:00' });
  expect(await row('Ahuehuete')).toEqual({
    ...{ id: schools.get('Ahuehuete'), name: 'Ahuehuete', city: 'Guadalajara', timezone: 'America/Mexico_City' },
    ...{ overdue: 2, last_visit: '2026-11-10', next_visit: '2026-11-25', has_draft: true },
  });
  expect(await row('Cuauhtémoc')).toMatchObject({ overdue: 0, last_visit: null, next_visit: null, has_draft: false });
});

test('AGE-05 the schools that need somebody come first: overdue, then without a next visit, then longest ago', async () => {
  await visit('Tijuana', '2026-11-18 15:00:00');
  await visit('Tijuana', '2026-11-26 15:00:00');
  await visit('Cuauhtémoc', '2026-11-10 15:00:00', finished);
  await visit('Ahuehuete', '2026-11-03 15:00:00', finished);
  await visit('Benito Juárez', '2026-11-25 15:00:00');
  const names = async (query: object = {}) => (await overview(manager, query)).data.map(({ name }) => name);
  expect(await names()).toEqual(['Tijuana', 'Ahuehuete', 'Cuauhtémoc', 'Benito Juárez']);
  expect(await names({ sort: '-need' })).toEqual(['Benito Juárez', 'Cuauhtémoc', 'Ahuehuete', 'Tijuana']);
  expect(await names({ size: 3, page: 2 })).toEqual(['Benito Juárez']);
  expect(await overview(manager, { page: 9 })).toMatchObject({ data: [], total: 4, pages: 1 });
});

test('AGE-05 overdue is a matter of the school’s today: at seven in UTC Tijuana still has the day before', async () => {
  await visit('Tijuana', '2026-11-20 17:00:00');
  await visit('Ahuehuete', '2026-11-20 15:00:00');
  server.clock.set('2026-11-21T07:00:00Z');
  expect(await row('Tijuana')).toMatchObject({ overdue: 0, next_visit: '2026-11-20' });
  expect(await row('Ahuehuete')).toMatchObject({ overdue: 1, next_visit: null });
});

test('AGE-05 visits of earlier cycles are not overdue', async () => {
  await visit('Ahuehuete', '2026-06-10 15:00:00');
  expect(await row('Ahuehuete')).toMatchObject({ overdue: 0, next_visit: null });
});

test('T01 one sees one’s own schools alone', async () => {
  expect((await overview(manager)).data.map(({ name }) => name)).not.toContain('Ajena');
  expect((await overview(coach)).total).toBe(4);
  expect(await overview(stranger)).toMatchObject({ data: [], total: 0, pages: 0 });
});

test('law 7 the table takes three statements, however many schools there are', async () => {
  let statements = 0;
  const note = ({ sql }: { sql: string }) =>
    void (statements += /from .?schools|from .?school_cycles/i.test(sql) ? 1 : 0);
  server.db.on('query', note);
  await overview(manager);
  server.db.off('query', note);
  expect(statements).toBe(3);
});
