import { PLACES } from '@ruta/contracts/cycles/cycle.schema';
import type { Knex } from 'knex';
import { isMysql } from '../../database/dialect';
import { inGroups } from '../../database/in-groups';
import type { PlaceIds, SchoolInCycle } from './hierarchy.tables';

/** Adds the row of a school that a cycle does not know yet. The caller holds the lock of the school. */
export async function addHierarchy(trx: Knex.Transaction, at: SchoolInCycle, now: string): Promise<void> {
  const there = await trx('school_hierarchies').where(at).first('id');
  if (!there) await trx('school_hierarchies').insert({ ...at, created_at: now, updated_at: now });
}

/** Takes a new school into these cycles, without anybody. */
export async function joinCycles(trx: Knex.Transaction, school_id: number, cycles: readonly number[], now: string) {
  if (cycles.length === 0) return;
  const rows = cycles.map((cycle_id) => ({ cycle_id, school_id }));
  await trx('cycle_schools').insert(rows.map((row) => ({ ...row, included: true })));
  await trx('school_hierarchies').insert(rows.map((row) => ({ ...row, created_at: now, updated_at: now })));
}

/** Locks who has the places of schools until the transaction ends: who writes by one of them waits, or is waited for. */
export async function lockPlaces(trx: Knex.Transaction, cycle_id: number, schools: readonly number[]): Promise<void> {
  if (!isMysql(trx)) return;
  for (const some of inGroups(schools, SCHOOLS))
    await trx('school_hierarchies')
      .where({ cycle_id })
      .whereIn('school_id', some)
      .orderBy('school_id')
      .forUpdate()
      .select('id');
}

/** Whether a school takes part in a cycle; the caller has judged its hierarchy at its revision. */
export async function putPart(
  trx: Knex.Transaction,
  at: SchoolInCycle,
  part: { included: boolean; excluded_at: string | null; excluded_by: number | null },
): Promise<void> {
  const changed = await trx('cycle_schools').where(at).update(part);
  if (changed === 0) await trx('cycle_schools').insert({ ...at, ...part });
}

/** Who has each place of a school from now on, at the revision that was judged. */
export interface PlacedSchool {
  school_id: number;
  revision: number;
  ids: PlaceIds;
  director_access: string | null;
}

/** Schools per statement: each has a value per column. */
const SCHOOLS = 200;

/** A value per school as an SQL expression. */
export const bySchool = <Row extends { school_id: number }>(
  db: Knex,
  rows: readonly Row[],
  valueOf: (row: Row) => number | string | null,
) =>
  db.raw(
    `case school_id ${rows.map(() => 'when ? then ?').join(' ')} end`,
    rows.flatMap((row) => [row.school_id, valueOf(row)] as Knex.RawBinding[]),
  );

/** Writes who has the places of schools that still have their revision, and raises it. Returns how many it changed. */
export async function updatePlaces(
  trx: Knex.Transaction,
  cycle_id: number,
  schools: readonly PlacedSchool[],
  at: string,
): Promise<number> {
  let changed = 0;
  for (const some of inGroups(schools, SCHOOLS))
    changed += await trx('school_hierarchies')
      .where({ cycle_id })
      .whereIn(
        'school_id',
        some.map(({ school_id }) => school_id),
      )
      .where(
        'revision',
        bySchool(trx, some, ({ revision }) => revision),
      )
      .update({
        ...Object.fromEntries(PLACES.map((place) => [`${place}_id`, bySchool(trx, some, ({ ids }) => ids[place])])),
        director_access: bySchool(trx, some, ({ director_access }) => director_access),
        revision: trx.raw('revision + 1'),
        updated_at: at,
      });
  return changed;
}
