import { PLACES, type Place } from '@ruta/contracts/cycles/cycle.schema';
import type { Knex } from 'knex';
import { inGroups } from '../../database/in-groups';
import { bySchool } from './hierarchy.model';
import type { HierarchyHistoryRow, MovedWork, PlaceIds } from './hierarchy.tables';

/** A school that changes hands, for its history. */
export interface HistoryOfSchool {
  school_id: number;
  before: PlaceIds;
  after: PlaceIds;
  /** The places that change hands. */
  places: readonly Place[];
  /** By the place that somebody left. */
  moved: ReadonlyMap<Place, MovedWork>;
}

/** What the rows of one change have in common. */
type ChangeFacts = Pick<HierarchyHistoryRow, 'changed_by' | 'reason' | 'batch_id'> & { cycle_id: number; at: string };

/** Schools per statement. */
const SCHOOLS = 200;

/** Ends the open rows of the places that change hands, and opens those of who comes: a statement per place. */
export async function writeHistory(
  trx: Knex.Transaction,
  { cycle_id, at, ...by }: ChangeFacts,
  schools: readonly HistoryOfSchool[],
): Promise<void> {
  for (const place of PLACES) {
    const left = schools.filter(({ places, before }) => places.includes(place) && before[place] !== null);
    for (const some of inGroups(left, SCHOOLS))
      await trx('hierarchy_history')
        .where({ cycle_id, place, to_at: null })
        .whereIn(
          'school_id',
          some.map(({ school_id }) => school_id),
        )
        .update({ ...by, to_at: at, moved: bySchool(trx, some, ({ moved }) => textOf(moved.get(place))) });
  }
  const coming = schools.flatMap(({ school_id, places, after }) =>
    places.flatMap((place) => {
      const user_id = after[place];
      return user_id === null ? [] : [{ ...by, cycle_id, school_id, place, user_id, from_at: at }];
    }),
  );
  for (const some of inGroups(coming)) await trx('hierarchy_history').insert(some);
}

const textOf = (moved: MovedWork | undefined) => (moved === undefined ? null : JSON.stringify(moved));

/** The columns that `openPlace` copies, apart from the person. */
type Opened = Pick<HierarchyHistoryRow, 'cycle_id' | 'from_at' | 'changed_by' | 'reason'>;

/** Opens the history of everybody in one place of a cycle, in one statement; without effect where it is open. */
export async function openPlace(trx: Knex.Transaction, place: Place, opened: Opened): Promise<void> {
  await trx.raw(
    `insert into hierarchy_history (cycle_id, school_id, place, user_id, from_at, changed_by, reason)
    select placed.cycle_id, placed.school_id, ?, placed.${place}_id, ?, ?, ?
    from school_hierarchies as placed
    where placed.cycle_id = ? and placed.${place}_id is not null
      and not exists (select 1 from hierarchy_history as known where known.cycle_id = placed.cycle_id
        and known.school_id = placed.school_id and known.place = ? and known.to_at is null)`,
    [place, opened.from_at, opened.changed_by, opened.reason, opened.cycle_id, place],
  );
}

/** Ends the open rows of a cycle. */
export const closeCycle = (
  trx: Knex.Transaction,
  { cycle_id, at, changed_by }: { cycle_id: number; at: string; changed_by: number },
): PromiseLike<number> =>
  trx('hierarchy_history').where({ cycle_id, to_at: null }).update({ to_at: at, changed_by, reason: 'finished' });
