import type { RoleCode } from '@ruta/contracts';
import { lengthOf } from '@ruta/contracts/kit/length';
import { PAI_TEXT_FIELDS, PAI_TEXT_MAX } from '@ruta/contracts/pai/limits';
import { pdfText } from '../../testing/pdf-text';
import { utc } from '../../time/clock';
import { relayOf } from '../../testing/relay';
import { testServer, type Caller, type TestServer } from '../../testing/server';
import { bankQuestion } from '../dpi/dpi.testing';
import { announcePlans } from './pai.jobs';
import { coachActivity, endedDiagnostic, wholeTab } from './pai.testing';

const NOW = '2026-11-20T18:00:00.000Z';
let server: TestServer;
let cycle = 0;
let coachPai = 0;
let questions: number[] = [];
const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;

beforeAll(async () => {
  server = await testServer();
  cycle = await server.world.cycle();
  coachPai = await coachActivity(server.db, insert);
});
afterAll(() => server.stop());
beforeEach(() => server.clock.set(NOW));

/** A new school with its diagnostic at its last day, its director, and its coach. */
async function place({ shown = true, withCoach = true } = {}) {
  const school = await server.world.school();
  questions = await endedDiagnostic(server.db, insert, { cycle_id: cycle, school_id: school, shown });
  const coach = withCoach ? await server.world.person('COACH') : null;
  await server.world.hierarchy(cycle, school, coach === null ? {} : { coach_id: coach });
  return { school, coach, director: await leader(school) };
}
const leader = async (school: number, role: RoleCode = 'DIR') =>
  server.as(await server.world.person(role, { school_id: school }));

const save = (caller: Caller, school_id: number, { question, revision = 0, ...differs }: Draft) =>
  caller.put(`/schools/pai/draft/${question}`).send({ school_id, revision, ...wholeTab(coachPai), ...differs });
interface Draft {
  question: number;
  revision?: number;
  activity?: string;
  date?: string | null;
  coach_pai_id?: number | null;
}
const question = (at: number) => questions[at] ?? 0;
const MANDATORY = [0, 1, 3];

/** Fills the mandatory tabs; returns what establishing names. */
async function fill(caller: Caller, school: number) {
  for (const at of MANDATORY) expect((await save(caller, school, { question: question(at) })).status).toBe(200);
  return { school_id: school, items: MANDATORY.map((at) => ({ question_id: question(at), revision: 1 })) };
}
const planOf = async (caller: Caller, school_id: number) =>
  (await caller.get('/schools/pai').query({ school_id })).body.data;
const formOf = (caller: Caller, school_id: number) => caller.get('/schools/pai/form').query({ school_id });

test('PAI-01 the form has a tab per question, the mandatory ones first, which are fixed when it is first opened', async () => {
  const { school, director } = await place();
  const { data } = (await formOf(director, school)).body;
  expect(
    data.tabs.map((tab: { question_id: number; is_mandatory: boolean }) => [tab.question_id, tab.is_mandatory]),
  ).toEqual([...MANDATORY.map((at) => [question(at), true]), [question(2), false]]);
  expect(data.tabs[0]).toMatchObject({
    draft: null,
    figures: { average: 2, answered: 10, percentage_quadrant_2: 100 },
  });
  expect(data).toMatchObject({ is_free: false, today: '2026-11-20', cycle: { end_at: '2027-07-15' } });
  expect(data.coach_activities).toContainEqual(
    expect.objectContaining({ activity_code: 'CPAI-CLIMA-1', theme: 'clima' }),
  );
  // Another group makes the third question the lowest; what was fixed stays.
  await server
    .db('dpi_totals')
    .where({ school_id: school, question_id: question(2) })
    .update({ quadrant: 1 });
  const again = (await formOf(await leader(school, 'SUBD'), school)).body.data;
  const fixed = (tabs: { question_id: number; is_mandatory: boolean }[]) =>
    tabs.map(({ question_id, is_mandatory }) => [question_id, is_mandatory]);
  expect(fixed(again.tabs)).toEqual(fixed(data.tabs));
});

