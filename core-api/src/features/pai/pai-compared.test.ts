import { testServer, type Caller, type TestServer } from '../../testing/server';
import { bankQuestion } from '../dpi/dpi.testing';
import { coachActivity, endedDiagnostic, wholeTab } from './pai.testing';

let server: TestServer;
const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** A plan of three questions of two themes, by the director of its school. */
async function established(cycle: number, school: number, director: Caller): Promise<void> {
  const questions = await endedDiagnostic(server.db, insert, { cycle_id: cycle, school_id: school });
  const [first = 0, second = 0, , fourth = 0] = questions;
  await server.db('dpi_questions').where({ id: first }).update({ theme: 'familias' });
  const coachPai = await coachActivity(server.db, insert);
  const chosen = [first, second, fourth];
  for (const question of chosen) {
    const draft = { school_id: school, revision: 0, ...wholeTab(coachPai) };
    expect((await director.put(`/schools/pai/draft/${question}`).send(draft)).status).toBe(200);
  }
  const items = chosen.map((question_id) => ({ question_id, revision: 1 }));
  expect((await director.post('/schools/pai').send({ school_id: school, items })).status).toBe(201);
}

test('T01 PAI-02 themes stand beside those of the next cycle once its diagnostic is over, as both results show them', async () => {
  const { db, world, clock } = server;
  clock.set('2026-11-20T18:00:00.000Z');
  const [cycle, school] = [await world.cycle(), await world.school()];
  const [coach, other] = [await world.person('COACH'), await world.person('COACH')];
  await world.hierarchy(cycle, school, { coach_id: coach });
  const director = await server.as(await world.person('DIR', { school_id: school }));
  const comparedBy = async (caller: Caller) =>
    (await caller.get('/schools/pai').query({ school_id: school, cycle_id: cycle })).body.data.compared;
  expect(await comparedBy(director)).toBeNull();
  await established(cycle, school, director);
  // (10 · 3 + 8 · 4 + 2 · 5) ÷ 20 and 10 · 5 of the third question, which is of the same theme.
  const before = [
    { theme: 'familias', before: 2, after: null },
    { theme: 'clima', before: 4.1, after: null },
  ];
  expect(await comparedBy(director)).toEqual({ next: null, reason: 'no-cycle', themes: before });

  await db('school_cycles').where({ id: cycle }).update({ state: 'finished' });
  await insert('hierarchy_history', {
    ...{ cycle_id: cycle, school_id: school, place: 'coach', user_id: coach, reason: 'finished' },
    ...{ from_at: '2026-08-24 06:00:00', to_at: '2027-07-15 18:00:00' },
  });
  const next = await world.cycle({ start_at: '2027-08-23', end_at: '2028-07-14' });
  await world.hierarchy(next, school, { coach_id: other });
  clock.set('2027-11-26T18:00:00.000Z');
  const reason = async () => (await comparedBy(director)).reason;
  expect(await reason()).toBe('no-diagnostic');
  await insert('dpi_closures', { cycle_id: next, start_at: '2027-11-08', end_at: '2027-11-26' });
  const row = { cycle_id: next, school_id: school };
  const families = await bankQuestion(insert, { cycle_id: next, order: 1, theme: 'familias' });
  const climate = await bankQuestion(insert, { cycle_id: next, order: 2 });
  await insert('dpi_totals', { ...row, question_id: families.id, quadrant: 4, count: 12, shown: 5 });
  await insert('dpi_totals', { ...row, question_id: climate.id, quadrant: 1, count: 4, shown: 0 });
  await insert('dpi_school_totals', { ...row, finished: 12, more_time: 0 });
  // On its last day the results show five answers; the plan waits for the end.
  expect(await comparedBy(director)).toMatchObject({ reason: 'not-over', themes: before });

  clock.set('2027-11-27T18:00:00.000Z');
  const theirs = await server.as(coach);
  expect(await comparedBy(theirs)).toMatchObject({ next: { id: next }, reason: 'out-of-reach', themes: before });
  // Four people are too few to be shown.
  const after = [
    { theme: 'familias', before: 2, after: 4 },
    { theme: 'clima', before: 4.1, after: null },
  ];
  expect(await comparedBy(director)).toMatchObject({ next: { id: next }, reason: null, themes: after });
  expect((await db('dpi_school_totals').where(row).first())?.frozen_at).not.toBeNull();
  const results = await director.get('/schools/dpi/results').query(row);
  expect(results.body.data.themes).toEqual([{ theme: 'familias', average: 4, before: 2 }]);
  expect(await comparedBy(await server.as(other))).toMatchObject({ reason: null, themes: after });
});
