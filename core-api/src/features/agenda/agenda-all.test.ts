import type { AgendaActivity, AgendaSchool } from '@ruta/contracts/agenda/agenda.schema';
import { AGENDA_ITEMS_MAX, AGENDA_SCHOOLS_MAX } from '@ruta/contracts/agenda/agenda.limits';
import { testServer, type Caller, type TestServer } from '../../testing/server';

const DAY = '2026-11-20';
const RANGE = 'start=2026-11-01&end=2026-12-12';
/** Statements of one request: the session, the schools, the items. */
const STATEMENTS_MAX = 3;

let server: TestServer;
let cycle: number;
/** Two schools of Laura, in different time zones; one of Irma below the same manager; one of nobody whom they know. */
let sorJuana: number;
let tijuana: number;
let irmas: number;
let foreign: number;
let laura: Caller;
let lauraId: number;
let irmaId: number;
let strangerId: number;
let manager: Caller;
let director: Caller;
let teacherId: number;

beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  cycle = await world.cycle();
  sorJuana = await world.school({ name: 'Colegio Sor Juana' });
  tijuana = await world.school({ name: 'Benito Juárez', timezone: 'America/Tijuana' });
  irmas = await world.school({ name: 'Liceo Ahuehuete' });
  foreign = await world.school({ name: 'Colegio ajeno' });
  lauraId = await world.person('COACH', { name: 'Laura', surname: 'Mendoza' });
  irmaId = await world.person('COACH', { name: 'Irma', surname: 'Solís' });
  strangerId = await world.person('COACH');
  const manager_id = await world.person('COACH_MAN');
  for (const id of [sorJuana, tijuana]) await world.hierarchy(cycle, id, { coach_id: lauraId, manager_id });
  await world.hierarchy(cycle, irmas, { coach_id: irmaId, manager_id });
  await world.hierarchy(cycle, foreign, { coach_id: strangerId });
  laura = await server.as(lauraId);
  manager = await server.as(manager_id);
  director = await server.as(await world.person('DIR', { school_id: sorJuana }));
  teacherId = await world.person('PROF', { school_id: sorJuana });
});
afterAll(() => server.stop());
beforeEach(() => server.db('agenda_activities').delete());

const row = (school_id: number, activity: string, differs: object = {}) => ({
  ...{ school_id, cycle_id: cycle, coach_id: null, activity_type: 'CustomActivity' as const, activity_id: null },
  ...{ activity, description: '', date: DAY, time: '12:00', timezone: 'America/Mexico_City' },
  ...{ datetime: `${DAY} 18:00:00`, created_at: '2026-11-01 12:00:00', updated_at: '2026-11-01 12:00:00' },
  ...differs,
});
const item = async (school_id: number, activity: string, differs: object = {}) => {
  const [id] = await server.db('agenda_activities').insert(row(school_id, activity, differs));
  return id ?? 0;
};
const one = async () => {
  await item(irmas, 'de Irma', { time: '08:00' });
  await item(sorJuana, 'del Sor Juana', { time: '10:00' });
  await item(tijuana, 'de Tijuana', { time: '09:00', timezone: 'America/Tijuana' });
  await item(foreign, 'ajena');
};
const ask = (who: Caller, query = '') => who.get(`/schools/agenda?${RANGE}${query}`);
const titles = async (who: Caller, query = '') => {
  const { status, body } = await ask(who, query);
  return [status, ...(body.data as AgendaActivity[]).map(({ activity }) => activity)];
};
const refusal = async (who: Caller, query: string) => {
  const { status, body } = await ask(who, query);
  return [status, body.errors];
};

