import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { IN_ORDER } from './agenda.model';
import type { AgendaPolicy } from './agenda.policy';

/** What a sharing takes of an item of the agenda; no description, which is a visit's objective. */
export interface ShareableRow {
  id: number;
  activity_type: AgendaActivity['activity_type'];
  activity: string;
  date: string;
  time: string;
  datetime: string;
  timezone: string;
  duration_min: number;
  place: string;
  coach_id: number | null;
  /** How often it was moved. */
  moves: number | string;
}

interface Wanted {
  school_id: number;
  cycle_id: number;
  start: string;
  end: string;
  /** Only these types; empty means all. */
  types: readonly AgendaActivity['activity_type'][];
  /** Only these items. */
  ids?: readonly number[];
  limit: number;
}

/** How often an item was moved; moves of a visit are kept by its own room. */
export const MOVES = `(select count(*) from activity_reschedules as moves where moves.agenda_activity_id = agenda_activities.id)
  + (select count(*) from school_visit_reschedule_tracking as tracked
  where agenda_activities.activity_type = 'SchoolVisitActivity' and tracked.school_visit_id = agenda_activities.activity_id) as moves`;

/** Reads the items of a school that a person may share, in order. The caller has admitted the school. */
export const shareableItems =
  ({ visibleThere }: AgendaPolicy) =>
  (
    db: Knex,
    actor: Actor,
    { school_id, cycle_id, start, end, types, ids, limit }: Wanted,
  ): PromiseLike<ShareableRow[]> => {
    const query = db('agenda_activities')
      .where('agenda_activities.school_id', school_id)
      .where('agenda_activities.cycle_id', cycle_id)
      .whereBetween('agenda_activities.date', [start, end])
      .orderBy(IN_ORDER)
      .limit(limit);
    if (types.length > 0) void query.whereIn('agenda_activities.activity_type', types);
    if (ids) void query.whereIn('agenda_activities.id', ids);
    return visibleThere(query, actor, 'agenda:read', 'agenda-share:create').select<ShareableRow[]>(
      ...['agenda_activities.id', 'agenda_activities.activity_type', 'agenda_activities.activity'],
      ...['agenda_activities.date', 'agenda_activities.time', 'agenda_activities.datetime'],
      ...['agenda_activities.timezone', 'agenda_activities.duration_min', 'agenda_activities.place'],
      ...['agenda_activities.coach_id', db.raw(MOVES)],
    );
  };
