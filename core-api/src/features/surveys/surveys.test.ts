import type { RoleCode } from '@ruta/contracts';
import { STAMPS } from '../../testing/fixtures';
import { pdfText } from '../../testing/pdf-text';
import { relayOf } from '../../testing/relay';
import { testServer, type Caller, type TestServer } from '../../testing/server';
import { surveysForget } from './surveys.forget';
import { recountedTotals } from './totals.model';

let server: TestServer;
let coach: Caller;
let cycle = 0;
let school = 0;
let coachId = 0;

beforeAll(async () => {
  server = await testServer();
  const { world } = server;
  [cycle, school] = [await world.cycle(), await world.school({ name: 'Liceo Encino' })];
  coachId = await world.person('COACH');
  await world.hierarchy(cycle, school, { coach_id: coachId });
  coach = await server.as(coachId);
});
afterAll(() => server.stop());
beforeEach(() => server.clock.set(NOW));

const NOW = '2026-11-20T18:00:00Z';
const COMPLETED = '2026-11-20 17:30:00';
let made = 0;

const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;

interface Place {
  survey: number;
  activity: number;
  /** Questions: quadrant, scale, recommendation, open. */
  questions: number[];
  /** Options of the quadrant and of the scale question, from the lowest. */
  options: number[][];
}

/** A survey of four questions about an activity of the school, running or finished. */
async function laid({ anonymous = false, completed = true, at = school } = {}): Promise<Place> {
  made += 1;
  const survey = await insert('surveys', {
    ...{ code: `encuesta_${made}`, version: 1, kind: 'activity', status: 'published', anonymous, ...STAMPS },
    ...{ title_es: 'Sobre el taller', title_en: 'About the workshop', instructions_es: 'Contesta con calma.' },
  });
  const texts = [
    ['quadrant', true, '¿Fue útil?', 'Was it useful?'],
    ['scale', true, '¿Fue claro?', null],
    ['nps', false, '¿Lo recomiendas?', null],
    ['text', false, '¿Qué cambiarías?', null],
  ] as const;
  const questions: number[] = [];
  const options: number[][] = [];
  for (const [index, [type, required, question_es, question_en]] of texts.entries()) {
    const facts = { survey_id: survey, order: index + 1, type, required, question_es, question_en };
    const id = await insert('survey_questions', facts);
    questions.push(id);
    if (type === 'nps' || type === 'text') continue;
    const own: number[] = [];
    for (const value of [1, 2, 3, 4, 5])
      own.push(
        await insert('survey_options', {
          ...{ question_id: id, order: value, display_es: `Nivel ${value}`, display_en: `Level ${value}`, value },
          quadrant: type === 'quadrant' ? value : null,
        }),
      );
    options.push(own);
  }
  const activity = await insert('agenda_activities', {
    ...{
      school_id: at,
      cycle_id: cycle,
      coach_id: coachId,
      activity_type: 'PfiActivity',
      activity: 'Taller de lectura',
    },
    ...{ description: '', date: '2026-11-20', time: '10:00', timezone: 'America/Mexico_City', ...STAMPS },
    ...{ datetime: '2026-11-20 16:00:00', isStarted: true, isCompleted: completed },
    completed_at: completed ? COMPLETED : null,
  });
  const central_activity_id = await insert('central_activities', {
    ...{ cycle_id: cycle, code: `central_${made}`, title_es: 'Taller', description_es: '', levels: '[]', roles: '[]' },
    ...{ window_start: '2026-11-16', window_end: '2026-11-27', gives_proof: false, tenths: 20, order: made },
    ...{ active: true, survey_id: survey, ...STAMPS },
  });
  const known = await server.db('pfi_plans').where({ school_id: at, cycle_id: cycle }).first('id');
  const pfi_plan_id = known?.id ?? (await insert('pfi_plans', { school_id: at, cycle_id: cycle, ...STAMPS }));
  const pfi = await insert('pfi_activities', {
    ...{ pfi_plan_id, central_activity_id, agenda_activity_id: activity, survey_id: survey },
  });
  await server.db('agenda_activities').where({ id: activity }).update({ activity_id: pfi });
  return { survey, activity, questions, options };
}

