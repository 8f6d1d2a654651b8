import type { Ability } from '@ruta/contracts';
import type { Knex } from 'knex';
import { own, withinSchools } from '../../database/scope';
import type { Actor } from '../../kernel/actor';

/**
 * Limits a query to the proofs that the ability reaches: those of schools, also of finished cycles (decision 0038), or
 * the caller's own (scope O).
 */
export const visibleProofs = <Q extends Knex.QueryBuilder>(query: Q, actor: Actor, ability: Ability): Q =>
  actor.grants.get(ability) === 'O'
    ? (query.where('attendance_proof_users.user_id', own(actor)) as Q)
    : withinSchools(query, actor, ability, 'attendance_proof_users.school_id', {
        column: 'attendance_proof_users.cycle_id',
      });

/** One proof that the ability reaches, for `findVisible`. */
export const soughtProof = (db: Knex, actor: Actor, ability: Ability, id: number) => ({
  visible: visibleProofs(db('attendance_proof_users').where('attendance_proof_users.id', id), actor, ability),
  id: 'attendance_proof_users.id',
  missing: 'proofs.not-found' as const,
});
