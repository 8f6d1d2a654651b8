import type { Knex } from 'knex';
import { fromUtc, utc } from '../../time/clock';
import { deviceName, deviceOf } from './device';

/** Maximum of devices per person; the one seen longest ago is deleted. */
const KEPT = 30;
const DAY_MS = 86_400_000;
/** A device that was not seen for so long is unknown again, like its cookie (`device-cookie.ts`). */
const KNOWN_DAYS = 180;

/** Devices last seen before this instant (UTC) are unknown again. */
export const forgottenBefore = (now: Date): string => utc(new Date(now.getTime() - KNOWN_DAYS * DAY_MS));

interface SeenDevice {
  userId: number;
  userAgent: string;
  /** UTC. */
  at: string;
  /** Whether nobody has entered the account before. */
  isFirstEntry: boolean;
}

/**
 * Records the device of a sign-in. Returns true if the person does not know it. The device of the very first entry is
 * known, because it follows the link of the invitation; that of an account whose devices are all forgotten is not.
 * Compares browser and system only, so that updates of either do not count.
 */
export async function isNewDevice(trx: Knex, { userId, userAgent, at, isFirstEntry }: SeenDevice): Promise<boolean> {
  const device = deviceName(deviceOf(userAgent)).slice(0, 60);
  await trx('known_devices')
    .where({ user_id: userId })
    .where('last_seen_at', '<', forgottenBefore(fromUtc(at)))
    .delete();
  const known = await trx('known_devices').where({ user_id: userId }).orderBy('last_seen_at', 'desc').pluck('device');
  const isKnown = known.includes(device);
  if (isKnown) await trx('known_devices').where({ user_id: userId, device }).update({ last_seen_at: at });
  else await trx('known_devices').insert({ user_id: userId, device, last_seen_at: at }).onConflict().ignore();
  const forgotten = known.slice(KEPT);
  if (forgotten.length > 0) await trx('known_devices').where({ user_id: userId }).whereIn('device', forgotten).delete();
  return !isKnown && !isFirstEntry;
}
