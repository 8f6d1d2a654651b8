import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import { testServer, type Caller, type TestServer } from '../../testing/server';

const TODAY = '2026-11-20';
const TOMORROW = '2026-11-21';
const WHY = 'La escuela tiene junta con familias';

let server: TestServer;
let school: number;
let otherSchool: number;
let cycle: number;
let coach: Caller;
let otherCoach: Caller;
let superior: Caller;
let director: Caller;
let deputy: Caller;
let teacher: Caller;
let directorId: number;

const activity = (differs: object = {}) => ({
  school_id: school,
  title: 'Junta de academia',
  description: 'Lecturas del segundo periodo',
  date: TODAY,
  time: '09:00',
  duration_min: 60,
  place: 'Biblioteca',
  levels: [],
  roles: ['PROF'],
  ...differs,
});
const move = (differs: object = {}) => ({ date: TOMORROW, time: '11:30', justification: WHY, revision: 1, ...differs });
const created = async (differs: object = {}, who = director) => {
  const { body, status } = await who.post('/schools/agenda').send(activity(differs));
  expect({ status, errors: body.errors }).toEqual({ status: 201, errors: undefined });
  return body.data as { id: number; revision: number };
};
const rowOf = (id: number) => server.db('agenda_activities').where({ id }).first();
/** An item of a plan, as the system puts it there. */
const planned = async (activity_type: AgendaActivity['activity_type'], differs: object = {}) => {
  const [id] = await server.db('agenda_activities').insert({
    school_id: school,
    cycle_id: cycle,
    coach_id: null,
    activity_type,
    activity_id: null,
    activity: 'Taller',
    description: '',
    date: TODAY,
    time: '12:00',
    timezone: 'America/Mexico_City',
    datetime: `${TODAY} 18:00:00`,
    created_at: '2026-11-01 12:00:00',
    updated_at: '2026-11-01 12:00:00',
    ...differs,
  });
  return id ?? 0;
};

beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  cycle = await world.cycle();
  school = await world.school({ name: 'Colegio Sor Juana' });
  otherSchool = await world.school({ name: 'Liceo Ahuehuete' });
  const own = await world.person('COACH', { name: 'Laura', surname: 'Mendoza' });
  const man = await world.person('COACH_MAN');
  const other = await world.person('COACH');
  await world.hierarchy(cycle, school, { coach_id: own, manager_id: man });
  await world.hierarchy(cycle, otherSchool, { coach_id: other });
  coach = await server.as(own);
  otherCoach = await server.as(other);
  superior = await server.as(man);
  directorId = await world.person('DIR', { school_id: school, name: 'Ernesto', surname: 'Villarreal' });
  director = await server.as(directorId);
  deputy = await server.as(await world.person('SUBD', { school_id: school }));
  teacher = await server.as(await world.person('PROF', { school_id: school }));
});
afterAll(() => server.stop());
afterEach(async () => {
  server.clock.set('2026-11-20T18:00:00Z');
  await server.db('agenda_activities').delete();
  await server.db('school_visits').delete();
});