test('PAI-01 after the end the form makes the figures final that it reads first', async () => {
  const { db, clock } = server;
  const { school, director } = await place();
  // Two groups of five: the second one waits for the end.
  await db('dpi_totals').where({ school_id: school, count: 10 }).update({ shown: 5 });
  await db('dpi_closures').where({ school_id: school }).update({ end_at: '2026-11-19' });
  const { data } = (await formOf(director, school)).body;
  expect(data.tabs[0].figures).toMatchObject({ answered: 10 });
  expect((await db('dpi_school_totals').where({ school_id: school }).first('frozen_at'))?.frozen_at).toBe(
    utc(clock.now()),
  );
});

test('PAI-01 where too few answered to be shown nothing is mandatory, and any three tabs make a plan', async () => {
  const { school, director } = await place({ shown: false });
  const { data } = (await formOf(director, school)).body;
  expect(data.is_free).toBe(true);
  expect(JSON.stringify(data.tabs)).not.toMatch(/total_quadrant/);
  for (const at of [1, 2]) await save(director, school, { question: question(at) });
  const named = [1, 2].map((at) => ({ question_id: question(at), revision: 1 }));
  const few = await director.post('/schools/pai').send({ school_id: school, items: named });
  expect([few.status, few.body.errors.items[0]]).toEqual([422, expect.stringMatching(/tres preguntas/)]);
  await save(director, school, { question: question(0) });
  const items = [...named, { question_id: question(0), revision: 1 }];
  expect((await director.post('/schools/pai').send({ school_id: school, items })).status).toBe(201);
});

test('B34 PAI-01 a plan is established from the last day on, with answers, and once', async () => {
  const { school, director } = await place();
  const codeOf = async () => (await formOf(director, school)).body.code;
  const { db } = server;
  await db('dpi_closures').where({ school_id: school }).update({ end_at: '2026-11-21' });
  expect([await codeOf(), (await planOf(director, school)).standing]).toEqual(['pai.too-early', 'too-early']);
  expect((await save(director, school, { question: question(0) })).body.code).toBe('pai.too-early');
  await db('dpi_closures').where({ school_id: school }).update({ end_at: '2026-11-20' });
  await db('dpi_school_totals').where({ school_id: school }).update({ finished: 0 });
  expect([await codeOf(), (await planOf(director, school)).standing]).toEqual(['pai.no-answers', 'no-answers']);
  expect(await db('pai_plans').where({ school_id: school })).toEqual([]);
  await db('dpi_school_totals').where({ school_id: school }).update({ finished: 10 });
  expect(await planOf(director, school)).toMatchObject({ standing: 'open', can_establish: true, items: [] });
  const whole = await fill(director, school);
  expect((await director.post('/schools/pai').send(whole)).status).toBe(201);
  const twice = await director.post('/schools/pai').send({ ...whole, items: [] });
  expect([twice.status, twice.body.code]).toEqual([409, 'pai.established']);
  expect((await save(director, school, { question: question(0) })).body.code).toBe('pai.established');
  expect(await codeOf()).toBe('pai.established');
});

test('PAI-01 establishing writes the plan, two items of the agenda per question, and the news, and the drafts go', async () => {
  const { school, coach, director } = await place();
  const long = `Círculo\nde ${'diálogo 🌱 '.repeat(60)}`.trim();
  const { items } = await fill(director, school);
  await save(director, school, { question: question(0), revision: 1, activity: long });
  const named = items.map((item, at) => (at === 0 ? { ...item, revision: 2 } : item));
  const { body } = await director.post('/schools/pai').send({ school_id: school, items: named });
  expect(body.data).toMatchObject({ standing: 'established', established_at: '2026-11-20 18:00:00' });
  expect(body.data.items).toHaveLength(3);
  expect(body.data.items[0]).toMatchObject({
    ...{ question_id: question(0), activity: long, coach_pai: { activity_code: 'CPAI-CLIMA-1' }, can_edit: true },
    ...{ activity_datetime: '2026-11-26 19:00:00', activity_coach_datetime: '2026-11-27 15:00:00' },
    school_activity: { date: '2026-11-26', time: '13:00', status: 'pending', can_reschedule: true },
    coach_activity: { date: '2026-11-27', time: '09:00', coach: { id: coach }, can_reschedule: false },
  });
  const rows = await server.db('agenda_activities').where({ school_id: school }).orderBy('id');
  expect(rows.map((row) => row.activity_type)).toEqual(
    MANDATORY.flatMap(() => ['PaiSchoolActivity', 'PaiCoachActivity']),
  );
  expect([lengthOf(rows[0]?.activity ?? ''), rows[0]?.description]).toEqual([200, long]);
  expect(rows[0]?.activity).not.toContain('\n');
  expect(await server.db('pai_drafts').where({ school_id: school })).toEqual([]);
  const told = await server.db('outbox').where({ kind: 'pai.established' }).orderBy('id', 'desc').first();
  expect(JSON.parse(String(told?.payload))).toMatchObject({ school_id: school, questions: 3 });
  expect(await server.db('audit_log').where({ action: 'school.pai-established', subject_id: school })).toHaveLength(1);
});

