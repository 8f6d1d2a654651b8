import { testServer, type Caller, type TestServer } from '../../testing/server';
import type { VisitTableRow } from './visits.tables';

const AXES = [1, 2, 3, 4];
const full = {
  school_visit_axis: AXES.map((id) => ({ id, actions: `Acciones ${id}`, specifications: `Detalles ${id}` })),
};
const empty = { school_visit_axis: AXES.map((id) => ({ id, actions: '', specifications: '' })) };
const TODAY = '2026-11-20';
const TOMORROW = '2026-11-21';

let server: TestServer;
let school: number;
let coach: Caller;
let coachId: number;
let otherCoach: Caller;
let secondary: Caller;
let superior: Caller;
let director: Caller;
let teacher: Caller;
let teacherId: number;

const visit = (differs: object = {}) => ({
  school_id: school,
  eraser: false,
  objective: 'Acompañar la evaluación formativa',
  date: TODAY,
  time: '09:00',
  ...full,
  ...differs,
});
const draft = (differs: object = {}) => ({
  school_id: school,
  eraser: true,
  objective: '',
  date: null,
  time: null,
  ...empty,
  ...differs,
});
const created = async (body: object) => {
  const { body: reply, status } = await coach.post('/schools/visits').send(body);
  expect({ status, errors: reply.errors }).toEqual({ status: 201, errors: undefined });
  return reply.data as { id: number; revision: number; agenda_activity_id: number };
};
const statusRow = (id: number) => server.db('school_visits').where({ id }).first<VisitTableRow>();

beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  const cycle = await world.cycle();
  school = await world.school({ name: 'Colegio Sor Juana' });
  const otherSchool = await world.school({ name: 'Liceo Ahuehuete' });
  coachId = await world.person('COACH', { name: 'Laura', surname: 'Mendoza' });
  const sec = await world.person('COACH_SEC', { name: 'Ana', surname: 'Torres' });
  const man = await world.person('COACH_MAN');
  const other = await world.person('COACH');
  const team = { coach_id: coachId, manager_id: man, secondary_one_id: await world.person('COACH_SEC') };
  await world.hierarchy(cycle, school, { ...team, secondary_two_id: sec });
  await world.hierarchy(cycle, otherSchool, { coach_id: other });
  coach = await server.as(coachId);
  otherCoach = await server.as(other);
  secondary = await server.as(sec);
  superior = await server.as(man);
  director = await server.as(await world.person('DIR', { school_id: school }));
  teacherId = await world.person('PROF', { school_id: school });
  teacher = await server.as(teacherId);
});
afterAll(() => server.stop());
afterEach(async () => {
  server.clock.set('2026-11-20T18:00:00Z');
  await server.db('agenda_activities').delete();
  await server.db('school_visits').delete();
});

