/**
 * The rules of an agenda activity that is no visit, as plain functions (AGE-06, ACT-01, ACT-03). The machine's guards,
 * the server and the screens all ask here, so a rule has one place. Free of
 * the validation library: safe anywhere.
 */
import { type CalendarDay, isBefore } from '../kit/calendar-day';
import { EMPTY_RECORD as NOTHING_RECORDED, type FieldRecord } from '../kit/recording';

export { evidenceHasRoom, missingBeforeFinish } from '../kit/recording';
export { faultsInReschedule } from '../kit/reschedule';

/** What has been recorded of an activity in progress: and whether there is a proof, which is no duty. */
export interface ActivityRecord extends FieldRecord {
  hasProof: boolean;
}

/** Nothing recorded yet: every activity that has not started. */
export const EMPTY_RECORD: ActivityRecord = { ...NOTHING_RECORDED, hasProof: false };

/** What an activity is today, in the order screens ask. One in progress stays 'started'; see `isOverdue`. */
export type ActivityPhase = 'upcoming' | 'today' | 'overdue' | 'started' | 'completed';

/** Where the server has an activity. `today` is the school's. */
export interface ActivityStanding {
  isStarted: boolean;
  isCompleted: boolean;
  date: CalendarDay;
  today: CalendarDay;
}

type Progress = Pick<ActivityStanding, 'isStarted' | 'isCompleted'>;

/** Past and not completed is overdue (AGE-07), whether it was started or not. */
export const isOverdue = ({ isCompleted, date, today }: ActivityStanding): boolean =>
  !isCompleted && isBefore(date, today);

/** The one word for what an activity is today; buttons follow from it. */
export function activityPhase(activity: ActivityStanding): ActivityPhase {
  if (activity.isCompleted) return 'completed';
  if (activity.isStarted) return 'started';
  if (isOverdue(activity)) return 'overdue';
  return activity.date === activity.today ? 'today' : 'upcoming';
}

/** Only one that has not started, on its very day (ACT-01). */
export const mayStart = (activity: ActivityStanding): boolean => activityPhase(activity) === 'today';

/** Whatever is not completed; a start is taken back by it (ACT-01). */
export const mayReschedule = ({ isCompleted }: Progress): boolean => !isCompleted;

/** What a person wrote of an activity of their own, and whether it is there at all, is settled once it starts. */
export const mayEdit = ({ isStarted, isCompleted }: Progress): boolean => !isStarted && !isCompleted;

/** Only one in progress; what is missing is asked about and never refuses it. */
export const mayRun = ({ isStarted, isCompleted }: Progress): boolean => isStarted && !isCompleted;
