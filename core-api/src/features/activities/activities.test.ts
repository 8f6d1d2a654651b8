import { testServer, type Caller, type TestServer } from '../../testing/server';

const TODAY = '2026-11-20';
const TOMORROW = '2026-11-21';
const WHY = 'La escuela tiene junta con familias';

let server: TestServer;
let school: number;
let coach: Caller;
let otherCoach: Caller;
let superior: Caller;
let director: Caller;
let teacher: Caller;
let teacherId: number;

const activity = (differs: object = {}) => ({
  school_id: school,
  title: 'Simulacro de evacuación',
  description: '',
  date: TODAY,
  time: '10:30',
  duration_min: 45,
  place: '',
  levels: [],
  roles: [],
  ...differs,
});
const created = async (differs: object = {}) =>
  (await director.post('/schools/agenda').send(activity(differs)).expect(201)).body.data.id as number;
const started = async () => {
  const id = await created();
  await director.put(`/schools/agenda/${id}/start`).expect(200);
  return id;
};
const proof = (activity_id: number, differs: object = {}) => ({
  activity_id,
  name: 'Simulacro de evacuación',
  date: TODAY,
  time: '10:30',
  send_proof: true,
  ...differs,
});
const visit = async () => {
  const axes = [1, 2, 3, 4].map((id) => ({ id, actions: 'Acciones', specifications: 'Detalles' }));
  const { body } = await coach.post('/schools/visits').send({
    school_id: school,
    eraser: false,
    objective: 'Acompañar la evaluación',
    date: TODAY,
    time: '09:00',
    school_visit_axis: axes,
  });
  return body.data as { id: number; agenda_activity_id: number };
};

beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  const cycle = await world.cycle();
  school = await world.school({ name: 'Colegio Sor Juana' });
  const otherSchool = await world.school();
  const own = await world.person('COACH');
  const man = await world.person('COACH_MAN');
  const other = await world.person('COACH');
  await world.hierarchy(cycle, school, { coach_id: own, manager_id: man });
  await world.hierarchy(cycle, otherSchool, { coach_id: other });
  coach = await server.as(own);
  otherCoach = await server.as(other);
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