describe('planning', () => {
  test('VIS-02 a final visit is on the agenda at its UTC instant', async () => {
    const { id } = await created(visit());
    const { body } = await coach.get(`/schools/visits/${id}`);
    expect(body.data).toMatchObject({
      eraser: false,
      datetime: '2026-11-20 15:00:00',
      school_visit_status: { key: 'new' },
      revision: 1,
    });
    expect(body.data.school_visit_axis.map((axis: { key: string }) => axis.key)).toEqual([
      'pedagogico',
      'organizativo',
      'administrativo',
      'comunitario',
    ]);
    const agenda = await coach.get(`/schools/agenda?school_id=${school}&start=2026-11-01&end=2026-11-30`);
    expect(agenda.body.data).toMatchObject([
      { activity_id: id, isVisit: true, status: 'visit', date: TODAY, datetime: '2026-11-20 15:00:00' },
    ]);
  });

  test('AGE-05 AGE-07 law 9: the item of the agenda says what the calls of its visit allow, in every state', async () => {
    const { id } = await created(visit());
    const path = `/schools/agenda?school_id=${school}&start=${TODAY}&end=${TODAY}`;
    const verdicts = async (who: Caller) => {
      const [item] = (await who.get(path)).body.data;
      const { can } = (await who.get(`/schools/visits/${id}`)).body.data;
      expect(item.can).toMatchObject({
        ...{ start: can.start, run: can.run, editSubject: can.edit, rescheduleSubject: can.reschedule },
        ...{ edit: false, reschedule: false, delete: false },
      });
      return [item.can.editSubject, item.can.rescheduleSubject];
    };
    expect([await verdicts(coach), await verdicts(superior)]).toEqual([
      [true, true],
      [false, false],
    ]);
    await coach.put(`/schools/visits/${id}/start`).expect(200);
    expect(await verdicts(coach)).toEqual([true, true]);
    await coach.put(`/schools/visits/${id}/finish`).expect(200);
    expect(await verdicts(coach)).toEqual([false, false]);
  });

  test('VIS-02 what is missing is named field by field, in the person’s language, and nothing is stored', async () => {
    const body = visit({
      objective: '  ',
      date: null,
      school_visit_axis: [...full.school_visit_axis.slice(0, 3), { id: 4, actions: 'x', specifications: ' ' }],
    });
    const es = await coach.post('/schools/visits').send(body);
    expect(es.status).toBe(422);
    expect(es.body).toMatchObject({
      error: true,
      code: 'request.invalid',
      message: 'Revisa los campos marcados.',
      errors: {
        objective: ['El objetivo es obligatorio.'],
        date: ['La fecha es obligatoria.'],
        'school_visit_axis.3.specifications': ['Escribe las especificaciones de este eje.'],
      },
    });
    const en = await coach.post('/schools/visits').set('Accept-Language', 'en-US').send(body);
    expect(en.body.errors.objective).toEqual(['The objective is required.']);
    expect(await server.db('school_visits').select()).toEqual([]);
  });

  test.each([
    ['yesterday', { date: '2026-11-19' }, { date: ['La fecha debe ser hoy o posterior.'] }],
    ['after the cycle', { date: '2027-08-01' }, { date: ['La fecha debe estar dentro del ciclo escolar.'] }],
    ['B03 a day that does not exist', { date: '2026-11-31' }, { date: ['Escribe una fecha que exista.'] }],
  ])('VIS-02 a date %s is refused', async (_, differs, errors) => {
    const { status, body } = await coach.post('/schools/visits').send(visit(differs));
    expect([status, body.errors]).toEqual([422, errors]);
  });

  test.each([
    ['B30 three axes', full.school_visit_axis.slice(1)],
    ['B30 one axis twice', [...full.school_visit_axis.slice(1), { id: 2, actions: 'x', specifications: 'y' }]],
    ['B30 an unknown axis', [...full.school_visit_axis.slice(1), { id: 99, actions: 'x', specifications: 'y' }]],
  ])('%s is refused', async (_, axes) => {
    const { status, body } = await coach.post('/schools/visits').send(visit({ school_visit_axis: axes }));
    expect(status).toBe(422);
    expect(body.errors.school_visit_axis).toEqual(['Una visita tiene exactamente los cuatro ejes.']);
    expect(await server.db('school_visits').select()).toEqual([]);
  });

  test('T13 columns of the table are not fields of the form', async () => {
    for (const extra of [{ coach_id: 1 }, { revision: 9 }, { cycle_id: 1 }, { school_visit_status_id: 3 }]) {
      expect((await coach.post('/schools/visits').send(visit(extra))).status).toBe(422);
    }
  });
});

