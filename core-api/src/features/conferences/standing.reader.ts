import type { Knex } from 'knex';
import { rolesInForce } from '../roles';

/** Whether somebody has an account that may be used. */
const hasAccount = async (db: Knex, id: number): Promise<boolean> =>
  (await db('users').where({ id, deleted_at: null }).where('active', true).where('is_banned', false).first('id')) !==
  undefined;

/** Whether somebody gives sessions: with an account, as an agent. */
export async function givesSessions(db: Knex, id: number): Promise<boolean> {
  if (!(await hasAccount(db, id))) return false;
  return (await rolesInForce(db, id)).some(({ code }) => code === 'AGENT_VC');
}

/** Whether somebody may hold the sessions that they booked: with an account, in some role that books sessions. */
export async function keepsSessions(db: Knex, id: number): Promise<boolean> {
  if (!(await hasAccount(db, id))) return false;
  const roles = await rolesInForce(db, id);
  const cell = await db('role_permissions')
    .join('permissions', 'permissions.id', 'role_permissions.permission_id')
    .where('permissions.code', 'session:book')
    .where('role_permissions.enabled', true)
    .whereIn(
      'role_permissions.role_id',
      roles.map((role) => role.id),
    )
    .first<{ role_id: number } | undefined>('role_permissions.role_id');
  return cell !== undefined;
}
