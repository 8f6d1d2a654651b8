import { CHANGES_FOLLOWED_DAYS } from '@ruta/contracts/sharing/limits';
import type { Locale } from '@ruta/contracts';
import type { Knex } from 'knex';
import { lockRows } from '../../database/row-locks';
import { utc } from '../../time/clock';
import { uidOf, type CalendarEvent } from './calendar-file';
import { raiseSequence } from './calendar-events.model';
import { eventsAmong, type ChangedEvent, type NamedEvent } from './calendar-events.reader';
import { titleIn, type SharingRow, type SnapshotRow } from './sharing.reader';

const DAY_MS = 24 * 60 * 60_000;

/** From when on events are followed: what was over earlier stays as it was sent. */
export const followedSince = (now: Date): string => utc(new Date(now.getTime() - CHANGES_FOLLOWED_DAYS * DAY_MS));

/** An event as a calendar file has it, in the reader's language. */
export const eventInFile = (locale: Locale, event: NamedEvent, school: string): CalendarEvent => ({
  ...{ uid: event.uid, sequence: event.sequence, title: titleIn(locale, event), status: event.status },
  ...{ datetime: event.datetime, duration_min: event.duration_min, stamp: event.sent_at },
  place: event.place === '' ? school : event.place,
});

/** The state of a changed event that its next file carries; one that was deleted or cancelled keeps its last hour. */
export function presentOf(event: ChangedEvent, at: string): NamedEvent {
  const { item_id, name, surname, purged_at } = event;
  const common = { ...event, name, surname, purged_at, sent_at: at };
  if (item_id === null) return { ...common, status: 'cancelled' };
  return {
    ...common,
    ...{ status: 'confirmed', coach_id: event.now_coach_id, datetime: event.now_datetime },
    ...{ duration_min: event.now_duration_min, place: event.now_place },
    title: event.type === 'SchoolVisitActivity' ? '' : event.now_title,
  };
}

interface Shared {
  user_id: number;
  sharing: Pick<SharingRow, 'id' | 'created_at'>;
  activities: readonly SnapshotRow[];
  host: string;
  at: string;
}

/**
 * The events of the file beside a sharing's letter. What the person has got before goes out with a higher SEQUENCE; where
 * that is newer than the sharing, such as when its letter is sent again, it goes out once more as it was.
 */
export async function eventsToSend(
  trx: Knex,
  { user_id, sharing, activities, host, at }: Shared,
): Promise<NamedEvent[]> {
  await lockRows(trx, 'users', user_id);
  const ids = activities.map(({ agenda_activity_id }) => agenda_activity_id);
  const known = new Map((await eventsAmong(trx, user_id, ids)).map((event) => [event.agenda_activity_id, event]));
  const isNewer = ({ sent_at }: NamedEvent) => sent_at > sharing.created_at;
  await raiseSequence(
    trx,
    user_id,
    [...known.values()].filter((event) => !isNewer(event)).map(({ agenda_activity_id }) => agenda_activity_id),
  );
  return activities.map((row) => {
    const before = known.get(row.agenda_activity_id);
    const { agenda_activity_id, type, title, coach_id, datetime, duration_min, place } = row;
    const sent = { shared_agenda_id: sharing.id };
    if (before && isNewer(before)) return { ...before, ...sent };
    return {
      ...{ ...sent, agenda_activity_id, uid: uidOf(agenda_activity_id, host, user_id), sent_at: at },
      ...{ type, title, coach_id, datetime, duration_min, place, status: 'confirmed' },
      ...{ name: row.name, surname: row.surname, purged_at: row.purged_at },
      sequence: before ? before.sequence + 1 : row.sequence,
    };
  });
}
