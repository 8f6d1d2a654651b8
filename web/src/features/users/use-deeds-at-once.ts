import { useState } from 'react';
import type { UserResult } from '@ruta/contracts/users/users-at-once.api';
import type { UserDetail } from '@ruta/contracts/users/user.schema';
import { asProblem, call, useRefresh } from '../../lib/api';
import type { ProblemError } from '../../lib/api';
import type { ChosenUsers } from './use-chosen-users';
import { banUsers, deleteUsers, USERS, verifyUsers } from './users.calls';

/** What can be done with several accounts. */
export const DEEDS_AT_ONCE = ['verify', 'ban', 'unban', 'delete'] as const;
export type DeedAtOnce = (typeof DEEDS_AT_ONCE)[number];

/** One person of an act and what became of them. */
export interface PersonResult {
  user: UserDetail;
  result: UserResult;
}

export interface DeedsAtOnce {
  /** The act that the dialog asks about, and its people. */
  asked: { deed: DeedAtOnce; people: readonly UserDetail[] } | null;
  /** Why the whole act failed; nobody's result is known then. */
  problem: ProblemError | null;
  ask: (deed: DeedAtOnce) => void;
  /** Rejects where the whole act failed, so that the question stays. */
  confirm: () => Promise<void>;
  close: () => void;
  /** The last act with a result per person, until it is closed. */
  told: { deed: DeedAtOnce; results: readonly PersonResult[] } | null;
  closeResults: () => void;
}

/** Acts on all chosen accounts. Who was refused stays chosen; the others are no longer (ADM-04). */
export function useDeedsAtOnce(chosen: ChosenUsers): DeedsAtOnce {
  const [asked, setAsked] = useState<DeedsAtOnce['asked']>(null);
  const [problem, setProblem] = useState<ProblemError | null>(null);
  const [told, setTold] = useState<DeedsAtOnce['told']>(null);
  const refresh = useRefresh();

  return {
    asked,
    problem,
    told,
    ask: (deed) => {
      setProblem(null);
      setAsked({ deed, people: chosen.people });
    },
    close: () => setAsked(null),
    closeResults: () => setTold(null),
    confirm: async () => {
      if (asked === null) return;
      const { deed, people } = asked;
      setProblem(null);
      try {
        const { data } = await send(deed, people);
        const byId = new Map(data.map((result) => [result.id, result]));
        const results = people.flatMap((user) => {
          const result = byId.get(user.id);
          return result ? [{ user, result }] : [];
        });
        chosen.choose(
          results.filter(({ result }) => result.outcome !== 'refused').map(({ user }) => user),
          false,
        );
        setTold({ deed, results });
      } catch (error) {
        setProblem(asProblem(error));
        throw error;
      } finally {
        // Also after a failure, since some may have been changed.
        await refresh(USERS);
      }
    },
  };
}

function send(deed: DeedAtOnce, users: readonly UserDetail[]) {
  const people = users.map(({ id, revision }) => ({ id, revision }));
  switch (deed) {
    case 'verify':
      return call(verifyUsers, { body: { people } });
    case 'ban':
    case 'unban':
      return call(banUsers, { body: { people, is_banned: deed === 'ban' } });
    case 'delete':
      return call(deleteUsers, { body: { people } });
  }
}
