import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { isMysql } from '../../database/dialect';
import { repeatingConflicts } from '../../database/transactions';
import { Problem } from '../../kernel/problem';
import { fromUtc, utc, type Clock } from '../../time/clock';
import type { SignInAttemptRow } from './access.tables';
import { isPlaceOf, noteSignInPlace } from './sign-in-places';

/** Free failures of an account from one address. */
const PAIR_TRIES = 5;
/** Free failures of an account from all addresses together. */
const ACCOUNT_TRIES = 20;
const LONGEST_WAIT_S = 60;
const ADDRESS_TRIES = 100;
const ADDRESS_WINDOW_MS = 15 * 60_000;

/** What became of an attempt. */
export interface Attempted<T> {
  /** Null for a failure. */
  judged: T | null;
  /** What a failure is answered with: an exhausted address must not tell which accounts sign in from it. */
  refusal: Problem | null;
}

/**
 * Slows down guessing: after five failures from an address an account waits there 1, 2, 4 … 60 s, after twenty from
 * everywhere it waits everywhere. An address has a hundred failures in 15 minutes, because a whole school may share one;
 * whoever has signed in from it goes on, with the five free failures. Nobody is locked out for good. An attempt counts as
 * a failure from before the check until it has succeeded, so parallel attempts have no more tries than sequential ones.
 * Counted in the database, for all instances.
 */
