import { randomUUID } from 'node:crypto';
import type { Caller, TestServer } from '../../testing/server';
import { AT, outcomeOf, startObserving, type Observing } from './observing.testing';

let at: Observing;
let server: TestServer;
let cycle: number;
let school: number;
let coachId: number;
let coach: Caller;
let teacher: number;
let level: number;
let guide: number;
let questions: number[];

beforeAll(async () => {
  at = await startObserving();
  ({ server, cycle, school, coachId, coach, teacher, level, guide, questions } = at);
});
afterAll(() => server.stop());
afterEach(() => at.reset());

const newGuide: Observing['newGuide'] = (code, differs) => at.newGuide(code, differs);
const newTeacher: Observing['newTeacher'] = (school_id, facts) => at.newTeacher(school_id, facts);
const form: Observing['form'] = (differs) => at.form(differs);
const send: Observing['send'] = (differs, by) => at.send(differs, by);
const registered: Observing['registered'] = (differs, by) => at.registered(differs, by);
const stored = () => server.db('observations').orderBy('id').pluck('id');

describe('OBS-02 an observation', () => {
  test('OBS-02 is registered with its answers, read back, and listed five a page', async () => {
    const { id } = await registered();
    const { body } = await coach.get(`/schools/observations/${id}`);
    expect(body.data).toMatchObject({
      ...{ professor: { id: teacher, name: 'Ángela Ruiz' }, guide: { code: 'primaria_clase', bilingual: false } },
      ...{ observed_at: AT, language: 'es', pie: { yes: 1, no: 1, na: 0 }, can: { correct: true } },
      finalObservations: 'Se acordó cerrar con tiempo',
      sections: [
        {
          title: 'Propósito',
          questions: [
            { question: 'Lo dice', response: 'yes', comment: 'Bien' },
            { question: 'Lo escribe', response: 'no', comment: '' },
          ],
        },
      ],
    });
    for (let more = 0; more < 5; more += 1) await registered();
    const list = await coach.get(`/schools/observations?school_id=${school}`);
    expect([list.body.size, list.body.count, list.body.total]).toEqual([5, 5, 6]);
    const month = (value: string) => coach.get(`/schools/observations?school_id=${school}&filter[month]=${value}`);
    expect([(await month('2026-11')).body.total, (await month('2026-10')).body.total]).toEqual([6, 0]);
  });

  test('OBS-02 F06 under one client_id it is registered once, also after a week and for somebody who has left', async () => {
    const client_id = randomUUID();
    const first = await send({ client_id });
    server.clock.set('2026-12-15T18:00:00Z');
    await server.db('school_hierarchies').where({ school_id: school }).update({ coach_id: null });
    const again = await send({ client_id, finalObservations: 'Otro texto' });
    await server.db('school_hierarchies').where({ school_id: school }).update({ coach_id: coachId });
    expect([again.status, again.body.data]).toEqual([201, { ...first.body.data }]);
    expect(await stored()).toHaveLength(1);
  });

  test('OBS-02 T01 somebody else’s client_id is 404 and repeats nothing of it', async () => {
    const client_id = randomUUID();
    await registered({ client_id });
    const director = await server.as(await server.world.person('DIR', { school_id: school }));
    const refused = await send({ client_id }, director);
    expect([refused.status, refused.body.code]).toEqual([404, 'observations.not-found']);
    expect(refused.text).not.toContain('Se acordó');
    expect(await stored()).toHaveLength(1);
  });

  test.each<[string, () => object, unknown[]]>([
    [
      'a response of another guide',
      () => ({ responses: { ...form().responses, 999999: 'yes' } }),
      ['responses.999999'],
    ],
    ['a comment of another guide', () => ({ comments: { 999999: 'x' } }), ['comments.999999']],
    ['a question without a response', () => ({ responses: { [questions[0] ?? 0]: 'yes' } }), ['second']],
    ['no final observations', () => ({ finalObservations: '  ' }), ['finalObservations']],
    ['a final text of 4,001', () => ({ finalObservations: '🌱'.repeat(4001) }), ['finalObservations']],
    ['an observation of 15 days ago', () => ({ observed_at: '2026-11-05 15:00:00' }), ['observed_at']],
    ['a client_id of its own making', () => ({ client_id: 'mine' }), ['client_id']],
  ])('OBS-02 B32 %s is refused beside its field, and nothing is stored', async (_, differs, fields) => {
    const named = fields.map((field) => (field === 'second' ? `responses.${questions[1] ?? 0}` : field));
    expect(await outcomeOf(send(differs()))).toEqual([422, ...named]);
    expect(await stored()).toEqual([]);
  });

  test('OBS-02 B32 an option that is not in the list and a comment that is null are refused', async () => {
    const [question = 0] = questions;
    for (const differs of [
      { responses: { ...form().responses, [question]: 'maybe' } },
      { comments: { [question]: null } },
    ])
      expect((await send(differs)).status).toBe(422);
    expect(await stored()).toEqual([]);
  });

  test('OBS-02 a comment of 1,000 emoji on each question fits, a longer one does not', async () => {
    const comments = (length: number) => Object.fromEntries(questions.map((id) => [id, '🌱'.repeat(length)]));
    await registered({ comments: comments(1000) });
    expect((await send({ comments: comments(1001) })).status).toBe(422);
  });

  test('OBS-01 a teacher of another school is 404, one without the level and a guide of another level are 422', async () => {
    const elsewhere = await newTeacher(await server.world.school());
    expect(await outcomeOf(send({ professor_id: elsewhere }))).toEqual([404, 'observations.professor-not-found']);
    const unlevelled = await server.world.person('PROF', { school_id: school });
    expect(await outcomeOf(send({ professor_id: unlevelled }))).toEqual([422, 'professor_id']);
    expect(await outcomeOf(send({ guide_id: 999999 }))).toEqual([404, 'observations.guide-not-found']);
    expect(await stored()).toEqual([]);
  });
});