describe('putting an activity on the agenda', () => {
  test('AGE-01 T01 a month without items is empty; of a school out of reach or deleted it is 404', async () => {
    const far = (id: number) => `/schools/agenda?school_id=${id}&start=2027-01-31&end=2027-02-28`;
    await planned('PfiActivity', { school_id: otherSchool, date: '2027-02-10' });
    expect((await coach.get(far(school))).body).toEqual({ data: [] });
    expect((await coach.get(far(otherSchool))).status).toBe(404);
    expect((await otherCoach.get(far(otherSchool))).body.data).toHaveLength(1);
    const at = (deleted_at: string | null) => server.db('schools').where({ id: otherSchool }).update({ deleted_at });
    await at('2026-11-02 12:00:00');
    expect((await otherCoach.get(far(otherSchool))).status).toBe(404);
    await at(null);
  });

  test('AGE-06 a director adds one, and the coach sees it at its UTC instant', async () => {
    const { body } = await director.post('/schools/agenda').send(activity());
    expect(body).toMatchObject({
      message: 'Actividad agregada a la agenda.',
      data: {
        activity_type: 'CustomActivity',
        activity: 'Junta de academia',
        datetime: '2026-11-20 15:00:00',
        status: 'pending',
        place: 'Biblioteca',
        roles: ['PROF'],
        created_by: { id: directorId, fullname: 'Ernesto Villarreal' },
        revision: 1,
        can: { edit: true, reschedule: true, delete: true, start: true, run: false },
      },
    });
    const seen = await coach.get(`/schools/agenda?school_id=${school}&start=${TODAY}&end=${TODAY}`);
    expect(seen.body.data).toMatchObject([{ id: body.data.id, can: { edit: false, reschedule: true, start: true } }]);
  });

  test('AGE-05 a superior sees it and may do nothing', async () => {
    const { id } = await created();
    const { body } = await superior.get(`/schools/agenda/${id}`);
    expect(Object.values(body.data.can as object)).toEqual(Object.values(body.data.can as object).map(() => false));
    for (const [verb, path] of [
      ['put', `/schools/agenda/${id}/start`],
      ['put', `/schools/agenda/${id}/reschedule`],
      ['put', `/schools/agenda/${id}`],
      ['delete', `/schools/agenda/${id}`],
      ['post', '/schools/agenda'],
      ['put', `/schools/activity/finish/${id}`],
    ] as const)
      expect([path, (await superior[verb](path)).status]).toEqual([path, 403]);
  });

  test.each([
    ['a title of spaces', { title: '  ' }, 'title', 'Escribe el nombre de la actividad.'],
    ['the past', { date: '2026-11-19' }, 'date', 'La fecha debe ser hoy o posterior.'],
    ['a day outside the cycle', { date: '2027-08-01' }, 'date', 'La fecha debe estar dentro del ciclo escolar.'],
    ['an hour of text', { time: '9:00' }, 'time', 'Escribe una hora entre 00:00 y 23:59.'],
    ['no minutes', { duration_min: 0 }, 'duration_min', 'Escribe la duración en minutos, de 5 a 720.'],
    ['minutes as text', { duration_min: '60' }, 'duration_min', 'Escribe la duración en minutos, de 5 a 720.'],
    ['a role that no school has', { roles: ['ADMIN'] }, 'roles.0', expect.stringMatching(/^Elige una/)],
    ['a level twice', { levels: ['primaria', 'primaria'] }, 'levels', 'Hay opciones repetidas.'],
    ['a level of another school', { levels: ['bachillerato'] }, 'levels', 'La escuela no tiene ese nivel.'],
  ])('AGE-06 B29 %s is refused beside its field', async (_, differs, field, sentence) => {
    const { status, body } = await director.post('/schools/agenda').send(activity(differs));
    expect([status, body.errors]).toEqual([422, { [field]: [sentence] }]);
    expect(await server.db('agenda_activities')).toEqual([]);
  });

  test.each([
    'activity_type',
    'coach_id',
    'cycle_id',
    'isStarted',
    'isCompleted',
    'created_by',
    'timezone',
    'revision',
  ])('T13 the column %s is not the caller’s to set', async (column) => {
    const { status, body } = await director.post('/schools/agenda').send(activity({ [column]: 1 }));
    expect([status, Object.keys(body.errors)]).toEqual([422, [column]]);
  });

  test('T01 nobody adds to, or sees, another school’s agenda', async () => {
    const { id } = await created();
    expect((await director.post('/schools/agenda').send(activity({ school_id: otherSchool }))).status).toBe(404);
    expect((await otherCoach.post('/schools/agenda').send(activity())).status).toBe(404);
    expect((await otherCoach.get(`/schools/agenda/${id}`)).body.code).toBe('agenda.not-found');
    expect((await otherCoach.get(`/schools/agenda/pending?school_id=${school}`)).status).toBe(404);
    expect((await otherCoach.put(`/schools/agenda/${id}/start`)).status).toBe(404);
    expect((await otherCoach.put(`/schools/agenda/${id}/reschedule`).send(move())).status).toBe(404);
    expect((await otherCoach.put(`/schools/agenda/${id}`).send({ title: 'x', revision: 1 })).status).toBe(404);
    expect((await otherCoach.delete(`/schools/agenda/${id}`)).status).toBe(404);
    expect((await otherCoach.put(`/schools/activity/finish/${id}`)).status).toBe(404);
  });

  test('AGE-06 a teacher adds nothing and sees only what he attended', async () => {
    const { id } = await created();
    expect((await teacher.post('/schools/agenda').send(activity())).status).toBe(403);
    expect((await teacher.get(`/schools/agenda/${id}`)).status).toBe(404);
  });
});

