import { z } from 'zod';
import { PLACES } from '../cycles/cycle.schema';
import { day, id } from '../kit/fields';
import { SCHOOL_HISTORY_MAX } from './limits';

/** Somebody in a place of a school, from a day until another. Without an address and an id: names are all that it tells. */
export const HistorySpan = z.object({
  id: id.describe('Of the span'),
  place: z.enum(PLACES),
  fullname: z.string(),
  from: day.describe('Of the school’s calendar'),
  to: day.nullable().describe('Null while they are there'),
});
export type HistorySpan = z.infer<typeof HistorySpan>;

const HistoryCycle = z.object({
  id,
  period: z.string(),
  start_at: day,
  end_at: day,
  is_running: z.boolean().describe('It is the started cycle'),
  spans: z.array(HistorySpan).describe('By place from the top, then by day'),
});
export type HistoryCycle = z.infer<typeof HistoryCycle>;

/** Who accompanied a school, cycle by cycle (HIE-06). */
export const SchoolHistory = z
  .object({
    school: z.object({ id, name: z.string() }),
    today: day.describe('At the school'),
    cycles: z.array(HistoryCycle).describe('Newest first'),
    is_whole: z.boolean().describe(`False where only the newest ${SCHOOL_HISTORY_MAX} changes are told`),
  })
  .meta({ id: 'SchoolHistory' });
export type SchoolHistory = z.infer<typeof SchoolHistory>;
