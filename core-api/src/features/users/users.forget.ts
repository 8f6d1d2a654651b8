import type { Forget } from './forget';
import { removePending } from './pending-email.model';

/** Removes the addresses that purged people waited for, with their links. Letters name them by number only. */
export const usersForget: Forget = async (trx, { ids }) => {
  await removePending(trx, await trx('pending_emails').whereIn('user_id', ids).pluck('id'));
};
