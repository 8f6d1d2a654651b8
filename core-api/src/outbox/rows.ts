import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { skipLocked } from '../database/row-locks';
import { utc, type Clock } from '../time/clock';

/** A row on its way: what is to be done, for the `attempts`-th time. */
export interface OutboxRow {
  id: number;
  kind: string;
  /** Parsed. */
  payload: unknown;
  attempts: number;
  created_at: string;
}

/** A row that is the caller's for now. */
export interface TakenRow extends OutboxRow {
  lease: string;
}

/** Minutes until the next attempt, after the first, the second … The tenth failure is the last. */
export const BACK_OFF_MINUTES = [1, 5, 30, 60, 120, 240, 480, 720, 1440] as const;
export const ATTEMPTS_MAX = BACK_OFF_MINUTES.length + 1;
/** Longer than any handler may take; after that the row counts as abandoned by a process that died. */
export const LEASE_MINUTES = 2;
const KEPT_DAYS = 30;
const ERROR_MAX = 200;

/** What happens to rows between being written and being done. Every row is taken by one relay at a time. */
export function outboxRows(db: Knex, clock: Clock) {
  const inMinutes = (minutes: number) => utc(new Date(clock.now().getTime() + minutes * 60_000));

  return {
    /** Takes the row that has waited longest of those that are due: leased to the caller, and counted as an attempt. */
    async take(): Promise<TakenRow | null> {
      const lease = randomUUID();
      const now = inMinutes(0);
      const isFree = (query: Knex.QueryBuilder) =>
        void query.where('next_at', '<=', now).where((free: Knex.QueryBuilder) => {
          void free.whereNull('locked_until').orWhere('locked_until', '<=', now);
        });
      for (;;) {
        const found = await db.transaction(async (trx) => {
          const due = trx('outbox').where(isFree).orderBy('next_at').orderBy('id').limit(1);
          const row = (await skipLocked(trx, due).first('id')) as { id: number } | undefined;
          if (!row) return 'nothing';
          // Asked again whether it is free: where there are no row locks, another relay may have been faster.
          const taken = await trx('outbox')
            .where({ id: row.id })
            .where(isFree)
            .update({ locked_by: lease, locked_until: inMinutes(LEASE_MINUTES), attempts: trx.raw('attempts + 1') });
          return taken === 1 ? row.id : 'lost';
        });
        if (found === 'nothing') return null;
        if (found === 'lost') continue;
        const row = (await db('outbox')
          .where({ id: found })
          .first('id', 'kind', 'payload', 'attempts', 'created_at')) as OutboxRow & { payload: string };
        return { ...row, payload: JSON.parse(row.payload) as unknown, lease };
      }
    },

    /** It was done. Says nothing where the lease ran out and somebody else has the row now. */
    done: ({ id, lease }: TakenRow) =>
      db('outbox')
        .where({ id, locked_by: lease })
        .update({ done_at: inMinutes(0), next_at: null, locked_by: null, locked_until: null, last_error: null }),

    /** It failed: another time, or never again after the last attempt. Returns when, or null. */
    async failed({ id, attempts, lease }: TakenRow, error: unknown): Promise<string | null> {
      const minutes = BACK_OFF_MINUTES[attempts - 1];
      const next_at = minutes === undefined ? null : inMinutes(minutes);
      const last_error = (error instanceof Error ? error.message : String(error)).slice(0, ERROR_MAX);
      await db('outbox')
        .where({ id, locked_by: lease })
        .update({ next_at, locked_by: null, locked_until: null, last_error });
      return next_at;
    },

    /** Forgets what was done long ago; what was given up stays to be seen. */
    sweep: () =>
      db('outbox')
        .where('done_at', '<', inMinutes(-KEPT_DAYS * 24 * 60))
        .delete(),
  };
}
