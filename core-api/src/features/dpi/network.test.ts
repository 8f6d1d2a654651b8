import { testServer, type TestServer } from '../../testing/server';
import { sumUpNetwork } from './dpi.jobs';
import { diagnosed } from './figures.testing';

let server: TestServer;
let bank: Awaited<ReturnType<typeof diagnosed>>;
beforeAll(async () => {
  server = await testServer();
  bank = await diagnosed(server);
});
afterAll(() => server.stop());

/** A school with sheets by quadrant; final figures show what the smallest group allows. */
async function school(counts: Readonly<Record<number, number>>, frozen_at: string | null): Promise<number> {
  const id = await server.world.school();
  const shown = Object.entries(counts).map(
    ([quadrant, count]) => [quadrant, [count, frozen_at === null ? count : 0]] as const,
  );
  await bank.figures(id, Object.fromEntries(shown), frozen_at);
  return id;
}

test('T01 DPI-03 the network’s average counts schools with final figures and enough sheets, from six schools on', async () => {
  const own = await school({ 2: 6, 0: 2 }, '2026-11-20 18:00:00');
  const director = await server.as(await server.world.person('DIR', { school_id: own }));
  const network = async () =>
    (await director.get('/schools/dpi/results').query({ school_id: own, cycle_id: bank.cycle })).body.data.network;
  const sumUp = async (now: string) => {
    server.clock.set(now);
    return sumUpNetwork(server.db, server.clock);
  };
  await sumUp('2026-11-21T00:00:00Z');
  for (let n = 0; n < 4; n += 1) await school({ 4: 6 }, '2026-11-21 18:00:00');
  await school({ 1: 20 }, null);
  await school({ 1: 4 }, '2026-11-21 18:00:00');
  expect(await sumUp('2026-11-21T18:15:00Z')).toBe(1);
  // Five schools are four besides one's own.
  expect(await network()).toEqual([]);
  await school({ 5: 6 }, '2026-11-21 18:20:00');
  expect(await sumUp('2026-11-21T18:30:00Z')).toBe(1);
  // (6 · 2 + 24 · 4 + 6 · 5) ÷ 36; whose time ran out gave no answer.
  expect(await network()).toEqual([{ question_id: bank.question, average: 3.8 }]);
  expect(await sumUp('2026-11-22T00:00:00Z')).toBe(1);
  expect(await sumUp('2026-11-22T01:00:00Z')).toBe(0);
});
