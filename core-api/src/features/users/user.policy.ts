import type { Ability, RoleCode } from '@ruta/contracts';
import type { UserCan } from '@ruta/contracts/users/user.schema';
import type { Knex } from 'knex';
import { withinSchools } from '../../database/scope';
import { type Actor, holds } from '../../kernel/actor';
import type { Verdict } from '../../kernel/verdict';

/** Of an account, what decides what may be done to it. */
export interface UserFacts {
  id: number;
  verified_at: string | null;
  deleted_at: string | null;
  /** Whether the person holds a role above ordinary administration, in force or not. */
  su: boolean;
  /** Whether signing in asks the person for a code. */
  two_factor: boolean;
}

type Act = (actor: Pick<Actor, 'userId' | 'role'>, user: UserFacts) => Verdict;

const SUPER: RoleCode = 'SUPER_ADMIN';

/** Who stands below may not touch who stands above (T03, T09). */
const above: Act = (actor, user) => (user.su && actor.role !== SUPER ? 'users.above' : 'allowed');
const oneself: Act = (actor, user) => (actor.userId === user.id ? 'users.oneself' : 'allowed');
const withSecondStep: Act = (_, user) => (user.two_factor ? 'allowed' : 'access.two-factor-off');
const present: Act = (_, user) => (user.deleted_at === null ? 'allowed' : 'users.deleted');
const deleted: Act = (_, user) => (user.deleted_at === null ? 'users.not-deleted' : 'allowed');

/** The first refusal of several rules. */
const all =
  (...rules: readonly Act[]): Act =>
  (actor, user) =>
    rules.map((rule) => rule(actor, user)).find((verdict) => verdict !== 'allowed') ?? 'allowed';

/** What may be done to an account, once it is within reach. */
export const userPolicy = {
  /** The accounts that an ability reaches. Those that were purged are nobody any more. */
  visible: <Q extends Knex.QueryBuilder>(query: Q, actor: Actor, ability: Ability): Q =>
    withinSchools(query.where('users.purged_at', null) as Q, actor, ability, 'users.school_id'),

  update: all(above, oneself, present),
  ban: all(above, oneself, present),
  verify: all(above, present),
  delete: all(above, oneself, present),
  restore: all(above, deleted),
  /** Whoever holds a password again enters as that person: nobody resets one of somebody above (T09). */
  resetPassword: all(above, present),
  /** For who lost app and codes; one's own one turns off with the password. */
  resetTwoFactor: all(above, oneself, present, withSecondStep),

  /** Whether the actor may give or take a role. */
  grant: (actor: Pick<Actor, 'role'>, role: { su: boolean }): Verdict =>
    role.su && actor.role !== SUPER ? 'users.role-above' : 'allowed',

  can(actor: Actor, user: UserFacts): UserCan {
    const may = (ability: Ability, act: Act) => holds(actor, ability) && act(actor, user) === 'allowed';
    return {
      update: may('user:update', userPolicy.update),
      ban: may('user:ban', userPolicy.ban),
      verify: user.verified_at === null && may('user:verify', userPolicy.verify),
      delete: may('user:delete', userPolicy.delete),
      restore: may('user:delete', userPolicy.restore),
      resetPassword: may('user:reset-password', userPolicy.resetPassword),
      resetTwoFactor: may('user:reset-password', userPolicy.resetTwoFactor),
    };
  },
};
