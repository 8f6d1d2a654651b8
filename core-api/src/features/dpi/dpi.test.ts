import type { RoleCode } from '@ruta/contracts';
import type { ManagementAction } from '@ruta/contracts/activities/management-action.schema';
import type { DpiResult } from '@ruta/contracts/dpi/dpi.schema';
import { testServer, type Caller, type TestServer } from '../../testing/server';
import { freezeEnded } from './dpi.freezing';
import { dpiForget } from './dpi.forget';
import { sweepAnswers } from './dpi.jobs';
import { bankQuestion } from './dpi.testing';
import { countSheet, recountedTotals } from './totals.model';

const NOW = '2026-11-20T18:00:00.000Z';
let server: TestServer;
let cycle = 0;
let questions: { id: number; options: number[] }[] = [];
const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;

beforeAll(async () => {
  server = await testServer();
  cycle = await server.world.cycle();
  await insert('dpi_closures', { cycle_id: cycle, start_at: '2026-11-09', end_at: '2026-11-27' });
  questions = [
    await bankQuestion(insert, { cycle_id: cycle, order: 1 }),
    await bankQuestion(insert, { cycle_id: cycle, order: 2, timeout_seconds: 10 }),
    await bankQuestion(insert, { cycle_id: cycle, order: 3 }),
  ];
  const leaders = await bankQuestion(insert, { cycle_id: cycle, order: 4 });
  await server.db('dpi_question_roles').insert({ question_id: leaders.id, role: 'DIR' });
  questions.push(leaders);
});
afterAll(() => server.stop());
beforeEach(() => server.clock.set(NOW));

const later = (ms: number) => server.clock.set(new Date(Date.parse(NOW) + ms).toISOString());
const questionAt = (index: number) => questions[index] ?? { id: 0, options: [] };

/** Somebody of a school, which is new unless it is given. */
async function person(role: RoleCode = 'PROF', at?: number) {
  const school = at ?? (await server.world.school());
  return { school, caller: await server.as(await server.world.person(role, { school_id: school })) };
}

const start = (caller: Caller, body: object = {}) => caller.post('/schools/dpi/start').send(body);
const answer = (
  caller: Caller,
  submission_id: number,
  { index, quadrant, elapsed_ms = 4000 }: { index: number; quadrant: number | null; elapsed_ms?: number },
) =>
  caller.post('/schools/dpi/answers').send({
    ...{ submission_id, question_id: questionAt(index).id, elapsed_ms },
    option_id: quadrant === null ? null : questionAt(index).options[quadrant - 1],
  });
const sheetOf = async (caller: Caller): Promise<number> => (await start(caller)).body.data.submission_id;

/** A new teacher of a school answers all three questions. */
async function answersAll(school: number, quadrants: readonly (number | null)[]) {
  const { caller } = await person('PROF', school);
  const id = await sheetOf(caller);
  for (const [index, quadrant] of quadrants.entries())
    expect((await answer(caller, id, { index, quadrant })).status).toBe(200);
  return { caller, id };
}

const resultsOf = async (school: number, role: RoleCode = 'DIR') => {
  const { caller } = await person(role, school);
  return (await caller.get('/schools/dpi/results').query({ school_id: school })).body.data;
};

test('DPI-01 the status names the window, the sheet and what it takes; who does not read results is told no numbers', async () => {
  const { caller, school } = await person();
  const { body } = await caller.get('/schools/dpi/status');
  expect(body.data).toMatchObject({
    ...{ window: 'open', sheet: 'none', questions: 3, seconds: 50, time_factor: 1, totalValidated: null },
    dpiClosure: { start_at: '2026-11-09', end_at: '2026-11-27', revision: 0 },
  });
  await start(caller, { time_factor: 2 });
  expect((await caller.get('/schools/dpi/status')).body.data).toMatchObject({ sheet: 'open', time_factor: 2 });
  const director = (await person('DIR', school)).caller;
  expect((await director.get('/schools/dpi/status')).body.data).toMatchObject({ questions: 4, totalValidated: 0 });
  const other = await server.world.school();
  expect((await director.get('/schools/dpi/status').query({ school_id: other })).status).toBe(404);
});

