import type { Knex } from 'knex';
import { deleteJudged } from '../../database/judged-rows';

interface Roles {
  user_id: number;
  /** The cycle of transitional roles; null for own ones. */
  cycleId: number | null;
  roleIds: readonly number[];
}

/** Gives roles to a person, who does not hold them. The caller holds the lock of their account. */
export async function giveRoles(trx: Knex.Transaction, { user_id, cycleId, roleIds }: Roles): Promise<void> {
  if (roleIds.length === 0) return;
  if (cycleId === null)
    await trx('role_user').insert(roleIds.map((role_id) => ({ user_id, role_id, attach_type: 'local' as const })));
  else await trx('transitional_roles').insert(roleIds.map((role_id) => ({ user_id, role_id, cycle_id: cycleId })));
}

/** Takes roles from a person; `gone` is the refusal where one is not theirs any more, or came from another system. */
export async function takeRoles(
  trx: Knex.Transaction,
  { user_id, cycleId, roleIds }: Roles,
  gone: () => Error,
): Promise<void> {
  for (const role_id of roleIds) {
    if (cycleId !== null) {
      await deleteJudged(trx, 'transitional_roles', { at: { user_id, role_id, cycle_id: cycleId }, gone });
      continue;
    }
    await trx('role_user_levels').where({ user_id, role_id }).delete();
    await deleteJudged(trx, 'role_user', { at: { user_id, role_id, attach_type: 'local' }, gone });
  }
}

/** Ends the sessions of a person in these roles. */
export const endSessionsIn = (
  trx: Knex.Transaction,
  user_id: number,
  roleIds: readonly number[],
): PromiseLike<number> => trx('sessions').where({ user_id }).whereIn('role_id', roleIds).delete();
