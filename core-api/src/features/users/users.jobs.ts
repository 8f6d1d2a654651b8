import type { Knex } from 'knex';
import { utc, type Clock } from '../../time/clock';

/** Deletes addresses that nobody confirmed in time. Their links end at the same instant. */
export const sweepPendingEmails = async (db: Knex, clock: Clock): Promise<void> => {
  await db('pending_emails').where('expires_at', '<=', utc(clock.now())).delete();
};
