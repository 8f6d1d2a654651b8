import { testServer, type Caller, type TestServer } from '../../testing/server';
import { bankQuestion } from './dpi.testing';
import { dpiPlace } from './place.reader';
import { recountedTotals } from './totals.model';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;

/** A school in which people of its staff have each begun their sheet of a bank of one question. */
async function answering(many: number) {
  const { world, db } = server;
  await db('school_cycles').update({ state: 'finished' });
  const place = { cycle_id: await world.cycle(), school_id: await world.school() };
  const { cycle_id, school_id } = place;
  await insert('dpi_closures', { cycle_id, start_at: '2026-11-09', end_at: '2026-11-27' });
  const question = await bankQuestion(insert, { cycle_id, order: 1 });
  const people: { caller: Caller; body: object }[] = [];
  for (let at = 0; at < many; at += 1) {
    const user_id = await world.person('PROF', { school_id });
    const submission_id = await insert('dpi_submissions', {
      ...{ user_id, ...place, role: 'PROF', time_factor: 1, started_at: '2026-11-20 17:59:59' },
      ...{ question_id: question.id, question_started_ms: Date.parse('2026-11-20T17:59:59Z') },
    });
    const body = { submission_id, question_id: question.id, elapsed_ms: 1, option_id: question.options[(at * 3) % 5] };
    people.push({ caller: await server.as(user_id), body });
  }
  const totals = () => db('dpi_totals').where(place).orderBy(['question_id', 'quadrant']);
  return {
    ...{ place, people, totals },
    numbers: () => db('dpi_submissions').where(place).whereNotNull('finished_no').orderBy('finished_no'),
    /** Fails unless the totals are those of the finished sheets. */
    recount: async (): Promise<void> => {
      const rows = await totals();
      expect(rows.map(({ question_id, quadrant, count }) => ({ question_id, quadrant, count }))).toEqual(
        await recountedTotals(db, place),
      );
    },
  };
}
const upTo = (many: number) => Array.from({ length: many }, (_, at) => at + 1);

test('DPI-03 F05 two hundred people of a school who finish at the same moment are all counted once, and shown in whole groups', async () => {
  const { people, totals, numbers, recount } = await answering(203);
  const answers = await Promise.all(
    // Every tenth device sends its answer twice.
    people.flatMap(({ caller, body }, at) =>
      Array.from({ length: at % 10 === 0 ? 2 : 1 }, () => caller.post('/schools/dpi/answers').send(body)),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const sheets = await numbers();
  expect(sheets.map(({ finished_no }) => finished_no)).toEqual(upTo(203));
  await recount();
  // Forty whole groups of five, one group late: those of the first 195.
  const first = sheets.slice(0, 195).map(({ id }) => id);
  const chosen = await server
    .db('dpi_answers as answer')
    .join('dpi_options as option', 'option.id', 'answer.option_id')
    .whereIn('answer.submission_id', first)
    .pluck<number[]>('option.quadrant');
  expect((await totals()).map(({ quadrant, shown }) => [quadrant, shown])).toEqual(
    [1, 2, 3, 4, 5].map((quadrant) => [quadrant, chosen.filter((one) => one === quadrant).length]),
  );
}, 120_000);

test('DPI-04 F05 while twenty people answer the end is moved, and then comes: who finished counts, the others are told that it is closed', async () => {
  const { world, clock } = server;
  const { place, people, numbers, recount } = await answering(20);
  const { school_id } = place;
  const [director, rival] = [
    await server.as(await world.person('DIR', { school_id })),
    await server.as(await world.person('DIR', { school_id })),
  ];
  const close = (by: Caller, end_at: string) => by.put('/schools/dpi/closure').send({ school_id, end_at, revision: 0 });
  const answer = ({ caller, body }: (typeof people)[number]) => caller.post('/schools/dpi/answers').send(body);
  const [moved, ...early] = await Promise.all([
    Promise.all([close(director, '2026-11-20'), close(rival, '2026-11-30')]),
    ...people.slice(0, 12).map(answer),
  ]);
  expect(moved.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(early.map(({ status }) => status)).toEqual(early.map(() => 200));
  await recount();
  // The last day ends at the school while the others send: some before it, some after.
  await server.db('dpi_closures').where({ school_id }).update({ end_at: '2026-11-20' });
  let replies = 0;
  const late = await Promise.all(
    people.slice(12).map(async (person) => {
      const reply = await answer(person);
      replies += 1;
      if (replies === 3) {
        clock.set('2026-11-21T06:00:00Z');
        await director.get('/schools/dpi/results').query({ school_id });
      }
      return reply;
    }),
  );
  const outcomes = new Set(late.map(({ status, body }) => `${status} ${body.code ?? ''}`));
  for (const outcome of outcomes) expect(['200 ', '410 dpi.closed']).toContain(outcome);
  const finished = 12 + late.filter(({ status }) => status === 200).length;
  expect((await numbers()).map(({ finished_no }) => finished_no)).toEqual(upTo(finished));
  await recount();
  const { data } = (await director.get('/schools/dpi/results').query({ school_id })).body;
  expect(data).toMatchObject({ window: 'after', totalValidated: finished, shown: finished });
  const again = await Promise.all(people.slice(12).map(answer));
  // A repeated answer of a finished sheet gets its first reply again; the others stay refused.
  expect(again.map(({ status }) => status)).toEqual(late.map(({ status }) => status));
  clock.set('2026-11-20T18:00:00Z');
}, 60_000);

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
