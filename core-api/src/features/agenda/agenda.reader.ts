import type { RoleCode } from '@ruta/contracts';
import type { Activity, ActivityFacts, ActivityReschedule } from '@ruta/contracts/agenda/activity.schema';
import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import { LEVELS, type SchoolRef } from '@ruta/contracts/schools/school.schema';
import { isOverdue } from '@ruta/state-machines/activities/activity.rules';
import type { Knex } from 'knex';
import { groupBy } from '../../database/group-by';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { dayIn, type Clock } from '../../time/clock';
import { fullname, type UserRow } from '../users';
import type { AgendaKinds, ItemFacts } from './agenda.kind';
import { CYCLE_OVER, IN_ORDER, LISTED, type AgendaRow, type ListedRow } from './agenda.model';
import type { MonthRow } from './agenda.month';
import { agendaVerdicts } from './agenda.policy';
import type { ActivityRescheduleRow } from './agenda.tables';

/** Maximum of overdue items (the latest), and of items from today on, in the pending panel. */
const PENDING_MAX = 50;

interface WholeRow extends AgendaRow {
  cycle_id: number;
  school_name: string;
  author_name: string | null;
  author_surname: string | null;
}

const personOf = (id: number | null, name: string | null, surname: string | null) =>
  id === null ? null : { id, fullname: fullname({ name: name ?? '', surname: surname ?? '' }) };

