import { useState } from 'react';
import type { UserDetail } from '@ruta/contracts/users/user.schema';
import { asProblem, call, useRefresh } from '../../lib/api';
import { sayDone, sayProblem } from '../../shared/SnackbarBridge';
import { banUser, deleteUser, resetTwoFactor, restoreUser, USERS, verifyUser } from './users.calls';

/** Actions on an account. */
export type Deed = 'verify' | 'ban' | 'unban' | 'delete' | 'restore' | 'reset-two-factor';
/** Actions that need a confirmation. */
export type AskedDeed = Exclude<Deed, 'verify' | 'restore'>;

const isAsked = (deed: Deed): deed is AskedDeed => deed !== 'verify' && deed !== 'restore';

export interface UserDeeds {
  /** The action that the dialog asks about, and its account. */
  asked: { deed: AskedDeed; user: UserDetail } | null;
  begin: (deed: Deed, user: UserDetail) => void;
  confirm: () => Promise<void>;
  close: () => void;
}

/** Performs actions on accounts, shows the result and reloads the lists (UI-01). */
export function useUserDeeds(onDone?: (deed: Deed) => void): UserDeeds {
  const [asked, setAsked] = useState<UserDeeds['asked']>(null);
  const refresh = useRefresh();

  const run = async (deed: Deed, { id }: UserDetail) => {
    try {
      sayDone(await send(deed, id));
      onDone?.(deed);
    } catch (error) {
      sayProblem(asProblem(error));
    }
    // Also after a refusal, since somebody else may have changed the account.
    await refresh(USERS);
  };

  return {
    asked,
    begin: (deed, user) => (isAsked(deed) ? setAsked({ deed, user }) : void run(deed, user)),
    confirm: async () => {
      if (asked) await run(asked.deed, asked.user);
    },
    close: () => setAsked(null),
  };
}

function send(deed: Deed, id: number): Promise<{ message?: string | undefined }> {
  const at = { params: { id } };
  switch (deed) {
    case 'verify':
      return call(verifyUser, at);
    case 'ban':
    case 'unban':
      return call(banUser, { ...at, body: { is_banned: deed === 'ban' } });
    case 'delete':
      return call(deleteUser, at);
    case 'restore':
      return call(restoreUser, at);
    case 'reset-two-factor':
      return call(resetTwoFactor, at);
  }
}