describe('OBS-02 judged by when it was observed', () => {
  const mark = (changed_at: string) =>
    server.db('professor_observables').insert({
      ...{ user_id: teacher, school_id: school, cycle_id: cycle, observable: false, changed_by: coachId, changed_at },
    });
  const held = (from_at: string, to_at: string | null) =>
    server.db('hierarchy_history').insert({
      ...{ cycle_id: cycle, school_id: school, place: 'coach', user_id: coachId, from_at, to_at, reason: 'saved' },
    });

  test('OBS-04 of a teacher who is not observable is refused; what was observed before the mark is taken', async () => {
    await mark('2026-11-20 14:00:00');
    expect(await outcomeOf(send())).toEqual([409, 'observations.not-observable']);
    await registered({ observed_at: '2026-11-20 13:59:59' });
  });

  test('OBS-02 who accompanied the school then may send it, who does only now may not', async () => {
    await held('2026-11-10 12:00:00', '2026-11-12 12:00:00');
    await held('2026-11-19 12:00:00', null);
    await registered({ observed_at: '2026-11-12 11:00:00' });
    await registered();
    for (const observed_at of ['2026-11-09 15:00:00', '2026-11-13 15:00:00'])
      expect(await outcomeOf(send({ observed_at }))).toEqual([404, 'schools.not-found']);
    const names = (coach_id: number | null) =>
      server.db('school_hierarchies').where({ school_id: school }).update({ coach_id });
    await server.db('hierarchy_history').whereNull('to_at').delete();
    await names(null);
    await registered({ observed_at: '2026-11-11 15:00:00' });
    expect(await outcomeOf(send())).toEqual([404, 'schools.not-found']);
    await names(coachId);
  });

  test('OBS-02 a future one is made when it arrives; of no cycle is refused', async () => {
    expect((await registered({ observed_at: '2030-01-01 00:00:00' })).observed_at).toBe('2026-11-20 18:00:00');
    server.clock.set('2027-08-01T18:00:00Z');
    expect(await outcomeOf(send({ observed_at: '2027-07-30 15:00:00' }))).toEqual([409, 'observations.no-cycle']);
  });
});