test('PAI-01 secondary coaches are told of a plan as the coach is, and whoever established it is not', async () => {
  const { school, coach, director } = await place();
  const secondary = await server.world.person('COACH_SEC');
  await server.db('school_hierarchies').where({ school_id: school }).update({ secondary_one_id: secondary });
  await director.post('/schools/pai').send(await fill(director, school));
  await relayOf(server).run();
  const told = await server
    .db('notifications')
    .where({ type: 'pai.established', url: `/coach/schools/${school}/pai` })
    .orderBy('user_id')
    .pluck('user_id');
  expect(told).toEqual([coach, secondary]);
  const leaders = await server.db('users').where({ school_id: school }).pluck('id');
  const news = await server.db('notifications').whereIn('user_id', leaders).where({ type: 'pai.established' });
  expect(news).toEqual([]);
});

test('PAI-01 without a coach the activity of the coach waits for the next one', async () => {
  const { school, director } = await place({ withCoach: false });
  await director.post('/schools/pai').send(await fill(director, school));
  const rows = await server.db('agenda_activities').where({ school_id: school, activity_type: 'PaiCoachActivity' });
  expect(rows.map(({ coach_id, created_by }) => [coach_id, created_by])).toEqual(MANDATORY.map(() => [null, null]));
});

test('PAI-01 a plan that is not whole is refused with every tab and field, and nothing is written', async () => {
  const { school, director } = await place();
  const gone = await coachActivity(server.db, insert, 'clima', false);
  await save(director, school, { question: question(0), activity: '  ', date: '2026-11-19' });
  await save(director, school, { question: question(1), date: '2027-07-16', coach_pai_id: gone });
  const items = [0, 1].map((at) => ({ question_id: question(at), revision: 1 }));
  const { status, body } = await director.post('/schools/pai').send({ school_id: school, items });
  expect(status).toBe(422);
  const errors = Object.keys(body.errors);
  expect(errors.filter((name) => name.startsWith(`tabs.${question(0)}.`))).toEqual([
    `tabs.${question(0)}.activity`,
    `tabs.${question(0)}.date`,
  ]);
  expect(body.errors[`tabs.${question(1)}.date`]).toEqual([expect.stringMatching(/ciclo/)]);
  expect(body.errors[`tabs.${question(1)}.coach_pai_id`]).toEqual([expect.stringMatching(/ya no se ofrece/)]);
  expect(errors.filter((name) => name.startsWith(`tabs.${question(3)}.`))).toHaveLength(13);
  expect(await server.db('agenda_activities').where({ school_id: school })).toEqual([]);
  const foreign = await director
    .post('/schools/pai')
    .send({ school_id: school, items: [{ question_id: 99_999, revision: 1 }] });
  expect([foreign.status, Object.keys(foreign.body.errors)]).toEqual([422, ['items.0.question_id']]);
});

