import { z } from 'zod';
import { day, id, instant } from '../kit/fields';
import type { CoachRole } from '../roles';
import { MIN_GROUP_LEAST, MIN_GROUP_MOST, PERIOD_FIRST, PERIOD_LAST, REPORT_ROWS } from './limits';

/** A school year of the catalogue, such as 2026-2027. */
export const Period = z.object({ id, name: z.string(), start_year: z.int(), end_year: z.int() }).meta({ id: 'Period' });
export type Period = z.infer<typeof Period>;

/** A period by its first year; it ends a year later. */
export const PeriodForm = z.strictObject({ start_year: z.int().min(PERIOD_FIRST).max(PERIOD_LAST) });

/** Stored values; with `prepared` they are the four states of a cycle. */
const STORED_STATES = ['pending', 'started', 'finished'] as const;

const PfpClosure = z.object({
  closure_at: day.describe('The last day of the formation plan'),
  start_at: day.describe('The range of the cycle when it was set'),
  end_at: day,
});
const DpiClosure = z.object({ start_at: day, end_at: day.describe('The last day of the diagnostic') });

/** What the caller may do with a cycle now, by the rules that guard the calls. */
const CycleCan = z.object({
  edit: z.boolean(),
  prepare: z.boolean(),
  start: z.boolean(),
  finish: z.boolean(),
  closePfp: z.boolean(),
  closeDpi: z.boolean(),
});

/** A run of a period on the platform (CYC-01). Days are of the platform's clock; both ends belong to the cycle. */
export const Cycle = z
  .object({
    id,
    period_id: id,
    start_at: day,
    end_at: day,
    state: z.enum(STORED_STATES),
    prepared: z.boolean(),
    min_group: z.int().describe('The smallest group whose figures are shown'),
    is_another_started: z.boolean().describe('Some other cycle is the started one'),
    revision: z.int(),
    created_at: instant,
    updated_at: instant,
    can: CycleCan,
    period: Period.optional().describe('Present with include=period'),
    pfpClosure: PfpClosure.nullable().optional().describe('Present with include=pfpClosure'),
    dpiClosure: DpiClosure.nullable().optional().describe('Present with include=dpiClosure; of all schools'),
  })
  .meta({ id: 'Cycle' });
export type Cycle = z.infer<typeof Cycle>;

/** One cycle with its period and closures. */
export const CycleDetail = Cycle.required({ period: true, pfpClosure: true, dpiClosure: true }).meta({
  id: 'CycleDetail',
});
export type CycleDetail = z.infer<typeof CycleDetail>;

/** A cycle that may be read: the started one, or a finished one. */
export const CycleChoice = z.object({ id, period: z.string(), is_over: z.boolean().describe('It has finished') });
export type CycleChoice = z.infer<typeof CycleChoice>;

/** Sent back, it proves that you saw the latest version. */
export const seenRevision = id.optional().describe('Sent back, it proves that you saw the latest version');

const cycleDay = z.iso.date('cycles.day.required');

/** Period and dates of a cycle, and its smallest group; they change until it starts (CYC-01). */
export const CycleForm = z.strictObject({
  period_id: z.int('cycles.period.required').positive('cycles.period.required').max(Number.MAX_SAFE_INTEGER),
  start_at: cycleDay,
  end_at: cycleDay,
  min_group: z
    .int('cycles.min-group.range')
    .min(MIN_GROUP_LEAST, 'cycles.min-group.range')
    .max(MIN_GROUP_MOST, 'cycles.min-group.range')
    .optional(),
});
export type CycleForm = z.input<typeof CycleForm>;

/** The closing day of the formation plan, with the cycle's range as the caller knows it (CYC-02). */
export const PfpClosureForm = z.strictObject({
  limit: cycleDay.describe('The closing day'),
  start_at: day,
  end_at: day,
  revision: seenRevision,
});
/** The last day of the diagnostic; its first is that of the cycle unless told (CYC-02). */
export const DpiClosureForm = z.strictObject({ end_at: cycleDay, start_at: day.optional(), revision: seenRevision });

/** Prepares a cycle over the range that the caller knows (CYC-03). */
export const PrepareForm = z.strictObject({
  action: z.literal('inherit_data'),
  start_at: day,
  end_at: day,
  revision: seenRevision,
});

/** Places of a school's hierarchy, from the top. */
export const PLACES = ['director', 'manager', 'coordinator', 'coach', 'secondary_one', 'secondary_two'] as const;
export type Place = (typeof PLACES)[number];
/** The role that each place of the hierarchy needs. */
export const ROLE_OF_PLACE = {
  director: 'COACH_DIR',
  manager: 'COACH_MAN',
  coordinator: 'COACH_CORD',
  coach: 'COACH',
  secondary_one: 'COACH_SEC',
  secondary_two: 'COACH_SEC',
} as const satisfies Record<Place, CoachRole>;

/** Why something of the last cycle is not copied. */
export const LEFT_OUT = ['closed', 'banned', 'deleted', 'role'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

/** A school that is closed, or a person who does not come along at one of its places. */
const HeritageException = z.object({
  school: z.object({ id, name: z.string() }),
  place: z.enum(PLACES).nullable().describe('Null where the school itself is left out'),
  person: z.object({ id, fullname: z.string() }).nullable(),
  why: z.enum(LEFT_OUT),
});
export type HeritageException = z.infer<typeof HeritageException>;

const MovedClosure = z.object({
  kind: z.enum(['pfp', 'dpi']),
  school: z.object({ id, name: z.string() }).nullable().describe('Null for all schools'),
  end_at: day.describe('The moved day'),
  why: z.enum(['past', 'outside']).nullable().describe('Null where it is copied'),
});
export type MovedClosure = z.infer<typeof MovedClosure>;

/** What preparing a cycle copies, what not and why, and the schools that stay incomplete (CYC-03). Nothing is written. */
export const Preparation = z
  .object({
    cycle: z.object({ id, revision: z.int(), start_at: day, end_at: day }),
    from: z.object({ id, period: z.string() }).nullable().describe('The cycle that is copied; null for the first'),
    schools: z.object({
      included: z.int(),
      excluded: z.int().describe('They were excluded in the last cycle'),
      added: z.int().describe('Included ones that the last cycle did not have'),
    }),
    complete: z.int().describe('Included schools with director, manager, coordinator and coach'),
    incomplete: z.object({
      total: z.int(),
      schools: z.array(z.object({ id, name: z.string(), missing: z.array(z.enum(PLACES)) })).max(REPORT_ROWS),
    }),
    left_out: z.object({ total: z.int(), rows: z.array(HeritageException).max(REPORT_ROWS) }),
    closures: z
      .array(MovedClosure)
      .max(REPORT_ROWS)
      .describe('Those of all schools, and of single ones that stay behind'),
  })
  .meta({ id: 'Preparation' });
export type Preparation = z.infer<typeof Preparation>;
