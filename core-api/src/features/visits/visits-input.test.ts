import { testServer, type Caller, type TestServer } from '../../testing/server';

const axesOf = (ids: readonly number[]) =>
  ids.map((id) => ({ id, actions: 'Leer juntos', specifications: 'En voz alta' }));
const AXES = axesOf([1, 2, 3, 4]);
const YESTERDAY = '2026-11-19';
const TODAY = '2026-11-20';
const TOMORROW = '2026-11-21';
const NOON = '2026-11-20T18:00:00Z';

let server: TestServer;
let school: number;
let coach: Caller;

beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  const coach_id = await world.person('COACH');
  school = await world.school();
  await world.hierarchy(await world.cycle(), school, { coach_id });
  coach = await server.as(coach_id);
});
afterAll(() => server.stop());
afterEach(async () => {
  server.clock.set(NOON);
  await server.db('agenda_activities').delete();
  await server.db('school_visits').delete();
});

interface Planned {
  id: number;
  revision: number;
  agenda_activity_id: number;
}
const form = (differs: object = {}) => ({
  ...{ school_id: school, eraser: false, objective: 'Acompañar', date: TODAY, time: '09:00', school_visit_axis: AXES },
  ...differs,
});
const planned = async (differs: object = {}): Promise<Planned> => {
  const { body } = await coach.post('/schools/visits').send(form(differs)).expect(201);
  return (body as { data: Planned }).data;
};
const started = async (): Promise<Planned> => {
  const visit = await planned();
  await coach.put(`/schools/visits/${visit.id}/start`).expect(200);
  return visit;
};
const rowOf = ({ id }: Planned) => server.db('school_visits').where({ id }).first();
const told = ({ status, body }: { status: number; body: unknown }) => [
  status,
  Object.keys((body as { errors?: object }).errors ?? {}),
];

describe('B29 a visit out of its turn changes nothing', () => {
  test.each([
    ['tomorrow', TOMORROW, NOON],
    ['yesterday', TODAY, '2026-11-21T18:00:00Z'],
  ])('B29 one of %s does not start', async (_, date, now) => {
    const visit = await planned({ date });
    const before = await rowOf(visit);
    server.clock.set(now);
    expect((await coach.put(`/schools/visits/${visit.id}/start`)).status).toBe(409);
    expect(await rowOf(visit)).toEqual(before);
  });

  test('B29 one that has not started does not finish', async () => {
    const visit = await planned();
    expect((await coach.put(`/schools/visits/${visit.id}/finish`)).status).toBe(409);
    expect(await rowOf(visit)).toMatchObject({ school_visit_status_id: 1 });
  });

  test('B29 one that is finished is neither edited nor moved', async () => {
    const visit = await started();
    await coach.put(`/schools/visits/${visit.id}/finish`).expect(200);
    const before = (await rowOf(visit)) as { revision: number };
    const edit = { objective: 'Otro', revision: before.revision };
    const move = { date: TOMORROW, time: '10:00', justification: 'La escuela cambió.', revision: before.revision };
    expect((await coach.put(`/schools/visits/${visit.id}`).send(edit)).status).toBe(409);
    expect((await coach.put(`/schools/visits/${visit.id}/reschedule`).send(move)).status).toBe(409);
    expect(await rowOf(visit)).toEqual(before);
  });

  test('B29 a draft is not moved; a move needs its reason and a day that is not past', async () => {
    const move = { date: TOMORROW, time: '10:00', justification: 'La escuela cambió.', revision: 1 };
    const draft = await planned({ eraser: true });
    expect((await coach.put(`/schools/visits/${draft.id}/reschedule`).send(move)).status).toBe(409);
    const visit = await planned();
    const { justification: _, ...silent } = move;
    for (const [wrong, field] of [
      [silent, 'justification'],
      [{ ...move, justification: '   ' }, 'justification'],
      [{ ...move, date: YESTERDAY }, 'date'],
    ] as const)
      expect(told(await coach.put(`/schools/visits/${visit.id}/reschedule`).send(wrong))).toEqual([422, [field]]);
    expect(await rowOf(visit)).toMatchObject({ date: TODAY, time: '09:00' });
  });
});

describe('B30 a visit has its four axes, and texts that fit', () => {
  afterEach(async () => expect(await server.db('school_visits').select()).toEqual([]));
  const long = (field: string, length: number) => AXES.map((axis) => ({ ...axis, [field]: 'ñ'.repeat(length) }));

  test.each([
    ['one is missing', AXES.slice(1)],
    ['five', axesOf([1, 2, 3, 4, 5])],
    ['one comes twice', axesOf([1, 2, 3, 3])],
    ['one that does not exist', axesOf([1, 2, 3, 99])],
    ['none', []],
    ['no list', { 1: 'x' }],
  ])('B30 %s', async (_, school_visit_axis) => {
    const answer = await coach.post('/schools/visits').send(form({ school_visit_axis }));
    expect(told(answer)).toEqual([422, ['school_visit_axis']]);
  });

  test.each([
    ['actions', 4_001],
    ['actions', 20_001],
    ['specifications', 4_001],
  ])('B30 %s of %i characters', async (field, length) => {
    const answer = await coach
      .post('/schools/visits')
      .send(form({ school_visit_axis: long(field, length).slice(0, 1) }));
    expect(answer.status).toBe(422);
    expect(JSON.stringify((answer.body as { errors: object }).errors)).toMatch(/4[,.]?000/);
  });

  test('B30 an objective of 501 characters', async () => {
    expect(told(await coach.post('/schools/visits').send(form({ objective: 'ñ'.repeat(501) })))).toEqual([
      422,
      ['objective'],
    ]);
  });
});

describe('B31 attendance', () => {
  const mark = ({ agenda_activity_id }: Planned, assistants: unknown) =>
    coach.put('/schools/activity/set-attendance').send({ activity_id: agenda_activity_id, assistants });
  const marked = () => server.db('activity_assistant_user').pluck('user_id') as Promise<number[]>;

  test('B31 the same person twice is marked once', async () => {
    const visit = await started();
    const teacher = await server.world.person('PROF', { school_id: school });
    await mark(visit, [teacher, teacher]).expect(200);
    expect(await marked()).toEqual([teacher]);
  });

  test('B31 somebody of another school, among one’s own', async () => {
    const visit = await started();
    const teacher = await server.world.person('PROF', { school_id: school });
    const stranger = await server.world.person('PROF', { school_id: await server.world.school() });
    expect(told(await mark(visit, [teacher, stranger]))).toEqual([422, ['assistants']]);
    expect(await marked()).toEqual([]);
  });

  test.each([
    ['10,001 people', Array.from({ length: 10_001 }, (_, n) => n + 1)],
    ['ids as text', ['1', '2']],
    ['names', ['Ana']],
    ['somebody who does not exist', [999_999]],
    ['minus one', [-1]],
    ['a number', 7],
    ['nothing', null],
  ])('B31 %s', async (_, assistants) => {
    const visit = await started();
    const answer = await mark(visit, assistants);
    expect(answer.status).toBe(422);
    expect(Object.keys((answer.body as { errors: object }).errors).join()).toMatch(/^assistants/);
    expect(await marked()).toEqual([]);
  });
});
