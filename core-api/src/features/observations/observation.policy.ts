import type { Ability } from '@ruta/contracts';
import type { CycleState } from '@ruta/state-machines/cycles/cycle.rules';
import type { Knex } from 'knex';
import { own, withinSchools, type PastCycle } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import type { Verdict } from '../../kernel/verdict';

/** Columns of a place in the history by role (scope H). */
const PLACES = {
  COACH_DIR: ['director'],
  COACH_MAN: ['manager'],
  COACH_CORD: ['coordinator'],
  COACH: ['coach'],
  COACH_SEC: ['secondary_one', 'secondary_two'],
} as const;

/**
 * The observations that the ability reaches: of the caller's schools, with `past` also of those that they accompanied in
 * that finished cycle (decision 0038); of a teacher, those about them (scope O).
 */
export const visible = <Q extends Knex.QueryBuilder>(query: Q, actor: Actor, ability: Ability, past?: PastCycle): Q =>
  actor.grants.get(ability) === 'O'
    ? (query.where('observations.professor_id', own(actor)) as Q)
    : withinSchools(query, actor, ability, 'observations.school_id', past);

/**
 * The schools in which the caller could run a guide at an instant of a cycle. Coaches: where the dated hierarchy names
 * them then; without an open dated row of a school, where the hierarchy names them now. Others: their own.
 */
export function reachedAt(query: Knex.QueryBuilder, actor: Actor, cycle_id: number, at: string): Knex.QueryBuilder {
  const places = actor.grants.get('observation:run') === 'H' && PLACES[actor.role as keyof typeof PLACES];
  if (!places) return withinSchools(query, actor, 'observation:run', 'schools.id');
  actor.scopeAsked = true;
  const dated = (held: Knex.QueryBuilder) =>
    held
      .from('hierarchy_history')
      .whereRaw('hierarchy_history.school_id = schools.id')
      .where({ cycle_id, user_id: actor.userId })
      .whereIn('hierarchy_history.place', [...places]);
  return query.where((either) => {
    void either
      .whereExists((held: Knex.QueryBuilder) => {
        void dated(held)
          .where('hierarchy_history.from_at', '<=', at)
          .where((open) => {
            void open.whereNull('hierarchy_history.to_at').orWhere('hierarchy_history.to_at', '>', at);
          });
      })
      .orWhere((now) => {
        void withinSchools(
          now.whereNotExists((held: Knex.QueryBuilder) => void dated(held).whereNull('hierarchy_history.to_at')),
          actor,
          'observation:run',
          'schools.id',
        );
      });
  });
}

interface Standing {
  observer_id: number;
  professor_id: number;
  professor_purged_at: string | null;
  replaced_by: number | null;
  teacher_reply: string | null;
  cycle_state: CycleState;
}

/** A correction is by who observed, of the latest one, while its cycle runs (decision 0038) and the teacher has an account. */
export function mayCorrect(actor: Actor, observation: Omit<Standing, 'professor_id' | 'teacher_reply'>): Verdict {
  const { observer_id, replaced_by, cycle_state, professor_purged_at } = observation;
  if (observer_id !== actor.userId || !actor.grants.has('observation:run')) return 'observations.not-observer';
  if (replaced_by !== null) return 'observations.replaced';
  if (professor_purged_at !== null) return 'observations.professor-not-found';
  return cycle_state === 'finished' ? 'cycles.finished' : 'allowed';
}

/** Only the observed teacher says that they saw it. */
export function mayMarkSeen(actor: Actor, { professor_id, cycle_state }: Standing): Verdict {
  if (professor_id !== actor.userId) return 'observations.not-professor';
  return cycle_state === 'finished' ? 'cycles.finished' : 'allowed';
}

/** The observed teacher answers once, to what counts. */
export function mayReply(actor: Actor, observation: Standing): Verdict {
  const seen = mayMarkSeen(actor, observation);
  if (seen !== 'allowed') return seen;
  if (observation.replaced_by !== null) return 'observations.replaced';
  return observation.teacher_reply === null ? 'allowed' : 'observations.replied';
}

/** Whether a teacher could be observed at an instant: a mark counts from when it was made. */
export const isObservable = (mark: { observable: 0 | 1; changed_at: string } | undefined, at: string): boolean =>
  mark === undefined || mark.observable === 1 || mark.changed_at > at;
