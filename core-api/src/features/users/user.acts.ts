import type { Actor } from '../../kernel/actor';
import { endCalendarFeedsOf, endSessionsOf } from '../../sessions';
import type { Changed, Seen, UserChanges } from './user.changes';
import { enqueueLeft, enqueueVerified } from './user.events';
import { userPolicy } from './user.policy';

/**
 * The acts on one account that are also made on several at once (ADM-04, decision 0032). `seen` is the revision that the
 * caller saw: another one refuses with `users.stale`, unless the account is so already.
 */
export function userActs({ now, change, record, save }: UserChanges) {
  return {
    /** Suspends an account, which ends its sessions and sockets, or lifts the suspension; repeating has no effect. */
    ban: (actor: Actor, id: number, isBanned: boolean, seen: Seen = 'any'): Promise<Changed> =>
      change(actor, id, userPolicy.ban, async (trx, user) => {
        if (isBanned) {
          await endSessionsOf(trx, id, { at: now() });
          await endCalendarFeedsOf(trx, id, now());
        }
        if (user.is_banned === isBanned) return false;
        await save(trx, { id, is_banned: isBanned ? 0 : 1 }, seen, { is_banned: isBanned });
        if (isBanned) await enqueueLeft(trx, [id], { actor, at: now() });
        await record(trx, actor, user, {
          action: isBanned ? 'user.banned' : 'user.unbanned',
          before: { is_banned: user.is_banned },
          after: { is_banned: isBanned },
        });
        return true;
      }),

    verify: (actor: Actor, id: number, seen: Seen = 'any'): Promise<Changed> =>
      change(actor, id, userPolicy.verify, async (trx, user) => {
        if (user.verified_at !== null) return false;
        await save(trx, { id, verified_at: null }, seen, { verified_at: now() });
        await enqueueVerified(trx, id, { actor, at: now() });
        await record(trx, actor, user, {
          action: 'user.verified',
          before: { verified_at: null },
          after: { verified_at: now() },
        });
        return true;
      }),

    /** Marks the account as deleted. Its records stay, and it can be restored until it is purged. */
    delete: (actor: Actor, id: number, seen: Seen = 'any'): Promise<Changed> =>
      change(actor, id, userPolicy.delete, async (trx, user) => {
        await endSessionsOf(trx, id, { at: now() });
        await endCalendarFeedsOf(trx, id, now());
        await save(trx, { id, deleted_at: null }, seen, { deleted_at: now(), active: false });
        await enqueueLeft(trx, [id], { actor, at: now() });
        await record(trx, actor, user, {
          action: 'user.deleted',
          before: { deleted_at: null, active: user.active },
          after: { deleted_at: now(), active: false },
        });
        return true;
      }),
  };
}

export type UserActs = ReturnType<typeof userActs>;