test('B57 PAI-01 a text of 2,001 characters is refused beside its field and one of 2,000 is kept; a question of another cycle has no tab', async () => {
  const { db, world } = server;
  const { school, director } = await place();
  const put = (id: number, differs: object) =>
    director
      .put(`/schools/pai/draft/${id}`)
      .send({ school_id: school, revision: 0, ...wholeTab(coachPai), ...differs });
  const refusal = async (id: number, differs: object) => {
    const { status, body } = await put(id, differs);
    return [status, Object.keys((body.errors ?? {}) as object)];
  };
  for (const field of PAI_TEXT_FIELDS)
    expect(await refusal(question(0), { [field]: 'x'.repeat(PAI_TEXT_MAX + 1) })).toEqual([422, [field]]);
  for (const field of ['date', 'coach_date'])
    expect(await refusal(question(0), { [field]: '2027-02-29' })).toEqual([422, [field]]);
  for (const field of ['time', 'coach_time'])
    expect(await refusal(question(0), { [field]: '24:00' })).toEqual([422, [field]]);
  const other = await world.cycle({ state: 'finished', start_at: '2025-08-25', end_at: '2026-07-15' });
  const foreign = await bankQuestion(insert, { cycle_id: other, order: 1 });
  expect((await put(foreign.id, {})).body.code).toBe('pai.not-found');
  expect(await db('pai_drafts').where({ school_id: school })).toEqual([]);
  const longest = Object.fromEntries(PAI_TEXT_FIELDS.map((field) => [field, '🌱'.repeat(PAI_TEXT_MAX)]));
  expect((await put(question(0), longest)).body.data).toMatchObject(longest);
  // The same where a plan is established: its texts, and a date outside the cycle.
  for (const at of [1, 3]) await save(director, school, { question: question(at) });
  const items = MANDATORY.map((at) => ({ question_id: question(at), revision: 1 }));
  const { body } = await director.post('/schools/pai').send({ school_id: school, items });
  const [item] = body.data.items as { id: number }[];
  const texts = Object.fromEntries(PAI_TEXT_FIELDS.map((field) => [field, wholeTab(coachPai)[field]]));
  const path = `/schools/pai/${item?.id}`;
  for (const field of PAI_TEXT_FIELDS)
    for (const wrong of ['x'.repeat(PAI_TEXT_MAX + 1), '  ']) {
      const edited = await director.put(path).send({ ...texts, revision: 1, [field]: wrong });
      expect([edited.status, Object.keys(edited.body.errors)]).toEqual([422, [field]]);
    }
  const move = { who: 'school', time: '10:00', justification: 'La escuela cambió su horario.', revision: 1 };
  const outside = await director.put(`${path}/reschedule`).send({ ...move, date: '2027-07-16' });
  expect([outside.status, Object.keys(outside.body.errors)]).toEqual([422, ['date']]);
});

test('PAI-01 F06 a tab that somebody else changed is not established unseen, nor saved over', async () => {
  const { school, director } = await place();
  const whole = await fill(director, school);
  const deputy = await leader(school, 'SUBD');
  await save(deputy, school, { question: question(1), revision: 1, activity: 'De la subdirección' });
  const stale = await director.post('/schools/pai').send(whole);
  expect([stale.status, stale.body.code, stale.body.current]).toMatchObject([
    ...[409, 'pai.stale'],
    { question_id: question(1), activity: 'De la subdirección', revision: 2 },
  ]);
  expect(stale.body.saved.by).toEqual(expect.any(String));
  await save(deputy, school, { question: question(2) });
  const seen = whole.items.map((item, at) => (at === 1 ? { ...item, revision: 2 } : item));
  const unseen = await director.post('/schools/pai').send({ school_id: school, items: seen });
  expect([unseen.body.code, unseen.body.current.question_id]).toEqual(['pai.stale', question(2)]);
  const over = await save(director, school, { question: question(1), revision: 1 });
  expect([over.status, over.body.current.activity]).toEqual([409, 'De la subdirección']);
  expect((await save(director, school, { question: question(3), revision: 0 })).status).toBe(409);
});

