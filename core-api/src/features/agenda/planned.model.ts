import type { Knex } from 'knex';
import type { NewRow } from '../../database/table';
import type { AgendaActivityModel } from './agenda.model';

type Type = AgendaActivityModel['activity_type'];

/**
 * Puts what a plan brings on the agenda, several rows in one statement. Returns the id of an item by its type and the
 * record that it is of.
 */
export async function addPlannedRows(
  trx: Knex,
  rows: readonly (NewRow<'agenda_activities'> & { activity_id: number })[],
): Promise<(type: Type, record: number) => number> {
  if (rows.length === 0) return () => 0;
  await trx('agenda_activities').insert([...rows]);
  const types = [...new Set(rows.map(({ activity_type }) => activity_type))];
  const added = await trx('agenda_activities')
    .whereIn('activity_type', types)
    .whereIn(
      'activity_id',
      rows.map(({ activity_id }) => activity_id),
    )
    .select('id', 'activity_type', 'activity_id');
  return (type, record) => added.find((row) => row.activity_type === type && row.activity_id === record)?.id ?? 0;
}

/** Characters of an item's title. */
const TITLE_MAX = 200;

/** The first 200 code points of a text, on one line. */
export const titleOf = (text: string): string =>
  Array.from(text.replaceAll(/\s+/gu, ' ').trim()).slice(0, TITLE_MAX).join('');

/** Changes what an item of a plan says, while it has not started. The caller has locked its row. */
export async function changePlannedRow(
  trx: Knex,
  id: number,
  { text, by, at, gone }: { text: string; by: number; at: string; gone: (isCompleted: boolean) => Error },
): Promise<void> {
  const changed = await trx('agenda_activities')
    .where({ id, isStarted: 0, isCompleted: 0 })
    .update({
      ...{ activity: titleOf(text), description: text, updated_by: by, updated_at: at },
      revision: trx.raw('revision + 1'),
    });
  if (changed > 0) return;
  const row = await trx('agenda_activities').where({ id }).first('isCompleted');
  throw gone(Boolean(row?.isCompleted));
}
