import type { RoleCode } from '@ruta/contracts';
import { ATTENDING_ROLES } from '@ruta/contracts/agenda/activity.schema';
import type { LevelKey } from '@ruta/contracts/schools/school.schema';
import type { Knex } from 'knex';
import { groupBy } from '../../database/group-by';
import { nameLike, namePattern } from '../../database/search-key';

/** Active people of a school with an attending role. The caller must have applied the scope to the school. */
export const attendingPeople = (db: Knex, schoolId: number) =>
  db('users')
    .where('users.school_id', schoolId)
    .where('users.active', true)
    .where('users.is_banned', false)
    .whereExists((held: Knex.QueryBuilder) => {
      void held
        .from('role_user')
        .join('roles', 'roles.id', 'role_user.role_id')
        .whereRaw('role_user.user_id = users.id')
        .whereIn('roles.code', ATTENDING_ROLES);
    });

/** Those of the ids whose people may attend at the school. */
export const attendingIds = (db: Knex, schoolId: number, ids: readonly number[]) =>
  attendingPeople(db, schoolId).whereIn('users.id', ids).pluck('id');

interface Narrowed {
  search?: string | undefined;
  roles_in?: readonly RoleCode[] | undefined;
  levels?: readonly LevelKey[] | undefined;
}

/** Narrows a query of people by their names, roles and levels. */
export function narrowPeople(query: Knex.QueryBuilder, { search, roles_in, levels }: Narrowed): void {
  // A search key ends in the e-mail, which people who take attendance may not read or guess by searching (T11).
  if (search) void query.whereRaw(nameLike("replace(users.search_key, users.email, '')"), [namePattern(search)]);
  if (roles_in) {
    void query.whereIn('users.id', (held: Knex.QueryBuilder) => {
      void held
        .select('role_user.user_id')
        .from('role_user')
        .join('roles', 'roles.id', 'role_user.role_id')
        .whereIn('roles.code', [...roles_in]);
    });
  }
  if (levels) {
    void query.whereIn('users.id', (taught: Knex.QueryBuilder) => {
      void taught
        .select('role_user_levels.user_id')
        .from('role_user_levels')
        .join('levels', 'levels.id', 'role_user_levels.level_id')
        .whereIn('levels.key', [...levels]);
    });
  }
}

/** The roles and levels of people, by person; two queries. */
export async function rolesAndLevels(db: Knex, ids: readonly number[]) {
  const roles = await db('role_user')
    .join('roles', 'roles.id', 'role_user.role_id')
    .whereIn('role_user.user_id', ids)
    .select<{ user_id: number; code: RoleCode }[]>('role_user.user_id', 'roles.code');
  const levels = await db('role_user_levels')
    .join('levels', 'levels.id', 'role_user_levels.level_id')
    .whereIn('role_user_levels.user_id', ids)
    .orderBy('levels.order')
    .distinct<{ user_id: number; key: LevelKey }[]>('role_user_levels.user_id', 'levels.key', 'levels.order');
  return { roles: groupBy(roles, ({ user_id }) => user_id), levels: groupBy(levels, ({ user_id }) => user_id) };
}
