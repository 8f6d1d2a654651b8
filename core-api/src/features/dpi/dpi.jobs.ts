import { ANSWERS_KEPT_DAYS } from '@ruta/contracts/dpi/limits';
import type { Knex } from 'knex';
import { addDays, utc, type Clock } from '../../time/clock';
import { cyclesWithFinal, lastSummedUp, sumUp } from './network.model';

/** Figures become final by transactions that may take a while: what became final so long before is summed up again. */
const OVERLAP_MS = 30 * 60_000;

/**
 * Deletes the answers of windows that ended more than 30 days ago, finished or not: from then on only totals are left,
 * which name nobody (decision 0052). Returns how many schools it concerned.
 */
export async function sweepAnswers(db: Knex, clock: Clock): Promise<number> {
  const limit = addDays(utc(clock.now()).slice(0, 10), -ANSWERS_KEPT_DAYS);
  const places = await db({ sent: 'dpi_submissions' })
    .join({ answer: 'dpi_answers' }, 'answer.submission_id', 'sent.id')
    .leftJoin({ usual: 'dpi_closures' }, (on) => {
      on.on('usual.cycle_id', 'sent.cycle_id').andOnVal('usual.school_key', 0);
    })
    .leftJoin({ own: 'dpi_closures' }, (on) => {
      on.on('own.cycle_id', 'sent.cycle_id').andOn('own.school_key', 'sent.school_id');
    })
    .whereRaw('coalesce(own.end_at, usual.end_at) < ?', [limit])
    .distinct<{ cycle_id: number; school_id: number }[]>('sent.cycle_id', 'sent.school_id');
  for (const place of places)
    await db('dpi_answers').whereIn('submission_id', db('dpi_submissions').where(place).select('id')).delete();
  return places.length;
}

/**
 * Sums up the network’s answers in the cycles in which figures have become final since the last time. Returns how many
 * cycles that are.
 */
export async function sumUpNetwork(db: Knex, clock: Clock): Promise<number> {
  const last = await lastSummedUp(db);
  const since = last === undefined ? undefined : utc(new Date(Date.parse(`${last}Z`) - OVERLAP_MS));
  const cycles = await cyclesWithFinal(db, since);
  for (const cycle_id of cycles) await sumUp(db, cycle_id, utc(clock.now()));
  return cycles.length;
}
