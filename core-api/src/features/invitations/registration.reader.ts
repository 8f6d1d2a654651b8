import type { RoleCode } from '@ruta/contracts';
import type { Knex } from 'knex';
import type { Flag } from '../../database/table';

export interface OpenInvitation {
  id: number;
  email: string;
  role_id: number;
  role_code: RoleCode;
  su: Flag;
  school_id: number | null;
  school_name: string | null;
  invited_by: number | null;
  name: string | null;
  surname: string | null;
  /** JSON: ids. */
  levels: string | null;
  expires_at: string;
}

/**
 * The invitations that are still valid: for roles above administration the inviter must still be able to grant them
 * (T03).
 */
export async function invitationsInForce(
  db: Knex,
  now: string,
  where: { 'invitations.id': number } | { 'invitations.email': string },
): Promise<OpenInvitation[]> {
  const found = await db('invitations')
    .join('roles', 'roles.id', 'invitations.role_id')
    .leftJoin('schools', 'schools.id', 'invitations.school_id')
    .whereNull('invitations.accepted_at')
    .where('invitations.expires_at', '>', now)
    .where(where)
    .select<OpenInvitation[]>(
      'invitations.id',
      'invitations.email',
      'invitations.role_id',
      'roles.code as role_code',
      'roles.su',
      'invitations.school_id',
      'schools.name as school_name',
      'invitations.invited_by',
      'invitations.name',
      'invitations.surname',
      'invitations.levels',
      'invitations.expires_at',
    );
  const givers = found.flatMap(({ su, invited_by }) => (su && invited_by !== null ? [invited_by] : []));
  const able = givers.length === 0 ? [] : await superAdministratorsAmong(db, givers);
  return found.filter(({ su, invited_by }) => !su || (invited_by !== null && able.includes(invited_by)));
}

/** Those of the people who are super administrators and may sign in. */
const superAdministratorsAmong = (db: Knex, ids: readonly number[]) =>
  db('role_user')
    .join('roles', 'roles.id', 'role_user.role_id')
    .join('users', 'users.id', 'role_user.user_id')
    .whereIn('role_user.user_id', ids)
    .where('roles.code', 'SUPER_ADMIN')
    .where('users.is_banned', false)
    .where('users.active', true)
    .whereNull('users.deleted_at')
    .pluck<number[]>('role_user.user_id');
