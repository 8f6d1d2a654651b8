import { SCHOOL_LEADERS } from '@ruta/contracts';
import { PLACES } from '@ruta/contracts/cycles/cycle.schema';
import type { Knex } from 'knex';

/** Somebody who hears of a cycle. */
export interface PersonOfCycle {
  id: number;
  /** The school that the account belongs to. */
  school_id: number | null;
}

/**
 * Who hears of the steps of a cycle, by id: who accompanies a school in it, the leaders of its included schools, and
 * those whose ids the queries `others` give; of them who may sign in.
 */
export const peopleOfCycle = (
  db: Knex,
  cycle_id: number,
  others: readonly Knex.QueryBuilder[] = [],
): PromiseLike<PersonOfCycle[]> =>
  db('users')
    .where('users.active', true)
    .where('users.is_banned', false)
    .whereNull('users.deleted_at')
    .where((of: Knex.QueryBuilder) => {
      for (const ids of others) void of.orWhereIn('users.id', ids);
      for (const place of PLACES)
        void of.orWhereIn(
          'users.id',
          db('school_hierarchies').where({ cycle_id }).whereNotNull(`${place}_id`).select(`${place}_id`),
        );
      void of.orWhere((leader) => {
        void leader
          .whereIn(
            'users.school_id',
            db('cycle_schools').where({ cycle_id }).where('included', true).select('school_id'),
          )
          .whereIn(
            'users.id',
            db('role_user')
              .join('roles', 'roles.id', 'role_user.role_id')
              .whereIn('roles.code', [...SCHOOL_LEADERS])
              .select('role_user.user_id'),
          );
      });
    })
    .orderBy('users.id')
    .select('users.id', 'users.school_id');
