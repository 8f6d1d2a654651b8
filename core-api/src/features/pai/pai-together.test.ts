import { testServer, type TestServer } from '../../testing/server';
import { coachActivity, endedDiagnostic, wholeTab } from './pai.testing';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const insert = async (table: string, row: object) => (await server.db(table).insert(row))[0] ?? 0;

test('PAI-01 F06 leaders who open the form, save one tab and establish at the same moment make one plan', async () => {
  const { world, db } = server;
  const cycle = await world.cycle();
  const school = await world.school();
  const coach = await world.person('COACH');
  await world.hierarchy(cycle, school, { coach_id: coach });
  const questions = await endedDiagnostic(db, insert, { cycle_id: cycle, school_id: school });
  const coachPai = await coachActivity(db, insert);
  const leaders = await Promise.all(
    (['DIR', 'SUBD', 'COOR', 'COOR'] as const).map(async (role) =>
      server.as(await world.person(role, { school_id: school })),
    ),
  );
  const opened = await Promise.all(
    leaders.map((leader) => leader.get('/schools/pai/form').query({ school_id: school })),
  );
  expect(opened.map(({ status }) => status)).toEqual(leaders.map(() => 200));
  expect(await db('pai_plans').where({ school_id: school })).toHaveLength(1);
  expect(await db('pai_tabs')).toHaveLength(questions.length);

  const mandatory = [0, 1, 3].map((at) => questions[at] ?? 0);
  for (const question of mandatory) {
    const saved = await Promise.all(
      leaders.map((leader, at) =>
        leader
          .put(`/schools/pai/draft/${question}`)
          .send({ school_id: school, revision: 0, ...wholeTab(coachPai, ` ${at}`) }),
      ),
    );
    expect(saved.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
  }
  const items = mandatory.map((question_id) => ({ question_id, revision: 1 }));
  const established = await Promise.all(
    leaders.map((leader) => leader.post('/schools/pai').send({ school_id: school, items })),
  );
  expect(established.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  expect(new Set(established.flatMap(({ body }) => body.code ?? []))).toEqual(new Set(['pai.established']));
  expect(await db('pai_items')).toHaveLength(3);
  expect(await db('agenda_activities').where({ school_id: school })).toHaveLength(6);
  expect(await db('outbox').where({ kind: 'pai.established' })).toHaveLength(1);
});
