import * as fc from 'fast-check';
import { STAMPS } from '../../testing/fixtures';
import { testServer, type TestServer } from '../../testing/server';
import { surveySmallGroups } from './202611291131-survey-small-groups';
import { totalsOf } from './responses.reader';
import { addToTotals } from './totals.model';

/** Fixed, so that failures repeat. */
const SEED = 20261129;
const RUNS = process.env['TESTS_WHOLE'] === undefined ? 20 : 200;
const MIN_GROUP = 5;

let server: TestServer;
let survey = 0;
const questions: number[] = [];
const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;

beforeAll(async () => {
  server = await testServer();
  survey = await insert('surveys', {
    ...{ code: 'encuesta', version: 1, kind: 'activity', status: 'published', anonymous: true, ...STAMPS },
    ...{ title_es: 'Sobre el taller', instructions_es: 'Contesta con calma.' },
  });
  for (const [at, type] of (['quadrant', 'scale', 'nps'] as const).entries())
    questions.push(
      await insert('survey_questions', {
        ...{ survey_id: survey, order: at + 1, type, required: false, question_es: `Pregunta ${at + 1}` },
      }),
    );
});
afterAll(() => server.stop());

let subjects = 0;
const newSubject = () => ({ survey_id: survey, subject_id: (subjects += 1) });
type Subject = ReturnType<typeof newSubject>;

/** A finished submission: the value of each question, or null where it was left out. */
type Given = readonly (number | null)[];
const finish = (subject: Subject, given: Given) =>
  server.db.transaction((trx) =>
    addToTotals(trx, subject, {
      answers: questions.flatMap((question_id, at) => {
        const value = given[at] ?? null;
        return value === null ? [] : [{ question_id, value }];
      }),
      minGroup: MIN_GROUP,
    }),
  );

/** The answers that are told of each question, by value. */
async function told(subject: Subject): Promise<number[][]> {
  const results = await totalsOf(server.db, subject, { language: 'es', column: 'stepped', withTexts: false });
  return results.map((one) =>
    one.type === 'nps'
      ? one.values.map(({ count }) => count)
      : ([1, 2, 3, 4, 5] as const).map((quadrant) => one[`total_quadrant_${quadrant}`]),
  );
}
const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);

const answer = fc.option(fc.integer({ min: 1, max: 5 }), { freq: 1 });

test('T01 ACT-05 from no two published states of an anonymous survey the answers of fewer people than a group follow', async () => {
  const submissions = fc.array(fc.tuple(answer, answer, answer), { minLength: 6, maxLength: 24 });
  await fc.assert(
    fc.asyncProperty(submissions, async (all) => {
      const subject = newSubject();
      const states: number[][][] = [questions.map(() => [])];
      for (const given of all) {
        await finish(subject, given);
        states.push(await told(subject));
      }
      for (const [at, later] of states.entries())
        for (const earlier of states.slice(0, at))
          for (const [question, counts] of later.entries()) {
            const more = counts.map((count, value) => count - (earlier[question]?.[value] ?? 0));
            const isOfGroup = more.every((count) => count === 0) || sum(more) >= MIN_GROUP;
            expect({ question, more, isOfGroup }).toEqual({ question, more, isOfGroup: true });
          }
    }),
    { seed: SEED, numRuns: RUNS },
  );
});

test('ACT-05 figures of before that stood for fewer answers than a group are hidden', async () => {
  const { db, world } = server;
  const [cycle_id, school_id] = [await world.cycle(), await world.school()];
  const subject_id = await insert('agenda_activities', {
    ...{ school_id, cycle_id, activity_type: 'PfiActivity', activity: 'Taller', description: '', ...STAMPS },
    ...{ date: '2026-11-20', time: '10:00', timezone: 'America/Mexico_City', datetime: '2026-11-20 16:00:00' },
  });
  const subject = { survey_id: survey, subject_id };
  for (let at = 0; at < 5; at += 1) await finish(subject, [2, at === 0 ? 4 : null, null]);
  // As when submissions were counted.
  await db('survey_totals')
    .where({ subject_id })
    .update({ stepped: db.ref('count') });
  await surveySmallGroups.up(db);
  expect((await told(subject)).map(sum)).toEqual([5, 0, 0]);
});
