import type { Knex } from 'knex';
import { isMysql } from '../../database/dialect';
import { Problem } from '../../kernel/problem';

/**
 * Makes those wait who are about to take a super administrator's account or role away: one at a time, so that two who
 * take each other's cannot both succeed. The lock is taken first, and what is counted after it is what is committed.
 */
export async function oneAtATime(trx: Knex.Transaction): Promise<void> {
  const role = trx('roles').where({ code: 'SUPER_ADMIN' });
  await (isMysql(trx) ? role.forUpdate() : role).first('id');
}

/** Refuses unless somebody who can sign in is still a super administrator (ADM-06: nobody is locked out). */
export async function assertSuperRemains(trx: Knex.Transaction): Promise<void> {
  const one = (await trx('role_user')
    .join('roles', 'roles.id', 'role_user.role_id')
    .join('users', 'users.id', 'role_user.user_id')
    .where({ 'roles.code': 'SUPER_ADMIN', 'users.active': true, 'users.is_banned': false, 'users.deleted_at': null })
    .whereNotNull('users.verified_at')
    .first('users.id')) as { id: number } | undefined;
  if (!one) throw new Problem('users.last-super');
}
