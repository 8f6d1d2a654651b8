/** Where the session machine begins, told without XState; machines.test holds it against the machine itself. */
import type { Opened } from '../kit/opening';
import { begin, type SessionContext, type SessionInput, type SessionTag } from './session.context';
import { mustChooseRole } from './session.rules';

/** A session as the machine has it right after it is opened. */
export function openedSession(input: SessionInput): Opened<SessionContext, SessionTag> {
  const context = begin(input);
  if (context.person === null) return { context, value: { signedOut: 'filling' }, tags: ['signedOut'] };
  if (mustChooseRole(context.person)) return { context, value: { choosingRole: 'filling' }, tags: [] };
  return { context, value: 'active', tags: ['signedIn'] };
}