/** A person of the school who was present. */
async function attendant(
  { activity }: Place,
  { role = 'PROF', isPresent = true }: { role?: RoleCode; isPresent?: boolean } = {},
) {
  const id = await server.world.person(role, { school_id: school });
  if (isPresent) await mark(activity, id);
  return { id, caller: await server.as(id) };
}

async function mark(activity: number, user_id: number) {
  const taken = { agenda_activity_id: activity, taken_by: coachId, taken_at: COMPLETED };
  await server.db('activity_assistants').insert(taken).onConflict('agenda_activity_id').ignore();
  const row = await server.db('activity_assistants').where({ agenda_activity_id: activity }).first('id');
  await server.db('activity_assistant_user').insert({ assistants_id: row?.id ?? 0, user_id });
}

const start = (who: Caller, { survey, activity }: Place) =>
  who.post(`/schools/surveys/${survey}/start`).send({ activity_id: activity });
const answer = (who: Caller, { survey, activity }: Place, revision: number, answers: object[]) =>
  who.post(`/schools/surveys/${survey}/answers`).send({ activity_id: activity, revision, answers });
const finish = (who: Caller, { survey, activity }: Place, revision: number, answers: object[]) =>
  who.put(`/schools/surveys/${survey}/finish`).send({ activity_id: activity, revision, language: 'es', answers });
const read = (who: Caller, { activity }: Place, lang = 'es') =>
  who.get(`/schools/surveys?activity_id=${activity}`).set('Accept-Language', lang);

/** Answers to the two required questions. */
const answersOf = ({ questions, options }: Place, quadrant = 4, scale = 4) => [
  { question_id: questions[0], response: options[0]?.[quadrant - 1] },
  { question_id: questions[1], response: options[1]?.[scale - 1] },
];
const totalsOf = async ({ activity }: Place) =>
  server
    .db('survey_totals')
    .where({ subject_id: activity })
    .orderBy(['question_id', 'value'])
    .select('question_id', 'value', 'count');

