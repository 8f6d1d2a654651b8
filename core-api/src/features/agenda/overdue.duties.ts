import { ROLES } from '@ruta/contracts';
import { MANAGEMENT_ACTIONS_MAX } from '@ruta/contracts/activities/management-action.schema';
import { DUTIES } from '@ruta/contracts/duties';
import type { Knex } from 'knex';
import { addDays, dayIn, type Clock } from '../../time/clock';
import { currentCycle } from '../cycles';
import { IN_ORDER } from './agenda.model';
import type { AgendaParts } from './agenda.parts';
import type { AgendaActivityRow } from './agenda.tables';
import type { DutySource } from './due.service';

interface OverdueRow extends AgendaActivityRow {
  school_name: string;
}

interface OverdueDeps {
  db: Knex;
  clock: Clock;
  agenda: Pick<AgendaParts, 'kinds' | 'policy'>;
}

/** Items of the started cycle that are past at their school and not completed, oldest first. */
export const overdueDuties =
  ({ db, clock, agenda: { kinds, policy } }: OverdueDeps): DutySource =>
  async ({ actor, schoolId, locale }) => {
    const cycle = await currentCycle(db);
    if (!cycle) return [];
    // An upper bound: no school's today is later than tomorrow in UTC. The school's own today decides below.
    const latest = addDays(clock.now().toISOString().slice(0, 10), 1);
    const query = db('agenda_activities')
      .join('schools', 'schools.id', 'agenda_activities.school_id')
      .where('agenda_activities.isCompleted', false)
      .whereNull('schools.deleted_at')
      .whereBetween('agenda_activities.date', [cycle.start_at, latest])
      .orderBy(IN_ORDER)
      .limit(MANAGEMENT_ACTIONS_MAX);
    if (schoolId !== undefined) void query.where('agenda_activities.school_id', schoolId);
    const rows = await policy
      .visible(query, actor, 'management-action:read')
      .select<OverdueRow[]>('agenda_activities.*', 'schools.name as school_name');
    return rows
      .filter(({ date, timezone }) => date < dayIn(timezone, clock.now()))
      .map((row) => {
        const kind = kinds.of(row.activity_type);
        return {
          key: kind.overdue,
          title: DUTIES[kind.overdue][locale],
          body: `${row.activity} · ${row.school_name}`,
          url: kind.pageOf(ROLES[actor.role].area, row),
          school_id: row.school_id,
          due_at: row.datetime,
          date: row.date,
          severity: 'late' as const,
        };
      });
  };