test('T01 DPI-01 who accompanies a school is told its numbers, an account that only names it is not', async () => {
  const school = await server.world.school();
  await answersAll(school, [1, 2, 3]);
  const [named, coach] = [
    await server.world.person('COACH', { school_id: school }),
    await server.world.person('COACH'),
  ];
  await server.world.hierarchy(cycle, school, { coach_id: coach });
  const status = async (who: number) =>
    (await (await server.as(who)).get('/schools/dpi/status').query({ school_id: school })).body.data;
  expect([(await status(named)).totalValidated, (await status(coach)).totalValidated]).toEqual([null, 1]);
});

test('DPI-02 a question has five options with id and quadrant, 20 seconds unless told, and both languages', async () => {
  const { caller } = await person();
  const { data } = (await caller.get('/schools/dpi/questions')).body;
  expect(data).toHaveLength(3);
  expect(data[0]).toMatchObject({ question: 'Pregunta 1', question_en: 'Question 1', settings: { timeout: 20 } });
  expect(data[1].settings.timeout).toBe(10);
  const quadrants = data[0].answers.options.map((option: { quadrant: number }) => option.quadrant);
  expect([
    [1, 2, 3, 4, 5],
    [5, 4, 3, 2, 1],
  ]).toContainEqual(quadrants);
  const again = (await caller.get('/schools/dpi/questions')).body.data;
  expect(again).toEqual(data);
});

test('DPI-02 saving an answer begins the next question, the last one finishes, and nothing is answered twice', async () => {
  const { caller } = await person();
  const begun = (await start(caller)).body.data;
  expect(begun).toMatchObject({ written: 0, finished: false, next: { question_id: questionAt(0).id, msLeft: 20_000 } });
  const id = begun.submission_id;
  later(4000);
  const first = (await answer(caller, id, { index: 0, quadrant: 4 })).body.data;
  expect(first).toMatchObject({ written: 1, isLate: false, next: { question_id: questionAt(1).id, msLeft: 10_000 } });
  expect((await caller.put('/schools/dpi/finish').send({ submission_id: id })).body.code).toBe('dpi.unwritten');
  await answer(caller, id, { index: 1, quadrant: null });
  const last = (await answer(caller, id, { index: 2, quadrant: 5 })).body.data;
  expect(last).toMatchObject({ written: 3, finished: true, next: null });
  const finished = await caller.put('/schools/dpi/finish').send({ submission_id: id });
  expect([finished.status, finished.body.data.finished]).toEqual([200, true]);
  const again = await start(caller);
  expect([again.status, again.body.code]).toEqual([409, 'dpi.answered']);
});

test('DPI-02 the same answer again hands out the next question with its whole time; another one is refused with where the sheet is', async () => {
  const { caller } = await person();
  const id = await sheetOf(caller);
  await answer(caller, id, { index: 0, quadrant: 2 });
  later(7000);
  const again = (await answer(caller, id, { index: 0, quadrant: 2 })).body.data;
  expect(again).toMatchObject({ written: 1, next: { question_id: questionAt(1).id, msLeft: 10_000 } });
  const other = await answer(caller, id, { index: 0, quadrant: 3 });
  expect([other.status, other.body.code]).toEqual([409, 'dpi.written']);
  expect(other.body.current).toMatchObject({ written: 1, next: { question_id: questionAt(1).id } });
});

test('DPI-02 a reload goes on with what is left; a question whose time ran out meanwhile has no answer', async () => {
  const { caller } = await person();
  const id = await sheetOf(caller);
  later(15_000);
  expect((await start(caller, { time_factor: 10 })).body.data).toMatchObject({
    ...{ submission_id: id, time_factor: 1 },
    next: { question_id: questionAt(0).id, msLeft: 5000 },
  });
  later(21_000);
  expect((await start(caller)).body.data).toMatchObject({
    written: 1,
    next: { question_id: questionAt(1).id, msLeft: 10_000 },
  });
  const rows = await server.db('dpi_answers').where({ submission_id: id });
  expect(rows).toMatchObject([{ question_id: questionAt(0).id, option_id: null }]);
});

test('DPI-02 what was chosen in time counts however late it arrives; what took longer is none', async () => {
  const { caller } = await person();
  const id = await sheetOf(caller);
  later(3_600_000);
  expect((await answer(caller, id, { index: 0, quadrant: 5, elapsed_ms: 19_000 })).body.data.isLate).toBe(false);
  expect((await answer(caller, id, { index: 1, quadrant: 5, elapsed_ms: 15_001 })).body.data.isLate).toBe(true);
  const rows = await server.db('dpi_answers').where({ submission_id: id }).orderBy('question_id');
  expect(rows.map(({ option_id }) => option_id)).toEqual([questionAt(0).options[4], null]);
});

