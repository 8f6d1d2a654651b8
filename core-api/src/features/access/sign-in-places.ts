import type { Knex } from 'knex';
import { fromUtc, utc } from '../../time/clock';

/** How long an account is known at an address after a sign-in. */
const KNOWN_MS = 30 * 86_400_000;

/** An account by the name that the throttle counts it by, an address, and the instant (UTC). */
interface Place {
  name: string;
  ip: string;
  now: string;
}

/** Notes that the account has signed in from the address. */
export const noteSignInPlace = (db: Knex, { name, ip, now }: Place) =>
  db('sign_in_places').insert({ name, ip, last_at: now }).onConflict(['name', 'ip']).merge(['last_at']);

/** Whether the account has signed in from the address in the last thirty days. */
export const isPlaceOf = async (db: Knex, { name, ip, now }: Place): Promise<boolean> =>
  (await db('sign_in_places')
    .where({ name, ip })
    .where('last_at', '>=', placesSince(fromUtc(now)))
    .first('ip')) !== undefined;

/** Before this instant (UTC) places are forgotten. */
export const placesSince = (now: Date): string => utc(new Date(now.getTime() - KNOWN_MS));
