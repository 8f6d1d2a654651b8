import type { Knex } from 'knex';
import type { Problem } from '../kernel/problem';

/** Tables whose rows have a revision. */
type Revised = {
  [Name in Knex.TableNames]: Knex.TableType<Name>['base'] extends { revision: number } ? Name : never;
}[Knex.TableNames];

interface Change<Name extends Revised> {
  /** The rows: columns and their values, or a Knex callback. */
  at: Readonly<Partial<Knex.TableType<Name>['base']>> | ((query: Knex.QueryBuilder) => void);
  /** The revision that the caller has seen; `any` where the change holds whatever somebody else saved. */
  revision: number | 'any';
  changes: Omit<Knex.TableType<Name>['update'], 'revision'>;
  /** The refusal if no row was updated: another revision, or `at` no longer holds. */
  stale: () => Problem | Promise<Problem>;
}

/**
 * Updates rows and raises their revision by 1, in one statement that is guarded by the revision (law 6). Refuses with
 * `stale` if it updates nothing.
 */
export async function updateAtRevision<Name extends Revised>(
  trx: Knex,
  table: Name,
  { at, revision, changes, stale }: Change<Name>,
): Promise<void> {
  // `as string`: Knex cannot resolve the row type of a generic table name.
  const rows = trx(table as string).where(at);
  if (revision !== 'any') void rows.where({ revision });
  const updated = await rows.update({ ...changes, revision: trx.raw('revision + 1') });
  if (updated === 0) throw await stale();
}
