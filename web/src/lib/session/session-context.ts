import { createContext, use } from 'react';
import type { Ability } from '@ruta/contracts/abilities';
import type { Credentials, Me } from '@ruta/contracts/access/access.schema';
import type { SecondStep } from '@ruta/contracts/access/two-factor.schema';
import type { RoleCode } from '@ruta/contracts/roles';
import type { ProblemError } from '../api';

/** Why nobody is signed in: no session at the start, the server ended it, or the person signed out. */
export type SignedOutReason = 'anonymous' | 'expired' | 'left';

/** State of the session. */
export type SessionStatus =
  | { state: 'loading' }
  | { state: 'failed'; problem: ProblemError }
  | { state: 'signedOut'; reason: SignedOutReason }
  /**
   * `isExpired`: the server ended the session; the page stays, with the sign-in dialog over it. `other`: who is signed in
   * on this browser now, in another tab; the page stays, too, and asks what to do (0072).
   */
  | { state: 'signedIn'; me: Me; isExpired: boolean; other?: Me };

export interface SessionActions {
  /**
   * Signs in, or again after the session expired. Throws `ProblemError`. If a code is needed, it returns the second
   * step, and the person is signed in by `admit`.
   */
  signIn: (credentials: Credentials) => Promise<Me | SecondStep>;
  /** Starts the session that the server has just opened for a person. */
  admit: (me: Me) => Promise<void>;
  /** Leaves an expired session without signing in again. */
  giveUp: () => void;
  /** Leaves the page to whoever is signed in now: loads it as theirs. */
  goOnAsOther: () => void;
  /** Ends the session and clears the caches. */
  signOut: () => Promise<void>;
  /** Switches to another of the person's roles (ACC-05). */
  chooseRole: (role: RoleCode) => Promise<Me>;
  /** Calls `/me` again, after a failure. */
  reload: () => void;
  /** Reloads the person's facts while the page stays, such as after they changed their profile. */
  renew: () => Promise<void>;
}

export interface SessionValue extends SessionActions {
  status: SessionStatus;
  /** Server time minus device time, in ms. */
  clockOffset: number;
}

export const SessionContext = createContext<SessionValue | null>(null);

/** The session in any state, for the guards and the sign-in page. */
export function useSessionStatus(): SessionValue {
  const value = use(SessionContext);
  if (value === null) throw new Error('useSessionStatus needs a SessionProvider');
  return value;
}

export interface Session extends SessionActions {
  me: Me;
  /** The server ended the session, and the person has not yet signed in again. */
  isExpired: boolean;
  /** Whether the acting role has an ability. Records have their own `can`. */
  can: (ability: Ability) => boolean;
}

/** The signed-in person. Throws outside the guard of signed-in pages. */
export function useSession(): Session {
  const { status, signIn, admit, giveUp, goOnAsOther, signOut, chooseRole, reload, renew } = useSessionStatus();
  if (status.state !== 'signedIn') throw new Error('useSession is for pages of signed-in people');
  const { me, isExpired } = status;
  const can = (ability: Ability) => me.abilities.includes(ability);
  return { me, isExpired, can, signIn, admit, giveUp, goOnAsOther, signOut, chooseRole, reload, renew };
}
