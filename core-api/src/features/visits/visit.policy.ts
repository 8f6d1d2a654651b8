import type { Ability } from '@ruta/contracts';
import type { VisitCan, VisitStatusKey } from '@ruta/contracts/visits/visit.schema';
import { mayCancel, mayEdit, mayFinish, mayReschedule, mayStart } from '@ruta/state-machines/visits/visit.rules';
import type { Knex } from 'knex';
import { lockRows } from '../../database/row-locks';
import { withinSchools } from '../../database/scope';
import { type Actor, holds } from '../../kernel/actor';
import type { Problem } from '../../kernel/problem';
import type { Verdict } from '../../kernel/verdict';
import { withKeptDrafts } from './kept-draft.reader';

/** Facts for the rules. `today` is the school's. */
export interface VisitFacts {
  eraser: boolean;
  statusKey: VisitStatusKey;
  isCancelled: boolean;
  /** A draft at a school that its author does not write visits for any more. */
  isKept: boolean;
  /** Its school cycle has finished. */
  isCycleOver: boolean;
  date: string | null;
  today: string;
  /** The refusal of a cancelled visit, which says who cancelled it, when and why. */
  cancelled: Problem | null;
}

const may = (actor: Actor, ability: Ability, verdict: () => Verdict): Verdict =>
  holds(actor, ability) ? verdict() : 'access.refused';

/**
 * A cancelled visit refuses everything, whatever else holds. In a finished cycle published visits stay as they are;
 * drafts are planned for the started one (decision 0038).
 */
const whileOpen = ({ cancelled, isCycleOver, eraser }: VisitFacts, verdict: () => Verdict): Verdict => {
  const judged = cancelled ?? verdict();
  return judged === 'allowed' && isCycleOver && !eraser ? 'cycles.finished' : judged;
};

/** Who may see a visit, and what they may do with it now. Browsers get the verdicts, not the rules (law 9). */
export const visitPolicy = {
  /** The scope of every read: schools that the ability reaches, and of drafts only the caller's own. */
  visible<Q extends Knex.QueryBuilder>(query: Q, actor: Actor, ability: Ability): Q {
    return visitPolicy.visibleThere(withinSchools(query, actor, ability, 'school_visits.school_id'), actor);
  },

  /** The same within one school that `schoolFor` has admitted. */
  visibleThere<Q extends Knex.QueryBuilder>(query: Q, actor: Actor): Q {
    return query.where((drafts: Knex.QueryBuilder) => {
      void drafts.where('school_visits.eraser', false).orWhere('school_visits.coach_id', actor.userId);
    }) as Q;
  },

  /** The deleted drafts that the caller may restore: those that they could delete, which are their own. */
  restorable: (deleted: Knex.QueryBuilder, actor: Actor, now: Date): Knex.QueryBuilder =>
    withKeptDrafts(deleted.where('owner_id', actor.userId), actor, {
      ...{ ability: 'visit:read', school: 'deleted_records.school_id', now },
    }),

  edit: (actor: Actor, visit: VisitFacts): Verdict =>
    may(actor, 'visit:write', () =>
      whileOpen(visit, () => {
        if (visit.isKept) return 'visits.draft-kept';
        return mayEdit(visit) ? 'allowed' : 'visits.finished';
      }),
    ),

  publish: (actor: Actor, visit: VisitFacts): Verdict =>
    may(actor, 'visit:write', () => {
      if (!visit.eraser) return 'visits.not-draft';
      return visit.isKept ? 'visits.draft-kept' : 'allowed';
    }),

  delete: (actor: Actor, visit: VisitFacts): Verdict =>
    may(actor, 'visit:write', () => (visit.eraser ? 'allowed' : 'visits.not-draft')),

  reschedule: (actor: Actor, visit: VisitFacts): Verdict =>
    may(actor, 'visit:write', () =>
      whileOpen(visit, () => {
        if (mayReschedule(visit)) return 'allowed';
        return visit.eraser ? 'visits.is-draft' : 'visits.finished';
      }),
    ),

  cancel: (actor: Actor, visit: VisitFacts): Verdict =>
    may(actor, 'visit:write', () =>
      whileOpen(visit, () => {
        if (mayCancel(visit)) return 'allowed';
        if (visit.eraser) return 'visits.draft-is-deleted';
        return visit.statusKey === 'finished' ? 'visits.finished' : 'visits.started';
      }),
    ),

  start: (actor: Actor, visit: VisitFacts): Verdict =>
    may(actor, 'visit:run', () =>
      whileOpen(visit, () => {
        if (mayStart(visit)) return 'allowed';
        if (visit.eraser) return 'visits.is-draft';
        return visit.statusKey === 'finished' ? 'visits.finished' : 'visits.not-today';
      }),
    ),

  /** Starting again is allowed and has no effect. */
  startOrGoOn: (actor: Actor, visit: VisitFacts): Verdict =>
    visit.statusKey === 'progress' ? visitPolicy.run(actor, visit) : visitPolicy.start(actor, visit),

  run: (actor: Actor, visit: VisitFacts): Verdict =>
    may(actor, 'visit:run', () =>
      whileOpen(visit, () => {
        if (mayFinish(visit)) return 'allowed';
        return visit.statusKey === 'finished' ? 'visits.finished' : 'visits.not-started';
      }),
    ),

  /** All verdicts, for the record's `can`. */
  can(actor: Actor, visit: VisitFacts): VisitCan {
    const allows = (verb: 'edit' | 'publish' | 'delete' | 'reschedule' | 'cancel' | 'start' | 'run') =>
      visitPolicy[verb](actor, visit) === 'allowed';
    return {
      edit: allows('edit'),
      publish: allows('publish'),
      delete: allows('delete'),
      reschedule: allows('reschedule'),
      cancel: allows('cancel'),
      start: allows('start'),
      run: allows('run'),
    };
  },
};

/**
 * A visit that the caller may read, for `findVisible`; of a finished cycle also who accompanied the school then. The
 * author of a draft keeps it for a while after the school changed hands.
 */
export const soughtVisit = (db: Knex, actor: Actor, id: number, now: Date) => ({
  visible: visitPolicy.visibleThere(
    withKeptDrafts(db('school_visits').where('school_visits.id', id), actor, {
      ...{ ability: 'visit:read', school: 'school_visits.school_id', now },
      past: { column: 'school_visits.cycle_id' },
      own: (drafts) => void drafts.where('school_visits.eraser', true).where('school_visits.coach_id', actor.userId),
    }),
    actor,
  ),
  id: 'school_visits.id',
  missing: 'visits.not-found' as const,
  lock: (seen: number) => lockRows(db, 'school_visits', seen),
});
