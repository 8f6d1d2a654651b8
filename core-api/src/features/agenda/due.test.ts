import type { ManagementAction } from '@ruta/contracts/activities/management-action.schema';
import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import { testServer, type Caller, type TestServer } from '../../testing/server';

const TODAY = '2026-11-20';
/** Noon in Mexico City; in Tijuana it is ten. */
const NOON = '2026-11-20T18:00:00Z';

let server: TestServer;
let cycle: number;
/** In Mexico City, and in Tijuana, where the day ends two hours later. */
let school: number;
let far: number;
let foreign: number;
let coach: Caller;
let manager: Caller;
let director: Caller;
let admin: Caller;

beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  cycle = await world.cycle();
  school = await world.school({ name: 'Colegio Sor Juana' });
  far = await world.school({ name: 'Escuela Benito Juárez', timezone: 'America/Tijuana' });
  foreign = await world.school({ name: 'Liceo Ahuehuete' });
  const coach_id = await world.person('COACH');
  const manager_id = await world.person('COACH_MAN');
  for (const id of [school, far]) await world.hierarchy(cycle, id, { coach_id, manager_id });
  coach = await server.as(coach_id);
  manager = await server.as(manager_id);
  director = await server.as(await world.person('DIR', { school_id: school }));
  admin = await server.as(await world.person('ADMIN'));
});
afterAll(() => server.stop());
afterEach(async () => {
  server.clock.set(NOON);
  await server.db('agenda_activities').delete();
  await server.db('invitations').delete();
});

const item = async (date: string, differs: object = {}) => {
  const [id] = await server.db('agenda_activities').insert({
    ...{ school_id: school, cycle_id: cycle, coach_id: null, activity_type: 'CustomActivity', activity_id: null },
    ...{ activity: 'Junta de academia', description: '', date, time: '09:00', timezone: 'America/Mexico_City' },
    ...{ datetime: `${date} 15:00:00`, created_at: '2026-11-01 12:00:00', updated_at: '2026-11-01 12:00:00' },
    ...differs,
  });
  return id ?? 0;
};
const dutiesOf = async (who: Caller) => (await who.get('/management-actions')).body.data as ManagementAction[];
const aheadOf = async (who: Caller) => (await who.get('/schools/agenda/ahead')).body.data as AgendaActivity[];
const brief = (duties: readonly ManagementAction[]) => duties.map(({ group, act, body }) => [group, act, body]);

