import type { Knex } from 'knex';

interface Judged<Name extends Knex.TableNames> {
  /** The rows, and what was judged of them: columns and their values, or a Knex callback. An id alone judges nothing. */
  at: Readonly<Partial<Knex.TableType<Name>['base']>> | ((query: Knex.QueryBuilder) => void);
  /** The refusal if there is no such row any more. */
  gone: () => Error | Promise<Error>;
}

/**
 * Deletes rows that still are as they were judged, and refuses with `gone` if there are none. A deletion by id alone
 * would take what somebody else has changed meanwhile (law 6).
 */
export async function deleteJudged<Name extends Knex.TableNames>(
  trx: Knex,
  table: Name,
  { at, gone }: Judged<Name>,
): Promise<void> {
  // `as string`: Knex cannot resolve the row type of a generic table name.
  const deleted = await trx(table as string)
    .where(at)
    .delete();
  if (deleted === 0) throw await gone();
}

/** The same for a change of rows without a revision; rows with one are changed by `updateAtRevision`. */
export async function changeJudged<Name extends Knex.TableNames>(
  trx: Knex,
  table: Name,
  { at, gone, changes }: Judged<Name> & { changes: Knex.TableType<Name>['update'] },
): Promise<void> {
  const changed = await trx(table as string)
    .where(at)
    .update(changes);
  if (changed === 0) throw await gone();
}
