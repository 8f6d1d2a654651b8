import type { Ability } from '@ruta/contracts';
import type { ActivityCan } from '@ruta/contracts/agenda/agenda.schema';
import { mayEdit, mayReschedule, mayRun, mayStart } from '@ruta/state-machines/activities/activity.rules';
import type { Knex } from 'knex';
import { lockRows } from '../../database/row-locks';
import { own, withinSchools, type PastCycle } from '../../database/scope';
import { holds, type Actor } from '../../kernel/actor';
import type { Verdict } from '../../kernel/verdict';
import type { AgendaKinds, ItemFacts } from './agenda.kind';
import { AgendaActivityModel, CYCLE_OVER } from './agenda.model';

const may = (actor: Actor, ability: Ability, item: ItemFacts, verdict: () => Verdict): Verdict => {
  if (!holds(actor, ability)) return 'access.refused';
  return item.isGone ? 'agenda.not-found' : verdict();
};

/** What is left of a finished cycle stays as it is (decision 0038). */
const whileOpen = ({ isCycleOver }: ItemFacts, verdict: Verdict): Verdict =>
  verdict === 'allowed' && isCycleOver ? 'cycles.finished' : verdict;

/** The kind's verdict; if it allows, the agenda's. */
const both = (ofKind: Verdict, verdict: () => Verdict): Verdict => (ofKind === 'allowed' ? verdict() : ofKind);

const settled = ({ isCompleted }: ItemFacts): Verdict => (isCompleted ? 'activities.completed' : 'activities.started');

/** What a person may do with an item now, by its kind and its progress. */
export const agendaVerdicts = {
  edit: (actor: Actor, item: ItemFacts): Verdict =>
    may(actor, 'activity:create', item, () =>
      whileOpen(
        item,
        both(item.kind.mayEdit(actor, item), () => (mayEdit(item) ? 'allowed' : settled(item))),
      ),
    ),

  delete: (actor: Actor, item: ItemFacts): Verdict =>
    may(actor, 'activity:create', item, () =>
      whileOpen(
        item,
        both(item.kind.mayDelete(actor, item), () => (mayEdit(item) ? 'allowed' : settled(item))),
      ),
    ),

  reschedule: (actor: Actor, item: ItemFacts): Verdict =>
    may(actor, 'activity:reschedule', item, () =>
      whileOpen(
        item,
        both(item.kind.mayMove(actor, item), () => (mayReschedule(item) ? 'allowed' : 'activities.completed')),
      ),
    ),

  start: (actor: Actor, item: ItemFacts): Verdict =>
    may(actor, item.kind.runWith ?? 'activity:run', item, () => {
      if (mayStart(item)) return whileOpen(item, 'allowed');
      return item.isCompleted ? 'activities.completed' : 'activities.not-today';
    }),

  /** Starting again is allowed and has no effect. */
  startOrGoOn: (actor: Actor, item: ItemFacts): Verdict =>
    item.isStarted ? agendaVerdicts.run(actor, item) : agendaVerdicts.start(actor, item),

  run: (actor: Actor, item: ItemFacts): Verdict =>
    may(actor, item.kind.runWith ?? 'activity:run', item, () => {
      if (mayRun(item)) return whileOpen(item, 'allowed');
      return item.isCompleted ? 'activities.completed' : 'activities.not-started';
    }),

  /** The record that the item mirrors, by its own calls. */
  editSubject: (actor: Actor, item: ItemFacts): Verdict => item.kind.subject?.mayEdit(actor, item) ?? 'agenda.not-own',

  rescheduleSubject: (actor: Actor, item: ItemFacts): Verdict =>
    item.kind.subject?.mayMove(actor, item) ?? 'agenda.is-visit',

  /** All verdicts, for the record's `can`. */
  can(actor: Actor, item: ItemFacts): ActivityCan {
    const allows = (verb: keyof ActivityCan) => agendaVerdicts[verb](actor, item) === 'allowed';
    return {
      edit: allows('edit'),
      reschedule: allows('reschedule'),
      delete: allows('delete'),
      start: allows('start'),
      run: allows('run'),
      editSubject: allows('editSubject'),
      rescheduleSubject: allows('rescheduleSubject'),
    };
  },
};

const notCancelled = <Q extends Knex.QueryBuilder>(query: Q): Q =>
  query.whereNull('agenda_activities.cancelled_at') as Q;

/** Limits queries of the agenda to what a person may see. */
export function agendaPolicy(kinds: AgendaKinds) {
  const withoutHidden = <Q extends Knex.QueryBuilder>(query: Q, actor: Actor): Q => {
    const hidden = kinds.hiddenFrom(actor);
    return hidden.length === 0 ? query : (query.whereNotIn('agenda_activities.activity_type', hidden) as Q);
  };

  /**
   * The scope of one item, for its record. Teachers (scope O) see only what they attended; others the items of the
   * schools that they reach; with `past` those of a finished cycle, too.
   */
  const reachable = <Q extends Knex.QueryBuilder>(query: Q, actor: Actor, ability: Ability, past?: PastCycle): Q => {
    void withoutHidden(query, actor);
    if (actor.grants.get(ability) !== 'O')
      return withinSchools(query, actor, ability, 'agenda_activities.school_id', past);
    return query.whereIn('agenda_activities.id', (attended: Knex.QueryBuilder) => {
      void attended
        .select('activity_assistants.agenda_activity_id')
        .from('activity_assistant_user')
        .join('activity_assistants', 'activity_assistants.id', 'activity_assistant_user.assistants_id')
        .where('activity_assistant_user.user_id', own(actor));
    }) as Q;
  };

  /** The scope of every list of the agenda: the same without what was cancelled. */
  const visible = <Q extends Knex.QueryBuilder>(query: Q, actor: Actor, ability: Ability, past?: PastCycle): Q =>
    reachable(notCancelled(query), actor, ability, past);

  /**
   * The same within one school that `schoolFor` has admitted: applies the scope only if `ability` reaches differently.
   */
  const visibleThere = <Q extends Knex.QueryBuilder>(
    query: Q,
    actor: Actor,
    ability: Ability,
    through: Ability,
    past?: PastCycle,
  ): Q => {
    const scope = actor.grants.get(ability);
    if (scope === 'O' || scope !== actor.grants.get(through)) return visible(query, actor, ability, past);
    return withoutHidden(notCancelled(query), actor);
  };

  return { reachable, visible, visibleThere };
}

export type AgendaPolicy = ReturnType<typeof agendaPolicy>;

/** The deleted activities that the caller may restore: those of the schools in which they delete them. */
export const restorable = (deleted: Knex.QueryBuilder, actor: Actor): Knex.QueryBuilder =>
  withinSchools(deleted, actor, 'activity:create', 'deleted_records.school_id');

/** An item that an ability reaches, for `findVisible`. */
export const soughtItem = (
  db: Knex,
  reachable: AgendaPolicy['reachable'],
  { actor, ability, id }: { actor: Actor; ability: Ability; id: number },
) => ({
  visible: reachable(db('agenda_activities').where('agenda_activities.id', id), actor, ability, {
    column: 'agenda_activities.cycle_id',
  }),
  id: 'agenda_activities.id',
  load: (seen: number) =>
    AgendaActivityModel.query(db).findById(seen).select('agenda_activities.*', AgendaActivityModel.raw(CYCLE_OVER)),
  lock: (seen: number) => lockRows(db, 'agenda_activities', seen),
});