test('PAI-02 each side moves its own date by the agenda’s rights; the texts change until the activity starts', async () => {
  const { school, coach, director } = await place();
  const { body } = await director.post('/schools/pai').send(await fill(director, school));
  const [item] = body.data.items;
  const at = `/schools/pai/${item.id}`;
  const move = { date: '2026-12-01', time: '10:00', justification: 'La escuela cambió su horario.', revision: 1 };
  const moved = await director.put(`${at}/reschedule`).send({ ...move, who: 'school' });
  expect([moved.status, moved.body.data.school_activity]).toMatchObject([200, { date: '2026-12-01', revision: 2 }]);
  expect((await director.put(`${at}/reschedule`).send({ ...move, who: 'coach' })).status).toBe(403);
  const theirs = await server.as(coach ?? 0);
  expect((await theirs.put(`${at}/reschedule`).send({ ...move, who: 'school' })).status).toBe(403);
  expect((await theirs.put(`${at}/reschedule`).send({ ...move, who: 'coach' })).body.data.coach_activity.date).toBe(
    '2026-12-01',
  );
  expect((await theirs.put(`${at}/reschedule`).send({ ...move, who: 'coach' })).body.code).toBe('agenda.stale');
  const { activity: _, ...texts } = Object.fromEntries(
    Object.entries(item).filter(([name]) => name in wholeTab(coachPai)),
  ) as Record<string, string>;
  const { coach_pai_id: __, ...form } = { ...texts, activity: 'Otro círculo', revision: 1 } as Record<string, unknown>;
  const edited = await director.put(at).send(form);
  expect([edited.status, edited.body.data]).toMatchObject([200, { activity: 'Otro círculo', revision: 2 }]);
  expect(await server.db('agenda_activities').where({ id: item.school_activity.id }).first()).toMatchObject({
    ...{ activity: 'Otro círculo', description: 'Otro círculo', revision: 3 },
  });
  expect((await director.put(at).send(form)).body.code).toBe('pai.item-stale');
  await server.db('agenda_activities').where({ id: item.school_activity.id }).update({ isStarted: true });
  const started = await director.put(at).send({ ...form, revision: 2 });
  expect([started.status, started.body.code]).toEqual([409, 'activities.started']);
  expect((await planOf(director, school)).items[0].can_edit).toBe(false);
});

test('T01 PAI-02 a plan is read by who reaches its school; teachers and other schools do not', async () => {
  const { school, coach, director } = await place();
  await director.post('/schools/pai').send(await fill(director, school));
  expect((await planOf(await server.as(coach ?? 0), school)).items).toHaveLength(3);
  const other = (await place()).director;
  expect((await other.get('/schools/pai').query({ school_id: school })).status).toBe(404);
  expect((await formOf(other, school)).status).toBe(404);
  const teacher = await server.as(await server.world.person('PROF', { school_id: school }));
  expect((await teacher.get('/schools/pai').query({ school_id: school })).status).toBe(403);
});

test('ACT-07 PAI-01 from the last day until the plan is established it is a duty of the leaders, and a line for the coach', async () => {
  const { school, coach, director } = await place();
  const duty = async (caller: Caller) =>
    (await caller.get('/management-actions')).body.data.filter(({ key }: { key: string }) => key === 'pai_pending');
  const theirs = await server.as(coach ?? 0);
  expect(await duty(director)).toMatchObject([{ count: 1, act: 'continue', url: '/scholastic/pai/establish' }]);
  expect(await duty(theirs)).toMatchObject([{ count: 1, act: 'view', url: `/coach/schools/${school}/pai` }]);
  const closing = server.db('dpi_closures').where({ school_id: school });
  await closing.clone().update({ end_at: '2026-11-21' });
  expect([await duty(director), await duty(theirs)]).toEqual([[], []]);
  await closing.clone().update({ end_at: '2026-11-20' });
  await director.post('/schools/pai').send(await fill(director, school));
  expect([await duty(director), await duty(theirs)]).toEqual([[], []]);
});

test('PAI-01 the leaders are told once that their plan may be established', async () => {
  const { school } = await place();
  const news = async () =>
    (await server.db('outbox').where({ kind: 'pai.available' }).pluck<string[]>('payload')).filter(
      (payload) => JSON.parse(payload).school_id === school,
    );
  await announcePlans(server.db, server.clock);
  await announcePlans(server.db, server.clock);
  expect(await news()).toHaveLength(1);
});

test('PAI-02 an established plan is printed, with both sides and all texts; before that there is nothing to print', async () => {
  const { school, coach, director } = await place();
  const printed = () => director.get('/schools/pai/pdf').query({ school_id: school });
  const before = await printed();
  expect([before.status, before.body.code]).toEqual([409, 'pai.not-established']);
  await director.post('/schools/pai').send(await fill(director, school));
  const { status, headers, body } = await printed();
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  const text = pdfText(body as Buffer).replaceAll('\n', '');
  for (const written of ['Pregunta 1', 'Círculo de diálogo', 'Acompañamiento de clima (CPAI-CLIMA-1)', 'Doce docentes'])
    expect(text).toContain(written);
  expect(text).toContain('26-11-2026, 13:00 (pendiente)');
  const other = (await place()).director;
  expect((await other.get('/schools/pai/pdf').query({ school_id: school })).status).toBe(404);
  expect((await (await server.as(coach ?? 0)).get('/schools/pai/pdf').query({ school_id: school })).status).toBe(200);
});
