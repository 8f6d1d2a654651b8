import { SCHOOL_LEADERS, type Ability, type RoleCode } from '@ruta/contracts';
import type { Knex } from 'knex';

/** Ids of a school's leaders (director, deputy, coordinator), or of those in some roles, who have an ability now. */
export async function leadersWho(
  db: Knex,
  ability: Ability,
  schoolId: number,
  roles: readonly RoleCode[] = SCHOOL_LEADERS,
): Promise<number[]> {
  return db('users')
    .join('role_user', 'role_user.user_id', 'users.id')
    .join('roles', 'roles.id', 'role_user.role_id')
    .join('role_permissions', 'role_permissions.role_id', 'roles.id')
    .join('permissions', 'permissions.id', 'role_permissions.permission_id')
    .where('users.school_id', schoolId)
    .where('users.active', true)
    .where('users.is_banned', false)
    .whereIn('roles.code', [...roles])
    .where('permissions.code', ability)
    .where('role_permissions.enabled', true)
    .distinct()
    .pluck<number[]>('users.id');
}
