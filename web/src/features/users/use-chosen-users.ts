import { useState } from 'react';
import { USERS_AT_ONCE } from '@ruta/contracts/users/limits';
import type { UserDetail } from '@ruta/contracts/users/user.schema';

/** Who is chosen, as the list showed them last. */
type Chosen = Readonly<Record<number, UserDetail>>;

export interface ChosenUsers {
  /** The chosen people in the order in which they were chosen, also those of other pages. */
  people: readonly UserDetail[];
  has: (id: number) => boolean;
  /** Whether no more can be chosen. */
  isFull: boolean;
  choose: (users: readonly UserDetail[], isChosen: boolean) => void;
  clear: () => void;
}

/**
 * The people chosen in the list, kept over pages and filters until the page is left. Those on the page are known as it
 * shows them now, so that what one sees is what one acts on.
 */
export function useChosenUsers(page: readonly UserDetail[]): ChosenUsers {
  const [chosen, setChosen] = useState<ReadonlyMap<number, UserDetail>>(new Map());
  const shown: Chosen = Object.fromEntries(page.map((user) => [user.id, user]));
  return {
    people: [...chosen.values()].map((user) => shown[user.id] ?? user),
    has: (id) => chosen.has(id),
    isFull: chosen.size >= USERS_AT_ONCE,
    choose: (users, isChosen) =>
      setChosen((before) => {
        const after = new Map(before);
        for (const user of users)
          if (!isChosen) after.delete(user.id);
          else if (after.size < USERS_AT_ONCE || after.has(user.id)) after.set(user.id, shown[user.id] ?? user);
        return after;
      }),
    clear: () => setChosen(new Map()),
  };
}
