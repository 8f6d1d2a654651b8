import { createContext, use } from 'react';
import type { Ability } from '@ruta/contracts/abilities';
import type { Credentials, Me } from '@ruta/contracts/access/access.schema';
import type { SecondStep } from '@ruta/contracts/access/two-factor.schema';
import type { RoleCode } from '@ruta/contracts/roles';
import type { ProblemError } from '../api';

/** Why nobody is signed in: never was, the server ended the session, or the person signed out. */
export type SignedOutReason = 'anonymous' | 'expired' | 'left';

/** Where the session stands. */
export type SessionStatus =
  | { state: 'loading' }
  | { state: 'failed'; problem: ProblemError }
  | { state: 'signedOut'; reason: SignedOutReason }
  /** `isExpired`: the server ended the session; the page stays, and the person signs in again in front of it. */
  | { state: 'signedIn'; me: Me; isExpired: boolean };

export interface SessionActions {
  /**
   * Signs in, or in again where the session expired; a refusal is thrown as a `ProblemError`. The answer may be that a
   * code is needed: then nobody is signed in until `admit`.
   */
  signIn: (credentials: Credentials) => Promise<Me | SecondStep>;
  /** Lets in whom the server has just begun a session for. */
  admit: (me: Me) => Promise<void>;
  /** Leaves an expired session without signing in again. */
  giveUp: () => void;
  /** Ends this session and empties the caches. */
  signOut: () => Promise<void>;
  /** Acts in another of one's roles (ACC-05). */
  chooseRole: (role: RoleCode) => Promise<Me>;
  /** Asks again who is signed in, after a failure. */
  reload: () => void;
  /** Reads again who the person is, while their page stays: after they changed something about themselves. */
  renew: () => Promise<void>;
}

export interface SessionValue extends SessionActions {
  status: SessionStatus;
  /** Server time minus this device's, in milliseconds. */
  clockOffset: number;
}

export const SessionContext = createContext<SessionValue | null>(null);

/** The session whatever its state: for the guards and the sign-in page. */
export function useSessionStatus(): SessionValue {
  const value = use(SessionContext);
  if (value === null) throw new Error('useSessionStatus needs a SessionProvider');
  return value;
}

export interface Session extends SessionActions {
  me: Me;
  /** The server ended the session, and the person has not signed in again yet. */
  isExpired: boolean;
  /** Whether the role in force has an ability. Records carry their own `can`. */
  can: (ability: Ability) => boolean;
}

/** The person signed in. Only below the guard of the signed-in pages. */
export function useSession(): Session {
  const { status, signIn, admit, giveUp, signOut, chooseRole, reload, renew } = useSessionStatus();
  if (status.state !== 'signedIn') throw new Error('useSession is for pages of signed-in people');
  const { me, isExpired } = status;
  const can = (ability: Ability) => me.abilities.includes(ability);
  return { me, isExpired, can, signIn, admit, giveUp, signOut, chooseRole, reload, renew };
}
