import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { repeatingConflicts } from '../database/transactions';
import { utc, type Clock } from '../time/clock';
import type { Lane } from './lanes';

/** An outbox row for its handler; `attempts` includes this one. */
export interface OutboxRow {
  id: number;
  kind: string;
  /** Parsed JSON. */
  payload: unknown;
  attempts: number;
  created_at: string;
}

/** A row under a lease. */
export interface TakenRow extends OutboxRow {
  lease: string;
}

/** Minutes until the next attempt, after the first failure, the second … The tenth failure is the last. */
export const BACK_OFF_MINUTES = [1, 5, 30, 60, 120, 240, 480, 720, 1440] as const;
export const ATTEMPTS_MAX = BACK_OFF_MINUTES.length + 1;
/** Longer than any handler may take. Afterwards the row counts as abandoned. */
export const LEASE_MINUTES = 2;
const KEPT_DAYS = 30;
const ERROR_MAX = 200;

/** Reads and updates outbox rows. A row is leased to one relay at a time. */
export function outboxRows(db: Knex, clock: Clock) {
  const inMinutes = (minutes: number) => utc(new Date(clock.now().getTime() + minutes * 60_000));

  return {
    /** Leases the due row of a lane that has waited longest, and counts the attempt. */
    async take(lane: Lane): Promise<TakenRow | null> {
      const lease = randomUUID();
      const now = inMinutes(0);
      const isFree = (query: Knex.QueryBuilder) =>
        void query.where('next_at', '<=', now).where((free: Knex.QueryBuilder) => {
          void free.whereNull('locked_until').orWhere('locked_until', '<=', now);
        });
      for (;;) {
        // Chosen without a lock: a search that locks also holds rows of other lanes for a moment, and those who skip
        // locked rows would find nothing.
        const due = await db('outbox').where({ lane }).where(isFree).orderBy('next_at').orderBy('id').first('id');
        if (!due) return null;
        // Of several relays that have chosen it, one gets it.
        const taken = await repeatingConflicts(() =>
          db('outbox')
            .where({ id: due.id })
            .where(isFree)
            .update({ locked_by: lease, locked_until: inMinutes(LEASE_MINUTES), attempts: db.raw('attempts + 1') }),
        );
        if (taken !== 1) continue;
        const row = await db('outbox')
          .where({ id: due.id })
          .first<OutboxRow & { payload: string }>('id', 'kind', 'payload', 'attempts', 'created_at');
        return { ...row, payload: JSON.parse(row.payload) as unknown, lease };
      }
    },

    /** Marks a row as done, unless its lease expired and another relay took it. */
    done: ({ id, lease }: TakenRow) =>
      db('outbox')
        .where({ id, locked_by: lease })
        .update({ done_at: inMinutes(0), next_at: null, locked_by: null, locked_until: null, last_error: null }),

    /** Puts a row into another lane; the attempt does not count. */
    move: ({ id, lease }: TakenRow, lane: Lane) =>
      db('outbox')
        .where({ id, locked_by: lease })
        .update({ lane, locked_by: null, locked_until: null, attempts: db.raw('attempts - 1') }),

    /** Schedules the next attempt, or gives up after the last. Returns its time (UTC), or null. */
    async failed({ id, attempts, lease }: TakenRow, error: unknown): Promise<string | null> {
      const minutes = BACK_OFF_MINUTES[attempts - 1];
      const next_at = minutes === undefined ? null : inMinutes(minutes);
      const last_error = (error instanceof Error ? error.message : String(error)).slice(0, ERROR_MAX);
      await db('outbox')
        .where({ id, locked_by: lease })
        .update({ next_at, locked_by: null, locked_until: null, last_error });
      return next_at;
    },

    /** Deletes rows that were done long ago. Rows that were given up stay. */
    sweep: () =>
      db('outbox')
        .where('done_at', '<', inMinutes(-KEPT_DAYS * 24 * 60))
        .delete(),
  };
}