describe('drafts', () => {
  test('VIS-04 a draft takes anything, stays off the agenda and is only its author’s', async () => {
    const { id } = await created(draft({ objective: 'Idea' }));
    expect((await coach.get(`/schools/visits/has-draft?school_id=${school}`)).body.data).toEqual({
      hasDraft: true,
      id,
    });
    expect((await coach.get(`/schools/agenda?school_id=${school}&start=2026-11-01&end=2026-11-30`)).body.data).toEqual(
      [],
    );
    for (const caller of [secondary, superior, director]) {
      expect((await caller.get(`/schools/visits/${id}`)).status).toBe(404);
      expect((await caller.get(`/schools/visits?school_id=${school}`)).body.total).toBe(0);
    }
    expect((await coach.get(`/schools/visits?school_id=${school}`)).body.total).toBe(1);
  });

  test('VIS-04 a second draft for the same school is refused', async () => {
    await created(draft());
    const { status, body } = await coach.post('/schools/visits').send(draft());
    expect([status, body.code]).toEqual([409, 'visits.draft-exists']);
  });

  test('VIS-02 publishing a draft needs everything, and then it is on the agenda', async () => {
    const { id } = await created(draft());
    const { school_id: _, eraser: __, ...form } = visit();
    expect(
      (await coach.put(`/schools/visits/${id}/publish`).send({ ...form, objective: '', revision: 1 })).status,
    ).toBe(422);
    const { status, body } = await coach.put(`/schools/visits/${id}/publish`).send({ ...form, revision: 1 });
    expect([status, body.message, body.data.eraser, body.data.revision]).toEqual([200, 'Visita programada.', false, 2]);
    expect(await server.db('agenda_activities').where({ activity_id: id })).toHaveLength(1);
    expect((await coach.put(`/schools/visits/${id}/publish`).send({ ...form, revision: 2 })).body.code).toBe(
      'visits.not-draft',
    );
  });

  test('only drafts are deleted', async () => {
    const { id } = await created(draft());
    expect((await coach.delete(`/schools/visits/${id}`)).status).toBe(200);
    expect((await coach.get(`/schools/visits/${id}`)).status).toBe(404);
    const published = await created(visit());
    expect((await coach.delete(`/schools/visits/${published.id}`)).body.code).toBe('visits.not-draft');
  });
});

describe('running', () => {
  test('VIS-06 start today, attendance, observation, edit in place, finish; then nothing changes any more (B29)', async () => {
    const { id, agenda_activity_id } = await created(visit());
    expect((await coach.put(`/schools/visits/${id}/finish`)).body.code).toBe('visits.not-started');
    expect(
      (await coach.put('/schools/activity/set-attendance').send({ activity_id: agenda_activity_id, assistants: [] }))
        .body.code,
    ).toBe('activities.not-started');

    const started = await coach.put(`/schools/visits/${id}/start`);
    expect([started.status, started.body.data.school_visit_status.key, started.body.message]).toEqual([
      200,
      'progress',
      'Visita iniciada.',
    ]);
    expect((await coach.put(`/schools/visits/${id}/start`)).status).toBe(200);

    const people = await coach.get(`/schools/activity/assistants?activity_id=${agenda_activity_id}`);
    expect(people.body).toMatchObject({ size: 5, total: 2 });
    const ids = people.body.data.map((person: { id: number }) => person.id);
    const taken = await coach
      .put('/schools/activity/set-attendance')
      .send({ activity_id: agenda_activity_id, assistants: [...ids, ids[0]] });
    expect(taken.body.data.assistants).toEqual([...ids].sort((a: number, b: number) => a - b));
    await coach
      .put('/schools/activity/set-observations')
      .send({ activity_id: agenda_activity_id, result: 'Clima de confianza.' })
      .expect(200);

    const edited = await coach
      .put(`/schools/visits/${id}`)
      .send({ objective: 'Otro objetivo', revision: started.body.data.revision });
    expect([edited.status, edited.body.data.objective]).toEqual([200, 'Otro objetivo']);

    const finished = await coach.put(`/schools/visits/${id}/finish`);
    expect(finished.body.data).toMatchObject({
      school_visit_status: { key: 'finished' },
      can: { edit: false, start: false, run: false, reschedule: false },
    });
    const revision = finished.body.data.revision;
    expect((await coach.put(`/schools/visits/${id}`).send({ objective: 'Tarde', revision })).body.code).toBe(
      'visits.finished',
    );
    expect(
      (await coach.put('/schools/activity/set-observations').send({ activity_id: agenda_activity_id, result: 'Tarde' }))
        .body.code,
    ).toBe('activities.completed');
    const agenda = await coach.get(`/schools/agenda?school_id=${school}&start=${TODAY}&end=${TODAY}`);
    expect(agenda.body.data[0]).toMatchObject({ isCompleted: true, status: 'visit', description: 'Otro objetivo' });
  });

  test('VIS-06 a visit of tomorrow does not start today', async () => {
    const { id } = await created(visit({ date: TOMORROW }));
    const { status, body } = await coach.put(`/schools/visits/${id}/start`);
    expect([status, body.message]).toEqual([409, 'Solo puedes iniciar la visita el día programado.']);
    expect((await statusRow(id)).school_visit_status_id).toBe(1);
  });

  test('VIS-06 today is the school’s today, not the server’s', async () => {
    const { id } = await created(visit({ date: TOMORROW }));
    server.clock.set('2026-11-21T05:30:00Z'); // 23:30 of the 20th in Mexico City
    expect((await coach.put(`/schools/visits/${id}/start`)).status).toBe(409);
    server.clock.set('2026-11-21T06:30:00Z');
    expect((await coach.put(`/schools/visits/${id}/start`)).status).toBe(200);
  });

  test('VIS-06 finishing is never refused for what is missing', async () => {
    const { id } = await created(visit());
    await coach.put(`/schools/visits/${id}/start`).expect(200);
    await coach.put(`/schools/visits/${id}/finish`).expect(200);
  });

  test('B31 people of another school cannot be marked present', async () => {
    const { id, agenda_activity_id } = await created(visit());
    await coach.put(`/schools/visits/${id}/start`).expect(200);
    const stranger = await server.world.person('PROF', { school_id: await server.world.school() });
    const { status, body } = await coach
      .put('/schools/activity/set-attendance')
      .send({ activity_id: agenda_activity_id, assistants: [stranger] });
    expect([status, body.errors.assistants]).toEqual([422, ['Alguna persona de la lista no es de esta escuela.']]);
  });
});

