import { randomBytes } from 'node:crypto';
import type { Stage } from '../../core-api/src/testing/races';
import { PASSWORD, passwordHash } from '../../core-api/src/features/access/account.testing';
import { isDeclared } from './race';
import { raceRing, type Reply, type Ring } from './ring';
import { callsOf, records } from './rooms';
import { nameOf } from '../kit/requests';

/** Calls of one record, or of as many records as there are calls, that arrive at once. */
const TOGETHER = 20;

let ring: Ring;
beforeAll(async () => {
  ring = await raceRing();
});
afterAll(() => ring.stop());

const answersOf = (replies: readonly Reply[]) => {
  const counts = new Map<string, number>();
  for (const { status, code = '' } of replies) {
    const answer = `${status} ${code}`.trim();
    counts.set(answer, (counts.get(answer) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
};

function called(recordName: string, call: string) {
  const record = records[recordName];
  const endpoint = record && callsOf(record).main.find((one) => nameOf(one) === call);
  if (!record || !endpoint) throw new Error(`${recordName} declares no ${call}`);
  const begin = (state: string): Promise<Stage> => {
    const made = record.states[state];
    if (!made) throw new Error(`${recordName} has no state ${state}`);
    return made({ ...ring.world.place(), world: ring.world.server.world });
  };
  return { record, endpoint, begin };
}

describe('twenty calls at once are answered 2xx or with a refusal that their contract names', () => {
  test.each([
    ['way in', 'with a password only', 'POST /login'],
    ['plan of a school', 'no draft', 'POST /schools/visits'],
    ['visit', 'draft', 'PUT /schools/visits/:id/publish'],
    ['address that nobody invited', 'free', 'POST /invitations'],
    ['activity', 'running', 'POST /schools/activity/set-evidence'],
    ['person', 'in one session', 'POST /profile/photo'],
  ])('%s, %s: %s', async (recordName, state, call) => {
    const { record, endpoint, begin } = called(recordName, call);
    const stage = await begin(state);
    const replies = await Promise.all(
      Array.from({ length: TOGETHER }, (_, at) => ring.send(endpoint, record, stage, at % 2 === 0 ? 1 : 2)),
    );
    const undeclared = replies.filter((reply) => reply.status >= 300 && !isDeclared(endpoint, reply));
    expect(answersOf(undeclared)).toEqual({});
    expect(replies.some(({ status }) => status < 300)).toBe(true);
  });

  test.each([
    ['plan of a school', 'no draft', 'POST /schools/visits', 201],
    ['address that nobody invited', 'free', 'POST /invitations', 201],
    ['visit', 'draft', 'PUT /schools/visits/:id/publish', 200],
  ])('%s, twenty of them, %s: %s all succeed', async (recordName, state, call, status) => {
    const { record, endpoint, begin } = called(recordName, call);
    const stages: Stage[] = [];
    for (let at = 0; at < TOGETHER; at += 1) stages.push(await begin(state));
    const replies = await Promise.all(
      stages.map((stage, at) => ring.send(endpoint, record, stage, at % 2 === 0 ? 1 : 2)),
    );
    expect(answersOf(replies)).toEqual({ [status]: TOGETHER });
  });
});

/** People of a school on a Monday, behind one address. */
const PEOPLE = 60;

test.each([
  ['on one instance', 1],
  ['on two instances', 2],
])(
  'T19 sixty people sign in at once from one address, %s: all get in, and none of their tries stays counted',
  async (_, instances) => {
    const { server } = ring.world;
    await ring.read(['delete from sign_in_attempts']);
    const { record, endpoint } = called('way in', 'POST /login');
    const password_hash = await passwordHash();
    const addresses = Array.from({ length: PEOPLE }, () => `${randomBytes(6).toString('hex')}@ruta.test`);
    for (const email of addresses) await server.world.person('PROF', { email, password_hash });

    const replies = await Promise.all(
      addresses.map((address, at) =>
        ring.send(
          endpoint,
          { ...record, bodies: { 'POST /login': () => ({ email: address, password: PASSWORD }) } },
          { ids: {} },
          instances === 2 && at % 2 === 0 ? 2 : 1,
        ),
      ),
    );
    expect(answersOf(replies)).toEqual({ 200: PEOPLE });
    const counted = (await server.db('sign_in_attempts').where('failures', '>', 0)) as unknown[];
    expect(counted).toEqual([]);
  },
  60_000,
);
