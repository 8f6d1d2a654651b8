import { ACTIVITY_MINUTES_MAX } from '@ruta/contracts/agenda/activity.schema';
import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import { ITEM_MINUTES, TRAVEL_MINUTES, type ClashQuery } from '@ruta/contracts/agenda/clash.schema';
import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Actor } from '../../kernel/actor';
import { addDays, fromUtc, utc } from '../../time/clock';
import { fullname } from '../users';
import type { AgendaKinds } from './agenda.kind';
import type { AgendaPolicy } from './agenda.policy';
import type { Held } from './clash.rules';

export type AskedHour = z.output<typeof ClashQuery>;

/** At most this many items around an hour are compared. */
const NEAR_MAX = 200;

/** What takes place at the hour: whom it keeps busy, and for how long. */
export interface Wanted {
  /** The item that is moved; null for a new one. */
  id: number | null;
  /** Null if it keeps nobody busy. */
  person: number | null;
  name: string;
  duration_min: number;
}

/** An item near the hour, without anything that is to be read. */
export interface NearRow extends Held {
  id: number;
}

/** An item near the hour that the caller may read. */
export interface ReadableRow
  extends NearRow, Pick<AgendaActivity, 'activity_type' | 'activity_id' | 'activity' | 'description'> {
  school_name: string;
  school_timezone: string;
}

interface MovedRow extends Pick<AgendaActivity, 'id' | 'activity_type' | 'duration_min' | 'coach_id'> {
  created_by: number | null;
  coach_name: string | null;
  coach_surname: string | null;
  author_name: string | null;
  author_surname: string | null;
}

const after = (datetime: string, minutes: number): string =>
  utc(new Date(fromUtc(datetime).getTime() + minutes * 60_000));

/** Reads what stands around an hour; see decision 0031. */
export function clashReader(kinds: AgendaKinds, { visible }: AgendaPolicy) {
  const personOf = (row: MovedRow) => {
    const { keepsBusy } = kinds.of(row.activity_type);
    if (keepsBusy === null) return { person: null, name: '' };
    return keepsBusy === 'coach'
      ? { person: row.coach_id, name: fullname({ name: row.coach_name ?? '', surname: row.coach_surname ?? '' }) }
      : { person: row.created_by, name: fullname({ name: row.author_name ?? '', surname: row.author_surname ?? '' }) };
  };

  return {
    /** What is moved, if the caller may read it at this school; else something new of the caller's. */
    async wanted(
      db: Knex,
      actor: Actor,
      { school_id, moved_type, moved_id, duration_min }: AskedHour,
    ): Promise<Wanted> {
      const fresh = { id: null, person: actor.userId, name: '', duration_min: duration_min ?? ITEM_MINUTES };
      if (moved_type === undefined || moved_id === undefined) return fresh;
      const key = kinds.of(moved_type).record ? 'activity_id' : 'id';
      const there = db('agenda_activities')
        .leftJoin('users as coaches', 'coaches.id', 'agenda_activities.coach_id')
        .leftJoin('users as authors', 'authors.id', 'agenda_activities.created_by')
        .where({ 'agenda_activities.school_id': school_id, 'agenda_activities.activity_type': moved_type })
        .where(`agenda_activities.${key}`, moved_id);
      const row = await visible(there, actor, 'agenda:read').first<MovedRow | undefined>(
        'agenda_activities.id',
        'agenda_activities.activity_type',
        'agenda_activities.duration_min',
        'agenda_activities.coach_id',
        'agenda_activities.created_by',
        'coaches.name as coach_name',
        'coaches.surname as coach_surname',
        'authors.name as author_name',
        'authors.surname as author_surname',
      );
      return row ? { id: row.id, ...personOf(row), duration_min: duration_min ?? row.duration_min } : fresh;
    },

    /**
     * What stands around the hour, open and not cancelled: of the school, and of the person at other schools. One
     * statement, a part for each index. The caller has admitted the school.
     */
    near(db: Knex, { school_id, datetime, duration_min }: Held, { id, person }: Wanted): Promise<NearRow[]> {
      // An item that began twelve hours ago may still last.
      const from = after(datetime, -ACTIVITY_MINUTES_MAX - TRAVEL_MINUTES);
      const until = after(datetime, duration_min + TRAVEL_MINUTES);
      const around = () =>
        db('agenda_activities')
          .join('schools', 'schools.id', 'agenda_activities.school_id')
          .whereNull('schools.deleted_at')
          .where('agenda_activities.isCompleted', false)
          .whereNull('agenda_activities.cancelled_at')
          .where('agenda_activities.datetime', '>', from)
          .where('agenda_activities.datetime', '<', until)
          .whereNot('agenda_activities.id', id ?? 0)
          .select(
            'agenda_activities.id as id',
            'agenda_activities.school_id as school_id',
            'agenda_activities.datetime as datetime',
            'agenda_activities.duration_min as duration_min',
          );
      const elsewhere = (column: string, whom: 'coach' | 'author') =>
        around()
          .where(`agenda_activities.${column}`, person)
          .whereIn('agenda_activities.activity_type', kinds.keepingBusy(whom))
          .whereNot('agenda_activities.school_id', school_id);
      // The day only leads to the index: no zone is more than a day away from UTC.
      const here = around()
        .where('agenda_activities.school_id', school_id)
        .whereBetween('agenda_activities.date', [addDays(from.slice(0, 10), -1), addDays(until.slice(0, 10), 1)]);
      if (person !== null) void here.unionAll([elsewhere('coach_id', 'coach'), elsewhere('created_by', 'author')]);
      return here
        .orderBy('datetime')
        .limit(NEAR_MAX)
        .then((rows) => rows as NearRow[]);
    },

    /** Those of the items that the caller may read, by id. */
    async readable(db: Knex, actor: Actor, ids: readonly number[]): Promise<ReadonlyMap<number, ReadableRow>> {
      const query = db('agenda_activities')
        .join('schools', 'schools.id', 'agenda_activities.school_id')
        .whereIn('agenda_activities.id', ids);
      const rows = await visible(query, actor, 'agenda:read').select<ReadableRow[]>(
        'agenda_activities.id',
        'agenda_activities.school_id',
        'agenda_activities.datetime',
        'agenda_activities.duration_min',
        'agenda_activities.activity_type',
        'agenda_activities.activity_id',
        'agenda_activities.activity',
        'agenda_activities.description',
        'schools.name as school_name',
        'schools.timezone as school_timezone',
      );
      return new Map(rows.map((row) => [row.id, row]));
    },
  };
}