describe('what a person has to do', () => {
  test('ACT-07 overdue, then today, each with what one may do about it: those who read only look', async () => {
    await item(TODAY, { activity: 'De hoy' });
    await item(TODAY, { activity: 'En curso', time: '10:00', isStarted: true });
    await item('2026-11-18', { activity: 'Vencida' });
    await item('2026-11-21', { activity: 'De mañana' });
    await item(TODAY, { activity: 'Hecha', isCompleted: true });
    expect(brief(await dutiesOf(coach))).toEqual([
      ['overdue', 'reschedule', 'Vencida · Colegio Sor Juana'],
      ['today', 'start', 'De hoy · Colegio Sor Juana'],
      ['today', 'resume', 'En curso · Colegio Sor Juana'],
    ]);
    expect((await dutiesOf(manager)).map(({ act }) => act)).toEqual(['view', 'view', 'view']);
    const [, today] = await dutiesOf(director);
    expect(today).toMatchObject({
      ...{ key: 'activity_today', title: 'Actividad de hoy', count: 1, severity: 'info', date: TODAY, time: '09:00' },
      url: expect.stringMatching(new RegExp(`^/scholastic/schools/${school}/activity/\\d+/start$`)) as string,
    });
  });

  test('ACT-07 a visit is named by its objective and started where it runs', async () => {
    const visit = { activity_type: 'SchoolVisitActivity', activity_id: 77, activity: 'Visita escolar' };
    await item(TODAY, { ...visit, description: 'Observar Matemáticas' });
    expect(await dutiesOf(coach)).toMatchObject([
      {
        ...{ key: 'visit_today', act: 'start', body: 'Observar Matemáticas · Colegio Sor Juana' },
        url: `/coach/schools/${school}/visits/start/77`,
      },
    ]);
    server.clock.set('2026-11-23T18:00:00Z');
    expect(await dutiesOf(coach)).toMatchObject([{ key: 'visit_overdue', act: 'reschedule' }]);
    expect(await dutiesOf(director)).toMatchObject([{ key: 'visit_overdue', act: 'view' }]);
  });

  test('ACT-07 today is the school’s today: at seven in UTC it is still yesterday in Tijuana', async () => {
    await item(TODAY, { activity: 'Aquí' });
    await item(TODAY, { activity: 'Allá', school_id: far, timezone: 'America/Tijuana' });
    server.clock.set('2026-11-21T07:00:00Z');
    expect((await dutiesOf(coach)).map(({ group, body }) => `${group} ${body}`)).toEqual([
      'overdue Aquí · Colegio Sor Juana',
      'today Allá · Escuela Benito Juárez',
    ]);
  });

  test('ACT-07 a hundred overdue ones do not hide what is today', async () => {
    for (let at = 0; at < 101; at += 1) await item('2026-11-10');
    await item(TODAY);
    const groups = (await dutiesOf(coach)).map(({ group }) => group);
    expect([groups.length, groups.at(-1)]).toEqual([101, 'today']);
  });

  test('ACT-07 ADM-01 open invitations wait for those who manage them, as one duty with their number', async () => {
    const role_id = (await server.db('roles').where({ code: 'PROF' }).first('id'))?.id ?? 0;
    const invite = (email: string, differs: object = {}) =>
      server.db('invitations').insert({
        ...{ email, role_id, open_key: `${email}:${role_id}`, locale: 'es', expires_at: '2026-11-26 12:00:00' },
        ...{ created_at: '2026-11-19 12:00:00', updated_at: '2026-11-19 12:00:00', ...differs },
      });
    const waiting = async () => (await dutiesOf(admin)).filter(({ key }) => key === 'invitations_waiting');
    expect(await waiting()).toEqual([]);
    await invite('una@ruta.test');
    await invite('otra@ruta.test', { expires_at: '2026-11-24 12:00:00' });
    await invite('vencida@ruta.test', { expires_at: '2026-11-19 12:00:00' });
    await invite('aceptada@ruta.test', { accepted_at: '2026-11-19 13:00:00', open_key: null });
    expect(await waiting()).toEqual([
      {
        ...{ key: 'invitations_waiting', group: 'waiting', act: 'view', count: 2, severity: 'info' },
        ...{ title: 'Invitaciones sin aceptar', body: '2 invitaciones esperan respuesta', url: '/admin/invitations' },
        ...{ school_id: null, date: null, time: null, due_at: '2026-11-24 12:00:00' },
      },
    ]);
    expect(await dutiesOf(coach)).toEqual([]);
  });
});

describe('the next seven days', () => {
  test('AGE-03 of all schools of a person, from tomorrow on, without what is done, in order', async () => {
    await item(TODAY, { activity: 'Hoy' });
    await item('2026-11-27', { activity: 'El séptimo' });
    await item('2026-11-28', { activity: 'El octavo' });
    await item('2026-11-21', { activity: 'Mañana', school_id: far, timezone: 'America/Tijuana' });
    await item('2026-11-22', { activity: 'Hecha', isCompleted: true });
    await item('2026-11-22', { activity: 'Ajena', school_id: foreign });
    const seen = (await aheadOf(coach)).map(({ activity, school: { name } }) => `${activity} · ${name}`);
    expect(seen).toEqual(['Mañana · Escuela Benito Juárez', 'El séptimo · Colegio Sor Juana']);
    expect((await aheadOf(director)).map(({ activity }) => activity)).toEqual(['El séptimo']);
    expect((await aheadOf(manager)).map(({ can }) => can.reschedule)).toEqual([false, false]);
  });

  test('AGE-03 at most thirty', async () => {
    for (let at = 0; at < 31; at += 1) await item('2026-11-23');
    expect(await aheadOf(coach)).toHaveLength(30);
  });
});
