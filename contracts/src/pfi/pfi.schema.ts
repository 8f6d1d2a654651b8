import { z } from 'zod';
import { ActivityReschedule } from '../agenda/activity.schema';
import { AgendaActivity } from '../agenda/agenda.schema';
import { day, id, instant, requiredText, time } from '../kit/fields';
import { JUSTIFICATION_MAX, JUSTIFICATION_MIN } from '../kit/limits';
import { SchoolRef } from '../schools/school.schema';
import { ActivityRating } from '../surveys/responses.schema';
import { PersonRef } from '../visits/visit.schema';
import { CentralActivity, PfiActivity } from './central-activity.schema';
import { PFI_ESTABLISH_MAX, PFI_MARKS, PFI_PREVIEW_MAX } from './limits';

/** A dated activity of a school's plan. Day, hour and status are those of its item of the agenda. */
export const PfiRow = PfiActivity.extend({
  agenda_id: id.describe('Its item of the agenda'),
  ...AgendaActivity.pick({ date: true, time: true, status: true, expired: true, isStarted: true }).shape,
  revision: AgendaActivity.shape.revision,
  dated: z.object({ by: PersonRef.nullable(), at: instant }).describe('Who gave it its first date; null after a purge'),
  moves: z.array(ActivityReschedule).describe('Its changes of date, newest first'),
  attended: z.int().describe('People marked as present'),
  rating: ActivityRating.pick({ answers: true, average: true })
    .nullable()
    .describe('What the list of ratings gives the caller; null before it is completed, and where that list has none'),
  can: z.object({ date: z.boolean(), delete: z.boolean() }),
  url: z.string().nullable().describe('Its page for the caller; null where they have none'),
}).meta({ id: 'PfiRow' });
export type PfiRow = z.infer<typeof PfiRow>;

/** An activity that was taken out of a plan, as it was then. */
export const RemovedPfi = PfiActivity.pick({ id: true, activity: true, datetime: true })
  .extend({
    ...{ date: day, time, reason: z.string(), removed_at: instant },
    by: PersonRef.nullable().describe('Null after a purge'),
  })
  .meta({ id: 'RemovedPfi' });
export type RemovedPfi = z.infer<typeof RemovedPfi>;

const Cycle = z.object({ id, name: z.string(), start_at: day, end_at: day });

/** A school's yearly plan in a cycle (PFI-01). */
export const Pfi = z
  .object({
    school: SchoolRef,
    cycle: Cycle,
    today: day.describe('At the school'),
    established_at: instant.nullable().describe('When the first activity got a date; null before'),
    established_by: z.string().nullable().describe('Null before, and after a purge'),
    undated: z.int().describe('Central activities of the school without a date'),
    can_establish: z.boolean(),
    activities: z.array(PfiRow).describe('The dated ones, by date and hour'),
    removed: z.array(RemovedPfi).describe('What was taken out, newest first'),
  })
  .meta({ id: 'Pfi' });
export type Pfi = z.infer<typeof Pfi>;

/** What a school's plan brings next, and how far it is (STA-02). */
export const PfiPreview = z
  .object({
    school: SchoolRef,
    dated: z.int(),
    completed: z.int(),
    overdue: z.int().describe('Past at the school and not completed'),
    undated: z.int(),
    next: z
      .array(
        PfiRow.pick({ id: true, activity: true, datetime: true, date: true, time: true, isStarted: true, url: true }),
      )
      .max(PFI_PREVIEW_MAX)
      .describe('From the school’s today on and not completed, by date and hour'),
  })
  .meta({ id: 'PfiPreview' });
export type PfiPreview = z.infer<typeof PfiPreview>;

/** Plans of the started cycle over several schools (STA-03). */
export const PfiStatistics = z
  .object({
    pie: z.object({ hasPfi: z.int(), notHasPfi: z.int() }).describe('Active schools with an established plan'),
  })
  .meta({ id: 'PfiStatistics' });
export type PfiStatistics = z.infer<typeof PfiStatistics>;

/** A day that is suggested for an activity, and what stands on it. */
const Suggestion = z.object({
  date: day,
  time,
  clashes: z.array(z.object({ kind: z.enum(PFI_MARKS), name: z.string().nullable().describe('Of a holiday') })),
});

/** A central activity without a date, with the first day of its window on which nothing stands. */
export const PfiAvailable = CentralActivity.extend({
  suggestion: Suggestion.nullable().describe('Null where no school day is left in the cycle'),
}).meta({ id: 'PfiAvailable' });
export type PfiAvailable = z.infer<typeof PfiAvailable>;

/** What a school may date. */
export const PfiAvailables = z.object({
  school: SchoolRef,
  cycle: Cycle,
  today: day.describe('At the school'),
  diagnostic: z.object({ start_at: day, end_at: day }).nullable().describe('First and last day of its diagnostic'),
  activities: z.array(PfiAvailable).describe('In the order of the catalogue'),
});
export type PfiAvailables = z.infer<typeof PfiAvailables>;

/** The first date of a central activity. Day and hour are the school's wall clock. */
const PfiDate = z.strictObject({
  central_activity_id: id,
  date: z.string('visits.date.required').pipe(day),
  time: z.string('visits.time.required').pipe(time),
});

export const PfiEstablishForm = z.strictObject({
  school_id: id,
  activities: z.array(PfiDate).min(1, 'pfi.dates.none').max(PFI_ESTABLISH_MAX),
});
export type PfiEstablishForm = z.infer<typeof PfiEstablishForm>;

export const PfiRemoval = z.strictObject({
  reason: requiredText(JUSTIFICATION_MAX, 'pfi.reason.required', JUSTIFICATION_MIN),
});
export type PfiRemoval = z.infer<typeof PfiRemoval>;
