import { testServer, type TestServer } from '../../testing/server';
import { sumUpNetwork } from './dpi.jobs';
import { bankQuestion } from './dpi.testing';

let server: TestServer;
let cycle = 0;
let question = 0;
const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;

beforeAll(async () => {
  server = await testServer();
  cycle = await server.world.cycle();
  await insert('dpi_closures', { cycle_id: cycle, start_at: '2026-11-09', end_at: '2026-11-27' });
  question = (await bankQuestion(insert, { cycle_id: cycle, order: 1 })).id;
});
afterAll(() => server.stop());

/** A school with sheets by quadrant; its figures are final since an instant, or not. */
async function school(counts: Readonly<Record<number, number>>, frozen_at: string | null): Promise<number> {
  const school_id = await server.world.school();
  const place = { cycle_id: cycle, school_id };
  const rows = Object.entries(counts).map(([quadrant, count]) => ({
    ...{ ...place, question_id: question, quadrant: Number(quadrant), count, shown: count },
  }));
  await server.db('dpi_totals').insert(rows);
  const finished = rows.reduce((sum, { count }) => sum + count, 0);
  await insert('dpi_school_totals', { ...place, finished, more_time: 0, frozen_at });
  return school_id;
}

test('T01 DPI-03 the network’s average counts schools with final figures and enough sheets, from six schools on', async () => {
  const own = await school({ 2: 6, 0: 2 }, '2026-11-20 18:00:00');
  const director = await server.as(await server.world.person('DIR', { school_id: own }));
  const network = async () =>
    (await director.get('/schools/dpi/results').query({ school_id: own, cycle_id: cycle })).body.data.network;
  const sumUp = async (now: string) => {
    server.clock.set(now);
    return sumUpNetwork(server.db, server.clock);
  };
  await sumUp('2026-11-21T00:00:00Z');
  for (let at = 0; at < 4; at += 1) await school({ 4: 6 }, '2026-11-21 18:00:00');
  await school({ 1: 20 }, null);
  await school({ 1: 4 }, '2026-11-21 18:00:00');
  expect(await sumUp('2026-11-21T18:15:00Z')).toBe(1);
  // Five schools are four besides one's own.
  expect(await network()).toEqual([]);
  await school({ 5: 6 }, '2026-11-21 18:20:00');
  expect(await sumUp('2026-11-21T18:30:00Z')).toBe(1);
  // (6 · 2 + 24 · 4 + 6 · 5) ÷ 36; whose time ran out gave no answer.
  expect(await network()).toEqual([{ question_id: question, average: 3.8 }]);
  expect(await sumUp('2026-11-22T00:00:00Z')).toBe(1);
  expect(await sumUp('2026-11-22T01:00:00Z')).toBe(0);
});
