import type { Response } from 'supertest';
import { roleIdOf, sessionsFor } from '../../testing/races';
import { callerOf, testServer, type Caller, type TestServer } from '../../testing/server';

/** Rounds of a taken role against an assignment; on SQLite, with its one connection, few are enough. */
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

test('ADM-05 HIE-01 a role taken by the account’s page against an assignment: one wins; nobody is assigned without the role', async () => {
  const { db, world } = server;
  const cycle_id = await world.cycle();
  const school = await world.school();
  const accessOf = async (id: number) => (await db('users').where({ id }).first('access'))?.access;
  const others = {
    director_access: await accessOf(await world.person('COACH_DIR')),
    manager_access: await accessOf(await world.person('COACH_MAN')),
    coordinator_access: await accessOf(await world.person('COACH_CORD')),
  };
  const other = [{ id: await roleIdOf(db, 'PROF'), levels: [] }];
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS; round += 1) {
    await db('hierarchy_history').delete();
    await db('school_hierarchies').delete();
    const coach = await world.person('COACH');
    const body = { ...others, coach_access: await accessOf(coach), cycle_id };
    const take = () => callers[0].put(`/users/${coach}`).send({ roles: other, revision: 1 });
    const save = () => callers[1].put(`/schools-hierarchy/store/${school}`).send(body);
    // Either sets out first every second time.
    const [taken, saved] =
      round % 2 === 0 ? await Promise.all([take(), save()]) : (await Promise.all([save(), take()])).reverse();
    if (!taken || !saved) throw new Error('Both are answered');
    const has = await db('school_hierarchies').where({ cycle_id, coach_id: coach });
    seen.add(`${told(taken)}, ${told(saved)}, ${has.length} assigned`);
  }
  const legal = ['200, 422 request.invalid, 0 assigned', '409 coach-roles.assigned, 200, 1 assigned'];
  expect([...seen].filter((outcome) => !legal.includes(outcome))).toEqual([]);
});