describe('the agenda of all schools', () => {
  beforeEach(one);

  test('AGE-01 T01 a coach gets the items of all their schools in order, each with its school, and no others', async () => {
    expect(await titles(laura)).toEqual([200, 'de Tijuana', 'del Sor Juana']);
    const { body } = await ask(laura);
    expect((body.data as AgendaActivity[])[0]?.school).toEqual({
      ...{ id: tijuana, name: 'Benito Juárez', timezone: 'America/Tijuana' },
    });
    // The school itself and a manager's branch give the same items.
    expect((await laura.get(`/schools/agenda?${RANGE}&school_id=${sorJuana}`)).body.data).toEqual([body.data[1]]);
  });

  test('AGE-05 T01 a superior gets their branch, to be read, by coach and by school', async () => {
    expect(await titles(manager)).toEqual([200, 'de Irma', 'de Tijuana', 'del Sor Juana']);
    expect(await titles(manager, `&coach_id=${lauraId}`)).toEqual([200, 'de Tijuana', 'del Sor Juana']);
    expect(await titles(manager, `&school_ids=${irmas},${sorJuana}`)).toEqual([200, 'de Irma', 'del Sor Juana']);
    expect(await titles(manager, `&school_ids=${irmas},${sorJuana}&coach_id=${irmaId}`)).toEqual([200, 'de Irma']);
    const { body } = await ask(manager);
    expect((body.data as AgendaActivity[]).flatMap(({ can }) => Object.values(can))).not.toContain(true);
  });

  test('T01 a school out of reach is 404, and another branch’s coach has nothing', async () => {
    expect((await ask(laura, `&school_ids=${sorJuana},${foreign}`)).status).toBe(404);
    expect((await ask(laura, `&school_ids=${irmas}`)).status).toBe(404);
    expect(await titles(laura, `&coach_id=${strangerId}`)).toEqual([200]);
    expect(await titles(manager, `&coach_id=${strangerId}`)).toEqual([200]);
  });

  test('AGE-06 school staff get their school, teachers what they attended there', async () => {
    expect(await titles(director)).toEqual([200, 'del Sor Juana']);
    const attended = await item(sorJuana, 'asistió', { time: '11:00' });
    const [assistants = 0] = await server.db('activity_assistants').insert({
      ...{ agenda_activity_id: attended, taken_by: lauraId, taken_at: '2026-11-20 18:00:00' },
    });
    await server.db('activity_assistant_user').insert({ assistants_id: assistants, user_id: teacherId });
    expect(await titles(await server.as(teacherId))).toEqual([200, 'asistió']);
  });

  test('AGE-07 what was cancelled is not there, and only the asked types are', async () => {
    await item(sorJuana, 'visita', { activity_type: 'SchoolVisitActivity', activity_id: 1 });
    await item(sorJuana, 'cancelada', { activity_type: 'SchoolVisitActivity', activity_id: 2, cancelled_at: DAY });
    expect(await titles(laura, '&types=SchoolVisitActivity')).toEqual([200, 'visita']);
  });

  test('AGE-01 the schools to choose from are those of the agenda, by name, each with its coach', async () => {
    const chooses = async (who: Caller) =>
      ((await who.get('/schools/agenda/schools')).body.data as AgendaSchool[]).map(({ name, coach }) => [
        name,
        coach?.fullname,
      ]);
    const lauras = [
      ['Benito Juárez', 'Laura Mendoza'],
      ['Colegio Sor Juana', 'Laura Mendoza'],
    ];
    expect(await chooses(laura)).toEqual(lauras);
    expect(await chooses(manager)).toEqual([...lauras, ['Liceo Ahuehuete', 'Irma Solís']]);
    expect(await chooses(director)).toEqual([['Colegio Sor Juana', 'Laura Mendoza']]);
  });

  test(`law 7: ${STATEMENTS_MAX} statements, however many schools and items`, async () => {
    let statements = 0;
    const count = () => (statements += 1);
    server.db.on('query', count);
    await ask(manager);
    server.db.off('query', count);
    expect(statements).toBeLessThanOrEqual(STATEMENTS_MAX);
  });
});

describe('the limits of an agenda of all schools', () => {
  test.each([
    ['a school that is none', '&school_ids=1,x', 'school_ids.1'],
    ['a comma too many', '&school_ids=1,', 'school_ids.1'],
    ['a space', '&school_ids=1, 2', 'school_ids.1'],
    ['a school below one', '&school_ids=0', 'school_ids.0'],
    ['SQL', `&school_ids=${encodeURIComponent('1) or (1=1')}`, 'school_ids.0'],
    ['a list of lists', '&school_ids[]=1', 'school_ids'],
    ['schools twice', '&school_ids=1&school_ids=2', 'school_ids'],
    ['51 schools', `&school_ids=${Array.from({ length: 51 }, (_, at) => at + 1).join(',')}`, 'school_ids'],
    ['a coach that is none', '&coach_id=laura', 'coach_id'],
    ['several coaches', '&coach_id=1,2', 'coach_id'],
    ['one school and several', '&school_id=1&school_ids=1', 'school_id'],
    ['one school and a coach', '&school_id=1&coach_id=1', 'school_id'],
  ])('B03 B60 B61 %s is refused at its field', async (_, query, field) => {
    const [status, errors] = await refusal(laura, query);
    expect([status, Object.keys(errors as object)]).toEqual([422, [field]]);
  });

  test('B03 43 days are refused', async () => {
    const { status, body } = await laura.get('/schools/agenda?start=2026-11-01&end=2026-12-13');
    expect([status, Object.keys(body.errors as object)]).toEqual([422, ['end']]);
  });

  test('more than 2,000 items are refused with what to narrow; 2,000 are not', async () => {
    const rows = Array.from({ length: AGENDA_ITEMS_MAX }, (_, at) => row(at % 2 === 0 ? sorJuana : tijuana, 'una'));
    for (let at = 0; at < rows.length; at += 200) await server.db('agenda_activities').insert(rows.slice(at, at + 200));
    expect((await ask(laura)).body.data).toHaveLength(AGENDA_ITEMS_MAX);
    await item(sorJuana, 'una más');
    expect(await refusal(laura, '')).toEqual([
      422,
      { end: ['Hay más de 2,000 actividades. Elige menos días o menos escuelas.'] },
    ]);
    expect((await ask(laura, `&school_ids=${sorJuana}`)).body.data).toHaveLength(AGENDA_ITEMS_MAX / 2 + 1);
  });

  test('AGE-05 more than 50 schools are refused with what to narrow; 50 are not', async () => {
    const { world } = server;
    const director_id = await world.person('COACH_DIR');
    const above = await server.as(director_id);
    const coach_id = await world.person('COACH');
    const ids: number[] = [];
    for (let at = 0; at <= AGENDA_SCHOOLS_MAX; at += 1) {
      const id = await world.school();
      await world.hierarchy(cycle, id, at === 0 ? { director_id } : { director_id, coach_id });
      ids.push(id);
    }
    await item(ids[1] ?? 0, 'una');
    expect(await refusal(above, '')).toEqual([
      422,
      { school_ids: ['Son demasiadas escuelas. Elige hasta 50, o las de un coach.'] },
    ]);
    expect(await titles(above, `&coach_id=${coach_id}`)).toEqual([200, 'una']);
    expect(await titles(above, `&school_ids=${ids.slice(0, AGENDA_SCHOOLS_MAX).join(',')}`)).toEqual([200, 'una']);
    expect((await above.get('/schools/agenda/schools')).body.data).toHaveLength(ids.length);
  });
});
