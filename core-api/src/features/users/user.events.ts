import { accessPages } from '@ruta/contracts/access/access.pages';
import type { RoleCode } from '@ruta/contracts';
import type { PersonId } from '@ruta/contracts/kit/notice';
import type { RolesNotice } from '@ruta/contracts/users/users.words';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { enqueueEvent, enqueueEvents, type Deliveries } from '../../outbox';
import { notify } from '../notifications';

const ROLES_CHANGED = 'user.roles-changed';
const VERIFIED = 'user.verified';
/**
 * Kind of the event that somebody left an account or a role: whoever is owed something by them settles it (decision 0076).
 */
export const USER_LEFT = 'user.left';
/** The page of a person's own account. */
const PAGE = accessPages.profile.href();

interface RolesPayload extends RolesNotice {
  user_id: number;
}
/** Who left, and who brought it about. What they may still do is read when the event is delivered. */
export interface LeftPayload {
  user_id: number;
  actor_id: PersonId;
}
interface VerifiedPayload {
  user_id: number;
  actor_id?: PersonId;
}

/** Tells the rooms that people were banned, deleted, deactivated, or lost a role, in the transaction of that. */
export const enqueueLeft = (
  trx: Knex.Transaction,
  users: readonly number[],
  { actor, at }: { actor: Pick<Actor, 'userId'>; at: string },
): Promise<void> =>
  enqueueEvents(
    trx,
    users.map((user_id) => ({
      kind: USER_LEFT,
      payload: { user_id, actor_id: actor.userId } satisfies LeftPayload,
      at,
    })),
  );

/** Notifies a person of changed roles (NOT-01). Changed levels of the same roles are not announced. */
export async function enqueueRolesChanged(
  trx: Knex.Transaction,
  user_id: number,
  {
    before,
    after,
    actor,
    at,
  }: { before: readonly RoleCode[]; after: readonly RoleCode[]; actor: Pick<Actor, 'userId'>; at: string },
): Promise<void> {
  const given = after.filter((code) => !before.includes(code));
  const taken = before.filter((code) => !after.includes(code));
  if (given.length + taken.length === 0) return;
  await enqueueEvent(trx, {
    kind: ROLES_CHANGED,
    payload: { user_id, actor_id: actor.userId, given, taken } satisfies RolesPayload,
    at,
  });
  if (taken.length > 0) await enqueueLeft(trx, [user_id], { actor, at });
}

/** The same for many people who each got or lost one role. */
export async function enqueueRoleChanges(
  trx: Knex.Transaction,
  changes: readonly (Pick<RolesPayload, 'given' | 'taken'> & { user_id: number })[],
  { actor, at }: { actor: Pick<Actor, 'userId'>; at: string },
): Promise<void> {
  await enqueueEvents(
    trx,
    changes.map((change) => ({ kind: ROLES_CHANGED, payload: { ...change, actor_id: actor.userId }, at })),
  );
  const losing = changes.filter(({ taken }) => taken.length > 0).map(({ user_id }) => user_id);
  await enqueueLeft(trx, losing, { actor, at });
}

/** Notifies a person that an administrator verified their account (NOT-01). */
export const enqueueVerified = (
  trx: Knex.Transaction,
  user_id: number,
  { actor, at }: { actor: Pick<Actor, 'userId'>; at: string },
): Promise<number> =>
  enqueueEvent(trx, { kind: VERIFIED, payload: { user_id, actor_id: actor.userId } satisfies VerifiedPayload, at });

/** Creates the notifications. */
export const userDeliveries = (db: Knex): Deliveries => ({
  async [ROLES_CHANGED](row) {
    const { user_id, ...notice } = row.payload as RolesPayload; // written by enqueueRolesChanged
    await notify(db, row, { type: ROLES_CHANGED, notice, recipients: [{ user_id, url: PAGE }] });
  },
  async [VERIFIED](row) {
    const { user_id, ...notice } = row.payload as VerifiedPayload; // written by enqueueVerified
    await notify(db, row, { type: VERIFIED, notice, recipients: [{ user_id, url: PAGE }] });
  },
});
