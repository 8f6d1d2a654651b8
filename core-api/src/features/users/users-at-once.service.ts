import { problemText, type Locale, type ProblemCode } from '@ruta/contracts';
import type { UserResult } from '@ruta/contracts/users/users-at-once.api';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import type { UserActs } from './user.acts';
import type { Changed } from './user.changes';

interface Chosen {
  id: number;
  revision: number;
}
/** One act on one account, in a transaction of its own. */
type Act = (person: Chosen) => Promise<Changed>;

/**
 * One act on several accounts (ADM-04, decision 0032): one after the other as if each were called by itself, so that the
 * rules, the audit entry, the end of sessions and the notification are those of the single call. A refusal is the
 * person's result; any other error ends the call, and repeating it finishes the rest.
 */
export function usersAtOnce(acts: UserActs) {
  /** @param soAlready The refusal that says that the account is so already. */
  const each = async (
    people: readonly Chosen[],
    locale: Locale,
    act: Act,
    soAlready?: ProblemCode,
  ): Promise<UserResult[]> => {
    const results: UserResult[] = [];
    for (const person of people) {
      try {
        const { user, isChanged } = await act(person);
        results.push({ id: person.id, outcome: isChanged ? 'done' : 'already', why: null, revision: user.revision });
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        const outcome = error.code === soAlready ? 'already' : 'refused';
        const why = outcome === 'already' ? null : problemText(error.code, locale, error.places);
        results.push({ id: person.id, outcome, why, revision: null });
      }
    }
    return results;
  };

  return {
    ban: (actor: Actor, people: readonly Chosen[], isBanned: boolean, locale: Locale) =>
      each(people, locale, ({ id, revision }) => acts.ban(actor, id, isBanned, revision)),

    verify: (actor: Actor, people: readonly Chosen[], locale: Locale) =>
      each(people, locale, ({ id, revision }) => acts.verify(actor, id, revision)),

    delete: (actor: Actor, people: readonly Chosen[], locale: Locale) =>
      each(people, locale, ({ id, revision }) => acts.delete(actor, id, revision), 'users.deleted'),
  };
}

export type UsersAtOnce = ReturnType<typeof usersAtOnce>;
