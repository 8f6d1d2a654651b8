import type { Knex } from 'knex';
import { deviceName, deviceOf } from './device';

/** Maximum of devices per person; the one seen longest ago is deleted. */
const KEPT = 30;

/**
 * Records the device of a sign-in. Returns true if the person has used others before, but never this one. Compares
 * browser and system only, so that updates of either do not count.
 */
export async function isNewDevice(trx: Knex, userId: number, userAgent: string, at: string): Promise<boolean> {
  const device = deviceName(deviceOf(userAgent)).slice(0, 60);
  const known = await trx('known_devices').where({ user_id: userId }).orderBy('last_seen_at', 'desc').pluck('device');
  const isKnown = known.includes(device);
  if (isKnown) await trx('known_devices').where({ user_id: userId, device }).update({ last_seen_at: at });
  else await trx('known_devices').insert({ user_id: userId, device, last_seen_at: at }).onConflict().ignore();
  const forgotten = known.slice(KEPT);
  if (forgotten.length > 0) await trx('known_devices').where({ user_id: userId }).whereIn('device', forgotten).delete();
  return !isKnown && known.length > 0;
}
