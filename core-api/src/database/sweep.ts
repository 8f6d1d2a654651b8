import type { Knex } from 'knex';
import { utc, type Clock } from '../time/clock';

const DAY_MS = 86_400_000;

/** Deletes what nobody may use any more: sessions and links that are over, replies kept long enough. */
export async function sweepExpired(db: Knex, clock: Clock): Promise<void> {
  const now = utc(clock.now());
  await db('sessions').where('expires_at', '<', now).delete();
  await db('idempotency_keys').where('expires_at', '<', now).delete();
  await db('second_steps').where('expires_at', '<', now).delete();
  const yesterday = utc(new Date(clock.now().getTime() - DAY_MS));
  await db('session_ends').where('at', '<', yesterday).delete();
  // Whoever failed so long ago has no wait left (T19).
  await db('sign_in_attempts')
    .where('first_at', '<', yesterday)
    .where((free) => void free.whereNull('blocked_until').orWhere('blocked_until', '<=', now))
    .delete();
  await db('single_use_links').where('expires_at', '<', now).delete();
  await db('rate_windows').where('ends_at', '<', now).delete();
}