test('DPI-02 who asks for more time has it for every question', async () => {
  const { caller } = await person();
  const { data } = (await start(caller, { time_factor: 10 })).body;
  expect(data.next.msLeft).toBe(200_000);
  const late = await answer(caller, data.submission_id, { index: 0, quadrant: 1, elapsed_ms: 190_000 });
  expect(late.body.data).toMatchObject({ isLate: false, next: { msLeft: 100_000 } });
});

test('DPI-02 more time is kept for the next time; a sheet that is begun keeps its own', async () => {
  const { caller } = await person();
  const chosen = async () => (await caller.get('/schools/dpi/status')).body.data.time_factor;
  expect(await chosen()).toBe(1);
  await start(caller, { time_factor: 10 });
  await start(caller, { time_factor: 2 });
  expect(await chosen()).toBe(10);
  const [kept] = await server.db('users').where({ time_factor: 10 }).pluck('id');
  await server
    .db('dpi_submissions')
    .where({ user_id: kept ?? 0 })
    .delete();
  expect(await chosen()).toBe(10);
  expect((await start(caller)).body.data).toMatchObject({ time_factor: 10, next: { msLeft: 200_000 } });
});

test('B34 DPI-01 outside the window nothing is begun or answered; what was finished in time can be confirmed', async () => {
  const { caller, school } = await person();
  const id = await sheetOf(caller);
  const { caller: done, id: finished } = await answersAll(school, [1, 2, 3]);
  server.clock.set('2026-11-28T12:00:00Z');
  for (const refused of [await start(caller), await answer(caller, id, { index: 0, quadrant: 1 })])
    expect([refused.status, refused.body.code]).toEqual([410, 'dpi.closed']);
  expect((await done.put('/schools/dpi/finish').send({ submission_id: finished })).status).toBe(200);
  server.clock.set('2026-11-08T12:00:00Z');
  expect((await start((await person()).caller)).body.code).toBe('dpi.not-open');
});

test.each([
  ['a question of nobody', { question_id: 999_999 }, 'question_id'],
  ['an option of another question', { option_id: 'another' }, 'option_id'],
  ['a question that is not next', { question_id: 'last' }, 'question_id'],
  ['a factor that there is not', { time_factor: 3 }, 'time_factor'],
  ['negative time', { elapsed_ms: -1 }, 'elapsed_ms'],
  ['half a millisecond', { elapsed_ms: 1.5 }, 'elapsed_ms'],
  ['more than a day', { elapsed_ms: 86_400_001 }, 'elapsed_ms'],
])('B34 %s is refused beside its field and writes nothing', async (_, wrong: Record<string, unknown>, field) => {
  const { caller } = await person();
  const id = await sheetOf(caller);
  const given = {
    ...{ submission_id: id, question_id: questionAt(0).id, option_id: null, elapsed_ms: 1, ...wrong },
    ...(wrong['question_id'] === 'last' ? { question_id: questionAt(2).id } : {}),
    ...(wrong['option_id'] === 'another' ? { option_id: questionAt(1).options[0] } : {}),
  };
  const refused =
    field === 'time_factor' ? await start(caller, wrong) : await caller.post('/schools/dpi/answers').send(given);
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, [field]]);
  expect(await server.db('dpi_answers').where({ submission_id: id })).toEqual([]);
});

test('T01 somebody else’s sheet is not there, and a school that is not one’s own neither', async () => {
  const { caller } = await person();
  const id = await sheetOf(caller);
  const { caller: other } = await person();
  expect((await answer(other, id, { index: 0, quadrant: 1 })).body.code).toBe('dpi.not-found');
  expect((await other.put('/schools/dpi/finish').send({ submission_id: id })).body.code).toBe('dpi.not-found');
  expect((await start(other, { school_id: await server.world.school() })).status).toBe(404);
});

