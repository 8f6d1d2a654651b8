import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import type { AgendaPolicy } from './agenda.policy';
import { MOVES, type ShareableRow } from './shareable.reader';

/** An item as a calendar shows it; no description, which is a visit's objective. */
export interface FeedRow extends ShareableRow {
  school_name: string;
  coach_name: string | null;
  coach_surname: string | null;
  updated_at: string;
}

interface WantedFeed {
  /** The reader's day: the items ahead come first. */
  today: string;
  /** First and last day. */
  days: readonly [string, string];
  limit: number;
  /** Items that belong to somebody who sees only what they attended, such as what was shared with them. */
  alsoIds: () => PromiseLike<number[]>;
}

/**
 * The items of a person's agenda as they stand now (decision 0060): the ones ahead first, then the latest of the past, and
 * always in one order, so that an unchanged agenda is the same file.
 */
export const feedItems =
  ({ visible }: AgendaPolicy) =>
  async (db: Knex, actor: Actor, { today, days, limit, alsoIds }: WantedFeed): Promise<FeedRow[]> => {
    const items = db('agenda_activities')
      .whereBetween('agenda_activities.date', [...days])
      .join('schools', 'schools.id', 'agenda_activities.school_id')
      .leftJoin('users as coaches', 'coaches.id', 'agenda_activities.coach_id')
      .orderByRaw('case when agenda_activities.date >= ? then agenda_activities.date end is null', [today])
      .orderByRaw('case when agenda_activities.date >= ? then agenda_activities.date end', [today])
      .orderBy('agenda_activities.date', 'desc')
      .orderBy('agenda_activities.id')
      .limit(limit);
    const own = async () => {
      const attended = visible(db('agenda_activities'), actor, 'agenda:read').pluck<number[]>('agenda_activities.id');
      return [...new Set([...(await attended), ...(await alsoIds())])];
    };
    const reached =
      actor.grants.get('agenda:read') === 'O'
        ? items.whereNull('agenda_activities.cancelled_at').whereIn('agenda_activities.id', await own())
        : visible(items, actor, 'agenda:read');
    return reached.select<FeedRow[]>(
      ...['agenda_activities.id', 'agenda_activities.activity_type', 'agenda_activities.activity'],
      ...['agenda_activities.date', 'agenda_activities.time', 'agenda_activities.datetime'],
      ...['agenda_activities.timezone', 'agenda_activities.duration_min', 'agenda_activities.place'],
      ...['agenda_activities.coach_id', 'agenda_activities.updated_at', 'schools.name as school_name'],
      ...['coaches.name as coach_name', 'coaches.surname as coach_surname', db.raw(MOVES)],
    );
  };
