import { testServer, type TestServer } from '../../testing/server';
import { dpiShown } from './202611272200-dpi-shown';
import { bankQuestion } from './dpi.testing';
import { freezeEnded } from './dpi.freezing';

const MIN_GROUP = 5;
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

interface Place {
  cycle_id: number;
  school_id: number;
}

/** What may be shown, from the sheets themselves: whole groups, one group late, or all of a large enough question. */
async function recountedShown(place: Place, isFinal: boolean) {
  const rows = await server
    .db({ one: 'dpi_answers' })
    .join({ sent: 'dpi_submissions' }, 'sent.id', 'one.submission_id')
    .join({ chosen: 'dpi_options' }, 'chosen.id', 'one.option_id')
    .where({ 'sent.cycle_id': place.cycle_id, 'sent.school_id': place.school_id })
    .orderBy('sent.finished_no')
    .select<{ question_id: number; quadrant: number }[]>('one.question_id', 'chosen.quadrant');
  const shown = [...new Set(rows.map(({ question_id }) => question_id))].flatMap((id) => {
    const sheets = rows.filter(({ question_id }) => question_id === id);
    const whole = Math.max(0, Math.floor(sheets.length / MIN_GROUP) - 1) * MIN_GROUP;
    return isFinal ? (sheets.length < MIN_GROUP ? [] : sheets) : sheets.slice(0, whole);
  });
  return [1, 2, 3, 4, 5].map((quadrant) => shown.filter((one) => one.quadrant === quadrant).length);
}

/** What is written: of the questions, and of the school. */
async function written(place: Place) {
  const totals = await server.db('dpi_totals').where(place).select('quadrant', 'shown');
  const school = await server.db('dpi_school_totals').where(place).first();
  const sum = (quadrant: number) =>
    totals.filter((one) => one.quadrant === quadrant).reduce((all, { shown }) => all + shown, 0);
  return {
    questions: [1, 2, 3, 4, 5].map(sum),
    school: ([1, 2, 3, 4, 5] as const).map((quadrant) => school?.[`shown_${quadrant}`]),
  };
}

test('T01 STA-03 the figures that are written as shown equal a recount after every sheet, at the end, and in old rows', async () => {
  const { world, db, clock } = server;
  const [cycle_id, school_id] = [await world.cycle(), await world.school()];
  const place = { cycle_id, school_id };
  const insert = async (table: string, row: object) => (await db(table).insert(row))[0] ?? 0;
  await insert('dpi_closures', { cycle_id, start_at: '2026-11-09', end_at: '2026-11-27' });
  const all = await bankQuestion(insert, { cycle_id, order: 1 });
  // Asked to four people: shown never.
  const few = await bankQuestion(insert, { cycle_id, order: 2 });
  await insert('dpi_question_roles', { question_id: few.id, role: 'DIR' });
  for (let at = 0; at < 23; at += 1) {
    const person = await server.as(await world.person(at % 6 === 0 ? 'DIR' : 'PROF', { school_id }));
    const { data } = (await person.post('/schools/dpi/start').send({})).body;
    for (const question of at % 6 === 0 ? [all, few] : [all])
      await person.post('/schools/dpi/answers').send({
        ...{ submission_id: data.submission_id, question_id: question.id, elapsed_ms: 1 },
        option_id: question.options[(at * 3) % 5],
      });
    const shown = await recountedShown(place, false);
    expect([at, await written(place)]).toEqual([at, { questions: shown, school: shown }]);
  }
  const halfway = await written(place);
  expect(halfway.school.reduce<number>((sum, n) => sum + (n ?? 0), 0)).toBe(15);
  clock.set('2026-11-28T18:00:00Z');
  await freezeEnded(db, clock);
  const final = await recountedShown(place, true);
  expect(final.reduce((sum, n) => sum + n, 0)).toBe(23);
  expect(await written(place)).toEqual({ questions: final, school: final });

  // A database of before: final figures are shown by their counts, and schools have no sums.
  const none = { shown_1: 0, shown_2: 0, shown_3: 0, shown_4: 0, shown_5: 0 };
  await db('dpi_totals').where(place).update({ shown: 0 });
  await db('dpi_school_totals').where(place).update(none);
  await dpiShown.up(db);
  expect(await written(place)).toEqual({ questions: final, school: final });
});