test('DPI-03 figures stand for whole groups, one group late, and after the end for all; totals equal a recount', async () => {
  const school = await server.world.school();
  const seen: number[] = [];
  for (let n = 1; n <= 11; n += 1) {
    await answersAll(school, [n <= 5 ? 4 : 1, n % 2 === 0 ? 3 : null, 5]);
    const { shown, reason, items, totalValidated } = await resultsOf(school);
    expect(totalValidated).toBe(n);
    expect([reason, items.length]).toEqual(n < 10 ? ['small-group', 0] : [null, 4]);
    seen.push(shown);
  }
  expect(seen).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5]);
  const { items, chart } = await resultsOf(school);
  expect(items[0]).toMatchObject({
    ...{ total_quadrant_4: 5, total_quadrant_1: 0, percentage_quadrant_4: 100, answered: 5, average: 4 },
  });
  // Five people have answered it: one whole group, which the next one shows.
  expect(items[1]).toMatchObject({ answered: 0, unanswered: 0, average: 0 });
  expect(chart[4]).toEqual({ quadrant: 5, total: 5, percentage: 50 });
  server.clock.set('2026-11-28T12:00:00Z');
  const after = await resultsOf(school);
  expect(after).toMatchObject({ window: 'after', shown: 11, reason: null });
  expect(after.items[0]).toMatchObject({ total_quadrant_4: 5, total_quadrant_1: 6, average: 2.4, answered: 11 });
  expect(after.ranking).toEqual([questionAt(0).id, questionAt(1).id, questionAt(2).id]);
  const place = { cycle_id: cycle, school_id: school };
  const stored = await server.db('dpi_totals').where(place).orderBy(['question_id', 'quadrant']);
  expect(stored.map(({ question_id, quadrant, count }) => ({ question_id, quadrant, count }))).toEqual(
    await recountedTotals(server.db, place),
  );
});

test('DPI-03 no two views of a question differ by fewer people than the smallest group, whoever is asked it', async () => {
  const school = await server.world.school();
  const views: Map<number, number>[] = [];
  const look = async () => {
    const { items } = await resultsOf(school, 'SUBD');
    views.push(new Map((items as DpiResult[]).map((item) => [item.id, item.answered + item.unanswered])));
  };
  await look();
  for (let n = 1; n <= 17; n += 1) {
    await answersAll(school, [1, 2, 3]);
    await look();
  }
  server.clock.set('2026-11-28T12:00:00Z');
  await look();
  for (const { id } of questions) {
    const sizes = [...new Set(views.map((view) => view.get(id) ?? 0))];
    for (const [at, size] of sizes.entries())
      for (const other of sizes.slice(at + 1)) expect(Math.abs(other - size)).toBeGreaterThanOrEqual(5);
  }
  expect(views.at(-1)?.get(questionAt(0).id)).toBe(17);
  expect(views.at(-1)?.get(questionAt(3).id)).toBe(0);
});

test('DPI-03 results name who is expected, never who answered; four answers show nothing even after the end', async () => {
  const school = await server.world.school();
  for (let n = 0; n < 4; n += 1) await answersAll(school, [5, 5, 5]);
  server.clock.set('2026-11-28T12:00:00Z');
  const data = await resultsOf(school, 'COOR');
  expect(data).toMatchObject({ totalValidated: 4, shown: 0, reason: 'small-group', items: [], chart: [], ranking: [] });
  expect(data.professors).toHaveLength(5);
  expect(Object.keys(data.professors[0]).toSorted()).toEqual(['fullname', 'id', 'roles']);
  const teacher = (await person('PROF', school)).caller;
  expect((await teacher.get('/schools/dpi/results').query({ school_id: school })).status).toBe(403);
});

test('DPI-03 after the end the people expected stay as they were, and a sheet that arrives late is refused: no view differs by one', async () => {
  const school = await server.world.school();
  for (let at = 0; at < 5; at += 1) await answersAll(school, [1, 2, 3]);
  const { caller } = await person('PROF', school);
  const id = await sheetOf(caller);
  for (const index of [0, 1]) await answer(caller, id, { index, quadrant: 5 });
  server.clock.set('2026-11-28T18:00:00.000Z');
  const before = await resultsOf(school);
  expect(before.items[0]).toMatchObject({ answered: 5, instruments: 7 });
  // As if the transaction had begun a moment before midnight.
  server.clock.set(NOW);
  expect((await answer(caller, id, { index: 2, quadrant: 5 })).body.code).toBe('dpi.closed');
  expect((await start(caller)).body.code).toBe('dpi.closed');
  expect((await caller.get('/schools/dpi/status')).body.data.window).toBe('after');
  // Whoever was judged a moment before waits at the row of the school, which decides.
  const late = { cycle_id: cycle, school_id: school, time_factor: 1 as const };
  const count = server.db.transaction((trx) => countSheet(trx, late, () => new Error('The figures are final')));
  await expect(count).rejects.toThrow('The figures are final');
  // The same holds where the cycle's window is moved on: leaders are asked for nobody, and nothing is news.
  const director = (await person('DIR', school)).caller;
  expect((await director.post('/schools/dpi/remind').send({ school_id: school })).body.code).toBe('dpi.closed');
  server.clock.set('2026-11-28T18:00:00.000Z');
  await person('PROF', school);
  const after = await resultsOf(school);
  expect([after.items, after.totalValidated]).toEqual([before.items, before.totalValidated]);
});

