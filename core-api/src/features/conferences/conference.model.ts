import type { Knex } from 'knex';
import { isUniqueViolation } from '../../database/db-problems';
import type { NewRow } from '../../database/table';
import { Problem } from '../../kernel/problem';
import { cellsOf } from './slots';
import type { ConferenceStatusRow } from './conferences.tables';

interface NewConference {
  conference: NewRow<'conferences'>;
  /** The day on the petitioner's calendar. */
  day: string;
}

/**
 * Writes a session with its first state and the keys that keep two from one hour (F01): the petitioner's day and the
 * agent's cells. A duplicate key is the refusal. Returns its id.
 */
export async function insertConference(trx: Knex.Transaction, { conference, day }: NewConference): Promise<number> {
  const [id = 0] = await trx('conferences').insert(conference);
  const { petitioner_id, user_id: agent_id, created_at } = conference;
  await unlessTaken('conferences.day-taken', () =>
    trx('petitioner_days').insert({ petitioner_id, day, conference_id: id }),
  );
  await unlessTaken('conferences.slot-taken', () =>
    trx('session_cells').insert(cellsOf(conference).map((cell_at) => ({ agent_id, cell_at, conference_id: id }))),
  );
  await insertStatus(trx, { conference_id: id, code: 'scheduled', reason: null, user_id: petitioner_id, created_at });
  return id;
}

async function unlessTaken(
  code: 'conferences.day-taken' | 'conferences.slot-taken',
  write: () => PromiseLike<unknown>,
) {
  try {
    await write();
  } catch (error) {
    if (isUniqueViolation(error)) throw new Problem(code);
    throw error;
  }
}

/** Notes a state of a session, which is its present one from now on. */
export async function insertStatus(trx: Knex.Transaction, row: Omit<ConferenceStatusRow, 'id'>): Promise<void> {
  await trx('conference_statuses').insert(row);
}

/** Frees the hour of a session and the day of its petitioner. */
export async function freeHours(trx: Knex.Transaction, conference_id: number): Promise<void> {
  await trx('session_cells').where({ conference_id }).delete();
  await trx('petitioner_days').where({ conference_id }).delete();
}
