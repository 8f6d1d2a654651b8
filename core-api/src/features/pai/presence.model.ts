import type { Knex } from 'knex';
import type { PaiPlace, PaiPresenceRow } from './pai.tables';

/** Writes where a leader is; a person has one place in a plan. */
export const arrive = async (db: Knex, row: PaiPresenceRow): Promise<void> => {
  await db('pai_presence')
    .insert(row)
    .onConflict(['school_id', 'cycle_id', 'user_id'])
    .merge({ question_id: row.question_id, seen_at: row.seen_at });
};

/** Forgets who was where in a plan, because it is established. */
export const leaveAll = async (trx: Knex, { school_id, cycle_id }: PaiPlace): Promise<void> => {
  await trx('pai_presence').where({ school_id, cycle_id }).delete();
};
