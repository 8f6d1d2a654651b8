import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { unmet, placePairs, type PlacePair } from './places';
import { raceOf, ROUNDS } from './race';
import { unexpected } from './register';
import { raceRing, type Ring } from './ring';

/** What the gate leaves out, `npm run test:all` runs (decision 0059). */
const isWhole = ROUNDS >= 20;
/** The run's seed: each run meets another call of a room, and the same seed the same. */
const SEED = Number(process.env['TESTS_SEED'] ?? 0);

/** One call of each room, and one way of losing the place. */
function inTurn(pairs: readonly PlacePair[]): PlacePair[] {
  const rooms = [...new Set(pairs.map(({ room }) => room))];
  return rooms.flatMap((room) => {
    const ofRoom = pairs.filter((pair) => pair.room === room);
    return ofRoom[SEED % ofRoom.length] ?? [];
  });
}

let ring: Ring;
beforeAll(async () => {
  ring = await raceRing();
});
afterAll(() => ring.stop());

/** Each call once, with a coach in the place. */
const writes = placePairs.filter(({ pair }) => pair.calls[1] === placePairs[0]?.pair.calls[1]);

/** What a call answers to a coach whose place is taken: before she sends it, or while it waits for who takes it. */
async function answersOf({ record, pair: { calls } }: PlacePair, state: string, isUndated = false) {
  const { db } = ring.world.server;
  const begin = async () => {
    const made = record.states[state];
    if (!made) throw new Error(`There is no state ${state}`);
    const stage = await made({ ...ring.world.place(), world: ring.world.server.world });
    if (isUndated)
      await db('hierarchy_history')
        .where({ school_id: stage.ids['hierarchySchool'] ?? 0 })
        .delete();
    const taken = (trx: Knex) =>
      trx('school_hierarchies')
        .where({ school_id: stage.ids['hierarchySchool'] ?? 0 })
        .update({ coach_id: stage.ids['heir'] ?? 0 });
    return { stage, taken, send: () => ring.send(calls[0], record, stage, 1) };
  };
  const after = await begin();
  await after.taken(db);
  const { status: before } = await after.send();

  const waiting = await begin();
  const trx = await db.transaction();
  await waiting.taken(trx);
  const answer = waiting.send();
  await Promise.race([answer, waited()]);
  const { hierarchySchool = 0, activity = 0, visit = 0 } = waiting.stage.ids;
  const held = [
    ...(await heldOf(trx, 'schools', hierarchySchool)),
    ...(await heldOf(trx, 'agenda_activities', activity)),
    ...(await heldOf(trx, 'school_visits', visit)),
  ];
  await trx.commit();
  return { before, beside: (await answer).status, held };
}

/** The table, if somebody holds its row: who holds it and waits for a place is a deadlock for who has taken the place. */
const heldOf = (trx: Knex.Transaction, table: string, id: number): Promise<string[]> =>
  trx.raw('select id from ?? where id = ? for update nowait', [table, id]).then(
    () => [],
    () => [table],
  );

/** Until a transaction waits for another. */
async function waited() {
  const WAITS = "select count(*) as waits from information_schema.innodb_trx where trx_state = 'LOCK WAIT'";
  for (let asked = 0; asked < 100; asked += 1) {
    const [[row] = []] = await ring.read([WAITS]);
    if (Number(row?.['waits']) > 0) return;
    await pause(20);
  }
}

describe('HIE-03 a place that somebody takes at the moment allows nothing more', () => {
  test.each(writes.map((one) => [one.name, one] as const))('%s', async (_, write: PlacePair) => {
    const { firstState } = raceOf(ring, write.record);
    const state = await firstState(write.pair.calls[0]);
    expect(state === undefined).toBe(write.call in unmet);
    if (state === undefined) return;
    const { before, beside, held } = await answersOf(write, state);
    expect({ beside, held }).toEqual({ beside: before, held: [] });
  });
});

test('HIE-03 OBS-02 an observation that the present place allows, as none is dated, locks it before its school', async () => {
  const write = writes.find(({ call }) => call === 'POST /schools/observations');
  if (!write) throw new Error('No observation is raced');
  const state = await raceOf(ring, write.record).firstState(write.pair.calls[0]);
  const { before, beside, held } = await answersOf(write, state ?? '', true);
  expect({ beside, held }).toEqual({ beside: before, held: [] });
});

const chosen = isWhole ? placePairs : inTurn(placePairs);

test.each(chosen.map((one) => [one.name, one] as const))(
  'HIE-03 who loses a place writes before it or is refused: %s',
  async (_, { record, pair }: PlacePair) => {
    const { race } = raceOf(ring, record);
    expect(unexpected(pair, await race(pair))).toEqual([]);
  },
  300_000,
);
