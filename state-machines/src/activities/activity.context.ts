/** Context of the activity machine, and values derived from it. */
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
  /** Today at the school. */
  today: CalendarDay;
  record: ActivityRecord;
}

/** Context of the machine. */
export interface ActivityContext extends ActivityInput, Rescheduling {
  /** Message of the last refusal; null after the next attempt. */
  failure: string | null;
}

/** Tags that screens query instead of state names. */
export type ActivityTag = 'saving' | 'confirming' | 'overdue' | 'reschedulable' | 'recording';

/** The part of a server version that the context takes over. */
export const standingOf = ({ activityId, ...standing }: ActivityVersion) => ({
  activityId,
  ...standing,
  failure: null,
});