test('DPI-03 the sweep makes the figures of an ended window final', async () => {
  const school = await server.world.school();
  await answersAll(school, [1, 2, 3]);
  const frozen = async () =>
    (await server.db('dpi_school_totals').where({ school_id: school, cycle_id: cycle }).first('frozen_at'))?.frozen_at;
  await freezeEnded(server.db, server.clock);
  expect(await frozen()).toBeNull();
  server.clock.set('2026-11-28T18:00:00.000Z');
  await freezeEnded(server.db, server.clock);
  expect(await frozen()).toBe('2026-11-28 18:00:00');
});

test('DPI-04 the end is set by the director, today or later, inside the cycle, and wins over the cycle’s', async () => {
  const { caller, school } = await person('DIR');
  const set = (end_at: unknown, revision: unknown = 0) =>
    caller.put('/schools/dpi/closure').send({ school_id: school, end_at, revision });
  for (const [end, sentence] of [
    ['2026-11-19', 'El cierre debe ser hoy o después.'],
    ['2027-07-16', 'El cierre debe estar dentro del ciclo escolar.'],
  ]) {
    const refused = await set(end);
    expect([refused.status, refused.body.errors]).toEqual([422, { end_at: [sentence] }]);
  }
  for (const end of ['2027-02-29', '2026-1-5', 3, null, undefined]) expect((await set(end)).status).toBe(422);
  const saved = await set('2026-11-20');
  expect(saved.body).toMatchObject({
    data: { start_at: '2026-11-09', end_at: '2026-11-20', revision: 1 },
    message: 'Guardamos el nuevo cierre.',
  });
  const stale = await set('2026-11-25');
  expect([stale.status, stale.body.current]).toMatchObject([409, { end_at: '2026-11-20', revision: 1 }]);
  expect((await set('2026-11-24', 1)).body.data.revision).toBe(2);
  expect(await server.db('audit_log').where({ action: 'school.dpi-end-set', subject_id: school })).toHaveLength(2);
  server.clock.set('2026-11-25T18:00:00Z');
  const over = await set('2026-11-30', 2);
  expect([over.status, over.body.code]).toEqual([409, 'dpi.over']);
  expect((await start((await person('PROF', school)).caller)).body.code).toBe('dpi.closed');
});

test('DPI-04 its coach may set it, a deputy may not', async () => {
  const school = await server.world.school();
  const coach = await server.world.person('COACH');
  await server.world.hierarchy(cycle, school, { coach_id: coach });
  const body = { school_id: school, end_at: '2026-11-30', revision: 0 };
  expect((await (await server.as(coach)).put('/schools/dpi/closure').send(body)).status).toBe(200);
  const { caller: deputy } = await person('SUBD', school);
  expect((await deputy.put('/schools/dpi/closure').send({ ...body, revision: 1 })).status).toBe(403);
});

