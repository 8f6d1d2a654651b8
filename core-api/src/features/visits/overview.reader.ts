import type { Page } from '@ruta/contracts';
import type { SchoolOverview } from '@ruta/contracts/visits/overview.schema';
import type { visits } from '@ruta/contracts/visits/visits.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { withinSchools } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { dayIn, fromUtc, utc, type Clock } from '../../time/clock';
import { toInstant } from '../../time/wall-clock';
import { currentCycle } from '../cycles';
import { STATUS_IDS } from './visit.model';

type ListOverview = z.output<typeof visits.overview.query>;

interface OverviewRow extends Pick<SchoolOverview, 'id' | 'name' | 'timezone' | 'city'> {
  overdue: number | string;
  /** UTC instants. */
  last_at: string | null;
  next_at: string | null;
  drafts: number;
  total: number | string;
}

/** Visits of the school in the outer query that are not cancelled, as the index `school_visits_by_progress` finds them. */
const published = (statuses: readonly number[]) =>
  `from school_visits where school_visits.school_id = schools.id and school_visits.eraser = 0
   and school_visits.school_visit_status_id in (${statuses.join(', ')}) and school_visits.cancelled_at is null`;
const OPEN = published([STATUS_IDS.new, STATUS_IDS.progress]);
const TO_START = published([STATUS_IDS.new]);
const FINISHED = published([STATUS_IDS.finished]);

/** How many schools are compared. A limit also keeps MariaDB from computing each value once per use. */
const COMPARED_MAX = 10_000;

/** Most overdue first, then without a next visit, then longest not visited, then by name. */
const BY_NEED = [
  ['overdue', 'desc'],
  ['has_next', 'asc'],
  ['last_at', 'asc'],
  ['search_key', 'asc'],
  ['id', 'asc'],
] as const;

/** The first instant of a day in a zone. Where daylight saving time skips midnight, the day begins at one. */
const startOf = (day: string, zone: string): string =>
  toInstant(day, '00:00', zone) ?? toInstant(day, '01:00', zone) ?? `${day} 00:00:00`;

/**
 * The caller's schools with their last, next and overdue visits, those that need somebody first (AGE-05). `page()` sorts
 * by columns of a table; this order is computed, so one statement of its own computes, sorts and counts.
 */
export const schoolsOverview = (db: Knex, clock: Clock) => {
  const visible = (actor: Actor) =>
    withinSchools(db('schools').where('schools.deleted_at', null), actor, 'visit:read', 'schools.id');

  /** SQL of the first instant of today at each school, by its zone; schools of one country have few. */
  const todayStarts = async (actor: Actor, now: Date) => {
    const zones = await visible(actor).distinct().pluck<string[]>('schools.timezone');
    const cases = zones.map((zone) => [zone, startOf(dayIn(zone, now), zone)] as const);
    return {
      sql: `(case schools.timezone ${cases.map(() => 'when ? then ?').join(' ')} end)`,
      bindings: cases.flat(),
    };
  };

  return async (actor: Actor, { page, size, sort }: ListOverview): Promise<Page<SchoolOverview>> => {
    const now = clock.now();
    const [cycle, today] = [await currentCycle(db), await todayStarts(actor, now)];
    const told = (rows: readonly OverviewRow[], total: number): Page<SchoolOverview> => ({
      data: rows.map(shown),
      ...{ page, size, total, pages: Math.ceil(total / size), count: rows.length },
    });
    if (today.bindings.length === 0) return told([], 0);

    // Without a started cycle nothing is overdue.
    const since = cycle ? `${cycle.start_at} 00:00:00` : utc(now);
    const overview = visible(actor)
      .select('schools.id', 'schools.name', 'schools.timezone', 'schools.city', 'schools.search_key')
      .select(
        db.raw(
          `(select count(*) ${OPEN} and school_visits.datetime >= ? and school_visits.datetime < ${today.sql}) as overdue`,
          [since, ...today.bindings],
        ),
        db.raw(
          `(select school_visits.datetime ${TO_START} and school_visits.datetime >= ${today.sql}
            order by school_visits.datetime limit 1) as next_at`,
          today.bindings,
        ),
        db.raw(`(select school_visits.datetime ${FINISHED} order by school_visits.datetime desc limit 1) as last_at`),
        db.raw(
          'exists (select 1 from school_visits where school_visits.school_id = schools.id and school_visits.eraser = 1) as drafts',
        ),
      )
      .limit(COMPARED_MAX);
    const isReversed = sort[0]?.direction === 'desc';
    const sorted = db(overview.as('overview'))
      .select<OverviewRow[]>(
        'overview.*',
        db.raw('count(*) over () as total'),
        db.raw('(overview.next_at is not null) as has_next'),
      )
      .orderBy(BY_NEED.map(([column, order]) => ({ column, order: flipped(order, isReversed) })))
      .limit(size)
      .offset((page - 1) * size);
    const rows = await sorted;
    return told(rows, Number(rows[0]?.total ?? (await countOf(visible(actor)))));
  };
};

export type SchoolsOverview = ReturnType<typeof schoolsOverview>;

const flipped = (order: 'asc' | 'desc', isReversed: boolean) =>
  isReversed === (order === 'desc') ? ('asc' as const) : ('desc' as const);

/** A page beyond the end has no row that tells the total. */
async function countOf(query: Knex.QueryBuilder): Promise<number> {
  const [row] = await query.count<{ total: number | string }[]>({ total: '*' });
  return Number(row?.total ?? 0);
}

const shown = ({ id, name, timezone, city, overdue, last_at, next_at, drafts }: OverviewRow): SchoolOverview => ({
  ...{ id, name, timezone, city },
  overdue: Number(overdue),
  last_visit: last_at && dayIn(timezone, fromUtc(last_at)),
  next_visit: next_at && dayIn(timezone, fromUtc(next_at)),
  has_draft: Boolean(drafts),
});
