import { pageIdentity } from './page-identity';
import { ProblemError } from './problem';

/** Why a request of the page's person was refused: their session ended, or another person or role is signed in now. */
export type LostSession = 'ended' | 'other-person';

/** Asks the person to sign in again; resolves to false if they leave. */
export type SignInAgain = (lost: LostSession) => Promise<boolean>;

let askPerson: SignInAgain | undefined;
/** Number of the page's current session, to tell in which session a request was sent. */
let sessionNumber = 0;

/** Registers the function that is called when the session has ended. Returns the function that removes it. */
export function onSignedOut(ask: SignInAgain): () => void {
  askPerson = ask;
  return () => {
    if (askPerson === ask) askPerson = undefined;
  };
}

/** Counts a new session; a 401 of an earlier one is then retried. */
export const sessionBegan = (): void => {
  sessionNumber += 1;
};

/**
 * Runs a request of a signed-in person, as the person and role that the page has now. After a 401, or where somebody else
 * is signed in, it waits until they have signed in again, and retries as the same person and role. If they leave, the
 * refusal is thrown.
 */
export async function inSession<T>(
  exchange: (actingAs: string | undefined) => Promise<T>,
  actingAs = pageIdentity(),
): Promise<T> {
  const leftIn = sessionNumber;
  try {
    return await exchange(actingAs);
  } catch (error) {
    const lost = error instanceof ProblemError ? lostSession(error) : undefined;
    if (lost === undefined) throw error;
    // The page itself went on to another role: what it asked in the earlier one is not asked in this one.
    if (lost === 'other-person' && actingAs !== pageIdentity()) throw error;
    // Sent in an earlier session: retry in the current one.
    const isBack = leftIn !== sessionNumber || (await askPerson?.(lost)) === true;
    if (!isBack) throw error;
    return inSession(exchange, actingAs);
  }
}

function lostSession({ status, code }: ProblemError): LostSession | undefined {
  if (code === 'access.other-person') return 'other-person';
  return status === 401 ? 'ended' : undefined;
}
