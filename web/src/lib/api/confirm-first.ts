import { ProblemError } from './problem';

/** Asks the person for their password; resolves to false if they cancel. */
export type AskPassword = () => Promise<boolean>;

let askPerson: AskPassword | undefined;

/** Registers the function that asks for the password. Returns the function that removes it. */
export function onConfirmFirst(ask: AskPassword): () => void {
  askPerson = ask;
  return () => {
    if (askPerson === ask) askPerson = undefined;
  };
}

/** Asks for the password and retries once. A second refusal, or a cancelled dialog, is returned to the caller. */
export async function confirmedFirst<T>(exchange: () => Promise<T>): Promise<T> {
  try {
    return await exchange();
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'access.confirm-first') throw error;
    if ((await askPerson?.()) !== true) throw error;
    return exchange();
  }
}
