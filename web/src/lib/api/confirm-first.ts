import { ProblemError } from './problem';

/** Has the person give their password again; true once they have, false if they would rather not. */
export type AskPassword = () => Promise<boolean>;

let askPerson: AskPassword | undefined;

/** Asked where the server wants the password first. Returns the way to stop. */
export function onConfirmFirst(ask: AskPassword): () => void {
  askPerson = ask;
  return () => {
    if (askPerson === ask) askPerson = undefined;
  };
}

/**
 * One exchange that the server may refuse until the password was given again: then the person is asked, and the exchange
 * is made anew. Who asked for it notices nothing; if the person would rather not, the refusal stands.
 */
export async function confirmedFirst<T>(exchange: () => Promise<T>): Promise<T> {
  try {
    return await exchange();
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'access.confirm-first') throw error;
    if ((await askPerson?.()) !== true) throw error;
    return exchange();
  }
}
