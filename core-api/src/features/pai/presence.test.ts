import { testServer, type Caller, type TestServer } from '../../testing/server';
import { coachActivity, endedDiagnostic, wholeTab } from './pai.testing';

let server: TestServer;
let cycle = 0;
const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;

beforeAll(async () => {
  server = await testServer();
  cycle = await server.world.cycle();
});
afterAll(() => server.stop());
beforeEach(() => server.clock.set('2026-11-20T18:00:00Z'));

/** A school whose plan may be established, with two leaders who have its form open. */
async function openPlan() {
  const { world, db } = server;
  const school = await world.school();
  const questions = await endedDiagnostic(db, insert, { cycle_id: cycle, school_id: school });
  const ids = [await world.person('DIR', { school_id: school }), await world.person('SUBD', { school_id: school })];
  const [director, deputy] = [await server.as(ids[0] ?? 0), await server.as(ids[1] ?? 0)];
  await director.get('/schools/pai/form').query({ school_id: school });
  const names = await db('users').whereIn('id', ids).orderBy('id').select('name', 'surname');
  return { school, questions, director, deputy, nameOf: names.map(({ name, surname }) => `${name} ${surname}`) };
}
const say = (caller: Caller, school_id: number, question = 0) =>
  caller.put(`/schools/pai/draft/${question}/presence`).send({ school_id });

test('PAI-01 a leader learns who else has which tab open, until their page has been silent for 45 seconds', async () => {
  const { school, questions, director, deputy, nameOf } = await openPlan();
  const [first, second] = questions;
  expect((await say(director, school, first)).body.data).toEqual([]);
  expect((await say(deputy, school, first)).body.data).toEqual([{ question_id: first, name: nameOf[0] }]);
  expect((await say(deputy, school, second)).body.data).toEqual([{ question_id: first, name: nameOf[0] }]);
  expect((await say(director, school, first)).body.data).toEqual([{ question_id: second, name: nameOf[1] }]);
  server.clock.set('2026-11-20T18:00:46Z');
  expect((await say(director, school, first)).body.data).toEqual([]);
});

test('PAI-01 nobody is told of another school, and a plan that is established has nobody in it', async () => {
  const { db } = server;
  const { school, questions, director } = await openPlan();
  const other = await openPlan();
  await say(other.director, other.school, other.questions[0]);
  expect((await say(director, school, questions[0])).body.data).toEqual([]);
  expect((await say(director, other.school, questions[0])).status).toBe(404);
  const foreign = await say(director, school, 999_999);
  expect([foreign.status, foreign.body.code]).toEqual([404, 'pai.not-found']);

  const coach_pai_id = await coachActivity(db, insert);
  const tabs = [0, 1, 3].map((at) => questions[at] ?? 0);
  for (const question of tabs)
    await director
      .put(`/schools/pai/draft/${question}`)
      .send({ school_id: school, revision: 0, ...wholeTab(coach_pai_id) });
  const items = tabs.map((question_id) => ({ question_id, revision: 1 }));
  expect((await director.post('/schools/pai').send({ school_id: school, items })).status).toBe(201);
  expect(await db('pai_presence').where({ school_id: school })).toEqual([]);
  const late = await say(director, school, questions[0]);
  expect([late.status, late.body.code]).toEqual([409, 'pai.established']);
});