describe('running an activity', () => {
  test('ACT-01 start today, attendance, observation, proof, finish; then nothing changes any more (B29)', async () => {
    const id = await created();
    for (const [path, body] of [
      ['set-attendance', { activity_id: id, assistants: [] }],
      ['set-observations', { activity_id: id, result: 'x' }],
      ['set-proof_of_attendance', proof(id)],
    ] as const)
      expect((await director.put(`/schools/activity/${path}`).send(body)).body.code).toBe('activities.not-started');
    expect((await director.put(`/schools/activity/finish/${id}`)).body.code).toBe('activities.not-started');

    const begun = await director.put(`/schools/agenda/${id}/start`);
    expect(begun.body).toMatchObject({
      message: 'Actividad iniciada.',
      data: { isStarted: true, started_at: '2026-11-20 18:00:00', can: { start: false, run: true, edit: false } },
    });
    expect((await coach.put(`/schools/agenda/${id}/start`)).status).toBe(200);
    await director
      .put('/schools/activity/set-attendance')
      .send({ activity_id: id, assistants: [teacherId] })
      .expect(200);
    await coach
      .put('/schools/activity/set-observations')
      .send({ activity_id: id, result: 'Tres minutos con 40 segundos.' })
      .expect(200);
    await director.put('/schools/activity/set-proof_of_attendance').send(proof(id)).expect(200);

    const ended = await director.put(`/schools/activity/finish/${id}`);
    expect(ended.body).toMatchObject({
      message: 'Actividad finalizada.',
      data: { isCompleted: true, status: 'taken', can: { start: false, run: false, reschedule: false, delete: false } },
    });
    expect((await director.put(`/schools/activity/finish/${id}`)).body.code).toBe('activities.completed');
    expect((await director.put(`/schools/agenda/${id}/start`)).body.code).toBe('activities.completed');
    expect((await director.put('/schools/activity/set-proof_of_attendance').send(proof(id))).body.code).toBe(
      'activities.completed',
    );
  });

  test('B29 ACT-01 neither tomorrow’s nor yesterday’s starts', async () => {
    const id = await created({ date: TOMORROW });
    const early = await director.put(`/schools/agenda/${id}/start`);
    expect([early.status, early.body.message]).toEqual([409, 'Solo puedes iniciar la actividad el día programado.']);
    server.clock.set('2026-11-22T18:00:00Z');
    expect((await director.put(`/schools/agenda/${id}/start`)).body.code).toBe('activities.not-today');
  });

  test('ACT-01 today is the school’s today', async () => {
    const id = await created({ date: TOMORROW });
    server.clock.set('2026-11-21T05:30:00Z');
    expect((await director.put(`/schools/agenda/${id}/start`)).status).toBe(409);
    server.clock.set('2026-11-21T06:30:00Z');
    expect((await director.put(`/schools/agenda/${id}/start`)).status).toBe(200);
  });

  test('ACT-01 a start taken back by rescheduling is to be made again', async () => {
    const id = await started();
    await director
      .put(`/schools/agenda/${id}/reschedule`)
      .send({ date: TODAY, time: '17:00', justification: WHY, revision: 2 })
      .expect(200);
    expect((await director.put(`/schools/activity/finish/${id}`)).body.code).toBe('activities.not-started');
    await director.put(`/schools/agenda/${id}/start`).expect(200);
  });

  test('ACT-02 a teacher who was marked present sees the activity and that he was there', async () => {
    const id = await started();
    expect((await teacher.get(`/schools/agenda/${id}`)).status).toBe(404);
    await director.put('/schools/activity/set-attendance').send({ activity_id: id, assistants: [teacherId] });
    const { body } = await teacher.get(`/schools/agenda/${id}`);
    expect(Object.values(body.data.can as object).some(Boolean)).toBe(false);
    expect((await teacher.get(`/schools/activity/did-assist?activity_id=${id}`)).body.data).toEqual({
      didAssist: true,
    });
    expect((await teacher.put(`/schools/activity/finish/${id}`)).status).toBe(403);
  });

  test('ACT-03 whether the observation is written, and nothing of another school (T01)', async () => {
    const id = await started();
    const has = (who: Caller) => who.get(`/schools/activity/has-observations?activity_id=${id}`);
    expect((await has(director)).body.data).toEqual({ hasObservations: false });
    await director.put('/schools/activity/set-observations').send({ activity_id: id, result: 'Dos acuerdos.' });
    expect((await has(superior)).body.data).toEqual({ hasObservations: true });
    expect((await has(otherCoach)).status).toBe(404);
    expect((await director.get(`/schools/activity/did-assist?activity_id=${id}`)).body.data).toEqual({
      didAssist: false,
    });
  });

  test('ACT-02 the roles of the list’s filter', async () => {
    const id = await created();
    const { body } = await coach.get(`/schools/activity/roles?activity_id=${id}`);
    expect(body.data.map(({ code }: { code: string }) => code)).toEqual(['DIR', 'SUBD', 'COOR', 'PROF']);
    expect(body.data[3]).toEqual({ code: 'PROF', name: 'Docente', name_en: 'Teacher' });
    expect((await otherCoach.get(`/schools/activity/roles?activity_id=${id}`)).status).toBe(404);
  });
});

describe('the proof of attendance', () => {
  test('ACT-03 is there once it is written, and written again replaces it', async () => {
    const id = await started();
    const has = () => director.get(`/schools/activity/has-proof_of_attendance?activity_id=${id}`);
    expect((await has()).body.data).toEqual({ hasProof: false, proof: null });
    const first = await director.put('/schools/activity/set-proof_of_attendance').send(proof(id));
    expect(first.body).toMatchObject({ message: 'Constancia guardada.', data: { activity_id: id, send_proof: true } });
    await director
      .put('/schools/activity/set-proof_of_attendance')
      .send(proof(id, { name: 'Otro', send_proof: false }));
    expect((await has()).body.data).toMatchObject({ hasProof: true, proof: { name: 'Otro', send_proof: false } });
    expect(await server.db('attendance_proofs')).toHaveLength(1);
  });

  test.each([
    ['a title of spaces', { name: ' ' }, 'name'],
    ['a day that is none', { date: '2026-02-30' }, 'date'],
    ['an hour that is none', { time: '24:00' }, 'time'],
    ['a wish in words', { send_proof: 'sí' }, 'send_proof'],
    ['an unknown field', { folio: 'A-1' }, 'folio'],
  ])('ACT-03 T13 %s is refused beside its field', async (_, differs, field) => {
    const id = await started();
    const { status, body } = await director.put('/schools/activity/set-proof_of_attendance').send(proof(id, differs));
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect(await server.db('attendance_proofs')).toEqual([]);
  });

  test('T01 AGE-05 nobody of another school reads it, and a superior does not write it', async () => {
    const id = await started();
    expect((await otherCoach.get(`/schools/activity/has-proof_of_attendance?activity_id=${id}`)).status).toBe(404);
    expect((await otherCoach.put('/schools/activity/set-proof_of_attendance').send(proof(id))).status).toBe(404);
    expect((await superior.put('/schools/activity/set-proof_of_attendance').send(proof(id))).status).toBe(403);
    expect((await superior.get(`/schools/activity/has-proof_of_attendance?activity_id=${id}`)).status).toBe(200);
  });
});

