import { SCHOOL_LEADERS, type Ability } from '@ruta/contracts';
import type { Knex } from 'knex';

/** Ids of a school's leaders (director, deputy, coordinator) who have an ability now. */
export async function leadersWho(db: Knex, ability: Ability, schoolId: number): Promise<number[]> {
  return db('users')
    .join('role_user', 'role_user.user_id', 'users.id')
    .join('roles', 'roles.id', 'role_user.role_id')
    .join('role_permissions', 'role_permissions.role_id', 'roles.id')
    .join('permissions', 'permissions.id', 'role_permissions.permission_id')
    .where('users.school_id', schoolId)
    .where('users.active', true)
    .where('users.is_banned', false)
    .whereIn('roles.code', [...SCHOOL_LEADERS])
    .where('permissions.code', ability)
    .where('role_permissions.enabled', true)
    .distinct()
    .pluck<number[]>('users.id');
}
