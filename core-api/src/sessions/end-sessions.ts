import type { Knex } from 'knex';
import { inGroups } from '../database/in-groups';
import { wakeSessionStreams } from '../outbox/wake';

interface EndOptions {
  /** UTC, by the server's clock. */
  at: string;
  /** Id of a session that stays. */
  except?: number;
  /** Id of the only session to end. */
  only?: number;
}

/**
 * Ends a person's sessions in the change's own transaction, and announces it to the bffs, which close their sockets at
 * once (T04). With all or all other sessions end sign-ins that wait for a code: their password was given before. Returns
 * the number of ended sessions.
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
  if (only === undefined) await trx('second_steps').where({ user_id: userId }).delete();
  if (ended > 0) await tellSessionsEnded(trx, userId, at);
  return ended;
}

/** Announces that sessions of a person ended by other means than `endSessionsOf`, so that their sockets are checked. */
export async function tellSessionsEnded(
  trx: Knex.Transaction,
  users: number | readonly number[],
  at: string,
): Promise<void> {
  const ended = typeof users === 'number' ? [users] : users;
  for (const some of inGroups(ended)) await trx('session_ends').insert(some.map((user_id) => ({ user_id, at })));
  trx.executionPromise.then(wakeSessionStreams, () => undefined);
}