describe('answering', () => {
  test('SUR-01 who was present begins, goes on, and finishes once; another language changes no answer', async () => {
    const place = await laid();
    const { caller } = await attendant(place);
    const [question = 0, , , open = 0] = place.questions;
    const fresh = (await read(caller, place).expect(200)).body.data[0];
    expect(fresh).toMatchObject({ state: 'open', revision: 0, closes_at: '2026-12-04 17:30:00', hasEnglish: true });
    expect(fresh.questions.map(({ done }: { done: boolean }) => done)).toEqual([false, false, false, false]);

    expect((await start(caller, place).expect(200)).body.data).toEqual({ revision: 1, responses: [] });
    const option = place.options[0]?.[4];
    const typed = [
      { question_id: question, response: option },
      { question_id: open, response: 'Más tiempo 🌱' },
    ];
    expect((await answer(caller, place, 1, typed).expect(200)).body.data).toEqual({ revision: 2 });
    await answer(caller, place, 2, [{ question_id: open, response: '' }]).expect(200);

    const again = (await read(caller, place, 'en').expect(200)).body.data[0];
    expect(again).toMatchObject({ title: 'About the workshop', state: 'begun', revision: 3 });
    expect(again.questions[0]).toMatchObject({ question: 'Was it useful?', response: option, done: true });
    expect(again.questions[1].question).toBe('¿Fue claro?');
    expect(again.questions[3]).toMatchObject({ response: null, done: false });

    const done = await finish(caller, place, 3, answersOf(place, 5, 3)).expect(200);
    expect(done.body.message).toBe('Gracias, tus respuestas se guardaron.');
    for (const res of [await finish(caller, place, 4, answersOf(place)), await answer(caller, place, 4, [])])
      expect([res.status, res.body.code]).toEqual([409, 'surveys.answered']);
    expect((await read(caller, place).expect(200)).body.data[0]).toMatchObject({ state: 'answered' });
  });

  test('SUR-01 every answer fits its question; what is missing is said, and nothing is written', async () => {
    const place = await laid();
    const { caller } = await attendant(place);
    const other = await laid();
    await start(caller, place);
    const unfit = [
      { question_id: place.questions[0], response: other.options[0]?.[1] },
      { question_id: place.questions[2], response: 11 },
      { question_id: other.questions[0], response: 1 },
    ];
    const res = await answer(caller, place, 1, unfit);
    expect([res.status, Object.keys(res.body.errors as object)]).toEqual([
      422,
      ['answers.0.response', 'answers.1.response', 'answers.2.question_id'],
    ]);
    const early = await finish(caller, place, 1, answersOf(place).slice(0, 1));
    expect([early.status, early.body.errors.answers]).toEqual([422, ['Faltan respuestas obligatorias.']]);
    expect((await read(caller, place)).body.data[0]).toMatchObject({ revision: 1, state: 'begun' });
    expect(await totalsOf(place)).toEqual([]);
  });

  test('F02 an answer from another device is not overwritten unseen: 409 with what is there', async () => {
    const place = await laid();
    const { caller } = await attendant(place);
    await start(caller, place);
    const [first, second] = answersOf(place);
    await answer(caller, place, 1, [first ?? {}]).expect(200);
    for (const res of [
      await answer(caller, place, 1, [second ?? {}]),
      await finish(caller, place, 1, answersOf(place)),
    ])
      expect([res.status, res.body.code, res.body.current]).toEqual([
        409,
        'surveys.stale',
        { revision: 2, responses: [first] },
      ]);
  });

  test('SUR-01 who was not present is told so; other schools find nothing', async () => {
    const place = await laid();
    const absent = (await attendant(place, { isPresent: false })).caller;
    for (const res of [await start(absent, place), await read(absent, place)])
      expect([res.status, res.body.code]).toEqual([409, 'surveys.not-present']);
    const foreign = await server.as(await server.world.person('PROF', { school_id: await server.world.school() }));
    for (const res of [await start(foreign, place), await read(foreign, place)]) expect(res.status).toBe(404);
    const other = await laid();
    const { caller, id } = await attendant(place);
    expect((await start(caller, { ...place, survey: other.survey })).status).toBe(404);
    await start(coach, place).expect(404);
    await server.db('pfi_activities').where({ agenda_activity_id: other.activity }).update({ survey_id: null });
    await mark(other.activity, id);
    expect((await read(caller, other).expect(200)).body.data).toEqual([]);
    expect((await caller.get('/schools/surveys').expect(200)).body.data).toMatchObject([{ id: place.survey }]);
  });

  test('SUR-01 it is open 14 days from the end; what was begun in time is taken 14 days more', async () => {
    const place = await laid();
    const [early, late] = [(await attendant(place)).caller, (await attendant(place)).caller];
    server.clock.set('2026-12-04T17:30:00Z');
    await start(early, place).expect(200);
    server.clock.set('2026-12-04T17:30:01Z');
    for (const res of [await start(late, place), await read(late, place)])
      expect([res.status, res.body.code]).toEqual([410, 'surveys.over']);
    server.clock.set('2026-12-18T17:30:00Z');
    await answer(early, place, 1, answersOf(place)).expect(200);
    server.clock.set('2026-12-18T17:30:01Z');
    expect((await finish(early, place, 2, answersOf(place))).status).toBe(410);

    const running = await laid({ completed: false });
    server.clock.set('2027-02-01T12:00:00Z');
    const present = (await attendant(running)).caller;
    expect((await read(present, running)).body.data[0]).toMatchObject({ state: 'open', closes_at: null });
    await finish(present, running, 0, answersOf(running)).expect(200);
  });
});

