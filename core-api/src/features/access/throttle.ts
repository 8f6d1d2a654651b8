import type { Knex } from 'knex';
import { isMysql } from '../../database/dialect';
import { repeatingConflicts } from '../../database/transactions';
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
  const after = (from: string, ms: number) => utc(new Date(fromUtc(from).getTime() + ms));
  const account = (name: string) => `account:${name}`;
  const address = (ip: string) => `address:${ip}`;

  const assertFree = ({ blocked_until }: SignInAttemptRow, now: string) => {
    if (blocked_until === null || blocked_until <= now) return;
    const wait = (fromUtc(blocked_until).getTime() - fromUtc(now).getTime()) / 1000;
    throw new Problem('access.throttled', { headers: { 'Retry-After': String(Math.max(1, Math.ceil(wait))) } });
  };

  const save = (trx: Knex, { subject, ...changes }: Partial<SignInAttemptRow> & Pick<SignInAttemptRow, 'subject'>) =>
    trx('sign_in_attempts').where({ subject }).update(changes);

  /**
   * Counts a try of both, or refuses. Returns false if a counter is missing. Both rows are locked at once, in the order of
   * their key: everybody waits in one row, and nobody in a circle.
   */
  const counted = (name: string, ip: string, now: string): Promise<boolean> =>
    db.transaction(async (trx) => {
      const both = trx('sign_in_attempts')
        .whereIn('subject', [account(name), address(ip)])
        .orderBy('subject');
      const [one, other] = await (isMysql(trx) ? both.forUpdate() : both).select('*');
      if (!one || !other) return false;
      assertFree(one, now);
      assertFree(other, now);

      const failures = one.failures + 1;
      const wait = failures < FREE_TRIES ? 0 : Math.min(LONGEST_WAIT_S, 2 ** (failures - FREE_TRIES));
      const first_at = failures === 1 ? now : one.first_at;
      await save(trx, { ...one, failures, first_at, blocked_until: wait > 0 ? after(now, wait * 1000) : null });

      const end = after(other.first_at, ADDRESS_WINDOW_MS);
      const tries = other.failures + 1;
      const goesOn = { ...other, failures: tries, blocked_until: tries >= ADDRESS_TRIES ? end : null };
      await save(trx, now > end ? { ...other, failures: 1, first_at: now, blocked_until: null } : goesOn);
      return true;
    });

  /** Outside the transaction that counts: inserting a row that is there locks it shared, and two of those deadlock. */
  const insertMissing = async (name: string, ip: string, now: string) => {
    const rows = [account(name), address(ip)].map((subject) => ({ subject, failures: 0, first_at: now }));
    await repeatingConflicts(() => db('sign_in_attempts').insert(rows).onConflict('subject').ignore());
  };

  const giveBack = (subject: string) =>
    repeatingConflicts(() =>
      db('sign_in_attempts')
        .where({ subject })
        .where('failures', '>', 0)
        .update({ failures: db.raw('failures - 1'), blocked_until: null }),
    );

  const doors = {
    /** Counts a try of an account and an address, or refuses with 429 and Retry-After. `name` is an e-mail. */
    async claim(name: string, ip: string): Promise<void> {
      const now = utc(clock.now());
      while (!(await counted(name, ip, now))) await insertMissing(name, ip, now);
    },

    /** The attempt succeeded: clears the account's counter and returns the address's try. */
    async succeeded(name: string, ip: string): Promise<void> {
      // Not deleted: the next try would have to insert it again.
      const cleared = { failures: 0, blocked_until: null };
      await repeatingConflicts(() => save(db, { subject: account(name), ...cleared }));
      await giveBack(address(ip));
    },

    /**
     * Counts a try, and what `judge` resolves to decides: null was a failure, anything else a success. Where it throws,
     * nothing was judged (too many at once, a database that is away), and both tries are returned.
     */
    async attempt<T>(name: string, ip: string, judge: () => Promise<T | null>): Promise<T | null> {
      await doors.claim(name, ip);
      const judged = await judge().catch(async (error: unknown) => {
        // The error of `judge` is reported, even if giving back fails as well.
        await Promise.all([account(name), address(ip)].map(giveBack)).catch(() => undefined);
        throw error;
      });
      if (judged !== null) await doors.succeeded(name, ip);
      return judged;
    },
  };
  return doors;
}

export type Throttle = ReturnType<typeof throttle>;
