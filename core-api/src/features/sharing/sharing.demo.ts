import type { Knex } from 'knex';
import { insertRows, known, minutesAfter } from '../../seeds/rows';
import { addDays } from '../../time/clock';
import type { Place } from '../schools/places.demo';
import { HIERARCHIES } from '../users/team.demo-data';
import type { People } from '../users/users.demo';
import { sentEvents } from './calendar-events.demo';
import { insertSharing } from './sharing.model';
import type { SharedActivityRow, SharedProfessorRow } from './sharing.tables';

const DAY = 24 * 60;
const WEEK = 7;
/** Weeks of the sharings, counted from this one. */
const WEEKS = [-6, -4, -2, -1, 0];
/** Whose coach shares: the coach of the demo. */
const COACH = 'coach';
const MESSAGE = 'Les comparto lo que haremos juntos. Si algo no les queda, avísenme con tiempo.';

interface SharingToSeed {
  trx: Knex;
  people: People;
  placesByKey: ReadonlyMap<string, Place>;
  /** UTC. */
  now: string;
  /** Of the installation; events in calendars are named after its host. */
  publicUrl: string;
}

/**
 * Five sharings of a coach's weeks: most letters arrived, one address is refused, and one activity has moved since. What
 * came with a file stands in the calendars of those whom it reached.
 */
export async function sharingDemo({
  trx,
  people,
  placesByKey,
  now,
  publicUrl,
}: SharingToSeed): Promise<{ sharings: number }> {
  const place = [...placesByKey.values()].find(({ key }) => HIERARCHIES[key]?.coach === COACH);
  if (!place) return { sharings: 0 };
  const coach = known(people.byLogin, COACH);
  const recipients = known(people.attending, place.key).slice(0, 6);
  let sharings = 0;
  for (const week of WEEKS) {
    const start = addDays(place.today, week * WEEK);
    const end = addDays(start, WEEK - 1);
    const items = await itemsBetween(trx, place, start, end);
    if (items.length === 0) continue;
    const [first] = items;
    const createdAt = minutesAfter(now, (week * WEEK - 2) * DAY);
    const hasFile = week !== -6;
    const activities = items.map(({ cycle_id: _, ...item }, at) => ({
      ...item,
      // It stood a day earlier when it was shared.
      ...(week === 0 && at === 0 && dayEarlier(item)),
    }));
    const { id } = await insertSharing(trx, {
      sharing: {
        ...{ user_id: coach, school_id: place.id, cycle_id: first?.cycle_id ?? 0, start_at: start, end_at: end },
        types: JSON.stringify([...new Set(activities.map(({ type }) => type))]),
        ...{ send_calendar: hasFile, message: week === 0 ? MESSAGE : null, created_at: createdAt },
      },
      ...{ activities, people: recipients },
    });
    const arrivals = recipients.map((user_id, at) => ({
      user_id,
      ...(week === -1 && at === 0 ? REFUSED : arrived(createdAt, at)),
    }));
    for (const { user_id, ...arrival } of arrivals)
      await trx('shared_agenda_professors').where({ shared_agenda_id: id, user_id }).update(arrival);
    if (hasFile)
      await insertRows(
        trx,
        'calendar_events',
        sentEvents({ sharing: { id, activities }, now: items, arrivals, host: new URL(publicUrl).hostname }),
      );
    sharings += 1;
  }
  return { sharings };
}

type Arrival = Pick<SharedProfessorRow, 'status' | 'reason' | 'mailed_at' | 'seen_at'>;
const REFUSED: Arrival = { status: 'failed', reason: 'refused', mailed_at: null, seen_at: null };
/** Letters arrive within minutes; every second recipient opens theirs. */
const arrived = (at: string, turn: number): Arrival => ({
  ...{ status: 'sent', reason: null, mailed_at: minutesAfter(at, 1 + turn) },
  seen_at: turn % 2 === 0 ? minutesAfter(at, 90 + 10 * turn) : null,
});

type Item = Omit<SharedActivityRow, 'id' | 'shared_agenda_id'>;
const dayEarlier = ({ date, datetime }: Item) => ({ date: addDays(date, -1), datetime: minutesAfter(datetime, -DAY) });

/** The items of a school between two days as a sharing keeps them. */
async function itemsBetween(
  trx: Knex,
  place: Place,
  start: string,
  end: string,
): Promise<(Item & { cycle_id: number })[]> {
  const rows = await trx('agenda_activities')
    .where({ school_id: place.id })
    .whereNull('cancelled_at')
    .whereBetween('date', [start, end])
    .orderBy('datetime')
    .select();
  return rows.map((row) => ({
    ...{ agenda_activity_id: row.id, type: row.activity_type, coach_id: row.coach_id, cycle_id: row.cycle_id },
    title: row.activity_type === 'SchoolVisitActivity' ? '' : row.activity,
    ...{ date: row.date, time: row.time, datetime: row.datetime, timezone: row.timezone },
    ...{ duration_min: row.duration_min, place: row.place, sequence: 0 },
  }));
}
