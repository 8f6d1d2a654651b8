import type { RoleCode } from '@ruta/contracts';
import type { Knex } from 'knex';

export interface RoleInForce {
  id: number;
  code: RoleCode;
}

/**
 * Narrows roles to those that a person may act in now: their own, and the transitional ones of the started cycle (ACC-05).
 * Both columns are names of the query around it: `roles.id`, `sessions.user_id`. Each join finds one row at most, by a
 * unique key: MariaDB looks such rows up before it plans anything, which takes half as long as asking whether they exist.
 */
export function inForce<Q extends Knex.QueryBuilder>(query: Q, { role, user }: { role: string; user: string }): Q {
  return query
    .leftJoin('role_user as own', (own) => {
      own.on('own.user_id', user).andOn('own.role_id', role);
    })
    .leftJoin('school_cycles as started', (cycle) => {
      cycle.onVal('started.started_flag', 1);
    })
    .leftJoin('transitional_roles as lent', (lent) => {
      lent.on('lent.user_id', user).andOn('lent.cycle_id', 'started.id').andOn('lent.role_id', role);
    })
    .where((either: Knex.QueryBuilder) => {
      void either.whereNotNull('own.role_id').orWhereNotNull('lent.role_id');
    }) as Q;
}

/** The roles that a person may act in now, in the order of the catalogue. */
export async function rolesInForce(db: Knex, userId: number): Promise<RoleInForce[]> {
  const query = db('roles').join('users', (person) => {
    person.on('users.id', db.raw('?', [userId]));
  });
  return (await inForce(query, { role: 'roles.id', user: 'users.id' })
    .orderBy('roles.id')
    .select('roles.id', 'roles.code')) as RoleInForce[];
}
