import type { Knex } from 'knex';
import { inGroups } from '../../database/in-groups';
import { lockRows } from '../../database/row-locks';
import type { NewRow } from '../../database/table';
import type { CalendarEventRow, SentEvent } from './sharing.tables';

/** Marks changed events, so that a letter is asked for at an instant. One that is marked keeps its mark. */
export async function markChanged(db: Knex, ids: readonly number[], due_at: string): Promise<void> {
  for (const some of inGroups(ids, 500))
    await db('calendar_events').whereIn('id', some).whereNull('due_at').update({ due_at });
}

/**
 * Takes the due changes of a person, so that of several instances one asks for the letter; they are due again at `until`
 * if no letter has come of it. Returns how many there were.
 */
export const takeDue = (
  trx: Knex,
  user_id: number,
  { now, until }: { now: string; until: string },
): PromiseLike<number> =>
  trx('calendar_events').where({ user_id }).where('due_at', '<=', now).update({ due_at: until });

/** Unmarks what a person needs no letter for: everything but the events named. */
export const unmarkOthers = (trx: Knex, user_id: number, ids: readonly number[]): PromiseLike<number> =>
  trx('calendar_events')
    .where({ user_id })
    .whereNotNull('due_at')
    .whereNotIn('id', [...ids])
    .update({ due_at: null });

/** Puts the letter of a person off. */
export const putOff = (trx: Knex, user_id: number, due_at: string): PromiseLike<number> =>
  trx('calendar_events').where({ user_id }).whereNotNull('due_at').update({ due_at });

/** Ends the letters of a person with changes: of everything, or of some events. Returns of how many. */
export async function stopFollowing(
  trx: Knex,
  user_id: number,
  { at, ids }: { at: string; ids?: readonly number[] },
): Promise<number> {
  const query = trx('calendar_events').where({ user_id }).whereNull('stopped_at');
  if (ids) void query.whereIn('id', [...ids]);
  return query.update({ stopped_at: at, due_at: null });
}

/** Raises the SEQUENCE of events before they are sent, so that no number goes out twice with different contents. */
export async function raiseSequence(trx: Knex, user_id: number, activities: readonly number[]): Promise<void> {
  for (const some of inGroups(activities, 500))
    await trx('calendar_events').where({ user_id }).whereIn('agenda_activity_id', some).increment('sequence');
}

const STATE = [
  ...['shared_agenda_id', 'sequence', 'type', 'title', 'coach_id', 'datetime', 'duration_min', 'place', 'status'],
  ...['sent_at', 'due_at'],
] as const satisfies readonly (keyof CalendarEventRow)[];

interface Sent {
  events: readonly SentEvent[];
  /** Whether the person gets changes again that they had stopped: a new sharing does that (decision 0056). */
  restarts: boolean;
}

/** Keeps what was sent to a person, unless something with a higher SEQUENCE went out meanwhile. */
export async function keepSent(trx: Knex, user_id: number, { events, restarts }: Sent): Promise<void> {
  await lockRows(trx, 'users', user_id);
  const activities = events.map(({ agenda_activity_id }) => agenda_activity_id);
  const known = new Map<number, number>();
  for (const some of inGroups(activities, 500))
    for (const row of await trx('calendar_events')
      .where({ user_id })
      .whereIn('agenda_activity_id', some)
      .select('agenda_activity_id', 'sequence'))
      known.set(row.agenda_activity_id, row.sequence);
  const kept = events.filter((event) => (known.get(event.agenda_activity_id) ?? 0) <= event.sequence);
  for (const some of inGroups(kept))
    await trx('calendar_events')
      .insert(some.map((event) => rowOf(user_id, event)))
      .onConflict(['user_id', 'agenda_activity_id'])
      .merge(restarts ? [...STATE, 'stopped_at'] : [...STATE]);
}

const rowOf = (user_id: number, event: SentEvent): NewRow<'calendar_events'> => ({
  ...{ user_id, agenda_activity_id: event.agenda_activity_id, shared_agenda_id: event.shared_agenda_id },
  ...{ uid: event.uid, sequence: event.sequence, type: event.type, title: event.title, coach_id: event.coach_id },
  ...{ datetime: event.datetime, duration_min: event.duration_min, place: event.place, status: event.status },
  ...{ sent_at: event.sent_at, due_at: null, stopped_at: null },
});

/** Removes what purged people have in their calendars, and their links. */
export async function forgetCalendars(trx: Knex, people: readonly number[]): Promise<void> {
  for (const some of inGroups(people, 500)) {
    await trx('calendar_events').whereIn('user_id', some).delete();
    await trx('calendar_stop_links').whereIn('user_id', some).delete();
  }
}

/** Keeps the link of a letter that ends the letters with changes: its hash alone. */
export const keepStopLink = (
  trx: Knex,
  link: { user_id: number; token_hash: string; created_at: string },
): PromiseLike<unknown> => trx('calendar_stop_links').insert(link);

/** Deletes the links of letters before an instant. Returns how many. */
export const dropStopLinksBefore = (db: Knex, instant: string): PromiseLike<number> =>
  db('calendar_stop_links').where('created_at', '<', instant).delete();
