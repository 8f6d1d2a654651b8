import type { Knex } from 'knex';
import { isMysql } from '../../database/dialect';
import { Problem } from '../../kernel/problem';

/**
 * Serialises changes that remove a super administrator's account or role, so that two cannot remove each other at the
 * same time. What is counted under the lock is committed data.
 */
export async function oneAtATime(trx: Knex.Transaction): Promise<void> {
  const role = trx('roles').where({ code: 'SUPER_ADMIN' });
  await (isMysql(trx) ? role.forUpdate() : role).first('id');
}

/** Refuses if no super administrator remains who can sign in (ADM-06). */
export async function assertSuperRemains(trx: Knex.Transaction): Promise<void> {
  const one = await trx('role_user')
    .join('roles', 'roles.id', 'role_user.role_id')
    .join('users', 'users.id', 'role_user.user_id')
    .where('roles.code', 'SUPER_ADMIN')
    .where('users.active', true)
    .where('users.is_banned', false)
    .whereNull('users.deleted_at')
    .whereNotNull('users.verified_at')
    .first<{ id: number } | undefined>('users.id');
  if (!one) throw new Problem('users.last-super');
}
