import type { Knex } from 'knex';
import { wakeSessionStreams } from '../outbox/wake';

interface EndOptions {
  /** UTC, by the server's clock. */
  at: string;
  /** The session that stays. */
  except?: number;
  /** Only this one. */
  only?: number;
}

/**
 * Ends a person's sessions in the change's own transaction, and tells those who hold their sockets, who close them at
 * once (T04). Gives how many there were.
 */
export async function endSessionsOf(
  trx: Knex.Transaction,
  userId: number,
  { at, except, only }: EndOptions,
): Promise<number> {
  const theirs = trx('sessions').where({ user_id: userId });
  if (except !== undefined) void theirs.whereNot({ id: except });
  if (only !== undefined) void theirs.where({ id: only });
  const ended = await theirs.delete();
  if (ended > 0) await tellSessionsEnded(trx, userId, at);
  return ended;
}

/** For who ended them otherwise: the sockets of a person are to be looked at again. */
export async function tellSessionsEnded(trx: Knex.Transaction, userId: number, at: string): Promise<void> {
  await trx('session_ends').insert({ user_id: userId, at });
  trx.executionPromise.then(wakeSessionStreams, () => undefined);
}
