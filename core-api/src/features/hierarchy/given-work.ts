import type { Knex } from 'knex';
import { groupBy } from '../../database/group-by';
import type { CoachWork, OpenWork } from './coach-work';

/** Somebody's work at a school that goes to somebody else. */
export interface Giving {
  school_id: number;
  from: number;
  to: number;
}

/** One piece of work that changed hands. */
export interface GivenWork extends Giving, Pick<OpenWork, 'id' | 'isCounted'> {
  kind: CoachWork['kind'];
}

interface Gifts {
  cycle_id: number;
  at: string;
  givings: readonly Giving[];
  /** Keys of the pieces that may go; everything unless told. */
  only?: ReadonlySet<string>;
  gone: () => Error;
}

/** Names a piece of work among all rooms. */
export const workKey = ({ kind, id }: Pick<GivenWork, 'kind' | 'id'>) => `${kind} ${id}`;

interface Arrival {
  school_id: number;
  /** Its coach from now on; null where there is none. */
  coach_id: number | null;
}

/** Gives what waited for a coach to those who are there now, a statement per room and coach. */
export async function adoptWork(
  trx: Knex.Transaction,
  rooms: readonly CoachWork[],
  { cycle_id, at, arrivals }: { cycle_id: number; at: string; arrivals: readonly Arrival[] },
): Promise<void> {
  for (const [to, theirs] of groupBy(arrivals, ({ coach_id }) => coach_id)) {
    if (to === null) continue;
    const schools = theirs.map(({ school_id }) => school_id);
    for (const { adopt } of rooms) await adopt?.(trx, { cycle_id, schools, to, at });
  }
}

/**
 * Gives what has not begun to others, a statement per room and pair of people. Refuses with `gone` where something began
 * or changed hands meanwhile.
 */
export async function giveWork(
  trx: Knex.Transaction,
  rooms: readonly CoachWork[],
  { cycle_id, at, givings, only, gone }: Gifts,
): Promise<GivenWork[]> {
  if (givings.length === 0) return [];
  const schools = [...new Set(givings.map(({ school_id }) => school_id))];
  const people = [...new Set(givings.map(({ from }) => from))];
  const heirs = new Map(givings.map(({ school_id, from, to }) => [`${school_id} ${from}`, to]));
  const given: GivenWork[] = [];
  for (const room of rooms)
    for (const { id, school_id, user_id, isCounted } of await room.open(trx, { cycle_id, schools, people })) {
      const to = heirs.get(`${school_id} ${user_id}`);
      if (to === undefined || (only && !only.has(workKey({ kind: room.kind, id })))) continue;
      given.push({ kind: room.kind, id, school_id, from: user_id, to, isCounted });
    }
  if ((await give(trx, rooms, given, at)) < given.length) throw gone();
  return given;
}

/** Gives pieces of work, each from whose it is to somebody else. Returns how many still were theirs and had not begun. */
async function give(
  trx: Knex.Transaction,
  rooms: readonly CoachWork[],
  work: readonly GivenWork[],
  at: string,
): Promise<number> {
  let moved = 0;
  for (const room of rooms) {
    const mine = work.filter(({ kind }) => kind === room.kind);
    for (const [first, ...others] of groupBy(mine, ({ from, to }) => `${from} ${to}`).values()) {
      if (!first) continue;
      const { from, to } = first;
      moved += await room.give(trx, { ids: [first, ...others].map(({ id }) => id), from, to, at });
    }
  }
  return moved;
}

/** Counted pieces of each kind by school and whose they were: `of(school_id, user_id)`. */
export function givenOf(work: readonly GivenWork[]) {
  const sums = new Map<string, Record<CoachWork['kind'], number>>();
  for (const { kind, school_id, from, isCounted } of work) {
    const key = `${school_id} ${from}`;
    const sum = sums.get(key) ?? { visits: 0, activities: 0 };
    if (isCounted) sum[kind] += 1;
    sums.set(key, sum);
  }
  return (school_id: number, user_id: number) => sums.get(`${school_id} ${user_id}`) ?? { visits: 0, activities: 0 };
}