describe('OBS-02 a correction', () => {
  test('OBS-02 OBS-03 names the one before, which leaves the figures and stays readable', async () => {
    const { id } = await registered();
    const all = { [questions[0] ?? 0]: 'yes', [questions[1] ?? 0]: 'yes' };
    const { id: newer } = await registered({ replaces_id: id, responses: all });
    const old = await coach.get(`/schools/observations/${id}`);
    expect([old.status, old.body.data.replaced_by, old.body.data.can.correct]).toEqual([200, newer, false]);
    const results = await coach.get(`/schools/observations/results?school_id=${school}`);
    expect(results.body.data).toMatchObject([{ observations: 1, pie: { yes: 2, no: 0, na: 0 }, compliance: 100 }]);
    expect(await outcomeOf(send({ replaces_id: id }))).toEqual([409, 'observations.replaced']);
  });

  test('OBS-02 is only by who observed, and of the same teacher', async () => {
    const { id } = await registered();
    const director = await server.as(await server.world.person('DIR', { school_id: school }));
    expect(await outcomeOf(send({ replaces_id: id }, director))).toEqual([403, 'observations.not-observer']);
    const other = await newTeacher(school);
    expect(await outcomeOf(send({ replaces_id: id, professor_id: other }))).toEqual([422, 'replaces_id']);
  });
});

describe('OBS-02 a draft', () => {
  const draft = (revision: number, finalObservations: string, client_id: string = randomUUID()) => ({
    ...{ school_id: school, guide_id: guide, professor_id: teacher, level_id: level, revision },
    content: { client_id, observed_at: AT, lang: 'es', responses: {}, comments: {}, finalObservations },
  });
  const save = (body: object) => coach.put('/schools/observations/drafts').send(body);
  const address = () =>
    `/schools/observations/drafts?school_id=${school}&guide_id=${guide}&professor_id=${teacher}&level_id=${level}`;

  test('OBS-02 F02 is kept by revision, told to another device, and removed by its observation', async () => {
    expect((await coach.get(address())).body.data).toBeNull();
    const client_id = randomUUID();
    expect((await save(draft(0, 'Uno', client_id))).body.data.revision).toBe(1);
    expect((await save(draft(1, 'Dos', client_id))).body.data.revision).toBe(2);
    for (const revision of [0, 1]) {
      const lost = await save(draft(revision, 'Tarde'));
      expect([lost.status, lost.body.code]).toEqual([409, 'observations.draft-stale']);
      expect(lost.body.current.content.finalObservations).toBe('Dos');
    }
    const director = await server.as(await server.world.person('DIR', { school_id: school }));
    expect((await director.get(address())).body.data).toBeNull();
    await registered({ client_id });
    expect((await coach.get(address())).body.data).toBeNull();
    expect(await outcomeOf(save(draft(0, 'Tarde', client_id)))).toEqual([409, 'observations.registered-already']);
  });

  test('OBS-02 takes up to 1 MB', async () => {
    const wide = await newGuide('ancha', { status: 'retired' });
    const section_id = (await server.db('observation_sections').where({ guide_id: wide }).first('id'))?.id ?? 0;
    const more = Array.from({ length: 198 }, (_, at) => ({
      ...{ guide_id: wide, section_id, order: at + 3, indicator: `w${at}`, question_es: 'Otra' },
    }));
    for (let at = 0; at < more.length; at += 50)
      await server.db('observation_questions').insert(more.slice(at, at + 50));
    const ids = await server.db('observation_questions').where({ guide_id: wide }).pluck('id');
    const body = draft(0, '🌱'.repeat(4000));
    const comments = Object.fromEntries(ids.map((id) => [id, '🌱'.repeat(1000)]));
    const sent = { ...body, guide_id: wide, content: { ...body.content, comments } };
    expect(JSON.stringify(sent).length).toBeGreaterThan(400_000);
    expect((await save(sent)).status).toBe(200);
    const longer = { ...comments, 1: 'x'.repeat(300_000) };
    expect((await save({ ...sent, content: { ...body.content, comments: longer } })).status).toBe(413);
  });
});

