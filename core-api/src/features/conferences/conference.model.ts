import type { Knex } from 'knex';
import type { NewRow } from '../../database/table';
import type { ConferenceRow, ConferenceStatusRow } from './conferences.tables';

/** Adds a session. Returns its id. */
export async function insertSession(trx: Knex.Transaction, row: NewRow<'conferences'>): Promise<number> {
  const [id = 0] = await trx('conferences').insert(row);
  return id;
}

/** Takes a day of a petitioner; a unique key refuses a second session on it (F01). */
export const takeDay = (trx: Knex.Transaction, row: NewRow<'petitioner_days'>) => trx('petitioner_days').insert(row);

/** Takes cells of an agent; a unique key refuses one that is taken (F01). */
export const takeCells = (trx: Knex.Transaction, rows: NewRow<'session_cells'>[]) => trx('session_cells').insert(rows);

/** Notes a state of a session, which is its present one from now on. */
export async function insertStatus(trx: Knex.Transaction, row: Omit<ConferenceStatusRow, 'id'>): Promise<void> {
  await trx('conference_statuses').insert(row);
}

/** Frees the hour of a session on its agent's side. */
export const freeCells = (trx: Knex.Transaction, conference_id: number) =>
  trx('session_cells').where({ conference_id }).delete();

/** Frees the hour of a session and the day of its petitioner. */
export async function freeHours(trx: Knex.Transaction, conference_id: number): Promise<void> {
  await freeCells(trx, conference_id);
  await trx('petitioner_days').where({ conference_id }).delete();
}

/**
 * Keeps the meeting that was made for a session, unless it has one or was cancelled. Returns whether it was kept: of
 * several that are made at once the first is.
 */
export const keepMeeting = async (
  trx: Knex,
  id: number,
  meeting: Pick<ConferenceRow, 'meeting_id' | 'join_url'>,
): Promise<boolean> =>
  (await trx('conferences').where({ id }).whereNull('meeting_id').whereNot('status', 'cancelled').update(meeting)) > 0;

/** Forgets a meeting that the provider has no more, unless another took its place. */
export const forgetMeeting = async (trx: Knex, id: number, meeting_id: string): Promise<void> => {
  await trx('conferences').where({ id, meeting_id }).update({ meeting_id: null, join_url: null });
};
