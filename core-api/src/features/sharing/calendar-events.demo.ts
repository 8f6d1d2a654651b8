import type { NewRow } from '../../database/table';
import { minutesAfter } from '../../seeds/rows';
import { uidOf } from './calendar-file';
import type { SharedActivityRow } from './sharing.tables';

const HOUR = 60;

interface SentToSeed {
  sharing: { id: number; activities: readonly Omit<SharedActivityRow, 'id' | 'shared_agenda_id'>[] };
  /** The same activities as the agenda has them now. */
  now: readonly Pick<SharedActivityRow, 'agenda_activity_id' | 'datetime'>[];
  /** Recipients, with the instant at which their letter arrived. */
  arrivals: readonly { user_id: number; mailed_at: string | null }[];
  host: string;
}

/**
 * What the calendars of recipients have of a sharing. A letter with the changes followed an activity that has moved since:
 * it stands where the agenda has it, with a higher SEQUENCE, so nothing waits to be sent (decision 0056).
 */
export const sentEvents = ({ sharing, now, arrivals, host }: SentToSeed): NewRow<'calendar_events'>[] => {
  const present = new Map(now.map(({ agenda_activity_id, datetime }) => [agenda_activity_id, datetime]));
  return arrivals.flatMap(({ user_id, mailed_at }) => {
    if (mailed_at === null) return [];
    return sharing.activities.map((activity) => {
      const { agenda_activity_id, type, title, coach_id, duration_min, place } = activity;
      const datetime = present.get(agenda_activity_id) ?? activity.datetime;
      const hasMoved = datetime !== activity.datetime;
      return {
        ...{ user_id, agenda_activity_id, shared_agenda_id: sharing.id, type, title, coach_id, duration_min, place },
        ...{ uid: uidOf(agenda_activity_id, host, user_id), datetime, status: 'confirmed' as const },
        sequence: activity.sequence + (hasMoved ? 1 : 0),
        sent_at: hasMoved ? minutesAfter(mailed_at, HOUR) : mailed_at,
        ...{ due_at: null, stopped_at: null },
      };
    });
  });
};
