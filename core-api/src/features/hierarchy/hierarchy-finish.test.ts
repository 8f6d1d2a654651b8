import type { Response } from 'supertest';
import { roleIdOf, sessionsFor } from '../../testing/races';
import { callerOf, testServer, type Caller, type TestServer } from '../../testing/server';

/** Rounds of save against finish; on SQLite, with its one connection, few are enough. */
const ROUNDS = process.env['TEST_DATABASE_URL'] ? 60 : 10;

let server: TestServer;
/** An administrator on two instances. */
let callers: [Caller, Caller];
beforeAll(async () => {
  server = await testServer();
  const { db } = server;
  const user_id = await server.world.person('ADMIN');
  const [session] = await sessionsFor(db, { user_id, role_id: await roleIdOf(db, 'ADMIN') });
  const headers = { Authorization: `Bearer ${session?.token ?? ''}` };
  callers = [callerOf(server.app, headers), callerOf(server.another(), headers)];
});
afterAll(() => server.stop());

const told = ({ status, body }: Response) => [status, (body as { code?: string }).code].filter(Boolean).join(' ');

test('F03 a save against the finish of its cycle: saved and closed by it, or refused; nothing stays open', async () => {
  const { db, world } = server;
  const id = await world.cycle();
  const school = await world.school();
  const body: Record<string, unknown> = { cycle_id: id };
  for (const [key, role] of [
    ['director_access', 'COACH_DIR'],
    ['manager_access', 'COACH_MAN'],
    ['coordinator_access', 'COACH_CORD'],
    ['coach_access', 'COACH'],
  ] as const) {
    const person = await world.person(role);
    body[key] = (await db('users').where({ id: person }).first('access'))?.access;
  }
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    await db('hierarchy_history').delete();
    await db('school_hierarchies').delete();
    await db('school_cycles').where({ id }).update({ state: 'started', revision: 1 });
    const [saved, finished] = await Promise.all([
      callers[0].put(`/schools-hierarchy/store/${school}`).send(body),
      callers[1].delete('/school-cycles/finish'),
    ]);
    const history = await db('hierarchy_history').where({ school_id: school });
    const open = history.filter(({ to_at }) => to_at === null).length;
    seen.add([told(saved), told(finished), `${history.length} rows, ${open} open`].join(', '));
  }
  const legal = ['200, 200, 4 rows, 0 open', '409 cycles.finished, 200, 0 rows, 0 open'];
  expect([...seen].filter((outcome) => !legal.includes(outcome))).toEqual([]);
});
