import type { Page } from '@ruta/contracts';
import { VISIT_CHANGES_MAX } from '@ruta/contracts/visits/visit.schema';
import type { Visit, VisitAxis, VisitAxisEntry, VisitChange } from '@ruta/contracts/visits/visit.schema';
import type { visits } from '@ruta/contracts/visits/visits.api';
import { isExpired } from '@ruta/state-machines/visits/visit.rules';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { groupBy } from '../../database/group-by';
import { page } from '../../database/page';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { dayIn, type Clock } from '../../time/clock';
import { cycleToRead } from '../cycles';
import { schoolFor } from '../schools';
import { fullname, type UserRow } from '../users';
import { schoolsOutOfReach } from './kept-draft.reader';
import { cancelledProblem, cancellationOf } from './visit.cancellation';
import { selectVisits, STATUS_IDS, visitColumns, visitRowsByIds, type VisitRow } from './visit.model';
import { visitPolicy, type VisitFacts } from './visit.policy';
import type { VisitChangeRow, VisitRescheduleRow } from './visits.tables';

export type ListVisits = z.output<typeof visits.list.query>;

/** Facts for rules and policy, with the school's today (law 12); `isKept` as `schoolsOutOfReach` says. */
export const factsOf = (row: VisitRow, clock: Clock, isKept: boolean): VisitFacts => ({
  isKept,
  eraser: Boolean(row.eraser),
  statusKey: row.status_key,
  isCancelled: row.cancelled_at !== null,
  isCycleOver: row.finished_cycle_id !== null,
  date: row.date,
  today: dayIn(row.timezone, clock.now()),
  cancelled: cancelledProblem(row),
});

/** Reads visits, lists and details. */
export function visitReader(clock: Clock) {
  const present = (row: VisitRow, actor: Actor, isKept: boolean): Visit => {
    const { status_key, status_name, status_name_en, school_name, coach_name, coach_surname, timezone, ...visit } = row;
    const facts = factsOf(row, clock, isKept);
    return {
      ...visit,
      eraser: facts.eraser,
      school_visit_status: {
        id: row.school_visit_status_id,
        key: status_key,
        name: status_name,
        name_en: status_name_en,
      },
      expired: isExpired(facts),
      school: { id: row.school_id, name: school_name, timezone },
      coach: { id: row.coach_id, fullname: fullname({ name: coach_name, surname: coach_surname }) },
      ...cancellationOf(row),
      can: visitPolicy.can(actor, facts),
    };
  };

  const axesOf = async (db: Knex, ids: readonly number[]) => {
    const rows = await db('school_visit_axis')
      .join('school_visit_axes', 'school_visit_axes.id', 'school_visit_axis.axis_id')
      .whereIn('school_visit_axis.school_visit_id', ids)
      .orderBy('school_visit_axes.order')
      .select<(VisitAxisEntry & { school_visit_id: number })[]>(
        'school_visit_axis.school_visit_id',
        'school_visit_axes.id',
        'school_visit_axes.key',
        'school_visit_axes.name',
        'school_visit_axes.name_en',
        'school_visit_axis.actions',
        'school_visit_axis.specifications',
      );
    return groupBy(rows, ({ school_visit_id }) => school_visit_id);
  };

  const trackingOf = async (db: Knex, ids: readonly number[]) => {
    const rows = await db('school_visit_reschedule_tracking as tracking')
      .join('users', 'users.id', 'tracking.user_id')
      .whereIn('tracking.school_visit_id', ids)
      .orderBy('tracking.id', 'desc')
      .select<(VisitRescheduleRow & Pick<UserRow, 'name' | 'surname'>)[]>('tracking.*', 'users.name', 'users.surname');
    const shown = rows.map(({ user_id, name, surname, ...row }) => ({
      ...row,
      user: { id: user_id, fullname: fullname({ name, surname }) },
    }));
    return groupBy(shown, ({ school_visit_id }) => school_visit_id);
  };

  /** The newest changes of a visit. The caller must have checked that it is visible. */
  const changesOf = async (db: Knex, id: number): Promise<VisitChange[]> => {
    const rows = await db('visit_changes as changes')
      .join('users', 'users.id', 'changes.user_id')
      .where('changes.school_visit_id', id)
      .orderBy('changes.id', 'desc')
      .limit(VISIT_CHANGES_MAX)
      .select<(VisitChangeRow & Pick<UserRow, 'name' | 'surname'>)[]>('changes.*', 'users.name', 'users.surname');
    return rows.map(({ user_id, name, surname, ...row }) => ({
      ...row,
      user: { id: user_id, fullname: fullname({ name, surname }) },
    }));
  };

  const read = async (db: Knex, actor: Actor, ids: readonly number[], include: readonly string[]): Promise<Visit[]> => {
    return withParts(db, actor, await visitRowsByIds(db, ids), include);
  };

  const withParts = async (
    db: Knex,
    actor: Actor,
    rows: readonly VisitRow[],
    include: readonly string[],
  ): Promise<Visit[]> => {
    const ids = rows.map(({ id }) => id);
    const left = await schoolsOutOfReach(db, actor, rows);
    const axes = include.includes('axis') ? await axesOf(db, ids) : undefined;
    const tracking = include.includes('tracking') ? await trackingOf(db, ids) : undefined;
    return rows.map((row) => ({
      ...present(row, actor, Boolean(row.eraser) && left.has(row.school_id)),
      ...(axes ? { school_visit_axis: axes.get(row.id) ?? [] } : {}),
      ...(tracking ? { school_visit_reschedule_tracking: tracking.get(row.id) ?? [] } : {}),
    }));
  };

  return {
    changesOf,

    axes: (db: Knex): PromiseLike<VisitAxis[]> =>
      db('school_visit_axes').orderBy('order').select('id', 'key', 'name', 'name_en'),

    /** The names of people, in alphabetical order. */
    async namesOf(db: Knex, ids: readonly number[]): Promise<string[]> {
      const people = await db('users').whereIn('id', ids).orderBy('search_key').select('name', 'surname');
      return people.map(fullname);
    },

    /** One visit with all details. The caller must have checked that it is visible. */
    async getDetail(db: Knex, actor: Actor, id: number): Promise<Visit> {
      const [visit] = await read(db, actor, [id], ['axis', 'tracking']);
      if (!visit) throw new Problem('visits.not-found');
      return visit;
    },

    async list(db: Knex, actor: Actor, request: ListVisits): Promise<Page<Visit>> {
      const { school_id, cycle_id, include, filter } = request;
      const cycle = await cycleToRead(db, cycle_id);
      const school = await schoolFor(db, actor, 'visit:read', school_id, cycle?.past);
      const today = dayIn(school.timezone, clock.now());
      const query = visitPolicy.visibleThere(db('school_visits').where('school_visits.school_id', school.id), actor);
      if (cycle) void query.where('school_visits.cycle_id', cycle.id);
      whereListed(query, filter.status);
      if (filter.eraser !== undefined) void query.where('school_visits.eraser', filter.eraser);
      if (filter.from) void query.where('school_visits.date', '>=', filter.from);
      if (filter.to) void query.where('school_visits.date', '<=', filter.to);
      if (filter.expired !== undefined) void whereExpired(query, filter.expired, today);
      return page(db, query, request, {
        table: 'school_visits',
        columns: visitColumns,
        select: selectVisits,
        present: (rows) => withParts(db, actor, rows, include),
      });
    },
  };
}

