/** What the session machine remembers. Never a password, a code or a token. */
import type { RoleCode } from '@ruta/contracts/roles';
import type { SessionPerson } from './session.rules';

/** What the page knows when it opens: who is signed in, if anybody is. Read once. */
export interface SessionInput {
  person: SessionPerson | null;
}

/** Everything the machine remembers. */
export interface SessionContext extends SessionInput {
  /** Why nobody is signed in; null where nobody was. */
  reason: 'expired' | 'left' | 'signedOut' | null;
  /** The role that was asked for and not yet taken. */
  wantedRole: RoleCode | null;
  /** How long the present wait lasts in all: of a throttle, or of the second step. Milliseconds. */
  msLeft: number;
  /** The sentence of the last refusal, for people; null once something is tried again. */
  failure: string | null;
  /** The second step was left open too long: e-mail and password are asked for again. */
  isStepOver: boolean;
}

/** What the machine remembers right after it is opened. */
export const begin = (input: SessionInput): SessionContext => ({
  ...input,
  reason: null,
  wantedRole: null,
  msLeft: 0,
  failure: null,
  isStepOver: false,
});

/** What screens ask the machine for instead of naming its states. */
export type SessionTag = 'saving' | 'signedOut' | 'signedIn' | 'again' | 'waiting' | 'code';
