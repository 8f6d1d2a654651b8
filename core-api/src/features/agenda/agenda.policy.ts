import { ROLES, type Ability } from '@ruta/contracts';
import type { ActivityCan, AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import { mayEdit, mayReschedule, mayRun, mayStart } from '@ruta/state-machines/activities/activity.rules';
import type { Knex } from 'knex';
import { own, withinSchools } from '../../database/scope';
import { type Actor, holds } from '../../kernel/actor';
import type { Verdict } from '../../kernel/verdict';

/** What the rules look at. `today` is the school's. */
export interface ActivityFacts {
  type: AgendaActivity['activity_type'];
  createdBy: number | null;
  isStarted: boolean;
  isCompleted: boolean;
  date: string;
  today: string;
}

const isVisit = ({ type }: ActivityFacts) => type === 'SchoolVisitActivity';
const may = (actor: Actor, ability: Ability, verdict: () => Verdict): Verdict =>
  holds(actor, ability) ? verdict() : 'access.refused';

/**
 * The further ability that moving an item of a plan takes, and which side answers for it: the school for what its
 * action plan asks of it, the coach for what it asks of the coach.
 */
function mayMove(actor: Actor, { type }: ActivityFacts): boolean {
  if (type === 'PfiActivity') return holds(actor, 'pfi:edit-date');
  if (type === 'CustomActivity' || type === 'SchoolVisitActivity') return true;
  const side = type === 'PaiCoachActivity' ? 'coach' : 'scholastic';
  return holds(actor, 'pai:reschedule') && ROLES[actor.role].area === side;
}

const settled = ({ isCompleted }: ActivityFacts): Verdict =>
  isCompleted ? 'activities.completed' : 'activities.started';

/** Visits are only for who may read visits (VIS-07). */
const withVisits = <Q extends Knex.QueryBuilder>(query: Q, actor: Actor): Q =>
  holds(actor, 'visit:read') ? query : (query.whereNot('agenda_activities.activity_type', 'SchoolVisitActivity') as Q);

export const agendaPolicy = {
  /**
   * Every read of the agenda starts here. A teacher sees only what he attended (scope O); everyone else the rows of
   * the schools they reach.
   */
  visible<Q extends Knex.QueryBuilder>(query: Q, actor: Actor, ability: Ability): Q {
    void withVisits(query, actor);
    if (actor.grants.get(ability) !== 'O') return withinSchools(query, actor, ability, 'agenda_activities.school_id');
    return query.whereIn('agenda_activities.id', (attended: Knex.QueryBuilder) => {
      void attended
        .select('activity_assistants.agenda_activity_id')
        .from('activity_assistant_user')
        .join('activity_assistants', 'activity_assistants.id', 'activity_assistant_user.assistants_id')
        .where('activity_assistant_user.user_id', own(actor));
    }) as Q;
  },

  /** The same within one school that `schoolFor` has let through: narrowed again only where `ability` reaches otherwise. */
  visibleThere<Q extends Knex.QueryBuilder>(query: Q, actor: Actor, ability: Ability, through: Ability): Q {
    const scope = actor.grants.get(ability);
    if (scope === 'O' || scope !== actor.grants.get(through)) return agendaPolicy.visible(query, actor, ability);
    return withVisits(query, actor);
  },

  /** Only one's own, until it starts. */
  edit: (actor: Actor, facts: ActivityFacts): Verdict =>
    may(actor, 'activity:create', () => {
      if (facts.type !== 'CustomActivity' || facts.createdBy !== actor.userId) return 'agenda.not-own';
      return mayEdit(facts) ? 'allowed' : settled(facts);
    }),

  /** What the school put on its agenda itself, until it starts. */
  delete: (actor: Actor, facts: ActivityFacts): Verdict =>
    may(actor, 'activity:create', () => {
      if (facts.type !== 'CustomActivity') return 'agenda.not-custom';
      return mayEdit(facts) ? 'allowed' : settled(facts);
    }),

  /** A visit keeps its own call, with its own history. */
  reschedule: (actor: Actor, facts: ActivityFacts): Verdict =>
    may(actor, 'activity:reschedule', () => {
      if (isVisit(facts)) return 'agenda.is-visit';
      if (!mayMove(actor, facts)) return 'access.refused';
      return mayReschedule(facts) ? 'allowed' : 'activities.completed';
    }),

  /** A visit is its coaches' to start and run, not the school's. */
  start: (actor: Actor, facts: ActivityFacts): Verdict =>
    may(actor, isVisit(facts) ? 'visit:run' : 'activity:run', () => {
      if (mayStart(facts)) return 'allowed';
      return facts.isCompleted ? 'activities.completed' : 'activities.not-today';
    }),

  /** Starting what is already started is harmless. */
  startOrGoOn: (actor: Actor, facts: ActivityFacts): Verdict =>
    facts.isStarted ? agendaPolicy.run(actor, facts) : agendaPolicy.start(actor, facts),

  run: (actor: Actor, facts: ActivityFacts): Verdict =>
    may(actor, isVisit(facts) ? 'visit:run' : 'activity:run', () => {
      if (mayRun(facts)) return 'allowed';
      return facts.isCompleted ? 'activities.completed' : 'activities.not-started';
    }),

  /** All the verdicts at once, as they travel with the record. */
  can(actor: Actor, facts: ActivityFacts): ActivityCan {
    const allows = (verb: keyof ActivityCan) => agendaPolicy[verb](actor, facts) === 'allowed';
    return {
      edit: allows('edit'),
      reschedule: allows('reschedule'),
      delete: allows('delete'),
      start: allows('start'),
      run: allows('run'),
    };
  },
};
