import { inGroups } from '../../database/in-groups';
import { forgetEvents } from '../../outbox';
import type { Forget } from '../users';
import { RESET_KIND } from './reset-letters';

/** Tables with a row's owner in `user_id`. The file of a photo is swept from the store a day later. */
const THEIR_OWN = [
  'sessions',
  'single_use_links',
  'second_steps',
  'recovery_codes',
  'user_two_factor',
  'known_devices',
  'user_photos',
];

/** Deletes sessions, links, second factors, devices and photos of purged people, counters and places of their attempts. */
export const accessForget: Forget = async (trx, { ids, addresses }) => {
  for (const table of THEIR_OWN) await trx(table).whereIn('user_id', ids).delete();
  for (const some of inGroups(addresses)) {
    const names = some.flatMap((email) => [email, `code:${email}`]);
    const counted = names.map((name) => `account:${name}`);
    await trx('sign_in_attempts').whereIn('subject', counted).delete();
    await trx('sign_in_places').whereIn('name', names).delete();
    const asked = some.map((email) => `reset:${email}`);
    await trx('rate_windows').whereIn('subject', asked).delete();
  }
  await forgetEvents(trx, RESET_KIND, addresses);
};
