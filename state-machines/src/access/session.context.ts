/** Context of the session machine. It never holds a password, a code or a token. */
import type { RoleCode } from '@ruta/contracts/roles';
import type { SessionPerson } from './session.rules';

/** The signed-in person when the page opens; null if nobody is. Read once. */
export interface SessionInput {
  person: SessionPerson | null;
}

/** Context of the machine. */
export interface SessionContext extends SessionInput {
  /** Why nobody is signed in; null if nobody was before. */
  reason: 'expired' | 'left' | 'signedOut' | null;
  /** Role chosen and not yet saved. */
  wantedRole: RoleCode | null;
  /** Full length of the current wait in milliseconds: of a throttle or of the second step. */
  msLeft: number;
  /** Message of the last refusal; null after the next attempt. */
  failure: string | null;
  /** The second step expired, so e-mail and password are needed again. */
  isStepOver: boolean;
}

/** Initial context. */
export const begin = (input: SessionInput): SessionContext => ({
  ...input,
  reason: null,
  wantedRole: null,
  msLeft: 0,
  failure: null,
  isStepOver: false,
});

/** Tags that screens query instead of state names. */
export type SessionTag = 'saving' | 'signedOut' | 'signedIn' | 'again' | 'waiting' | 'code';
