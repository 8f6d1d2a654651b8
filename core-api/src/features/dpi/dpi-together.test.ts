import { testServer, type TestServer } from '../../testing/server';
import { bankQuestion } from './dpi.testing';
import { dpiPlace } from './place.reader';
import { recountedTotals } from './totals.model';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;

test('DPI-03 F05 people of a school who finish at the same moment are all counted once, and shown in whole groups', async () => {
  const { world, db } = server;
  const [cycle, school] = [await world.cycle(), await world.school()];
  await insert('dpi_closures', { cycle_id: cycle, start_at: '2026-11-09', end_at: '2026-11-27' });
  const question = await bankQuestion(insert, { cycle_id: cycle, order: 1 });
  const people = await Promise.all(
    Array.from({ length: 23 }, async () => {
      const caller = await server.as(await world.person('PROF', { school_id: school }));
      const { data } = (await caller.post('/schools/dpi/start').send({})).body;
      return { caller, id: data.submission_id as number };
    }),
  );
  const answers = await Promise.all(
    people.flatMap(({ caller, id }, at) => {
      const body = { submission_id: id, question_id: question.id, elapsed_ms: 1, option_id: question.options[at % 5] };
      // Every third device sends its answer twice.
      return Array.from({ length: at % 3 === 0 ? 2 : 1 }, () => caller.post('/schools/dpi/answers').send(body));
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const place = { cycle_id: cycle, school_id: school };
  const numbers = await db('dpi_submissions').where(place).orderBy('finished_no').pluck('finished_no');
  expect(numbers).toEqual(Array.from({ length: 23 }, (_, at) => at + 1));
  const totals = await db('dpi_totals').where(place).orderBy(['question_id', 'quadrant']);
  expect(totals.map(({ question_id, quadrant, count }) => ({ question_id, quadrant, count }))).toEqual(
    await recountedTotals(db, place),
  );
  // Three whole groups of five, one group late: fifteen of twenty-three.
  expect(totals.reduce((sum, { shown }) => sum + shown, 0)).toBe(15);
});

test('CYC-03 DPI-01 while an answer is written its cycle does not finish and its window does not move', async () => {
  const { world, db, clock } = server;
  const school = await world.school();
  const cycle = await db('school_cycles').where('started_flag', 1).first('id');
  const order: string[] = [];
  const answering = db.transaction(async (trx) => {
    await dpiPlace(trx, clock, school);
    order.push('judged');
    // Far longer than an update that waits for nothing takes.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    order.push('written');
  });
  while (order.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  const changed = (table: 'school_cycles' | 'dpi_closures', at: object) =>
    db(table)
      .where(at)
      .increment('revision', 1)
      .then(() => order.push(table));
  await Promise.all([
    answering,
    changed('school_cycles', { id: cycle?.id ?? 0 }),
    changed('dpi_closures', { cycle_id: cycle?.id ?? 0, school_key: 0 }),
  ]);
  expect(order.slice(0, 2)).toEqual(['judged', 'written']);
  expect(order).toHaveLength(4);
});
