import { testServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

/** The statements of one call, from admission to commit. */
async function statementsOf(call: () => PromiseLike<{ status: number }>): Promise<string[]> {
  const asked: string[] = [];
  const note = ({ sql }: { sql: string }) => asked.push(sql);
  server.db.on('query', note);
  const { status } = await call();
  server.db.off('query', note);
  expect(status).toBe(201);
  return asked;
}

test('VIS-02 planning a visit inserts whole rows and costs at most 13 statements', async () => {
  const { world } = server;
  const cycle = await world.cycle();
  const school_id = await world.school();
  const coach_id = await world.person('COACH');
  await world.hierarchy(cycle, school_id, { coach_id });
  const coach = await server.as(coach_id);
  const axes = [1, 2, 3, 4].map((id) => ({ id, actions: 'Acción', specifications: 'Detalle' }));
  const visit = { objective: 'Acompañar', date: '2026-11-20', time: '09:00', eraser: false, school_visit_axis: axes };
  const plan = () => coach.post('/schools/visits').send({ school_id, ...visit });
  await statementsOf(plan); // the first call of a session reads its role's permissions
  const asked = await statementsOf(plan);
  expect(asked.length).toBeLessThanOrEqual(13);
  expect(asked.filter((sql) => sql.startsWith('insert into `school_visit_axis`'))).toHaveLength(1);
  expect(asked.filter((sql) => sql.startsWith('update'))).toEqual([]);
});
