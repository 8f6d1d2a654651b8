import * as fc from 'fast-check';
import type { DpiResults } from '@ruta/contracts/dpi/dpi.schema';
import { testServer, type Caller, type TestServer } from '../../testing/server';
import { dpiSmallGroups } from './202611291130-dpi-small-groups';
import { bankQuestion } from './dpi.testing';
import { addToTotals, countSheet, freezeTotals } from './totals.model';

/** Fixed, so that failures repeat. */
const SEED = 20261129;
const RUNS = process.env['TESTS_WHOLE'] === undefined ? 8 : 100;
const MIN_GROUP = 5;
const THEMES = ['trato', 'trato', 'clima'] as const;

let server: TestServer;
let cycle = 0;
let admin: Caller;
const questions: { id: number; options: number[] }[] = [];
const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;

beforeAll(async () => {
  server = await testServer();
  cycle = await server.world.cycle();
  await insert('dpi_closures', { cycle_id: cycle, start_at: '2026-11-09', end_at: '2026-11-27' });
  for (const [at, theme] of THEMES.entries())
    questions.push(await bankQuestion(insert, { cycle_id: cycle, order: at + 1, theme }));
  admin = await server.as(await server.world.person('ADMIN'));
});
afterAll(() => server.stop());

/** A finished sheet: the quadrant of each question; 0 where its time ran out. */
type Sheet = readonly number[];

async function finish(place: { cycle_id: number; school_id: number }, sheet: Sheet): Promise<void> {
  await server.db.transaction(async (trx) => {
    const finished_no = await countSheet(trx, { ...place, time_factor: 1 }, () => new Error('closed'));
    const at = '2026-11-20 18:00:00';
    const [submission_id = 0] = await trx('dpi_submissions').insert({
      ...{ ...place, user_id: null, role: 'PROF', time_factor: 1, question_id: null, question_started_ms: null },
      ...{ started_at: at, finished_at: at, finished_no },
    });
    const given = questions.map(({ id }, index) => ({ question_id: id, quadrant: sheet[index] ?? 0 }));
    await trx('dpi_answers').insert(
      given.map(({ question_id, quadrant }, index) => ({
        ...{ submission_id, question_id, answered_at: at, elapsed_ms: 1 },
        option_id: quadrant === 0 ? null : (questions[index]?.options[quadrant - 1] ?? null),
      })),
    );
    await addToTotals(trx, place, { given, minGroup: MIN_GROUP });
  });
}

const resultsOf = async (school_id: number): Promise<DpiResults> =>
  (await admin.get('/schools/dpi/results').query({ school_id })).body.data;

/** The answers to each question that a state tells, by quadrant. */
const toldBy = ({ items }: DpiResults) =>
  questions.map(({ id }) => {
    const item = items.find((one) => one.id === id);
    return ([1, 2, 3, 4, 5] as const).map((quadrant) => item?.[`total_quadrant_${quadrant}`] ?? 0);
  });
const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

/** From which two states, and of which question, the answers of fewer people than a group follow. */
function pairsThatTell(states: readonly DpiResults[]): string[] {
  return states.flatMap((later, at) =>
    states.slice(0, at + 1).flatMap((earlier, before) =>
      questions.flatMap((_, question) => {
        const [one, other] = [earlier, later].map((state) => toldBy(state)[question] ?? []);
        const more = (other ?? []).map((count, quadrant) => count - (one?.[quadrant] ?? 0));
        const isOfGroup = sum(more) === 0 ? more.every((count) => count === 0) : sum(more) >= MIN_GROUP;
        const isAlone = before === at ? sum(other ?? []) === 0 || sum(other ?? []) >= MIN_GROUP : true;
        return isOfGroup && isAlone ? [] : [`question ${question}: ${before} → ${at}: ${more.join(' ')}`];
      }),
    ),
  );
}

/** Sums, themes and ranking of a state are those of the questions that it shows. */
function expectOnlyShown(state: DpiResults): void {
  const shown = state.items.filter(({ answered }) => answered > 0);
  const told = toldBy(state);
  const totals = state.chart.map(({ total }) => total);
  if (state.reason === null)
    expect(totals).toEqual([0, 1, 2, 3, 4].map((quadrant) => sum(told.map((counts) => counts[quadrant] ?? 0))));
  expect(state.ranking.toSorted()).toEqual(shown.map(({ id }) => id).toSorted());
  expect(state.themes.map(({ theme }) => theme).toSorted()).toEqual(
    [...new Set(shown.map(({ theme }) => theme))].toSorted(),
  );
  for (const { answered, unanswered } of state.items) if (answered === 0) expect(unanswered).toBe(0);
}

const answer = fc.oneof(
  { weight: 2, arbitrary: fc.constant(0) },
  { weight: 3, arbitrary: fc.integer({ min: 1, max: 5 }) },
);

test('T01 DPI-03 from no two published states, the final one included, the answers of fewer people than a group follow', async () => {
  const sheets = fc.array(fc.tuple(answer, answer, answer), { minLength: 6, maxLength: 24 });
  await fc.assert(
    fc.asyncProperty(sheets, async (all) => {
      const place = { cycle_id: cycle, school_id: await server.world.school() };
      const states: DpiResults[] = [];
      for (const sheet of all) {
        await finish(place, sheet);
        states.push(await resultsOf(place.school_id));
      }
      await server.db.transaction((trx) => freezeTotals(trx, place, { at: '2026-11-28 18:00:00', expected: [] }));
      states.push(await resultsOf(place.school_id));
      expect(pairsThatTell(states)).toEqual([]);
      states.forEach(expectOnlyShown);
    }),
    { seed: SEED, numRuns: RUNS },
  );
});

test('DPI-03 final figures of before that stood for fewer answers than a group are hidden', async () => {
  const place = { cycle_id: cycle, school_id: await server.world.school() };
  for (let at = 0; at < 6; at += 1) await finish(place, [at === 0 ? 3 : 0, 4, 0]);
  // As when sheets were counted.
  await server
    .db('dpi_totals')
    .where(place)
    .update({ shown: server.db.ref('count') });
  await dpiSmallGroups.up(server.db);
  expect(toldBy(await resultsOf(place.school_id))).toEqual([
    [0, 0, 0, 0, 0],
    [0, 0, 0, 6, 0],
    [0, 0, 0, 0, 0],
  ]);
});