test('ACT-07 leaders and coaches are told in one line how many people have not finished, never who', async () => {
  const { world } = server;
  const [school, other] = [await world.school({ name: 'Escuela Uno' }), await world.school({ name: 'Escuela Dos' })];
  const coach_id = await world.person('COACH');
  const manager_id = await world.person('COACH_MAN');
  for (const id of [school, other]) await world.hierarchy(cycle, id, { coach_id, manager_id });
  const director = (await person('DIR', school)).caller;
  const teacher = (await person('PROF', school)).caller;
  await person('PROF', school);
  await person('PROF', other);
  await answersAll(school, [1, 2, 3]);
  await world.person('PROF', { school_id: school, active: false });
  const linesOf = async (caller: Caller, query: object = {}) =>
    ((await caller.get('/management-actions').query(query)).body.data as ManagementAction[])
      .filter(({ key }) => key === 'dpi_pending')
      .map(({ act, body, url, count }) => [act, body, url, count]);
  const [coach, manager] = [await server.as(coach_id), await server.as(manager_id)];
  // Who finished is not among the three of the first school; whose account is switched off neither.
  const results = '/scholastic/report/dpi-result';
  // Who is of one school does not read its name in each line.
  expect(await linesOf(director)).toEqual([
    ['answer', '4 preguntas, una sola vez por ciclo', '/scholastic/dpi', 1],
    ['view', 'Faltan 3 personas por terminar', results, 1],
  ]);
  const two = 'Faltan 4 personas por terminar · 2 escuelas; primero cierra Escuela Uno';
  expect(await linesOf(coach)).toEqual([['view', two, `/coach/schools/${school}/dpi-result`, 2]]);
  const one = 'Falta 1 persona por terminar · Escuela Dos';
  expect(await linesOf(coach, { school_id: other })).toEqual([['view', one, `/coach/schools/${other}/dpi-result`, 1]]);
  expect(await linesOf(manager)).toEqual([]);
  expect(await linesOf(teacher)).toHaveLength(1);
  server.clock.set('2026-11-28T18:00:00.000Z');
  expect([await linesOf(director), await linesOf(coach)]).toEqual([[], []]);
});

test('an excluded school has no diagnostic', async () => {
  const { caller, school } = await person();
  await server.db('cycle_schools').insert({ cycle_id: cycle, school_id: school, included: false });
  expect((await caller.get('/schools/dpi/status')).body.data.window).toBe('none');
  expect((await start(caller)).body.code).toBe('dpi.not-open');
});

test('a purged person leaves their finished sheet in the figures, without a name', async () => {
  const school = await server.world.school();
  const { id } = await answersAll(school, [1, 1, 1]);
  const row = await server.db('dpi_submissions').where({ id }).first('user_id');
  await server.db.transaction((trx) => dpiForget(trx, { ids: [row?.user_id ?? 0] }));
  expect(await server.db('dpi_submissions').where({ id }).first('user_id', 'finished_no')).toMatchObject({
    ...{ user_id: null, finished_no: 1 },
  });
  expect((await resultsOf(school)).totalValidated).toBe(1);
});

test('DPI-03 thirty days after the end answers are deleted, and the figures stay', async () => {
  const school = await server.world.school();
  for (let n = 0; n < 5; n += 1) await answersAll(school, [4, 4, 4]);
  const left = () =>
    server
      .db('dpi_answers')
      .whereIn('submission_id', server.db('dpi_submissions').where({ school_id: school }).select('id'))
      .select();
  server.clock.set('2026-12-27T18:00:00Z');
  await sweepAnswers(server.db, server.clock);
  expect(await left()).toHaveLength(15);
  server.clock.set('2026-12-28T18:00:00Z');
  expect(await sweepAnswers(server.db, server.clock)).toBeGreaterThan(0);
  expect(await left()).toEqual([]);
  expect((await resultsOf(school)).items[0]).toMatchObject({ total_quadrant_4: 5, average: 4 });
  expect(await sweepAnswers(server.db, server.clock)).toBe(0);
});

test('CYC-02 a prepared cycle has the bank of the one before it, once', async () => {
  const admin = await server.as(await server.world.person('ADMIN'));
  const dates = { start_at: '2027-08-23', end_at: '2028-07-14' };
  const next = await server.world.cycle({ state: 'pending', prepared: false, ...dates });
  const prepared = await admin.post(`/school-cycles/${next}/prepare`).send({ action: 'inherit_data', ...dates });
  expect(prepared.status).toBe(200);
  const copied = await server.db('dpi_questions').where({ cycle_id: next }).orderBy('order');
  expect(copied.map(({ question_es, timeout_seconds }) => [question_es, timeout_seconds])).toEqual([
    ['Pregunta 1', null],
    ['Pregunta 2', 10],
    ['Pregunta 3', null],
    ['Pregunta 4', null],
  ]);
  const ids = copied.map(({ id }) => id);
  expect(await server.db('dpi_options').whereIn('question_id', ids)).toHaveLength(20);
  expect(await server.db('dpi_question_roles').whereIn('question_id', ids)).toEqual([
    { question_id: ids[3], role: 'DIR' },
  ]);
});