describe('a visit’s row', () => {
  test('ACT-01 starting and finishing it starts and finishes the visit', async () => {
    const { id, agenda_activity_id } = await visit();
    expect((await coach.put(`/schools/agenda/${agenda_activity_id}/start`)).body.data).toMatchObject({
      isVisit: true,
      isStarted: true,
    });
    expect((await coach.get(`/schools/visits/${id}`)).body.data.school_visit_status.key).toBe('progress');
    expect((await coach.put(`/schools/activity/finish/${agenda_activity_id}`)).body.data.isCompleted).toBe(true);
    expect((await coach.get(`/schools/visits/${id}`)).body.data.school_visit_status.key).toBe('finished');
  });

  test('VIS-07 it stays the coaches’: the school neither starts nor finishes it', async () => {
    const { agenda_activity_id } = await visit();
    expect((await director.get(`/schools/agenda/${agenda_activity_id}`)).body.data.can.start).toBe(false);
    expect((await director.put(`/schools/agenda/${agenda_activity_id}/start`)).status).toBe(403);
    await coach.put(`/schools/agenda/${agenda_activity_id}/start`).expect(200);
    expect((await director.put(`/schools/activity/finish/${agenda_activity_id}`)).status).toBe(403);
    expect(
      (await director.put('/schools/activity/set-proof_of_attendance').send(proof(agenda_activity_id))).status,
    ).toBe(403);
  });

  test('AGE-06 it is rescheduled by its own call, edited and deleted by its own', async () => {
    const { agenda_activity_id: row } = await visit();
    const moved = { date: TOMORROW, time: '09:00', justification: WHY, revision: 1 };
    const { status, body } = await coach.put(`/schools/agenda/${row}/reschedule`).send(moved);
    expect([status, body.message]).toEqual([409, 'Es una visita: se reprograma desde la visita.']);
    expect((await coach.put(`/schools/agenda/${row}`).send({ title: 'x', revision: 1 })).status).toBe(403);
    expect((await coach.delete(`/schools/agenda/${row}`)).body.code).toBe('agenda.not-custom');
  });
});

describe('management actions', () => {
  test('ACT-07 tell what is overdue and the drafts of one’s own, with where to see to it', async () => {
    const id = await created();
    const { id: visitId } = await visit();
    const draft = {
      school_id: school,
      eraser: true,
      objective: '',
      date: null,
      time: null,
      school_visit_axis: [1, 2, 3, 4].map((axis) => ({ id: axis, actions: '', specifications: '' })),
    };
    const { body: drafted } = await coach.post('/schools/visits').send(draft);
    server.clock.set('2026-11-23T18:00:00Z');
    const { body } = await coach.get(`/management-actions?school_id=${school}`);
    expect(body.data).toMatchObject([
      {
        key: 'visit_overdue',
        title: 'Visita vencida',
        severity: 'late',
        date: TODAY,
        url: `/coach/schools/${school}/visits/agenda/detail/${visitId}`,
      },
      {
        key: 'activity_overdue',
        body: 'Simulacro de evacuación · Colegio Sor Juana',
        url: `/coach/schools/${school}/activity/${id}/detail`,
      },
      {
        key: 'draft_visit_open',
        severity: 'info',
        url: `/coach/schools/${school}/visits/edit/${drafted.data.id}/draft`,
      },
    ]);
    const seen = await director.get('/management-actions');
    expect(seen.body.data.map(({ key, url }: { key: string; url: string }) => [key, url])).toEqual([
      ['visit_overdue', `/scholastic/schools/${school}/visits/detail/${visitId}`],
      ['activity_overdue', `/scholastic/schools/${school}/activity/${id}/detail`],
    ]);
    expect((await teacher.get('/management-actions')).body.data).toEqual([]);
    expect((await otherCoach.get('/management-actions')).body.data).toEqual([]);
  });

  test('T01 another school’s duties are nobody’s to ask for', async () => {
    expect((await otherCoach.get(`/management-actions?school_id=${school}`)).status).toBe(404);
  });
});
