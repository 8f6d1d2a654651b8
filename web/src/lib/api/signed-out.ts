import { ProblemError } from './problem';

/** Asks the person to sign in again; resolves to false if they leave. */
export type SignInAgain = () => Promise<boolean>;

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
 * Runs a request of a signed-in person. After a 401 it waits until they have signed in again, and retries. If they
 * leave, the 401 is thrown.
 */
export async function inSession<T>(exchange: () => Promise<T>): Promise<T> {
  const leftIn = sessionNumber;
  try {
    return await exchange();
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status !== 401) throw error;
    // Sent in an earlier session: retry in the current one.
    const isBack = leftIn !== sessionNumber || (await askPerson?.()) === true;
    if (!isBack) throw error;
    return inSession(exchange);
  }
}
