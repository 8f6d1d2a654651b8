import { z } from 'zod';
import { ATTENDING_ROLES } from '../agenda/activity.schema';
import { ACTIVITY_TYPES } from '../agenda/agenda.schema';
import { daysBetween } from '../kit/days-between';
import { day, id, instant, text, time } from '../kit/fields';
import { pageOf } from '../kit/replies';
import { LEVELS, SchoolRef } from '../schools/school.schema';
import { PersonRef } from '../visits/visit.schema';
import {
  SHARE_ACTIVITIES_MAX,
  SHARE_DAYS_MAX,
  SHARE_MESSAGE_MAX,
  SHARE_PEOPLE_MAX,
  SHARE_REASONS,
  SHARE_RESEND_MAX,
  SHARE_STATUSES,
} from './limits';

/** What a sharing says of an activity: never its description, nor objective, axes or link of a visit (decision 0056). */
const SharedFacts = z.object({
  id: id.describe('Of the item of the agenda, which may have been deleted since'),
  type: z.enum(ACTIVITY_TYPES),
  title: z.string().describe('In the reader’s language; of a visit “Visita de …” with the coach’s present name'),
  date: day.describe('The school’s wall clock'),
  time,
  datetime: instant,
  duration_min: z.int(),
  timezone: z.string(),
  place: z.string().describe('Empty where none was named'),
});

/** An activity that may be shared. */
export const ShareableActivity = SharedFacts.meta({ id: 'ShareableActivity' });
export type ShareableActivity = z.infer<typeof ShareableActivity>;

/** What became of an activity after it was shared; the sharing itself never changes. */
const LaterChange = z.object({
  state: z.enum(['moved', 'gone']),
  date: day.nullable().describe('Where it is now; null if it was deleted or cancelled'),
  time: time.nullable(),
  datetime: instant.nullable(),
});

/** An activity as it was shared, and what changed since (SHA-02). */
export const SharedActivity = SharedFacts.extend({
  later: LaterChange.nullable().describe('Null while it stands as it was shared'),
}).meta({ id: 'SharedActivity' });
export type SharedActivity = z.infer<typeof SharedActivity>;

/** A recipient and how far their letter is. */
export const SharedProfessor = z
  .object({
    id: id.describe('Of the person'),
    fullname: z.string(),
    status: z.enum(SHARE_STATUSES),
    reason: z.enum(SHARE_REASONS).nullable(),
    mailed_at: instant.nullable(),
    seen_at: instant.nullable().describe('When they first opened it in Ruta'),
  })
  .meta({ id: 'SharedProfessor' });
export type SharedProfessor = z.infer<typeof SharedProfessor>;

const Sharing = z.object({
  id,
  school_id: id,
  start_at: day.describe('First day of the range, on the school’s wall clock'),
  end_at: day.describe('Last day of the range'),
  created_at: instant,
  types: z.array(z.enum(ACTIVITY_TYPES)).describe('The chosen types; empty means every type'),
  send_calendar: z.boolean(),
  message: z.string().nullable(),
});

/** A sharing as its senders see it: what was sent, to whom, and how far it is (SHA-02). */
export const SharedAgenda = Sharing.extend({
  author: PersonRef.nullable(),
  counts: z.object({
    activities: z.int(),
    professors: z.int(),
    sent: z.int(),
    failed: z.int(),
    seen: z.int(),
  }),
  can: z.object({ resend: z.boolean() }),
  activities: z.array(SharedActivity).optional(),
  professors: z.array(SharedProfessor).optional(),
}).meta({ id: 'SharedAgenda' });
export type SharedAgenda = z.infer<typeof SharedAgenda>;

/** A sharing as a recipient sees it; nobody else’s name but the sender’s. */
export const ReceivedAgenda = Sharing.omit({ school_id: true })
  .extend({
    school: SchoolRef,
    author: PersonRef.nullable(),
    total: z.int().describe('Number of its activities'),
    seen_at: instant.nullable(),
    activities: z.array(SharedActivity).optional(),
  })
  .meta({ id: 'ReceivedAgenda' });
export type ReceivedAgenda = z.infer<typeof ReceivedAgenda>;

const ShareReader = PersonRef.extend({ name: z.string().describe('Given names, by which the letter greets') });

/** Somebody who may receive a school's agenda; no address. */
export const ShareCandidate = z
  .object({
    ...ShareReader.shape,
    roles: z.array(z.enum(ATTENDING_ROLES)),
    levels: z.array(z.enum(LEVELS)),
  })
  .meta({ id: 'ShareCandidate' });
export type ShareCandidate = z.infer<typeof ShareCandidate>;

/** What may be shared of a range, and with whom. */
export const ShareCandidates = z
  .object({
    school: SchoolRef,
    today: day.describe('The school’s'),
    cycle: z.object({ start_at: day, end_at: day }),
    activities: z.array(ShareableActivity),
    professors: pageOf(ShareCandidate),
    everyone: z.array(ShareReader).describe(`Everybody whom the search finds, by name; at most ${SHARE_PEOPLE_MAX}`),
  })
  .meta({ id: 'ShareCandidates' });
export type ShareCandidates = z.infer<typeof ShareCandidates>;

/** The refusal of a range that is too long. */
export const tooLong = { error: 'range.too-long', params: { max: SHARE_DAYS_MAX } } as const;
/** Whether a range is short enough to be shared. */
export const isShareable = (start: string, end: string): boolean => daysBetween(start, end) <= SHARE_DAYS_MAX;

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

/** A sharing to send (SHA-01). */
export const ShareForm = z
  .strictObject({
    school_id: id,
    start_at: day,
    end_at: day,
    types: z.array(z.enum(ACTIVITY_TYPES)).refine(isUnique, 'list.repeated'),
    activities: z
      .array(id)
      .min(1, 'sharing.activities.required')
      .max(SHARE_ACTIVITIES_MAX, { error: 'sharing.activities.too-many' })
      .refine(isUnique, 'list.repeated'),
    professors: z
      .array(id)
      .min(1, 'sharing.professors.required')
      .max(SHARE_PEOPLE_MAX, { error: 'sharing.professors.too-many' })
      .refine(isUnique, 'list.repeated'),
    send_calendar: z.boolean(),
    message: text(SHARE_MESSAGE_MAX).nullable().optional(),
  })
  .refine(({ start_at, end_at }) => start_at <= end_at, { error: 'range.backwards', path: ['end_at'] })
  .refine(({ start_at, end_at }) => isShareable(start_at, end_at), { ...tooLong, path: ['end_at'] });
export type ShareForm = z.input<typeof ShareForm>;

/** Whose letters are sent again. */
export const ResendForm = z.strictObject({
  professors: z
    .array(id)
    .min(1, 'sharing.professors.required')
    .max(SHARE_RESEND_MAX, { error: 'sharing.resend.too-many' })
    .refine(isUnique, 'list.repeated'),
});
export type ResendForm = z.input<typeof ResendForm>;
