import type { Knex } from 'knex';
import { Problem } from '../../kernel/problem';
import { fromUtc, utc, type Clock } from '../../time/clock';
import type { SignInAttemptRow } from './access.tables';

const FREE_TRIES = 5;
const LONGEST_WAIT_S = 60;
const ADDRESS_TRIES = 100;
const ADDRESS_WINDOW_MS = 15 * 60_000;

/**
 * Slows down guessing: after five failures an account waits 1, 2, 4 … 60 s; an address has a hundred failures in 15
 * minutes, because a whole school may share one. Nobody is locked out for good. An attempt counts as a failure from
 * before the check until it has succeeded, so parallel attempts have no more tries than sequential ones. Counted in the
 * database, for all instances.
 */
export function throttle(db: Knex, clock: Clock) {
  /** Counts an attempt, unless it has to wait. Returns the counter. */
  const count = async (trx: Knex, subject: string, now: string): Promise<SignInAttemptRow> => {
    await trx('sign_in_attempts').insert({ subject, failures: 0, first_at: now }).onConflict('subject').ignore();
    const counted = await trx('sign_in_attempts')
      .where({ subject })
      .where((free) => void free.whereNull('blocked_until').orWhere('blocked_until', '<=', now))
      .increment('failures', 1);
    const attempts = await trx('sign_in_attempts').where({ subject }).first<SignInAttemptRow>();
    if (counted === 0) {
      const wait = (fromUtc(attempts.blocked_until ?? now).getTime() - fromUtc(now).getTime()) / 1000;
      throw new Problem('access.throttled', { headers: { 'Retry-After': String(Math.max(1, Math.ceil(wait))) } });
    }
    return attempts;
  };

  const after = (from: string, ms: number) => utc(new Date(fromUtc(from).getTime() + ms));
  const account = (name: string) => `account:${name}`;
  const address = (ip: string) => `address:${ip}`;

  return {
    /** Counts a try of an account and an address, or refuses with 429 and Retry-After. `name` is an e-mail. */
    async claim(name: string, ip: string): Promise<void> {
      const now = utc(clock.now());
      await db.transaction(async (trx) => {
        const { failures } = await count(trx, account(name), now);
        const wait = failures < FREE_TRIES ? 0 : Math.min(LONGEST_WAIT_S, 2 ** (failures - FREE_TRIES));
        const until = wait > 0 ? after(now, wait * 1000) : null;
        await trx('sign_in_attempts')
          .where({ subject: account(name) })
          .update({ blocked_until: until });

        const tries = await count(trx, address(ip), now);
        const isOld = now > after(tries.first_at, ADDRESS_WINDOW_MS);
        const anew = { failures: 1, first_at: now, blocked_until: null };
        const full = { blocked_until: after(tries.first_at, ADDRESS_WINDOW_MS) };
        if (isOld)
          await trx('sign_in_attempts')
            .where({ subject: address(ip) })
            .update(anew);
        else if (tries.failures >= ADDRESS_TRIES)
          await trx('sign_in_attempts')
            .where({ subject: address(ip) })
            .update(full);
      });
    },

    /** The attempt succeeded: clears the account's counter and returns the address's try. */
    async succeeded(name: string, ip: string): Promise<void> {
      await db('sign_in_attempts')
        .where({ subject: account(name) })
        .delete();
      await db('sign_in_attempts')
        .where({ subject: address(ip) })
        .where('failures', '>', 0)
        .update({ failures: db.raw('failures - 1'), blocked_until: null });
    },
  };
}

export type Throttle = ReturnType<typeof throttle>;
