import { ROLES } from '@ruta/contracts';
import { MANAGEMENT_ACTIONS_MAX, type ManagementAction } from '@ruta/contracts/activities/management-action.schema';
import { DUTIES } from '@ruta/contracts/duties';
import type { DutyAct } from '@ruta/contracts/kit/duty';
import type { Knex } from 'knex';
import type { Actor } from '../../kernel/actor';
import { addDays, dayIn, utc, type Clock } from '../../time/clock';
import { currentCycle } from '../cycles';
import type { ItemFacts } from './agenda.kind';
import { CYCLE_OVER, IN_ORDER } from './agenda.model';
import type { AgendaParts } from './agenda.parts';
import { agendaVerdicts } from './agenda.policy';
import type { AgendaActivityRow } from './agenda.tables';
import { atSchool } from './at-school';
import type { DutyQuery, DutySource } from './due.service';

interface DatedRow extends AgendaActivityRow {
  school_name: string;
  cycle_over: boolean | number;
}

interface DatedDeps {
  db: Knex;
  clock: Clock;
  agenda: Pick<AgendaParts, 'kinds' | 'policy' | 'reader'>;
}

/** What a person does next about an item, by the verdicts that guard the calls. */
function nextActOn(actor: Actor, item: ItemFacts): DutyAct {
  if (agendaVerdicts.run(actor, item) === 'allowed') return 'resume';
  if (agendaVerdicts.start(actor, item) === 'allowed') return 'start';
  if (item.date >= item.today) return 'view';
  const isMovable = [agendaVerdicts.reschedule, agendaVerdicts.rescheduleSubject].some(
    (verdict) => verdict(actor, item) === 'allowed',
  );
  return isMovable ? 'reschedule' : 'view';
}

/** Items of the agenda that are duties, by their day at the school, oldest first. */
function datedDuties({ db, clock, agenda: { kinds, policy, reader } }: DatedDeps) {
  /** Open items between two days; `isDue` decides by the day at the school and its today. */
  const openItems = async (
    { actor, schoolId }: DutyQuery,
    days: readonly [string, string],
    isDue: (day: string, today: string) => boolean,
  ): Promise<DatedRow[]> => {
    const query = db('agenda_activities')
      .join('schools', 'schools.id', 'agenda_activities.school_id')
      .where('agenda_activities.isCompleted', false)
      .whereNull('schools.deleted_at')
      .whereBetween('agenda_activities.date', days)
      .orderBy(IN_ORDER)
      .limit(MANAGEMENT_ACTIONS_MAX);
    if (schoolId !== undefined) void query.where('agenda_activities.school_id', schoolId);
    const rows = await policy
      .visible(query, actor, 'management-action:read')
      .select<DatedRow[]>('agenda_activities.*', 'schools.name as school_name', db.raw(CYCLE_OVER));
    const now = clock.now();
    return rows.filter(({ cycle_over, date, timezone }) => !cycle_over && isDue(date, dayIn(timezone, now)));
  };

  const dutyOf = (
    row: DatedRow,
    when: 'overdue' | 'today',
    { actor, locale }: Pick<DutyQuery, 'actor' | 'locale'>,
  ): ManagementAction => {
    const kind = kinds.of(row.activity_type);
    const key = kind.duties[when];
    const { group, title } = DUTIES[key];
    const { area } = ROLES[actor.role];
    const act = nextActOn(actor, reader.factsOf({ ...row, isStarted: Boolean(row.isStarted), isCompleted: false }));
    const runs = act === 'resume' || act === 'start';
    // A visit's row names it in Spanish; people know it by its objective.
    const name = kind.isVisit ? row.description || title[locale] : row.activity;
    return {
      key,
      group,
      act,
      count: 1,
      title: title[locale],
      body: atSchool(actor, name, row.school_name),
      url: (runs ? kind.runPageOf?.(area, row) : undefined) ?? kind.pageOf(area, row),
      school_id: row.school_id,
      due_at: row.datetime,
      date: row.date,
      time: row.time,
      severity: when === 'overdue' ? 'late' : 'info',
    };
  };

  return { openItems, dutyOf };
}

/** Items of the started cycle that are past at their school and not completed, oldest first. */
export function overdueDuties(deps: DatedDeps): DutySource {
  const { openItems, dutyOf } = datedDuties(deps);
  return async (query) => {
    const cycle = await currentCycle(deps.db);
    if (!cycle) return [];
    // An upper bound: no school's today is later than tomorrow in UTC. The school's own today decides.
    const latest = addDays(utc(deps.clock.now()).slice(0, 10), 1);
    const rows = await openItems(query, [cycle.start_at, latest], (day, today) => day < today);
    return rows.map((row) => dutyOf(row, 'overdue', query));
  };
}

/** Items of today at their school that are not completed, in order. */
export function todaysDuties(deps: DatedDeps): DutySource {
  const { openItems, dutyOf } = datedDuties(deps);
  return async (query) => {
    const utcDay = utc(deps.clock.now()).slice(0, 10);
    const rows = await openItems(query, [addDays(utcDay, -1), addDays(utcDay, 1)], (day, today) => day === today);
    return rows.map((row) => dutyOf(row, 'today', query));
  };
}
