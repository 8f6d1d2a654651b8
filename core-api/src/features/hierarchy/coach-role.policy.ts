import { COACH_ROLES, type Ability, type CoachRole, type RoleCode } from '@ruta/contracts';
import { PLACES } from '@ruta/contracts/cycles/cycle.schema';
import type { RoleHolder } from '@ruta/contracts/hierarchy/coach-role.schema';
import type { Knex } from 'knex';
import { everything } from '../../database/scope';
import { holds, type Actor } from '../../kernel/actor';
import type { Verdict } from '../../kernel/verdict';
import { userPolicy } from '../users';
import { standing } from './role-holders.reader';

/** What the rules need to know of a person. */
export interface HolderFacts {
  id: number;
  /** Whether they hold a role above ordinary administration. */
  su: boolean;
  deleted_at: string | null;
}

/** The accounts that an ability reaches: all, or who stands in the caller's branch of the started cycle. */
export function reached(db: Knex, query: Knex.QueryBuilder, actor: Actor, ability: Ability): Knex.QueryBuilder {
  if (actor.grants.get(ability) === 'A') return everything(query, actor, ability);
  const started = db('school_cycles').where('started_flag', 1).select('id');
  const branch = standing(db, actor, {
    ...{ ability, places: PLACES },
    at: (rows) => void rows.whereIn('cycle_id', started),
  });
  return query.join(branch.as('branch'), 'branch.user_id', 'users.id');
}

/** Whether the caller may change roles of the person: nobody their own, and none of an account above (T03). */
export const changeOf = (actor: Actor, facts: HolderFacts): Verdict => userPolicy.update(actor, facts);

/** The roles that the caller gives and takes: an administrator all, a superior those below their own. */
export function givenBy(actor: Actor): readonly CoachRole[] {
  const scope = actor.grants.get('coach-role:write');
  if (scope === undefined) return [];
  if (scope === 'A') return COACH_ROLES;
  const own = (COACH_ROLES as readonly RoleCode[]).indexOf(actor.role);
  return own === -1 ? [] : COACH_ROLES.slice(own + 1);
}

/** The verdicts that the server sends with a person. */
export function canOf(actor: Actor, facts: HolderFacts): RoleHolder['can'] {
  const change = holds(actor, 'coach-role:write') && changeOf(actor, facts) === 'allowed';
  return { change, give: change ? [...givenBy(actor)] : [] };
}
