import type { Ability, RoleCode } from '@ruta/contracts';
import type { UserCan } from '@ruta/contracts/users/user.schema';
import type { Knex } from 'knex';
import { withinSchools } from '../../database/scope';
import { type Actor, holds } from '../../kernel/actor';
import type { Verdict } from '../../kernel/verdict';

/** The facts of an account that the rules need. */
export interface UserFacts {
  id: number;
  verified_at: string | null;
  deleted_at: string | null;
  /** Whether the person holds a role above ordinary administration, also if it is not valid now. */
  su: boolean;
  /** Whether two-step verification is on. */
  two_factor: boolean;
}

type Rule<Facts> = (actor: Pick<Actor, 'userId' | 'role'>, user: Facts) => Verdict;
type Act = Rule<UserFacts>;
/** A rule that asks nothing else of an account. */
type PlainAct = Rule<Pick<UserFacts, 'id' | 'su' | 'deleted_at'>>;

const SUPER: RoleCode = 'SUPER_ADMIN';

/** Administrators may not change accounts above them (T03, T09). */
const above: PlainAct = (actor, user) => (user.su && actor.role !== SUPER ? 'users.above' : 'allowed');
const oneself: PlainAct = (actor, user) => (actor.userId === user.id ? 'users.oneself' : 'allowed');
const withSecondStep: Act = (_, user) => (user.two_factor ? 'allowed' : 'access.two-factor-off');
const present: PlainAct = (_, user) => (user.deleted_at === null ? 'allowed' : 'users.deleted');
const deleted: Act = (_, user) => (user.deleted_at === null ? 'users.not-deleted' : 'allowed');

/** Combines rules; the first refusal counts. */
const all =
  <Facts>(...rules: readonly Rule<Facts>[]): Rule<Facts> =>
  (actor, user) =>
    rules.map((rule) => rule(actor, user)).find((verdict) => verdict !== 'allowed') ?? 'allowed';

/** What may be done to an account within scope. */
export const userPolicy = {
  /** The accounts that an ability reaches, without purged ones. */
  visible: <Q extends Knex.QueryBuilder>(query: Q, actor: Actor, ability: Ability): Q =>
    withinSchools(query.where('users.purged_at', null) as Q, actor, ability, 'users.school_id'),

  update: all(above, oneself, present),
  /** Asking for another address, sending its link again, withdrawing it; judged again when the link is opened. */
  changeEmail: all(above, oneself, present),
  ban: all(above, oneself, present),
  verify: all(above, present),
  delete: all(above, oneself, present),
  restore: all(above, deleted),
  /** A password link gives access to the account, so not for accounts above (T09). */
  resetPassword: all(above, present),
  /** For people who lost app and codes. The own one is turned off with the password instead. */
  resetTwoFactor: all(above, oneself, present, withSecondStep),

  /** Whether the caller may give or take a role. */
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
