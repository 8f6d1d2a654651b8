import type { Knex } from 'knex';

/** Ends a person's calendar addresses for good: what a suspension ended stays ended when it is lifted (decision 0060). */
export async function endCalendarFeedsOf(trx: Knex.Transaction, userId: number, at: string): Promise<void> {
  await trx('calendar_feeds').where({ user_id: userId }).whereNull('revoked_at').update({ revoked_at: at });
}