describe('editing', () => {
  test('AGE-06 only who added it edits it, field by field', async () => {
    const { id } = await created();
    expect((await deputy.put(`/schools/agenda/${id}`).send({ title: 'Otra', revision: 1 })).body.code).toBe(
      'agenda.not-own',
    );
    const { body } = await director.put(`/schools/agenda/${id}`).send({ title: 'Otra', roles: [], revision: 1 });
    expect(body.data).toMatchObject({ activity: 'Otra', place: 'Biblioteca', roles: [], revision: 2 });
  });

  test('AGE-06 another date is a rescheduling', async () => {
    const { id } = await created();
    const { status, body } = await director.put(`/schools/agenda/${id}`).send({ date: TOMORROW, revision: 1 });
    expect([status, body.errors]).toEqual([
      422,
      { date: ['Para cambiar la fecha o la hora, reprograma la actividad.'] },
    ]);
    await director.put(`/schools/agenda/${id}`).send({ date: TODAY, time: '09:00', revision: 1 }).expect(200);
  });

  test('F02 the second to save is told, and shown what is there now', async () => {
    const { id } = await created();
    await director.put(`/schools/agenda/${id}`).send({ title: 'Primera', revision: 1 }).expect(200);
    const { status, body } = await director.put(`/schools/agenda/${id}`).send({ title: 'Segunda', revision: 1 });
    expect([status, body.code, body.current.activity, body.current.revision]).toEqual([
      409,
      'agenda.stale',
      'Primera',
      2,
    ]);
  });

  test('ACT-01 what started is neither edited nor deleted', async () => {
    const { id } = await created();
    await director.put(`/schools/agenda/${id}/start`).expect(200);
    expect((await director.put(`/schools/agenda/${id}`).send({ title: 'x', revision: 2 })).body.code).toBe(
      'activities.started',
    );
    expect((await director.delete(`/schools/agenda/${id}`)).body.code).toBe('activities.started');
  });

  test('AGE-06 an activity of the school is deleted before it starts; one of a plan never', async () => {
    const { id } = await created();
    expect((await deputy.delete(`/schools/agenda/${id}`)).body).toMatchObject({
      data: null,
      message: 'Actividad eliminada.',
    });
    expect(await rowOf(id)).toBeUndefined();
    const central = await planned('PfiActivity');
    expect((await director.delete(`/schools/agenda/${central}`)).body.code).toBe('agenda.not-custom');
  });
});

