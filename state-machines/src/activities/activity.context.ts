/** What the activity machine remembers, and what follows from it. */
import type { CalendarDay } from '../kit/calendar-day';
import type { Rescheduling } from '../kit/reschedule';
import type { ActivityVersion } from './activity.events';
import type { ActivityRecord } from './activity.rules';

/** What a screen knows when it opens an activity. Read once. */
export interface ActivityInput {
  activityId: number;
  revision: number;
  isStarted: boolean;
  isCompleted: boolean;
  date: CalendarDay;
  time: string;
  /** The school's today. */
  today: CalendarDay;
  record: ActivityRecord;
}

/** Everything the machine remembers. */
export interface ActivityContext extends ActivityInput, Rescheduling {
  /** The sentence of the last refusal, for people; null once something is tried again. */
  failure: string | null;
}

/** What screens ask the machine for instead of naming its states. */
export type ActivityTag = 'saving' | 'confirming' | 'overdue' | 'reschedulable' | 'recording';

/** Where the server has the activity. */
export const standingOf = ({ activityId, ...standing }: ActivityVersion) => ({
  activityId,
  ...standing,
  failure: null,
});
