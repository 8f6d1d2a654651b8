import { ProblemError } from './problem';

/** Has the person sign in again; true once they are back, false if they left. */
export type SignInAgain = () => Promise<boolean>;

let askPerson: SignInAgain | undefined;
/** How many sessions this page has begun: a request knows with which one it left. */
let sessionNumber = 0;

/** Asked while somebody is signed in and the server no longer knows the session. Returns the way to stop. */
export function onSignedOut(ask: SignInAgain): () => void {
  askPerson = ask;
  return () => {
    if (askPerson === ask) askPerson = undefined;
  };
}

/** A session began in place of the one before: what still comes back from that one says nothing about this. */
export const sessionBegan = (): void => {
  sessionNumber += 1;
};

/**
 * One exchange of a person signed in. A 401 waits until they have signed in again, and the exchange is made anew: who
 * asked for it notices nothing, and nothing is lost. If they leave, the 401 stands.
 */
export async function inSession<T>(exchange: () => Promise<T>): Promise<T> {
  const leftIn = sessionNumber;
  try {
    return await exchange();
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status !== 401) throw error;
    // It left with the session before, while another began: with this one it may succeed.
    const isBack = leftIn !== sessionNumber || (await askPerson?.()) === true;
    if (!isBack) throw error;
    return inSession(exchange);
  }
}
