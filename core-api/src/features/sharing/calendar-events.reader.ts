import type { Knex } from 'knex';
import type { CalendarEventRow, SentEvent } from './sharing.tables';

interface Coach {
  name: string | null;
  surname: string | null;
  purged_at: string | null;
}

/** An event in somebody's calendar, with the present name of who visits. */
export interface NamedEvent extends SentEvent, Coach {}

/** An event that the agenda says something else of, with the item as it is now. */
export interface ChangedEvent extends CalendarEventRow, Coach {
  /** Null where the item was deleted or cancelled. */
  item_id: number | null;
  now_title: string;
  now_coach_id: number | null;
  now_datetime: string;
  now_duration_min: number;
  now_place: string;
  school_id: number;
  school_name: string;
  timezone: string;
}

/** What the agenda has of an event now; nothing once its item was deleted or cancelled. */
const withItems = (db: Knex) =>
  db({ event: 'calendar_events' }).leftJoin({ item: 'agenda_activities' }, (join) => {
    void join.on('item.id', 'event.agenda_activity_id').andOnNull('item.cancelled_at');
  });

/** Whether an event is not in the calendar as the agenda has it. A visit is called by its coach. */
const DIFFERS = `case when event.status = 'cancelled' then item.id is not null
  else item.id is null or item.datetime <> event.datetime or item.duration_min <> event.duration_min
    or item.place <> event.place
    or case when event.type = 'SchoolVisitActivity' then coalesce(item.coach_id, 0) <> coalesce(event.coach_id, 0)
      else item.activity <> event.title end
  end`;

/** Events since an instant that are followed and differ from the agenda. */
const changed = (db: Knex, since: string) =>
  withItems(db).where('event.datetime', '>=', since).whereNull('event.stopped_at').whereRaw(DIFFERS);

/** Ids of changed events that no letter waits for yet, at most `most`. */
export const newlyChanged = (db: Knex, since: string, most: number): PromiseLike<number[]> =>
  changed(db, since).whereNull('event.due_at').limit(most).pluck<number[]>('event.id');

/** The changed events of a person in order. */
export const changedOf = (db: Knex, user_id: number, since: string): PromiseLike<ChangedEvent[]> =>
  changed(db, since)
    .where('event.user_id', user_id)
    .join('shared_agendas', 'shared_agendas.id', 'event.shared_agenda_id')
    .join('schools', 'schools.id', 'shared_agendas.school_id')
    .leftJoin('users', 'users.id', db.raw('case when item.id is null then event.coach_id else item.coach_id end'))
    .orderByRaw('coalesce(item.datetime, event.datetime), event.id')
    .select<ChangedEvent[]>(
      ...['event.*', 'item.id as item_id', 'item.activity as now_title', 'item.coach_id as now_coach_id'],
      ...['item.datetime as now_datetime', 'item.duration_min as now_duration_min', 'item.place as now_place'],
      ...['shared_agendas.school_id', 'schools.name as school_name', 'schools.timezone'],
      ...['users.name', 'users.surname', 'users.purged_at'],
    );

/** People with changes whose letter is due, at most `most`. */
export const duePeople = (db: Knex, now: string, most: number): PromiseLike<number[]> =>
  db('calendar_events').where('due_at', '<=', now).distinct('user_id').orderBy('user_id').limit(most).pluck('user_id');

/** How many events of a person are followed, and how many of them are still to come. */
export async function followedOf(db: Knex, user_id: number, now: string): Promise<{ followed: number; ahead: number }> {
  const [row] = await db('calendar_events')
    .where({ user_id, stopped_at: null })
    .select<{ followed: number | string; ahead: number | string | null }[]>(
      db.raw("count(*) as followed, sum(case when status = 'confirmed' and datetime >= ? then 1 else 0 end) as ahead", [
        now,
      ]),
    );
  return { followed: Number(row?.followed ?? 0), ahead: Number(row?.ahead ?? 0) };
}

/** What a person has in their calendar of some activities. */
export const eventsAmong = (db: Knex, user_id: number, activities: readonly number[]): PromiseLike<NamedEvent[]> =>
  db({ event: 'calendar_events' })
    .leftJoin('users', 'users.id', 'event.coach_id')
    .where('event.user_id', user_id)
    .whereIn('event.agenda_activity_id', [...activities])
    .select<NamedEvent[]>('event.*', 'users.name', 'users.surname', 'users.purged_at');

/** The SEQUENCE that calendars of a person have last got, by activity. */
export async function sequencesOf(db: Knex, user_id: number): Promise<ReadonlyMap<number, number>> {
  const rows = await db('calendar_events').where({ user_id }).select('agenda_activity_id', 'sequence');
  return new Map(rows.map(({ agenda_activity_id, sequence }) => [agenda_activity_id, sequence]));
}

/** Whose letters a link stops; undefined for one that is unknown. */
export const stopLinkOwner = async (db: Knex, token_hash: string): Promise<number | undefined> =>
  (await db('calendar_stop_links').where({ token_hash }).first('user_id'))?.user_id;