/** Reads agenda items, lists and details. The status depends on the school's today (AGE-07). */
export function agendaReader(clock: Clock, kinds: AgendaKinds) {
  const factsOf = (
    row: Pick<
      AgendaRow,
      'activity_type' | 'created_by' | 'isStarted' | 'isCompleted' | 'cycle_over' | 'date' | 'timezone'
    > & { cancelled_at?: string | null },
    now = clock.now(),
  ): ItemFacts => {
    const kind = kinds.of(row.activity_type);
    return {
      kind,
      createdBy: row.created_by,
      isStarted: Boolean(row.isStarted),
      isCompleted: Boolean(row.isCompleted),
      isCycleOver: Boolean(row.cycle_over),
      date: row.date,
      today: dayIn(row.timezone, now),
      // What mirrors a record is refused by the record, which says who cancelled it and why.
      isGone: row.cancelled_at != null && !kind.record,
    };
  };

  const shown = (row: ListedRow, school: SchoolRef, actor: Actor, now = clock.now()): AgendaActivity => {
    const facts = factsOf(row, now);
    const { kind, isStarted, isCompleted } = facts;
    return {
      id: row.id,
      school_id: row.school_id,
      coach_id: row.coach_id,
      activity_type: row.activity_type,
      activity_id: row.activity_id,
      activity: row.activity,
      description: row.description,
      date: row.date,
      time: row.time,
      datetime: row.datetime,
      duration_min: row.duration_min,
      isCompleted,
      isStarted,
      isVisit: kind.isVisit,
      status: kind.statusOf(facts),
      expired: isOverdue(facts),
      school,
      coach: personOf(row.coach_id, row.coach_name, row.coach_surname),
      revision: row.revision,
      can: agendaVerdicts.can(actor, facts),
    };
  };

  /** The changes of date of items, newest first. */
  const movesOf = async (db: Knex, ids: readonly number[]): Promise<ReadonlyMap<number, ActivityReschedule[]>> => {
    const rows = await db('activity_reschedules as moves')
      .join('users', 'users.id', 'moves.user_id')
      .whereIn('moves.agenda_activity_id', [...ids])
      .orderBy('moves.id', 'desc')
      .select<(ActivityRescheduleRow & Pick<UserRow, 'name' | 'surname'>)[]>('moves.*', 'users.name', 'users.surname');
    const shownMoves = rows.map(({ user_id, name, surname, ...move }) => ({
      ...move,
      user: { id: user_id, fullname: fullname({ name, surname }) },
    }));
    return groupBy(shownMoves, ({ agenda_activity_id }) => agenda_activity_id);
  };

  return {
    factsOf,
    movesOf,

    /** Query of a school's items between two days that are not completed. The caller applies the scope. */
    openItems: (db: Knex, schoolId: number, days: readonly [string, string], order: 'asc' | 'desc') =>
      db('agenda_activities')
        .where('agenda_activities.school_id', schoolId)
        .where('agenda_activities.isCompleted', false)
        .whereBetween('agenda_activities.date', days)
        .orderBy(IN_ORDER.map((column) => ({ column, order })))
        .limit(PENDING_MAX),

    /** Ids of those of the levels that the school teaches. */
    taughtLevels: (db: Knex, schoolId: number, levels: ActivityFacts['levels']) =>
      db('level_school')
        .join('levels', 'levels.id', 'level_school.level_id')
        .where('level_school.school_id', schoolId)
        .whereIn('levels.key', levels)
        .pluck<number[]>('levels.id'),

    /** Ids of the roles with these codes. */
    roleIds: (db: Knex, codes: ActivityFacts['roles']) => db('roles').whereIn('code', codes).pluck('id'),

    /** Items of a query with applied scope, with their coaches' names. */
    async rows(db: Knex, query: Knex.QueryBuilder, school: SchoolRef, actor: Actor): Promise<AgendaActivity[]> {
      const rows = await query
        .leftJoin('users', 'users.id', 'agenda_activities.coach_id')
        .select<ListedRow[]>(db.raw(LISTED));
      const now = clock.now();
      return rows.map((row) => shown(row, school, actor, now));
    },

    /** The same for rows that include their school. */
    ofMonth(rows: readonly MonthRow[], actor: Actor): AgendaActivity[] {
      const now = clock.now();
      return rows.map((row) =>
        shown(row, { id: row.school_id, name: row.school_name, timezone: row.school_timezone }, actor, now),
      );
    },

    /** One item with all details. The caller must have checked that it is visible. */
    async getDetail(db: Knex, actor: Actor, id: number): Promise<Activity> {
      const row = await db('agenda_activities')
        .join('schools', 'schools.id', 'agenda_activities.school_id')
        .leftJoin('users', 'users.id', 'agenda_activities.coach_id')
        .leftJoin('users as authors', 'authors.id', 'agenda_activities.created_by')
        .where('agenda_activities.id', id)
        .first<WholeRow | undefined>(
          'agenda_activities.*',
          'schools.name as school_name',
          'users.name as coach_name',
          'users.surname as coach_surname',
          'authors.name as author_name',
          'authors.surname as author_surname',
          db.raw(CYCLE_OVER),
        );
      if (!row) throw new Problem('agenda.not-found');
      const levels = await db('agenda_activity_levels')
        .join('levels', 'levels.id', 'agenda_activity_levels.level_id')
        .where('agenda_activity_levels.agenda_activity_id', id)
        .pluck<string[]>('levels.key');
      const roles = await db('agenda_activity_roles')
        .join('roles', 'roles.id', 'agenda_activity_roles.role_id')
        .where('agenda_activity_roles.agenda_activity_id', id)
        .orderBy('roles.id')
        .pluck<RoleCode[]>('roles.code');
      return {
        ...shown(row, { id: row.school_id, name: row.school_name, timezone: row.timezone }, actor),
        cycle_id: row.cycle_id,
        place: row.place,
        levels: LEVELS.filter((level) => levels.includes(level)),
        roles,
        created_by: personOf(row.created_by, row.author_name, row.author_surname),
        started_at: row.started_at,
        completed_at: row.completed_at,
        created_at: row.created_at,
        updated_at: row.updated_at,
        activity_reschedules: (await movesOf(db, [id])).get(id) ?? [],
      };
    },
  };
}

export type AgendaReader = ReturnType<typeof agendaReader>;
