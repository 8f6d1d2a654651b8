import type { Knex } from 'knex';

/** Whether somebody's new address is this one, at `now` (UTC). */
export const isPending = async (db: Knex, email: string, now: string): Promise<boolean> =>
  (await db('pending_emails').where({ email }).where('expires_at', '>', now).first('id')) !== undefined;

/** Those of the addresses that are somebody's new one, at `now` (UTC). */
export const pendingAmong = (db: Knex, emails: readonly string[], now: string) =>
  db('pending_emails').whereIn('email', emails).where('expires_at', '>', now).pluck('email');
