import { FEED_DAYS, FEED_EVENTS_MAX } from '@ruta/contracts/sharing/limits';
import type { Knex } from 'knex';
import { own } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { addDays, dayIn } from '../../time/clock';
import type { AgendaPolicy } from './agenda.policy';
import { MOVES, type ShareableRow } from './shareable.reader';

/** An item as a calendar shows it; no description, which is a visit's objective. */
export interface FeedRow extends ShareableRow {
  activity_id: number | null;
  school_id: number;
  school_name: string;
  coach_name: string | null;
  coach_surname: string | null;
  updated_at: string;
}

/**
 * The items behind a person's calendar address, as they stand now: what their agenda shows; for who sees only what they
 * attended also what was shared with them at their present school (decision 0060). The next ones come first, then the
 * latest of the past; always in one order, so that an unchanged agenda is the same file.
 */
export const feedItems =
  (policy: AgendaPolicy) =>
  async (db: Knex, actor: Actor, now: Date): Promise<FeedRow[]> => {
    const today = dayIn(actor.timezone, now);
    const days: [string, string] = [addDays(today, -FEED_DAYS.back), addDays(today, FEED_DAYS.ahead)];
    const items = db('agenda_activities')
      .whereBetween('agenda_activities.date', days)
      .join('schools', 'schools.id', 'agenda_activities.school_id')
      .leftJoin('users as coaches', 'coaches.id', 'agenda_activities.coach_id')
      .orderByRaw('case when agenda_activities.date >= ? then agenda_activities.date end is null', [today])
      .orderByRaw('case when agenda_activities.date >= ? then agenda_activities.date end', [today])
      .orderBy('agenda_activities.date', 'desc')
      .orderBy('agenda_activities.id')
      .limit(FEED_EVENTS_MAX);
    const reached =
      actor.grants.get('agenda:read') === 'O'
        ? items
            .whereNull('agenda_activities.cancelled_at')
            .whereIn('agenda_activities.id', await ownIds(policy, db, actor))
        : policy.visible(items, actor, 'agenda:read');
    return reached.select<FeedRow[]>(
      ...['agenda_activities.id', 'agenda_activities.activity_type', 'agenda_activities.activity_id'],
      ...['agenda_activities.activity', 'agenda_activities.date', 'agenda_activities.time'],
      ...['agenda_activities.datetime', 'agenda_activities.timezone', 'agenda_activities.duration_min'],
      ...['agenda_activities.place', 'agenda_activities.coach_id', 'agenda_activities.school_id'],
      ...['agenda_activities.updated_at', 'schools.name as school_name'],
      ...['coaches.name as coach_name', 'coaches.surname as coach_surname', db.raw(MOVES)],
    );
  };

/** Ids of what a person attended, and of what was shared with them. */
async function ownIds({ visible }: AgendaPolicy, db: Knex, actor: Actor): Promise<number[]> {
  const [attended, shared] = await Promise.all([
    visible(db('agenda_activities'), actor, 'agenda:read').pluck<number[]>('agenda_activities.id'),
    db('shared_agenda_professors')
      .join('shared_agendas', 'shared_agendas.id', 'shared_agenda_professors.shared_agenda_id')
      .join('shared_agenda_activities', 'shared_agenda_activities.shared_agenda_id', 'shared_agendas.id')
      .where('shared_agenda_professors.user_id', own(actor))
      .where('shared_agendas.school_id', actor.schoolId)
      .distinct()
      .pluck<number[]>('shared_agenda_activities.agenda_activity_id'),
  ]);
  return [...new Set([...attended, ...shared])];
}
