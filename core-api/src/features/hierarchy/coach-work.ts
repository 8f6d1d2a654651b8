import type { HierarchyMove } from '@ruta/contracts/hierarchy/hierarchy.schema';
import type { Knex } from 'knex';

/** Numbers of somebody's unfinished work at a school. */
export type WorkCounts = Pick<HierarchyMove, 'visits' | 'activities' | 'in_progress' | 'conferences' | 'drafts'>;
type MovableKind = 'visits' | 'activities';

/** Some people's work at some schools in a cycle. */
export interface WorkOf {
  cycle_id: number;
  schools: readonly number[];
  people: readonly number[];
}

/** Something that has not begun, so that it goes to another coach. */
export interface OpenWork {
  id: number;
  school_id: number;
  user_id: number;
  /** Whether `count` counts it; what mirrors a record of another room is counted there. */
  isCounted: boolean;
}

/**
 * Unfinished work that belongs to the coach of a school, and goes to another with the school (HIE-03). Rooms declare it
 * as `coachWork`. Each member is one statement for all schools.
 */
export interface CoachWork {
  /** Of what has not begun; it names the room's part in the record of a handover. */
  kind: MovableKind;
  /** What each of these people has at each of these schools. */
  count: (db: Knex, of: WorkOf) => Promise<readonly ({ school_id: number; user_id: number } & Partial<WorkCounts>)[]>;
  /** What of it has not begun, locked as it is now. */
  open: (trx: Knex.Transaction, of: WorkOf) => Promise<readonly OpenWork[]>;
  /** Gives these to somebody else, if they still are whose they were and have not begun. Returns how many moved. */
  give: (
    trx: Knex.Transaction,
    work: { ids: readonly number[]; from: number; to: number; at: string },
  ) => PromiseLike<number>;
  /** Gives what waited at these schools for a coach to the one who is there now, unless it has begun. */
  adopt?: (
    trx: Knex.Transaction,
    waiting: { cycle_id: number; schools: readonly number[]; to: number; at: string },
  ) => Promise<void>;
}

export const NO_WORK: WorkCounts = { visits: 0, activities: 0, in_progress: 0, conferences: 0, drafts: 0 };

/** Each person's work by school. */
export type WorkBySchool = ReadonlyMap<number, ReadonlyMap<number, WorkCounts>>;

/** The work of people at schools over all rooms. */
export async function workOf(db: Knex, rooms: readonly CoachWork[], of: WorkOf): Promise<WorkBySchool> {
  const found = new Map<number, Map<number, WorkCounts>>();
  if (of.people.length === 0 || of.schools.length === 0) return found;
  for (const { count } of rooms)
    for (const { school_id, user_id, ...counts } of await count(db, of)) {
      const there = found.get(school_id) ?? new Map<number, WorkCounts>();
      found.set(school_id, there);
      const before = there.get(user_id) ?? NO_WORK;
      const sum = (kind: keyof WorkCounts) => before[kind] + (counts[kind] ?? 0);
      there.set(user_id, {
        visits: sum('visits'),
        activities: sum('activities'),
        in_progress: sum('in_progress'),
        conferences: sum('conferences'),
        drafts: sum('drafts'),
      });
    }
  return found;
}
