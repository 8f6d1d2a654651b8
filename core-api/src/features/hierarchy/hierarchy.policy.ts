import type { HierarchyRow } from '@ruta/contracts/hierarchy/hierarchy.schema';
import { mayDelete, mayExclude } from '@ruta/state-machines/hierarchy/hierarchy.rules';
import type { Knex } from 'knex';
import { withinSchools, type PastCycle } from '../../database/scope';
import { holds, type Actor } from '../../kernel/actor';
import type { Verdict } from '../../kernel/verdict';
import type { PlaceIds } from './hierarchy.tables';
import { assignmentOf, PLACES } from './places';

/** What the rules of a school's hierarchy need to know. */
export interface HierarchyFacts {
  /** Where the cycle is: people change in a prepared and in the started one. */
  cycle: 'notPrepared' | 'prepared' | 'started' | 'finished';
  isExcluded: boolean;
  people: PlaceIds;
}

/** The rows of `school_hierarchies` that the caller may read; of a finished cycle also those of that time (decision 0038). */
export const visible = <Q extends Knex.QueryBuilder>(query: Q, actor: Actor, past?: PastCycle): Q =>
  withinSchools(query, actor, 'hierarchy:read', 'school_hierarchies.school_id', past);

/** The schools whose hierarchy the caller may change. */
export const changeable = <Q extends Knex.QueryBuilder>(query: Q, actor: Actor): Q =>
  withinSchools(query, actor, 'hierarchy:write', 'schools.id');

const may = (actor: Actor, { cycle }: HierarchyFacts, verdict: () => Verdict): Verdict => {
  if (!holds(actor, 'hierarchy:write')) return 'access.refused';
  if (cycle === 'finished') return 'cycles.finished';
  return cycle === 'notPrepared' ? 'cycles.not-prepared' : verdict();
};

const isAssigned = (people: PlaceIds) => PLACES.some((place) => people[place] !== null);

/** What a person may do with a school of a cycle now; the rules are the machine's (decision 0020). */
export const hierarchyVerdicts = {
  assign: (actor: Actor, facts: HierarchyFacts): Verdict =>
    may(actor, facts, () => (facts.isExcluded ? 'hierarchy.excluded' : 'allowed')),

  release: (actor: Actor, facts: HierarchyFacts): Verdict =>
    may(actor, facts, () => (isAssigned(facts.people) ? 'allowed' : 'hierarchy.unassigned')),

  exclude: (actor: Actor, facts: HierarchyFacts): Verdict =>
    may(actor, facts, () => {
      if (facts.isExcluded) return 'hierarchy.excluded';
      return mayExclude(assignmentOf(facts.people)) ? 'allowed' : 'hierarchy.assigned';
    }),

  include: (actor: Actor, facts: HierarchyFacts): Verdict =>
    may(actor, facts, () => (facts.isExcluded ? 'allowed' : 'hierarchy.included')),
};
export type HierarchyVerb = keyof typeof hierarchyVerdicts;

/** The verdicts that the server sends with a row. */
export function canOf(actor: Actor, facts: HierarchyFacts, use: HierarchyRow['use']): HierarchyRow['can'] {
  const is = (verb: HierarchyVerb) => hierarchyVerdicts[verb](actor, facts) === 'allowed';
  const isOpen = facts.cycle !== 'finished' && holds(actor, 'school:write');
  return {
    assign: is('assign'),
    release: is('release'),
    exclude: is('exclude'),
    include: is('include'),
    rename: isOpen,
    delete: isOpen && use !== null && mayDelete(use),
  };
}