/** Filters by status. Cancelled visits keep their status, and are listed only if they are asked for. */
function whereListed(query: Knex.QueryBuilder, asked: ListVisits['filter']['status']) {
  const keys = asked?.filter((key) => key !== 'cancelled');
  const isCancelled = 'school_visits.cancelled_at';
  const ofStatus = (visits: Knex.QueryBuilder) => {
    void visits.whereNull(isCancelled);
    if (keys)
      void visits.whereIn(
        'school_visits.school_visit_status_id',
        keys.map((key) => STATUS_IDS[key]),
      );
  };
  if (!asked?.includes('cancelled')) return query.where(ofStatus);
  if (keys?.length === 0) return query.whereNotNull(isCancelled);
  return query.where((either: Knex.QueryBuilder) => void either.whereNotNull(isCancelled).orWhere(ofStatus));
}

/** Filters expired visits: published, past at the school, neither finished nor cancelled, like `isExpired`. */
function whereExpired(query: Knex.QueryBuilder, expired: boolean, today: string) {
  const isPast = (past: Knex.QueryBuilder) =>
    void past
      .where('school_visits.eraser', false)
      .whereNull('school_visits.finished_at')
      .whereNull('school_visits.cancelled_at')
      .where('school_visits.date', '<', today);
  if (expired) return query.where(isPast);
  return query.where((others: Knex.QueryBuilder) => {
    void others
      .where('school_visits.eraser', true)
      .orWhereNotNull('school_visits.finished_at')
      .orWhereNotNull('school_visits.cancelled_at')
      .orWhere('school_visits.date', '>=', today);
  });
}

export type VisitReader = ReturnType<typeof visitReader>;
