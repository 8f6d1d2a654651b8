import { z } from 'zod';
import { day, id, instant, line, requiredLine, requiredText, text, time } from '../kit/fields';
import { JUSTIFICATION_MAX, JUSTIFICATION_MIN } from '../kit/limits';
import { ROLE_CODES } from '../roles';
import { LEVELS } from '../schools/school.schema';
import { PersonRef } from '../visits/visit.schema';
import { AgendaActivity } from './agenda.schema';

export const ACTIVITY_TITLE_MAX = 200;
export const ACTIVITY_DESCRIPTION_MAX = 2000;
export const ACTIVITY_PLACE_MAX = 200;
export const ACTIVITY_MINUTES_MIN = 5;
export const ACTIVITY_MINUTES_MAX = 720;

/** Roles that an activity may be for: the school's staff and teachers. */
export const ATTENDING_ROLES = [
  'DIR',
  'SUBD',
  'COOR',
  'PROF',
] as const satisfies readonly (typeof ROLE_CODES)[number][];

/** One change of date, with its reason and author. */
export const ActivityReschedule = z.object({
  id,
  old_date: day,
  old_time: time,
  date: day,
  time,
  justification: z.string(),
  user: PersonRef,
  created_at: instant,
});
export type ActivityReschedule = z.infer<typeof ActivityReschedule>;

/** One item of the agenda with all its details. */
export const Activity = AgendaActivity.extend({
  cycle_id: id,
  place: z.string().describe('Empty where none was named'),
  levels: z.array(z.enum(LEVELS)).describe('Whom it is for; empty means every level'),
  roles: z.array(z.enum(ROLE_CODES)).describe('Whom it is for; empty means everybody'),
  created_by: PersonRef.nullable().describe('Who put it on the agenda; null for what the system put there'),
  started_at: instant.nullable(),
  completed_at: instant.nullable(),
  created_at: instant,
  updated_at: instant,
  activity_reschedules: z.array(ActivityReschedule).describe('Newest first'),
});
export type Activity = z.infer<typeof Activity>;

const unique = (values: readonly unknown[]) => new Set(values).size === values.length;

/** The fields of an own activity that people edit. Date and time change by rescheduling. */
export const ActivityFacts = z.strictObject({
  title: requiredLine(ACTIVITY_TITLE_MAX, 'agenda.title.required'),
  description: text(ACTIVITY_DESCRIPTION_MAX),
  duration_min: z.int('agenda.duration.malformed').min(ACTIVITY_MINUTES_MIN).max(ACTIVITY_MINUTES_MAX),
  place: line(ACTIVITY_PLACE_MAX),
  levels: z.array(z.enum(LEVELS)).refine(unique, 'list.repeated'),
  roles: z.array(z.enum(ATTENDING_ROLES)).refine(unique, 'list.repeated'),
});
export type ActivityFacts = z.infer<typeof ActivityFacts>;

/** A new activity of a school (AGE-06). */
export const ActivityForm = ActivityFacts.extend({
  date: z.string('visits.date.required').pipe(day),
  time: z.string('visits.time.required').pipe(time),
});
export type ActivityForm = z.infer<typeof ActivityForm>;

/** A new date for an activity, with its reason (AGE-06). */
export const ActivityMove = z.strictObject({
  date: z.string('visits.date.required').pipe(day),
  time: z.string('visits.time.required').pipe(time),
  justification: requiredText(JUSTIFICATION_MAX, 'visits.justification.required', JUSTIFICATION_MIN),
  revision: z.int(),
});
export type ActivityMove = z.infer<typeof ActivityMove>;
