/**
 * Rules of an agenda activity other than a visit, as plain functions (AGE-06, ACT-01, ACT-03). Shared by the machine's
 * guards, the server and the screens. They do not load zod.
 */
import { type CalendarDay, isBefore } from '../kit/calendar-day';
import { EMPTY_RECORD as NOTHING_RECORDED, type FieldRecord } from '../kit/recording';

export { evidenceHasRoom, missingBeforeFinish } from '../kit/recording';
export { faultsInReschedule } from '../kit/reschedule';

/** Record of an activity in progress. A proof is optional. */
export interface ActivityRecord extends FieldRecord {
  hasProof: boolean;
}

/** Record of an activity that has not started. */
export const EMPTY_RECORD: ActivityRecord = { ...NOTHING_RECORDED, hasProof: false };

/** What an activity is today. One in progress is 'started' even when overdue; see `isOverdue`. */
export type ActivityPhase = 'upcoming' | 'today' | 'overdue' | 'started' | 'completed';

/** State of an activity on the server. `today` is the school's. */
export interface ActivityStanding {
  isStarted: boolean;
  isCompleted: boolean;
  date: CalendarDay;
  today: CalendarDay;
}

type Progress = Pick<ActivityStanding, 'isStarted' | 'isCompleted'>;

/** Whether the date is past and the activity not completed (AGE-07), started or not. */
export const isOverdue = ({ isCompleted, date, today }: ActivityStanding): boolean =>
  !isCompleted && isBefore(date, today);

/** Phase of an activity today; buttons depend on it. */
export function activityPhase(activity: ActivityStanding): ActivityPhase {
  if (activity.isCompleted) return 'completed';
  if (activity.isStarted) return 'started';
  if (isOverdue(activity)) return 'overdue';
  return activity.date === activity.today ? 'today' : 'upcoming';
}

/** Only an activity that has not started, on its own day (ACT-01). */
export const mayStart = (activity: ActivityStanding): boolean => activityPhase(activity) === 'today';

/** Any activity that is not completed; rescheduling undoes a start (ACT-01). */
export const mayReschedule = ({ isCompleted }: Progress): boolean => !isCompleted;

/** A person may edit or delete their own activity until it starts. */
export const mayEdit = ({ isStarted, isCompleted }: Progress): boolean => !isStarted && !isCompleted;

/** Only an activity in progress. Missing parts of the record never prevent it. */
export const mayRun = ({ isStarted, isCompleted }: Progress): boolean => isStarted && !isCompleted;