describe('F05 totals', () => {
  test('F05 twelve people finish at once, one of them twice: the totals are what a recount gives', async () => {
    const place = await laid();
    const people = await Promise.all(Array.from({ length: 12 }, () => attendant(place)));
    const sent = people.map(({ caller }, at) => {
      const nps = { question_id: place.questions[2], response: at % 11 };
      return finish(caller, place, 0, [...answersOf(place, (at % 5) + 1, 3), nps]);
    });
    const twice = people[0] ? finish(people[0].caller, place, 0, answersOf(place)) : null;
    const statuses = (await Promise.all([...sent, ...(twice ? [twice] : [])])).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(12);
    expect(statuses.filter((status) => status === 409)).toHaveLength(1);
    const subject = { survey_id: place.survey, subject_id: place.activity };
    expect(await totalsOf(place)).toEqual(await recountedTotals(server.db, subject));
    expect(await server.db('survey_counts').where({ subject_id: place.activity }).pluck('answered')).toEqual([12]);
  });
});

const responses = (who: Caller, { activity }: Place, more = '') =>
  who.get(`/schools/surveys/activity-responses?schoolId=${school}&activityId=${activity}${more}`);
const peopleOf = (who: Caller, { activity, questions }: Place, more = '') =>
  who.get(
    `/schools/surveys/activity/users-responses?schoolId=${school}&activityId=${activity}&questionId=${questions[0]}${more}`,
  );
const finished = async (place: Place, quadrant: number) => {
  const person = await attendant(place);
  await finish(person.caller, place, 0, answersOf(place, quadrant)).expect(200);
  return person;
};