describe('rescheduling', () => {
  const move = { date: TOMORROW, time: '11:30', justification: 'Junta de supervisión imprevista' };

  test('VIS-01 keeps the old date with the reason and takes back the start', async () => {
    const { id } = await created(visit());
    await coach.put(`/schools/visits/${id}/start`).expect(200);
    const { body } = await coach
      .put(`/schools/visits/${id}/reschedule`)
      .send({ ...move, schoolVisitId: id, revision: 2 });
    expect(body.data).toMatchObject({
      date: TOMORROW,
      time: '11:30',
      started_at: null,
      school_visit_status: { key: 'new' },
    });
    expect(body.data.school_visit_reschedule_tracking).toMatchObject([
      { old_date: TODAY, old_time: '09:00', justification: move.justification, user: { fullname: 'Laura Mendoza' } },
    ]);
    expect(await server.db('agenda_activities').where({ activity_id: id }).first()).toMatchObject({
      date: TOMORROW,
      time: '11:30',
      isStarted: 0,
    });
  });

  test('VIS-01 to the same date and hour is refused beside the field, and neither written nor told', async () => {
    const { id } = await created(visit());
    const same = { ...move, date: TODAY, time: '09:00', revision: 1 };
    const { status, body } = await coach.put(`/schools/visits/${id}/reschedule`).send(same);
    expect([status, body.errors]).toEqual([422, { date: ['La visita ya está en esa fecha y hora. Elige otra.'] }]);
    expect(await server.db('school_visit_reschedule_tracking').where({ school_visit_id: id })).toEqual([]);
    expect((await coach.get(`/schools/visits/${id}`)).body.data).toMatchObject({ revision: 1 });
    // Only the hour differs.
    expect((await coach.put(`/schools/visits/${id}/reschedule`).send({ ...same, time: '09:30' })).status).toBe(200);
  });

  test.each([
    ['an empty justification', { justification: '  ' }, 'justification'],
    ['the past', { date: '2026-11-19' }, 'date'],
  ])('B29 %s is refused beside its field', async (_, differs, field) => {
    const { id } = await created(visit());
    const { status, body } = await coach
      .put(`/schools/visits/${id}/reschedule`)
      .send({ ...move, ...differs, revision: 1 });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  test('VIS-01 neither a draft nor a finished visit is rescheduled', async () => {
    const { id } = await created(draft({ date: TODAY, time: '09:00' }));
    expect((await coach.put(`/schools/visits/${id}/reschedule`).send({ ...move, revision: 1 })).body.code).toBe(
      'visits.is-draft',
    );
  });
});

describe('VIS-05 who changed what', () => {
  const changesOf = async (id: number) => {
    const { body } = await coach.get(`/schools/visits/${id}`);
    return body.data.school_visit_changes as { field: string; user: { fullname: string } }[];
  };

  test('VIS-05 each field that changed stands in the visit, with before, after, who and when', async () => {
    const { id } = await created(visit());
    const axes = visit().school_visit_axis.map((axis) =>
      axis.id === 2 ? { ...axis, actions: 'Otras acciones' } : axis,
    );
    const edit = { objective: 'Otro objetivo', school_visit_axis: axes, revision: 1 };
    expect((await coach.put(`/schools/visits/${id}`).send(edit)).status).toBe(200);
    const move = { date: TOMORROW, time: '11:30', justification: 'Junta de supervisión imprevista', revision: 2 };
    expect((await coach.put(`/schools/visits/${id}/reschedule`).send(move)).status).toBe(200);
    const by = { user: { fullname: 'Laura Mendoza' }, created_at: expect.any(String) as string };
    expect(await changesOf(id)).toMatchObject([
      { field: 'time', axis_id: null, before: '09:00', after: '11:30', ...by },
      { field: 'date', axis_id: null, before: TODAY, after: TOMORROW, ...by },
      { field: 'actions', axis_id: 2, before: visit().school_visit_axis[1]?.actions, after: 'Otras acciones', ...by },
      { field: 'objective', axis_id: null, before: visit().objective, after: 'Otro objetivo', ...by },
    ]);
  });

  test('VIS-05 a refused edit and a draft leave no change; the newest fifty are read', async () => {
    const { id } = await created(visit());
    expect((await coach.put(`/schools/visits/${id}`).send({ objective: 'Tarde', revision: 9 })).status).toBe(409);
    expect(await changesOf(id)).toEqual([]);
    const plan = await created(draft({ date: TODAY, time: '09:00' }));
    expect((await coach.put(`/schools/visits/${plan.id}`).send({ objective: 'Otro', revision: 1 })).status).toBe(200);
    expect(await changesOf(plan.id)).toEqual([]);
    const row = { school_visit_id: id, field: 'objective' as const, before: '', created_at: '2026-11-20 18:00:00' };
    const { user_id } = (await server.db('school_visits').where({ id }).first('coach_id as user_id')) as {
      user_id: number;
    };
    const rows = Array.from({ length: 60 }, (_, at) => ({ ...row, user_id, after: `Objetivo ${at}` }));
    await server.db('visit_changes').insert(rows);
    const shown = await changesOf(id);
    expect([shown.length, shown[0]]).toEqual([50, expect.objectContaining({ after: 'Objetivo 59' })]);
  });
});

describe('who may', () => {
  test('T01 a coach of other schools gets 404 for this visit and this school', async () => {
    const { id } = await created(visit());
    expect((await otherCoach.get(`/schools/visits/${id}`)).status).toBe(404);
    expect((await otherCoach.put(`/schools/visits/${id}/start`)).status).toBe(404);
    expect((await otherCoach.get(`/schools/visits?school_id=${school}`)).status).toBe(404);
    expect((await otherCoach.get(`/schools/agenda?school_id=${school}&start=${TODAY}&end=${TODAY}`)).status).toBe(404);
    expect((await otherCoach.post('/schools/visits').send(visit())).status).toBe(404);
  });

  test('VIS-07 the school’s leaders and superiors read it and change nothing', async () => {
    const { id, agenda_activity_id } = await created(visit());
    for (const caller of [director, superior]) {
      const { status, body } = await caller.get(`/schools/visits/${id}`);
      expect([status, Object.values(body.data.can as object).some(Boolean)]).toEqual([200, false]);
      expect((await caller.put(`/schools/visits/${id}/start`)).status).toBe(403);
      expect((await caller.put(`/schools/visits/${id}`).send({ objective: 'x', revision: 1 })).status).toBe(403);
    }
    await coach.put(`/schools/visits/${id}/start`).expect(200);
    expect(
      (await director.put('/schools/activity/set-observations').send({ activity_id: agenda_activity_id, result: 'x' }))
        .status,
    ).toBe(403);
  });

  test('VIS-07 a teacher neither sees nor starts it', async () => {
    const { id } = await created(visit());
    expect((await teacher.get(`/schools/visits/${id}`)).status).toBe(403);
    expect((await teacher.put(`/schools/visits/${id}/start`)).status).toBe(403);
  });

  test('VIS-07 a teacher who was present learns nothing of the visit’s record either', async () => {
    const { id, agenda_activity_id } = await created(visit());
    await coach.put(`/schools/visits/${id}/start`).expect(200);
    await coach
      .put('/schools/activity/set-attendance')
      .send({ activity_id: agenda_activity_id, assistants: [teacherId] })
      .expect(200);
    expect((await teacher.get(`/schools/activity/record?activity_id=${agenda_activity_id}`)).status).toBe(404);
    expect((await teacher.get(`/schools/agenda?school_id=${school}&start=${TODAY}&end=${TODAY}`)).body.data).toEqual(
      [],
    );
  });

  test('a secondary coach of the school runs it too', async () => {
    const { id } = await created(visit());
    expect((await secondary.put(`/schools/visits/${id}/start`)).status).toBe(200);
  });

  test('ADM-07 a permission taken away acts on the next request', async () => {
    const { id } = await created(visit());
    await server.world.toggle('COACH', 'visit:run', false);
    expect((await coach.put(`/schools/visits/${id}/start`)).status).toBe(403);
    await server.world.toggle('COACH', 'visit:run', true);
    expect((await coach.put(`/schools/visits/${id}/start`)).status).toBe(200);
  });
});

describe('two people', () => {
  test('VIS-05 the second to save is told, and shown what is there now (F02)', async () => {
    const { id } = await created(visit());
    await secondary.put(`/schools/visits/${id}`).send({ objective: 'Versión de apoyo', revision: 1 }).expect(200);
    const { status, body } = await coach.put(`/schools/visits/${id}`).send({ objective: 'Mi versión', revision: 1 });
    expect([status, body.code, body.current.objective, body.current.revision]).toEqual([
      409,
      'visits.stale',
      'Versión de apoyo',
      2,
    ]);
    expect(body.saved).toEqual({ by: 'Ana Torres', at: '2026-11-20 18:00:00' });
    expect((await statusRow(id)).objective).toBe('Versión de apoyo');
  });

  test('a published visit keeps its date: that is rescheduling', async () => {
    const { id } = await created(visit());
    const { status, body } = await coach.put(`/schools/visits/${id}`).send({ date: TOMORROW, revision: 1 });
    expect([status, body.errors.date]).toEqual([422, ['Para cambiar la fecha o la hora, reprograma la visita.']]);
  });
});

describe('the list', () => {
  test('VIS-01 newest first, paged, by status and by expired', async () => {
    const ids: number[] = [];
    for (const date of [TODAY, TOMORROW, '2026-11-24']) ids.push((await created(visit({ date }))).id);
    const first = await coach.get(`/schools/visits?school_id=${school}&sort=-datetime&size=2&include=axis,status`);
    expect(first.body).toMatchObject({ page: 1, size: 2, total: 3, pages: 2, count: 2 });
    expect(first.body.data.map((row: { id: number }) => row.id)).toEqual([ids[2], ids[1]]);
    expect(first.body.data[0].school_visit_axis).toHaveLength(4);
    await coach.put(`/schools/visits/${ids[0]}/start`).expect(200);
    expect((await coach.get(`/schools/visits?school_id=${school}&filter[status]=progress`)).body.data).toMatchObject([
      { id: ids[0] },
    ]);
    server.clock.set('2026-11-22T18:00:00Z');
    const expired = await coach.get(`/schools/visits?school_id=${school}&filter[expired]=1&sort=id`);
    expect(expired.body.data).toMatchObject([
      { id: ids[0], expired: true },
      { id: ids[1], expired: true },
    ]);
    expect((await coach.get(`/schools/visits?school_id=${school}&filter[expired]=0`)).body.total).toBe(1);
  });

  test('VIS-01 T04 expired is judged by the school’s today', async () => {
    await created(visit());
    const expired = async (instant: string) => {
      server.clock.set(instant);
      return (await coach.get(`/schools/visits?school_id=${school}&filter[expired]=1`)).body.total as number;
    };
    expect(await expired('2026-11-21T05:30:00Z')).toBe(0); // 23:30 of the 20th in Mexico City
    expect(await expired('2026-11-21T06:30:00Z')).toBe(1);
  });

  test.each([
    'page=0',
    'size=101',
    'sort=objective',
    'include=coach',
    'filter[objective]=x',
    'evil=1',
    'page=1&page=2',
    'filter[status]=done',
    'filter[expired]=2',
  ])('B49-B54 refuses ?%s', async (query) => {
    expect((await coach.get(`/schools/visits?school_id=${school}&${query}`)).status).toBe(422);
  });
});
