import type { Ability, CoachRole } from '@ruta/contracts';
import type { Place } from '@ruta/contracts/cycles/cycle.schema';
import type { Knex } from 'knex';
import { withinSchools, type PastCycle } from '../../database/scope';
import type { Actor } from '../../kernel/actor';

/** Who holds one of the roles: their own, or transitional in the cycle. Each person once. */
export const holders = (db: Knex, roles: readonly CoachRole[], cycleId: number | null) => {
  const ids = () =>
    db('roles')
      .whereIn('code', [...roles])
      .select('id');
  const own: Knex.QueryBuilder = db('role_user').whereIn('role_id', ids()).select('user_id');
  const lent: Knex.QueryBuilder = db('transitional_roles').where({ cycle_id: cycleId ?? 0 });
  return own.union([lent.whereIn('role_id', ids()).select('user_id')]);
};

interface Standing {
  ability: Ability;
  places: readonly Place[];
  /** Which rows of `school_hierarchies`, such as those of a cycle. */
  at: (rows: Knex.QueryBuilder) => void;
  /** The finished cycle that is read; `at` then limits the rows to it (decision 0038). */
  past?: PastCycle | undefined;
}

/** The ids of who stands at these places of the schools that the ability reaches, as `user_id`, each once. */
export function standing(db: Knex, actor: Actor, { ability, places, at, past }: Standing): Knex.QueryBuilder {
  const [first, ...others] = places.map((place) => {
    const of = db('school_hierarchies').where(at);
    const rows = withinSchools(of, actor, ability, 'school_hierarchies.school_id', past);
    return rows.whereNotNull(`${place}_id`).select(`${place}_id as user_id`) as Knex.QueryBuilder;
  });
  if (!first) throw new Error('Somebody stands at one place at least');
  return first.union(others);
}