describe('responses', () => {
  test('ACT-05 the coach reads the figures of each question, and who answered what; that is written down', async () => {
    const place = await laid();
    const first = await attendant(place);
    const open = { question_id: place.questions[3], response: '=1+1 🌱' };
    await finish(first.caller, place, 0, [...answersOf(place, 5), open]).expect(200);
    await finished(place, 4);
    await start((await attendant(place)).caller, place);
    const { data } = (await responses(coach, place).expect(200)).body;
    expect(data).toMatchObject({ answered: 2, shown: 2, present: 3, reason: null, survey: { anonymous: false } });
    expect(data.answers).toHaveLength(4);
    expect(data.answers[0]).toMatchObject({
      ...{ questionId: place.questions[0], total_quadrant_4: 1, total_quadrant_5: 1, average: 4.5 },
      ...{ percentage_quadrant_4: 50, percentage_quadrant_1: 0 },
    });
    expect(data.answers[3]).toMatchObject({ type: 'text', answered: 1, average: 0 });

    const people = (await peopleOf(coach, place).expect(200)).body;
    expect([people.total, people.reason]).toEqual([2, null]);
    expect(people.data).toContainEqual(
      expect.objectContaining({ user: expect.objectContaining({ id: first.id }), option: 'Nivel 5', quadrant: 5 }),
    );
    const texts = await peopleOf(coach, { ...place, questions: [place.questions[3] ?? 0] }).expect(200);
    expect(texts.body.data).toMatchObject([{ text: '=1+1 🌱', option: null }]);
    const own = (await responses(coach, place, `&userId=${first.id}`).expect(200)).body.data;
    expect(own.answers[0]).toMatchObject({ total_quadrant_5: 1, total_quadrant_4: 0, average: 5 });

    const audited = await server
      .db('audit_log')
      .where({ action: 'survey.responses-read', subject_id: place.activity })
      .orderBy('id')
      .select('actor_id', 'subject_label', 'after');
    expect(audited.map(({ actor_id, after }) => [actor_id, JSON.parse(after ?? '{}')])).toEqual([
      [coachId, { question_id: place.questions[0], page: 1, user_id: null }],
      [coachId, { question_id: place.questions[3], page: 1, user_id: null }],
      [coachId, { user_id: first.id }],
    ]);
    expect(audited[0]?.subject_label).toBe('Taller de lectura, Liceo Encino');
  });

  test('T02 teachers read no responses; other schools find no activity, whatever school they name', async () => {
    const place = await laid();
    const { caller, id } = await finished(place, 3);
    for (const res of [await responses(caller, place), await peopleOf(caller, place, `&userId=${id}`)])
      expect(res.status).toBe(403);
    const elsewhere = await server.world.person('COACH');
    const foreign = await server.world.school();
    await server.world.hierarchy(cycle, foreign, { coach_id: elsewhere });
    const other = await server.as(elsewhere);
    expect((await responses(other, place)).status).toBe(404);
    const named = `/schools/surveys/activity-responses?schoolId=${foreign}&activityId=${place.activity}`;
    expect((await other.get(named)).status).toBe(404);
    expect((await coach.get(named)).status).toBe(404);
  });

  test('ACT-05 nobody is named by an anonymous survey: no user on the submission, only the day', async () => {
    const place = await laid({ anonymous: true });
    const { id, caller } = await finished(place, 2);
    const [submission] = await server.db('survey_submissions').where({ subject_id: place.activity }).select();
    expect(submission).toMatchObject({
      ...{ user_id: null, started_at: '2026-11-20 00:00:00', finished_at: '2026-11-20 00:00:00', revision: 1 },
    });
    expect(await server.db('survey_participants').where({ subject_id: place.activity }).pluck('user_id')).toEqual([id]);
    expect((await finish(caller, place, 0, answersOf(place))).body.code).toBe('surveys.answered');
    const seen = (await read(caller, place).expect(200)).body.data[0];
    expect(seen).toMatchObject({ state: 'answered', questions: [{ response: null, done: true }, {}, {}, {}] });

    expect((await peopleOf(coach, place).expect(200)).body).toMatchObject({ data: [], total: 0, reason: 'anonymous' });
    const named = await responses(coach, place, `&userId=${id}`);
    expect([named.status, Object.keys(named.body.errors as object)]).toEqual([422, ['userId']]);
    expect((await peopleOf(coach, place, `&userId=${id}`)).status).toBe(422);
  });

  test('ACT-05 an anonymous survey shows figures from the smallest group on, and in its steps', async () => {
    const place = await laid({ anonymous: true });
    const figures = async () => {
      const { answered, shown, reason, answers } = (await responses(coach, place).expect(200)).body.data;
      return [answered, shown, reason, answers[0]?.average, answers[3]?.answered];
    };
    for (let n = 0; n < 4; n += 1) await finished(place, 5);
    expect(await figures()).toEqual([4, 0, 'small-group', undefined, undefined]);
    await finished(place, 5);
    expect(await figures()).toEqual([5, 5, null, 5, 0]);
    for (let n = 0; n < 4; n += 1) await finished(place, 1);
    expect(await figures()).toEqual([9, 5, null, 5, 0]);
    await finished(place, 1);
    expect(await figures()).toEqual([10, 10, null, 3, 0]);
    const subject = { survey_id: place.survey, subject_id: place.activity };
    expect(await totalsOf(place)).toEqual(await recountedTotals(server.db, subject));
  });

  test('ACT-05 an activity without a survey says so', async () => {
    const place = await laid();
    await server.db('pfi_activities').where({ agenda_activity_id: place.activity }).update({ survey_id: null });
    expect((await responses(coach, place).expect(200)).body.data).toMatchObject({ survey: null, reason: 'no-survey' });
    await peopleOf(coach, place).expect(404);
    await peopleOf(coach, { ...(await laid()), questions: place.questions }).expect(404);
  });
});