describe('OBS-01 choosing', () => {
  test('OBS-01 OBS-02 guides come by level; English counts where the code contains ruta_be_, wherever in it', async () => {
    const bilingual = await newGuide('x_ruta_be_primaria');
    await newGuide('borrador', { status: 'draft' });
    const list = await coach.get(`/schools/observations/guides?school_id=${school}&level_id=${level}`);
    const codes = (list.body.data as { code: string; bilingual: boolean; questions: number }[]).map((one) => one.code);
    expect(codes).toEqual(expect.arrayContaining(['primaria_clase', 'x_ruta_be_primaria']));
    expect(codes).not.toContain('borrador');
    const read = async (id: number, query = '') =>
      (await coach.get(`/schools/observations/guides/${id}${query}`)).body.data as {
        language: string;
        name: string;
        sections: { questions: { question: string }[] }[];
      };
    const english = await read(bilingual, '?lang=en');
    expect([english.language, english.name]).toEqual(['en', 'Lesson']);
    // What is missing in English is in Spanish.
    expect(english.sections[0]?.questions.map(({ question }) => question)).toEqual(['It is said', 'Lo escribe']);
    expect((await read(bilingual)).name).toBe('Clase');
    expect(await read(guide, '?lang=en')).toEqual(await read(guide));
  });

  test('OBS-01 OBS-04 levels have their observable teachers only; a level that the school lacks is 404', async () => {
    const hidden = await newTeacher(school);
    const put = await coach
      .put(`/schools/observations/professors/${hidden}/observable`)
      .send({ school_id: school, observable: 0 });
    expect([put.status, put.body.message, put.body.data.observable]).toEqual([
      200,
      'El docente ya no es observable.',
      0,
    ]);
    const levels = await coach.get(`/schools/observations/levels?school_id=${school}&include=professors`);
    const [first] = levels.body.data as { key: string; professors: { id: number }[] }[];
    expect(first?.key).toBe('primaria');
    expect(first?.professors.map(({ id }) => id)).toContain(teacher);
    expect(first?.professors.map(({ id }) => id)).not.toContain(hidden);
    const other = (await server.db('levels').where({ key: 'bachillerato' }).first('id'))?.id ?? 0;
    expect(await outcomeOf(coach.get(`/schools/observations/guides?school_id=${school}&level_id=${other}`))).toEqual([
      ...[404, 'observations.level-not-found'],
    ]);
  });
});

describe('OBS-04 teachers', () => {
  const list = async (query: string) => {
    const { body } = await coach.get(`/schools/observations/professors?school_id=${school}&${query}`);
    return body as { size: number; data: { id: number; observable: number; last_observed_at: string | null }[] };
  };

  test('OBS-04 are listed ten a page, found by name, never by address, and filtered by what they are', async () => {
    expect((await list('')).size).toBe(10);
    expect((await list('filter[search]=angela')).data.map(({ id }) => id)).toEqual([teacher]);
    expect((await list('filter[search]=ruta.test')).data).toEqual([]);
    await registered();
    expect((await list('filter[search]=angela')).data[0]?.last_observed_at).toBe(AT);
    await coach
      .put(`/schools/observations/professors/${teacher}/observable`)
      .send({ school_id: school, observable: 0 });
    expect((await list('filter[observable]=0')).data.map(({ id }) => id)).toEqual([teacher]);
    expect((await list('filter[observable]=1')).data.map(({ id }) => id)).not.toContain(teacher);
    await coach
      .put(`/schools/observations/professors/${teacher}/observable`)
      .send({ school_id: school, observable: 1 });
    expect((await list('filter[observable]=0')).data).toEqual([]);
  });

  test.each([2, -1, '1', true, null])('OBS-04 B33 observable %p is refused', async (observable) => {
    const put = coach
      .put(`/schools/observations/professors/${teacher}/observable`)
      .send({ school_id: school, observable });
    expect(await outcomeOf(put)).toEqual([422, 'observable']);
    expect(await server.db('professor_observables').select('id')).toEqual([]);
  });
});
