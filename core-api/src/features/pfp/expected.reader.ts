import { FORMATION_ROLES } from '@ruta/contracts/pfp/limits';
import type { Knex } from 'knex';
import { audienceOf } from './audience';
import type { FormationPlanRow } from './pfp.tables';

type Plan = Pick<FormationPlanRow, 'roles' | 'levels'>;

/**
 * The people of whom a plan is expected: active people of schools with one of its roles and levels, as `isMine` says of
 * one person. Levels are those that somebody has in the role, or those of the school where none are known. Rows are those
 * of `users`, one for each of their roles.
 */
export function expectedOf(db: Knex, plan: Plan): Knex.QueryBuilder {
  const { roles, levels } = audienceOf(plan);
  const query = db('users')
    .join('role_user', 'role_user.user_id', 'users.id')
    .join('roles', 'roles.id', 'role_user.role_id')
    .join('schools', 'schools.id', 'users.school_id')
    .where('users.active', true)
    .where('users.is_banned', false)
    .whereNull('users.deleted_at')
    .whereNull('schools.deleted_at')
    .whereIn('roles.code', roles.length > 0 ? roles : [...FORMATION_ROLES]);
  if (levels.length === 0) return query;
  const held = () =>
    db({ held: 'role_user_levels' }).whereRaw('held.user_id = users.id').whereRaw('held.role_id = roles.id');
  return query.where((either) => {
    void either
      .whereExists(
        held().join('levels', 'levels.id', 'held.level_id').whereIn('levels.key', levels).select('held.user_id'),
      )
      .orWhere((unknown) => {
        void unknown
          .whereNotExists(held().select('held.user_id'))
          .whereExists(
            db('level_school')
              .join('levels', 'levels.id', 'level_school.level_id')
              .whereRaw('level_school.school_id = users.school_id')
              .whereIn('levels.key', levels)
              .select('level_school.school_id'),
          );
      });
  });
}

/** How many people a plan is for, and at how many schools: one statement. */
export async function reachOf(db: Knex, plan: Plan): Promise<{ people: number; schools: number }> {
  const row = await expectedOf(db, plan)
    .countDistinct({ people: 'users.id', schools: 'users.school_id' })
    .first<{ people: number | string; schools: number | string }>();
  return { people: Number(row.people), schools: Number(row.schools) };
}

/** People of a query of this room, by id after one of them: one statement for each group. */
export const peopleAfter = (people: Knex.QueryBuilder, after: number, most: number): PromiseLike<number[]> =>
  people.where('users.id', '>', after).distinct('users.id').orderBy('users.id').limit(most).pluck('users.id');
