import type { Knex } from 'knex';
import { isUniqueViolation } from '../../database/db-problems';
import { Problem } from '../../kernel/problem';
import { fromUtc, utc, type Clock } from '../../time/clock';

const TABLE = 'rate_windows';

export interface RateLimit {
  /** Maximum within the window, which begins with the first use. */
  max: number;
  windowMs: number;
  /** Number of uses; default 1. */
  count?: number;
}

/**
 * Rate limits: counts uses and refuses with 429 beyond the maximum. Counted in the database, for all instances, with
 * one guarded statement, so that parallel uses all count (T19).
 */
export function rateWindows(clock: Clock) {
  return {
    async take(db: Knex, subject: string, { max, windowMs, count = 1 }: RateLimit): Promise<void> {
      const instant = clock.now();
      const now = utc(instant);
      const begun = { taken: count, began_at: now, ends_at: utc(new Date(instant.getTime() + windowMs)) };
      if (count > max) throw tooMany(Math.ceil(windowMs / 1000));
      for (;;) {
        const raised = await db(TABLE)
          .where({ subject })
          .where('ends_at', '>', now)
          .where('taken', '<=', max - count)
          .increment('taken', count);
        if (raised === 1) return;
        const known = await db(TABLE).where({ subject }).first('taken', 'ends_at');
        if (!known) {
          try {
            await db(TABLE).insert({ subject, ...begun });
            return;
          } catch (error) {
            if (!isUniqueViolation(error)) throw error;
            continue; // another request created it meanwhile
          }
        }
        if (known.ends_at > now) {
          if (known.taken <= max - count) continue; // another request restarted the window meanwhile
          throw tooMany(Math.ceil((fromUtc(known.ends_at).getTime() - instant.getTime()) / 1000));
        }
        if ((await db(TABLE).where({ subject, ends_at: known.ends_at }).update(begun)) === 1) return;
      }
    },
  };
}

export type RateWindows = ReturnType<typeof rateWindows>;

const tooMany = (seconds: number) => new Problem('request.too-many', { headers: { 'Retry-After': String(seconds) } });