describe('rescheduling', () => {
  test('ACT-01 keeps the old date with the reason, and takes back the start', async () => {
    const { id } = await created();
    await director.put(`/schools/agenda/${id}/start`).expect(200);
    const { body } = await coach.put(`/schools/agenda/${id}/reschedule`).send(move({ revision: 2 }));
    expect(body).toMatchObject({
      message: 'Actividad reprogramada.',
      data: { date: TOMORROW, time: '11:30', isStarted: false, started_at: null, revision: 3 },
    });
    expect(body.data.activity_reschedules).toMatchObject([
      { old_date: TODAY, old_time: '09:00', date: TOMORROW, justification: WHY, user: { fullname: 'Laura Mendoza' } },
    ]);
    expect(await rowOf(id)).toMatchObject({ isStarted: 0, datetime: '2026-11-21 17:30:00' });
  });

  test.each([
    ['an empty justification', { justification: '  ' }, 'justification'],
    ['the past', { date: '2026-11-19' }, 'date'],
    ['no time', { time: undefined }, 'time'],
  ])('B29 %s is refused beside its field', async (_, differs, field) => {
    const { id } = await created();
    const { status, body } = await director.put(`/schools/agenda/${id}/reschedule`).send(move(differs));
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect(await rowOf(id)).toMatchObject({ date: TODAY, revision: 1 });
  });

  test('AGE-06 to the same date and hour is refused beside the field, and nothing is written', async () => {
    const { id } = await created();
    const same = move({ date: TODAY, time: '09:00' });
    const { status, body } = await director.put(`/schools/agenda/${id}/reschedule`).send(same);
    expect([status, body.errors]).toEqual([422, { date: ['La actividad ya está en esa fecha y hora. Elige otra.'] }]);
    expect(await rowOf(id)).toMatchObject({ date: TODAY, revision: 1 });
    expect(await server.db('activity_reschedules').where({ agenda_activity_id: id })).toHaveLength(0);
  });

  test('B29 a completed activity stays where it is', async () => {
    const { id } = await created();
    await director.put(`/schools/agenda/${id}/start`).expect(200);
    await director.put(`/schools/activity/finish/${id}`).expect(200);
    expect((await director.put(`/schools/agenda/${id}/reschedule`).send(move({ revision: 3 }))).body.code).toBe(
      'activities.completed',
    );
  });

  test('F02 a reschedule over somebody else’s is refused', async () => {
    const { id } = await created();
    await coach.put(`/schools/agenda/${id}/reschedule`).send(move()).expect(200);
    const { status, body } = await director.put(`/schools/agenda/${id}/reschedule`).send(move({ date: '2026-11-24' }));
    expect([status, body.code, body.current.date]).toEqual([409, 'agenda.stale', TOMORROW]);
    expect(await server.db('activity_reschedules').where({ agenda_activity_id: id })).toHaveLength(1);
  });

  test.each([
    ['PaiSchoolActivity', 200, 403],
    ['PaiCoachActivity', 403, 200],
    ['PfiActivity', 200, 200],
  ] as const)('AGE-06 %s is moved by the side that answers for it', async (type, bySchool, byCoach) => {
    const [one, other] = [await planned(type), await planned(type)];
    expect((await director.put(`/schools/agenda/${one}/reschedule`).send(move())).status).toBe(bySchool);
    expect((await coach.put(`/schools/agenda/${other}/reschedule`).send(move())).status).toBe(byCoach);
  });
});

describe('what is pending', () => {
  test('AGE-03 overdue, today and fourteen days ahead, in order; what is done is not there', async () => {
    const add = (date: string, differs: object = {}) =>
      planned('CustomActivity', { date, datetime: `${date} 18:00:00`, ...differs });
    await add('2026-10-01', { activity: 'vencida' });
    await add('2026-11-19', { isStarted: true, isCompleted: true, activity: 'hecha' });
    await add(TODAY, { activity: 'hoy' });
    await add('2026-12-04', { activity: 'en catorce días' });
    await add('2026-12-05', { activity: 'más tarde' });
    await add('2026-07-01', { activity: 'de otro ciclo' });
    const { body } = await coach.get(`/schools/agenda/pending?school_id=${school}`);
    expect(body.data.map((item: { activity: string; status: string }) => [item.activity, item.status])).toEqual([
      ['vencida', 'outdated'],
      ['hoy', 'pending'],
      ['en catorce días', 'pending'],
    ]);
  });

  test('AGE-07 today is the school’s today', async () => {
    await planned('CustomActivity');
    await planned('CustomActivity', { date: '2026-12-05', datetime: '2026-12-05 18:00:00' });
    server.clock.set('2026-11-21T05:30:00Z'); // 23:30 of the 20th in Mexico City
    const before = await coach.get(`/schools/agenda/pending?school_id=${school}`);
    server.clock.set('2026-11-21T06:30:00Z');
    const after = await coach.get(`/schools/agenda/pending?school_id=${school}`);
    expect([before.body.data[0].status, after.body.data[0].status]).toEqual(['pending', 'outdated']);
    // The fourteen days are the school's as well.
    expect([before.body.data.length, after.body.data.length]).toEqual([1, 2]);
  });
});