test('ACT-06 PFI-01 ratings: five a page; who reads no responses sees groups from the smallest on, in steps', async () => {
  const place = await laid();
  const [first] = [await finished(place, 5)];
  const rating = async (who: Caller) => {
    const { body } = await who.get(`/schools/activity/ratings?school_id=${school}&sort=-id`).expect(200);
    const row = body.data.find(({ id }: { id: number }) => id === place.activity);
    return { size: body.size as number, answers: row?.answers as number, average: row?.average as number | null };
  };
  expect(await rating(coach)).toEqual({ size: 5, answers: 1, average: 4.5 });
  expect(await rating(first.caller)).toEqual({ size: 5, answers: 1, average: null });
  for (let n = 0; n < 5; n += 1) await finished(place, 1);
  // Six answered: 5 and 4, five times 1 and 4. The teacher's figures are those of the first five.
  expect(await rating(coach)).toMatchObject({ answers: 6, average: 2.8 });
  // The row of the yearly plan has what this list gives the same reader (PFI-01).
  const inPlan = async (who: Caller) => {
    const { activities } = (await who.get(`/schools/pfi?school_id=${school}`).expect(200)).body.data;
    return activities.find(({ agenda_id }: { agenda_id: number }) => agenda_id === place.activity).rating;
  };
  const management = await server.as(await server.world.person('MGMT'));
  expect(await inPlan(coach)).toEqual({ answers: 6, average: 2.8 });
  expect(await inPlan(management)).toBeNull();
  // And so has the document of the year, for which nothing else is asked.
  const inDocument = async (who: Caller) => {
    const { body } = await who.get(`/schools/pfi/export?school_id=${school}`).expect(200);
    return pdfText(body as Buffer).replaceAll('\n', '');
  };
  expect(await inDocument(coach)).toContain('•Taller: 2.8 (respuestas: 6)');
  expect(await inDocument(management)).not.toContain('Promedio de la encuesta');
  expect(await rating(first.caller)).toMatchObject({ answers: 6, average: 2.9 });
  const smallest = (min_group: number) => server.db('school_cycles').where({ id: cycle }).update({ min_group });
  await smallest(6);
  expect(await rating(first.caller)).toMatchObject({ answers: 6, average: null });
  await smallest(5);
  const absent = (await attendant(place, { isPresent: false })).caller;
  expect((await absent.get('/schools/activity/ratings').expect(200)).body.total).toBe(0);
});

describe('the whole survey', () => {
  const whole = (who: Caller, { survey, activity }: Place, lang = 'es') =>
    who.get(`/upgraded?survey_id=${survey}&activity_id=${activity}`).set('Accept-Language', lang);

  test('SUR-02 who was present sees it with their answers, who reads responses without; nobody else', async () => {
    const place = await laid();
    const { caller } = await attendant(place);
    await answer(caller, place, 0, answersOf(place)).expect(200);
    const mine = (await whole(caller, place).expect(200)).body.data;
    expect(mine).toMatchObject({ state: 'begun', questions: [{ done: true }, { done: true }, {}, {}] });
    const readers = (await whole(coach, place, 'en').expect(200)).body.data;
    expect(readers).toMatchObject({
      title: 'About the workshop',
      state: null,
      questions: [{ response: null }, {}, {}, {}],
    });
    const absent = (await attendant(place, { isPresent: false })).caller;
    expect((await whole(absent, place)).status).toBe(404);
    expect((await whole(await server.as(await server.world.person('CONTENT')), place)).status).toBe(403);
  });

  test('SUR-02 its texts come in either language, the missing ones in Spanish; nothing is stored', async () => {
    const place = await laid();
    const { caller, id } = await attendant(place);
    const translate = (who: Caller, language: string) =>
      who.put(`/schools/surveys/${place.survey}/translate`).send({ translate: language });
    const english = (await translate(caller, 'en').expect(200)).body.data;
    expect(english).toMatchObject({ language: 'en', title: 'About the workshop', instructions: 'Contesta con calma.' });
    expect(english.questions[0].options[0].display).toBe('Level 1');
    expect(english.questions[1].question).toBe('¿Fue claro?');
    expect((await translate(coach, 'es').expect(200)).body.data.title).toBe('Sobre el taller');
    expect((await translate(caller, 'fr')).status).toBe(422);
    const absent = (await attendant(place, { isPresent: false })).caller;
    expect((await translate(absent, 'es')).status).toBe(404);
    expect(await server.db('survey_submissions').where({ user_id: id })).toEqual([]);
  });
});

