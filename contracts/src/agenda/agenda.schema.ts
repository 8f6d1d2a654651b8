import { z } from 'zod';
import { day, id, instant, queryId, time } from '../kit/fields';
import { PersonRef } from '../visits/visit.schema';
import { SchoolRef } from '../schools/school.schema';
import { AGENDA_SCHOOLS_MAX } from './agenda.limits';

export const ACTIVITY_TYPES = [
  'SchoolVisitActivity',
  'PfiActivity',
  'PaiSchoolActivity',
  'PaiCoachActivity',
  'CustomActivity',
] as const;

/** How an item is displayed (AGE-07); colour, icon and word follow from it. */
export const DisplayStatus = z.enum(['pending', 'outdated', 'taken', 'visit']);
export type DisplayStatus = z.infer<typeof DisplayStatus>;

/** What the caller may do with an item now, by the policy that guards the calls (law 9). */
export const ActivityCan = z.object({
  edit: z.boolean().describe('Title, place and the rest of an activity of one’s own'),
  reschedule: z.boolean().describe('False for a visit, which is rescheduled by its own call'),
  delete: z.boolean(),
  start: z.boolean(),
  run: z.boolean().describe('Record attendance, observations and proof, and finish'),
  editSubject: z.boolean().describe('Edit the visit that the item shows, by its own call; false without a subject'),
  rescheduleSubject: z.boolean().describe('Move the visit that the item shows, by its own call'),
});
export type ActivityCan = z.infer<typeof ActivityCan>;

/** A dated item of the agenda. `date` and `time` are the school's wall clock, `datetime` the UTC instant. */
export const AgendaActivity = z.object({
  id,
  school_id: id,
  coach_id: id.nullable(),
  activity_type: z.enum(ACTIVITY_TYPES),
  activity_id: id.nullable().describe('The subject: for a visit, its id'),
  activity: z.string().describe('Title'),
  description: z.string(),
  date: day,
  time,
  datetime: instant,
  duration_min: z.int(),
  isCompleted: z.boolean(),
  isStarted: z.boolean(),
  isVisit: z.boolean(),
  status: DisplayStatus,
  expired: z.boolean().describe('Past at the school and not completed'),
  school: SchoolRef,
  coach: PersonRef.nullable(),
  revision: z.int().describe('Send it back unchanged to prove that you saw the latest version'),
  can: ActivityCan,
});
export type AgendaActivity = z.infer<typeof AgendaActivity>;

/** A school of the caller's agenda, with the coach who accompanies it in the started cycle. */
export const AgendaSchool = SchoolRef.extend({ coach: PersonRef.nullable() });
export type AgendaSchool = z.infer<typeof AgendaSchool>;

/** Ids in a query, separated by commas; one that comes twice counts once. */
const idList = z
  .string()
  .transform((value) => [...new Set(value.split(','))])
  .pipe(z.array(queryId).max(AGENDA_SCHOOLS_MAX, 'agenda.schools.too-many'));

/** In a query: what narrows an agenda of several schools. */
export const severalSchools = {
  school_ids: idList.optional().describe('Only these schools, separated by commas'),
  coach_id: queryId.optional().describe('Only the schools of this coach in the started cycle'),
};
