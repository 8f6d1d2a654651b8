import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import type { PastCycle } from '../../database/scope';
import { joinSchool } from '../schools';
import { IN_ORDER, LISTED_WITH_SCHOOL, type AgendaActivityModel, type ListedRow } from './agenda.model';
import type { AgendaPolicy } from './agenda.policy';

/** An item with its coach's name and its school. */
export interface MonthRow extends ListedRow {
  school_name: string;
  school_timezone: string;
}

interface Month {
  school: number;
  /** First and last day, in the school's time zone. */
  start: string;
  end: string;
  /** Only these types; empty means all. */
  types: readonly AgendaActivityModel['activity_type'][];
  /** Only items of this cycle; of a finished one, for who accompanied the school then, too. */
  cycle: { id: number; past: PastCycle | undefined } | undefined;
}

/** Reads a school's agenda between two days, within the caller's scope (AGE-01, AGE-03). Most people's home page. */
export const monthReader =
  ({ visibleThere }: AgendaPolicy) =>
  (db: Knex, actor: Actor, { school, start, end, types, cycle }: Month): Promise<MonthRow[]> => {
    const query = db('agenda_activities')
      .where('agenda_activities.school_id', school)
      .whereBetween('agenda_activities.date', [start, end])
      .leftJoin('users', 'users.id', 'agenda_activities.coach_id')
      .orderBy(IN_ORDER)
      .options({ prepared: true });
    if (types.length > 0) void query.whereIn('agenda_activities.activity_type', types);
    if (cycle) void query.where('agenda_activities.cycle_id', cycle.id);
    const visible = visibleThere(query, actor, 'agenda:read', 'school:read', cycle?.past);
    return joinSchool(visible, actor, 'school:read', 'agenda_activities.school_id', cycle?.past).select<MonthRow[]>(
      db.raw(LISTED_WITH_SCHOOL),
    );
  };
