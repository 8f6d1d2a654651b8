import type { Knex } from 'knex';
import { utc, type Clock } from '../../time/clock';

const DAY_MS = 86_400_000;

/** Deletes what nobody can use any more: sessions, second steps and links that are over, attempts that count no more. */
export async function sweepAccess(db: Knex, clock: Clock): Promise<void> {
  const now = utc(clock.now());
  for (const table of ['sessions', 'second_steps', 'single_use_links'])
    await db(table).where('expires_at', '<', now).delete();
  await db('rate_windows').where('ends_at', '<', now).delete();
  // A failure of yesterday makes nobody wait (T19).
  const yesterday = utc(new Date(clock.now().getTime() - DAY_MS));
  await db('sign_in_attempts')
    .where('first_at', '<', yesterday)
    .where((free) => void free.whereNull('blocked_until').orWhere('blocked_until', '<=', now))
    .delete();
}
