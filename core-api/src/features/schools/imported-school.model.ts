import type { Knex } from 'knex';
import { inGroups } from '../../database/in-groups';
import type { ImportedSchoolRow } from './schools.tables';

/** What an import knows of a school. */
export type ImportedFacts = Pick<
  ImportedSchoolRow,
  'remote_id' | 'search_key' | 'name' | 'code' | 'city' | 'country_id' | 'state_id' | 'timezone' | 'levels' | 'payload'
>;
/** What an import changes of one that waits, and what its undo puts back. */
export type ImportedState = ImportedFacts & Pick<ImportedSchoolRow, 'imported_at' | 'discarded_at'>;

const WRITTEN = [
  'search_key',
  'name',
  'code',
  'city',
  'country_id',
  'state_id',
  'timezone',
  'levels',
  'payload',
  'imported_at',
  'discarded_at',
] as const;

/** Thirteen values a row; SQLite takes 32,766 a statement. */
const STEP = 200;

/** Adds imported schools that wait. A remote id that is there already is a unique violation. */
export async function insertImported(trx: Knex.Transaction, rows: readonly ImportedFacts[], at: string): Promise<void> {
  for (const some of inGroups(rows, STEP))
    await trx('imported_schools').insert(
      some.map((row) => ({
        ...row,
        ...{ imported_at: at, school_id: null, discarded_at: null },
      })),
    );
}

/** Changes imported schools that wait at the revision that was judged. Returns how many it changed. */
export async function updateImported(
  trx: Knex.Transaction,
  rows: readonly (ImportedState & Pick<ImportedSchoolRow, 'id' | 'revision'>)[],
): Promise<number> {
  let changed = 0;
  for (const some of inGroups(rows)) {
    const valueOf = (value: (row: ImportedState) => string | number | null) =>
      trx.raw(
        `case id ${some.map(() => 'when ? then ?').join(' ')} end`,
        some.flatMap((row) => [row.id, value(row)]),
      );
    changed += await trx('imported_schools')
      .whereNull('school_id')
      .where((any) => {
        for (const { id, revision } of some) void any.orWhere({ id, revision });
      })
      .update({
        ...Object.fromEntries(WRITTEN.map((column) => [column, valueOf((row) => row[column])])),
        revision: trx.raw('revision + 1'),
      });
  }
  return changed;
}

/** Deletes imported schools that nobody has touched since they were added. Returns how many. */
export async function deleteImported(trx: Knex.Transaction, ids: readonly number[]): Promise<number> {
  let deleted = 0;
  for (const some of inGroups(ids, STEP))
    deleted += await trx('imported_schools')
      .whereIn('id', some)
      .where({ revision: 1 })
      .whereNull('school_id')
      .whereNull('discarded_at')
      .delete();
  return deleted;
}
