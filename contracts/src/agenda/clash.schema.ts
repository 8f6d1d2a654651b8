import { z } from 'zod';
import { day, id, instant, queryId, time } from '../kit/fields';
import { SchoolRef } from '../schools/school.schema';
import { ACTIVITY_MINUTES_MAX, ACTIVITY_MINUTES_MIN } from './activity.schema';
import { ACTIVITY_TYPES } from './agenda.schema';

/** How long an item lasts that does not say it, such as a visit, in minutes. */
export const ITEM_MINUTES = 60;

/** What the way between two schools takes, in minutes. */
export const TRAVEL_MINUTES = 30;

/** At most this many clashes are told, the gravest first. */
export const CLASHES_MAX = 10;

const queryMinutes = z
  .string()
  .regex(/^[1-9]\d{0,3}$/, 'agenda.duration.malformed')
  .transform(Number)
  .pipe(z.int().min(ACTIVITY_MINUTES_MIN).max(ACTIVITY_MINUTES_MAX));

/** A date and hour that somebody considers for an item of a school. */
export const ClashQuery = z
  .strictObject({
    school_id: queryId,
    date: day.describe('On the school’s wall clock, as is `time`'),
    time,
    duration_min: queryMinutes.optional().describe(`Default: that of the moved item, else ${ITEM_MINUTES}`),
    moved_type: z.enum(ACTIVITY_TYPES).optional().describe('The item that is moved or edited, which is no clash'),
    moved_id: queryId.optional().describe('Its subject’s id, for a visit the visit’s; else its own'),
  })
  .refine(({ moved_type, moved_id }) => (moved_type === undefined) === (moved_id === undefined), {
    error: 'id.malformed',
    path: ['moved_id'],
  });

/**
 * Something that stands at that hour already. It warns and refuses nothing.
 * `school`: the school is busy; `coach`: the coach is at another school; `travel`: between that and this there is less
 * time than the way takes.
 */
export const Clash = z.object({
  reason: z.enum(['school', 'coach', 'travel']),
  person: z.string().nullable().describe('Who is elsewhere; null for the caller, and where the school is busy'),
  item: z
    .object({
      id,
      isVisit: z.boolean(),
      title: z.string().describe('Of a visit the objective'),
      datetime: instant,
      duration_min: z.int(),
      school: SchoolRef,
      gap_min: z.int().describe('Minutes between the two; negative where they overlap'),
      url: z.string().nullable().describe('Its page for the caller'),
    })
    .nullable()
    .describe('Null for what the caller may not read: then only the fact is told'),
});
export type Clash = z.infer<typeof Clash>;
