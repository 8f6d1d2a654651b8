import type { Knex } from 'knex';
import { utc, type Clock } from '../../time/clock';
import { forgottenBefore } from './known-devices';
import { placesSince } from './sign-in-places';

const DAY_MS = 86_400_000;

/** Deletes expired sessions, second steps and links, attempts that no longer count, and devices that are forgotten. */
export async function sweepAccess(db: Knex, clock: Clock): Promise<void> {
  const now = utc(clock.now());
  for (const table of ['sessions', 'second_steps', 'single_use_links'])
    await db(table).where('expires_at', '<', now).delete();
  await db('rate_windows').where('ends_at', '<', now).delete();
  await db('known_devices').where('last_seen_at', '<', forgottenBefore(clock.now())).delete();
  await db('sign_in_places').where('last_at', '<', placesSince(clock.now())).delete();
  // Failures older than a day no longer delay anybody (T19).
  const yesterday = utc(new Date(clock.now().getTime() - DAY_MS));
  await db('sign_in_attempts')
    .where('first_at', '<', yesterday)
    .where((free) => void free.whereNull('blocked_until').orWhere('blocked_until', '<=', now))
    .delete();
}
