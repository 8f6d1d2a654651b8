import { CHANGE_LETTERS_A_DAY, SHARE_LETTERS_A_DAY, SHARE_RESENDS_AN_HOUR } from '@ruta/contracts/sharing/limits';
import type { Knex } from 'knex';
import { Problem } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import type { RateLimit, RateWindows } from '../access';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

type Refusal = 'sharing.letters-a-day' | 'sharing.resends-an-hour';

/** Counts letters in the transaction that asks for them, so that what is refused counts nothing (decision 0056). */
export function letterLimits(windows: RateWindows) {
  /** Refuses beyond a limit in the words of this room. */
  const take = async (trx: Knex, subject: string, limit: RateLimit, refusal: Refusal): Promise<void> => {
    try {
      await windows.take(trx, subject, limit);
    } catch (error) {
      if (error instanceof Problem && error.code === 'request.too-many')
        throw new Problem(refusal, { headers: error.headers });
      throw error;
    }
  };

  return {
    /** Letters of a coach within 24 hours. */
    ofDay: (trx: Knex, coach: number, count: number) =>
      take(
        trx,
        `shared-letters:${coach}`,
        { max: SHARE_LETTERS_A_DAY, windowMs: DAY_MS, count },
        'sharing.letters-a-day',
      ),

    /** A letter that is sent again to a person within an hour. */
    ofHour: (trx: Knex, person: number) =>
      take(trx, `shared-again:${person}`, { max: SHARE_RESENDS_AN_HOUR, windowMs: HOUR_MS }, 'sharing.resends-an-hour'),
  };
}

/** Counts a letter with changes. Resolves to when the person may get one, UTC, if today’s are used up; otherwise to null. */
export const changesLimit =
  (windows: RateWindows, clock: Clock) =>
  async (trx: Knex, person: number): Promise<string | null> => {
    try {
      await windows.take(trx, `calendar-changes:${person}`, { max: CHANGE_LETTERS_A_DAY, windowMs: DAY_MS });
      return null;
    } catch (error) {
      if (!(error instanceof Problem) || error.code !== 'request.too-many') throw error;
      return utc(new Date(clock.now().getTime() + Number(error.headers['Retry-After'] ?? 3600) * 1000));
    }
  };
