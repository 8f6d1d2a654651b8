import { AHEAD_DAYS, AHEAD_MAX } from '@ruta/contracts/agenda/agenda.api';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { addDays, dayIn, utc, type Clock } from '../../time/clock';
import { joinSchool } from '../schools';
import { IN_ORDER, LISTED_WITH_SCHOOL } from './agenda.model';
import type { MonthRow } from './agenda.month';
import type { AgendaPolicy } from './agenda.policy';

/** Rows beyond the maximum, for those that are today's at one school and tomorrow's at another. */
const SPARE = 20;

/**
 * Reads the items of the next seven days at all schools of the caller that are not completed, in order, at most
 * `AHEAD_MAX`. A day is the school's; today's items are duties (ACT-07).
 */
export const aheadReader =
  ({ visibleThere }: AgendaPolicy, clock: Clock) =>
  async (db: Knex, actor: Actor): Promise<MonthRow[]> => {
    const now = clock.now();
    const utcDay = utc(now).slice(0, 10);
    // Bounds: no school's today is more than a day away from the day in UTC. The school's own today decides below.
    const query = db('agenda_activities')
      .where('agenda_activities.isCompleted', false)
      .whereBetween('agenda_activities.date', [utcDay, addDays(utcDay, AHEAD_DAYS + 1)])
      .leftJoin('users', 'users.id', 'agenda_activities.coach_id')
      .orderBy(IN_ORDER)
      .limit(AHEAD_MAX + SPARE);
    const visible = visibleThere(query, actor, 'agenda:read', 'school:read');
    const rows = await joinSchool(visible, actor, 'school:read', 'agenda_activities.school_id').select<MonthRow[]>(
      db.raw(LISTED_WITH_SCHOOL),
    );
    return rows.filter((row) => isAhead(row, now)).slice(0, AHEAD_MAX);
  };

function isAhead({ date, timezone }: Pick<MonthRow, 'date' | 'timezone'>, now: Date): boolean {
  const today = dayIn(timezone, now);
  return date > today && date <= addDays(today, AHEAD_DAYS);
}
