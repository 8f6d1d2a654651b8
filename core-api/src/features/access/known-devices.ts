import type { Knex } from 'knex';
import { deviceName, deviceOf } from './device';

/** More than anybody has; the one seen longest ago is forgotten. */
const KEPT = 30;

/**
 * Notes what a person signs in with. Says whether they should be told: they were seen before, but never with this. By
 * browser and system only, so that an update of either alarms nobody.
 */
export async function isNewDevice(trx: Knex, userId: number, userAgent: string, at: string): Promise<boolean> {
  const device = deviceName(deviceOf(userAgent)).slice(0, 60);
  const known = (await trx('known_devices')
    .where({ user_id: userId })
    .orderBy('last_seen_at', 'desc')
    .pluck('device')) as string[];
  const isKnown = known.includes(device);
  if (isKnown) await trx('known_devices').where({ user_id: userId, device }).update({ last_seen_at: at });
  else await trx('known_devices').insert({ user_id: userId, device, last_seen_at: at }).onConflict().ignore();
  const forgotten = known.slice(KEPT);
  if (forgotten.length > 0) await trx('known_devices').where({ user_id: userId }).whereIn('device', forgotten).delete();
  return !isKnown && known.length > 0;
}