test('ACT-07 the survey is a duty from the mark of presence on, and news to whom it marks', async () => {
  const place = await laid({ completed: false });
  const { caller, id } = await attendant(place, { isPresent: false });
  const absent = await attendant(place, { isPresent: false });
  const duties = async (who: Caller) =>
    (await who.get('/management-actions').expect(200)).body.data.filter(
      ({ key }: { key: string }) => key === 'survey_pending',
    );
  const attend = (assistants: number[]) =>
    coach.put('/schools/activity/set-attendance').send({ activity_id: place.activity, assistants }).expect(200);
  await attend([id, absent.id]);
  await attend([id]);
  await attend([id]);
  const url = `/surveys/${place.survey}?activity_id=${place.activity}`;
  expect(await duties(caller)).toMatchObject([{ group: 'waiting', act: 'answer', url, due_at: null }]);
  expect(await duties(absent.caller)).toEqual([]);
  await start(caller, place);
  expect(await duties(caller)).toMatchObject([{ act: 'continue' }]);

  const relay = relayOf(server);
  await relay.run();
  const news = await server.db('notifications').where({ type: 'survey.available' }).select('user_id', 'url');
  expect(news).toEqual([{ user_id: id, url }]);
  await finish(caller, place, 1, answersOf(place)).expect(200);
  expect(await duties(caller)).toEqual([]);
});

test('SUR-01 a newer version does not change the survey of an activity that has begun', async () => {
  const place = await laid({ completed: false });
  const newer = await laid();
  await server.db('central_activities').where({ survey_id: place.survey }).update({ survey_id: newer.survey });
  const { caller } = await attendant(place);
  expect((await read(caller, place).expect(200)).body.data).toMatchObject([{ id: place.survey }]);
});

test('T20 of purged people neither names nor texts remain; the figures stay', async () => {
  const [named, nameless] = [await laid(), await laid({ anonymous: true })];
  const { caller, id } = await attendant(named);
  await mark(nameless.activity, id);
  const open = { question_id: named.questions[3], response: 'Soy Rocío, de 2.º B' };
  await finish(caller, named, 0, [...answersOf(named), open]).expect(200);
  await finish(caller, nameless, 0, answersOf(nameless)).expect(200);
  const begun = await laid();
  await mark(begun.activity, id);
  await answer(caller, begun, 0, answersOf(begun)).expect(200);
  const before = await totalsOf(named);

  await server.db.transaction((trx) => surveysForget(trx, { ids: [id] }));
  expect(await server.db('survey_submissions').where({ user_id: id })).toEqual([]);
  expect(await server.db('survey_participants').where({ user_id: id })).toEqual([]);
  expect(await server.db('survey_answers').where({ text: open.response })).toEqual([]);
  expect(await server.db('survey_submissions').where({ subject_id: begun.activity })).toEqual([]);
  expect(await totalsOf(named)).toEqual(before);
  expect((await peopleOf(coach, named).expect(200)).body.data).toMatchObject([{ user: null, option: 'Nivel 4' }]);
});

test('AGE-06 an activity that is moved is news to its school and its coach, and not to who moved it', async () => {
  const place = await laid({ completed: false });
  await server
    .db('agenda_activities')
    .where({ id: place.activity })
    .update({ isStarted: false, activity_type: 'CustomActivity' });
  const leader = await attendant(place, { role: 'DIR', isPresent: false });
  await leader.caller
    .put(`/schools/agenda/${place.activity}/reschedule`)
    .send({ date: '2026-11-24', time: '12:00', justification: 'Ese día hay junta de zona.', revision: 1 })
    .expect(200);
  await relayOf(server).run();
  const news = await server
    .db('notifications')
    .where({ type: 'activity.rescheduled' })
    .select('user_id', 'url', 'data');
  expect(news.map(({ user_id, url }) => [user_id, url])).toEqual([
    [coachId, `/coach/schools/${school}/activity/${place.activity}/detail`],
  ]);
  expect(JSON.parse(news[0]?.data ?? '{}')).toMatchObject({
    ...{ activity: 'Taller de lectura', school: 'Liceo Encino', actor_id: leader.id, old_date: '2026-11-20' },
    ...{ date: '2026-11-24', time: '12:00' },
  });
});
