import type { Knex } from 'knex';
import type { cyclesAround } from '../../seeds/calendar';
import { insertRows } from '../../seeds/rows';

/** Ids: the finished, the started and the pending cycle. */
export const LAST_CYCLE_ID = 1;
export const CYCLE_ID = 2;
export const NEXT_CYCLE_ID = 3;

interface CyclesToSeed {
  trx: Knex;
  cycles: ReturnType<typeof cyclesAround>;
}

/** Three periods with their cycles: finished, started and pending. */
export async function cyclesDemo({ trx, cycles: { previous, current, next } }: CyclesToSeed): Promise<void> {
  const founded = `${previous.startAt} 06:00:00`;
  const laid = [
    { dates: previous, state: 'finished', prepared: true },
    { dates: current, state: 'started', prepared: true },
    { dates: next, state: 'pending', prepared: false },
  ] as const;
  await insertRows(
    trx,
    'periods',
    laid.map(({ dates: { period, startYear } }, index) => ({
      id: index + 1,
      name: period,
      start_year: startYear,
      end_year: startYear + 1,
    })),
  );
  await insertRows(
    trx,
    'school_cycles',
    laid.map(({ dates: { startAt, endAt }, state, prepared }, index) => ({
      id: index + 1,
      period_id: index + 1,
      start_at: startAt,
      end_at: endAt,
      state,
      prepared,
      revision: 1,
      created_at: founded,
      updated_at: founded,
    })),
  );
}
