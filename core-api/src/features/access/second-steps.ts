import { createHash, randomBytes } from 'node:crypto';
import type { Knex } from 'knex';
import { Problem } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';

const LIFE_MS = 5 * 60_000;
const FAILURES_MAX = 5;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** A sign-in that waits for its code. */
export interface WaitingStep {
  id: number;
  user_id: number;
  remember: boolean;
}

/** Sign-ins that wait for a code: five minutes and five attempts each. Only a hash of the token is stored. */
export function secondSteps(clock: Clock) {
  return {
    async begin(trx: Knex, userId: number, remember: boolean): Promise<{ token: string; expires_at: string }> {
      const token = randomBytes(32).toString('base64url');
      const expires_at = utc(new Date(clock.now().getTime() + LIFE_MS));
      await trx('second_steps').insert({ token_hash: hashOf(token), user_id: userId, remember, expires_at });
      return { token, expires_at };
    },

    async find(db: Knex, token: string): Promise<WaitingStep | null> {
      const row = await db('second_steps')
        .where({ token_hash: hashOf(token) })
        .where('expires_at', '>', utc(clock.now()))
        .where('failures', '<', FAILURES_MAX)
        .first('id', 'user_id', 'remember');
      return row ? { ...row, remember: Boolean(row.remember) } : null;
    },

    /** Uses up the step; of two parallel uses one is refused. */
    async use(trx: Knex, id: number): Promise<void> {
      if ((await trx('second_steps').where({ id }).delete()) === 0) throw new Problem('access.second-step-over');
    },

    /** Counts a wrong code. True if it was the last one of the step, told to one of parallel tries. */
    async failed(trx: Knex.Transaction, id: number): Promise<boolean> {
      // Counted first: that locks the row, so that each try reads a number of its own.
      if ((await trx('second_steps').where({ id }).increment('failures', 1)) === 0) return false;
      return (await trx('second_steps').where({ id }).pluck('failures')).includes(FAILURES_MAX);
    },
  };
}