export function throttle(db: Knex, clock: Clock) {
  const after = (from: string, ms: number) => utc(new Date(fromUtc(from).getTime() + ms));

  const save = (trx: Knex, { subject, ...changes }: Partial<SignInAttemptRow> & Pick<SignInAttemptRow, 'subject'>) =>
    trx('sign_in_attempts').where({ subject }).update(changes);

  /** Counts a failure that makes its subject wait once its free ones are used up. */
  const slowDown = (trx: Knex, row: SignInAttemptRow, { free, now }: { free: number; now: string }) => {
    const failures = row.failures + 1;
    const wait = failures < free ? 0 : Math.min(LONGEST_WAIT_S, 2 ** (failures - free));
    const first_at = failures === 1 ? now : row.first_at;
    return save(trx, { ...row, failures, first_at, blocked_until: wait > 0 ? after(now, wait * 1000) : null });
  };

  const countAt = (trx: Knex, address: SignInAttemptRow, now: string) => {
    const end = after(address.first_at, ADDRESS_WINDOW_MS);
    if (now > end) return save(trx, { ...address, failures: 1, first_at: now, blocked_until: null });
    const failures = address.failures + 1;
    return save(trx, { ...address, failures, blocked_until: failures >= ADDRESS_TRIES ? end : null });
  };

  /**
   * Counts a try of account, address and both together, or refuses. Undefined if a counter is missing. The rows are locked
   * at once, in the order of their key: everybody waits in one row, and nobody in a circle.
   */
  const counted = (name: string, ip: string, now: string): Promise<{ refusal: Problem | null } | undefined> =>
    db.transaction(async (trx) => {
      const all = trx('sign_in_attempts').whereIn('subject', subjectsOf(name, ip)).orderBy('subject');
      const rows = await (isMysql(trx) ? all.forUpdate() : all).select('*');
      const [pair, account, address] = subjectsOf(name, ip).map((subject) =>
        rows.find((row) => row.subject === subject),
      );
      if (!pair || !account || !address) return undefined;
      const refused = refusalOf(pair, now) ?? refusalOf(account, now);
      if (refused) throw refused;
      const refusal = refusalOf(address, now);
      if (refusal && !(pair.failures < PAIR_TRIES && (await isPlaceOf(trx, { name, ip, now })))) throw refusal;

      await slowDown(trx, pair, { free: PAIR_TRIES, now });
      await slowDown(trx, account, { free: ACCOUNT_TRIES, now });
      await countAt(trx, address, now);
      return { refusal };
    });

  /** Outside the transaction that counts: inserting a row that is there locks it shared, and two of those deadlock. */
  const insertMissing = async (name: string, ip: string, now: string) => {
    const rows = subjectsOf(name, ip).map((subject) => ({ subject, failures: 0, first_at: now }));
    await repeatingConflicts(() => db('sign_in_attempts').insert(rows).onConflict('subject').ignore());
  };

  /** Returns a try. What others have used up stays used up. */
  const giveBack = (subject: string, free: number) =>
    repeatingConflicts(() =>
      db('sign_in_attempts')
        .where({ subject })
        .where('failures', '>', 0)
        .update({
          // Before the failures: MariaDB assigns from left to right.
          blocked_until: db.raw('case when failures > ? then blocked_until end', [free]),
          failures: db.raw('failures - 1'),
        }),
    );

  const doors = {
    /** Counts a try of an account and an address, or refuses with 429 and Retry-After. `name` is an e-mail. */
    async claim(name: string, ip: string): Promise<{ refusal: Problem | null }> {
      const now = utc(clock.now());
      for (;;) {
        const claimed = await counted(name, ip, now);
        if (claimed) return claimed;
        await insertMissing(name, ip, now);
      }
    },

    /**
     * The attempt succeeded: clears the account's counters, here and everywhere, and returns the address's try. Failures
     * at other accounts stay counted.
     */
    async succeeded(name: string, ip: string): Promise<void> {
      const [pair, account, address] = subjectsOf(name, ip);
      // Not deleted: the next try would have to insert them again.
      await repeatingConflicts(() =>
        db('sign_in_attempts').whereIn('subject', [pair, account]).update({ failures: 0, blocked_until: null }),
      );
      await giveBack(address, ADDRESS_TRIES);
      await repeatingConflicts(() => noteSignInPlace(db, { name, ip, now: utc(clock.now()) }));
    },

    /**
     * Counts a try, and what `judge` resolves to decides: null was a failure, anything else a success. Where it throws,
     * nothing was judged (too many at once, a database that is away), and all tries are returned.
     */
    async attempt<T>(name: string, ip: string, judge: () => Promise<T | null>): Promise<Attempted<T>> {
      const { refusal } = await doors.claim(name, ip);
      const judged = await judge().catch(async (error: unknown) => {
        const [pair, account, address] = subjectsOf(name, ip);
        const given = [giveBack(pair, PAIR_TRIES), giveBack(account, ACCOUNT_TRIES), giveBack(address, ADDRESS_TRIES)];
        // The error of `judge` is reported, even if giving back fails as well.
        await Promise.all(given).catch(() => undefined);
        throw error;
      });
      if (judged !== null) await doors.succeeded(name, ip);
      return { judged, refusal };
    },

    /** Forgets the failures of an account, everywhere and at an address, in the transaction that gives it a new password. */
    async forgive(trx: Knex.Transaction, name: string, ip: string): Promise<void> {
      const [pair, account] = subjectsOf(name, ip);
      await trx('sign_in_attempts').whereIn('subject', [pair, account]).delete();
    },
  };
  return doors;
}

export type Throttle = ReturnType<typeof throttle>;

/** The counters of a try: of the account at the address, of the account, and of the address. */
const subjectsOf = (name: string, ip: string): [pair: string, account: string, address: string] => [
  // A hash, because both together may be longer than the column.
  `pair:${createHash('sha256').update(`${name} ${ip}`).digest('hex')}`,
  `account:${name}`,
  `address:${ip}`,
];

/** The refusal of a subject that has to wait; null if it is free. */
function refusalOf({ blocked_until }: SignInAttemptRow, now: string): Problem | null {
  if (blocked_until === null || blocked_until <= now) return null;
  const wait = (fromUtc(blocked_until).getTime() - fromUtc(now).getTime()) / 1000;
  return new Problem('access.throttled', { headers: { 'Retry-After': String(Math.max(1, Math.ceil(wait))) } });
}
