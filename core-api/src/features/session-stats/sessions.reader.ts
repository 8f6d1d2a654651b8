import { CONFERENCE_STATUSES, type ConferenceStatus } from '@ruta/contracts/conferences/statuses';
import type {
  StatsOfMonthByStatus,
  StatsOfSchedules,
  StatsOfStatus,
} from '@ruta/contracts/session-stats/session-stats.schema';
import type { Knex } from 'knex';
import { everything } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { STATUS_AT } from '../conferences';
import type { MonthOfPeriod, Span } from './stats.period';

/** Which sessions are counted, and when. */
export interface Counted extends Span {
  actor: Actor;
  /** The present instant, UTC. */
  now: string;
}

/** What the database returns of a count: MariaDB sends sums as text. */
export type Count = number | string;

/** The sessions that start in a period, whatever became of them. */
export const sessionsIn = (db: Knex, { actor, from, to }: Counted) =>
  everything(db('conferences'), actor, 'schedule-stats:read')
    .where('conferences.start_at', '>=', from)
    .where('conferences.start_at', '<', to);

/** The same that were held and are over. */
export const finishedIn = (db: Knex, counted: Counted) =>
  sessionsIn(db, counted).where('conferences.status', 'started').where('conferences.end_at', '<=', counted.now);

interface StatusCount {
  code: ConferenceStatus;
  total: Count;
}

const everyStatus = (rows: readonly StatusCount[]): StatsOfStatus[] =>
  CONFERENCE_STATUSES.map((status) => ({
    status,
    total: Number(rows.find(({ code }) => code === status)?.total ?? 0),
  }));

/** Sessions by what became of them: one statement. Every state is there. */
export async function countByStatus(db: Knex, counted: Counted): Promise<StatsOfStatus[]> {
  const rows = await sessionsIn(db, counted)
    .groupBy('code')
    .select<StatusCount[]>(db.raw(`${STATUS_AT} as code`, [counted.now]), db.raw('count(*) as total'));
  return everyStatus(rows);
}

/** Booked sessions: to come or under way, over, or cancelled. */
export async function countSchedules(db: Knex, counted: Counted): Promise<StatsOfSchedules> {
  const statuses = await countByStatus(db, counted);
  const of = (...some: ConferenceStatus[]) =>
    statuses.filter(({ status }) => some.includes(status)).reduce((sum, { total }) => sum + total, 0);
  return {
    ...{ total: of(...CONFERENCE_STATUSES), upcoming: of('scheduled', 'started') },
    ...{ past: of('finished', 'no_show'), cancelled: of('cancelled') },
  };
}

/**
 * Sessions by month and state: one statement. The months are instants of the reader’s zone, because databases know no
 * zones; each is a case of one expression.
 */
export async function countByMonth(
  db: Knex,
  counted: Counted,
  months: readonly MonthOfPeriod[],
): Promise<StatsOfMonthByStatus[]> {
  const cases = months.map(() => 'when conferences.start_at < ? then ?').join(' ');
  const rows = await sessionsIn(db, counted)
    .groupBy('month', 'code')
    .select<(StatusCount & { month: string })[]>(
      db.raw(
        `case ${cases} end as month`,
        months.flatMap(({ to, month }) => [to, month]),
      ),
      db.raw(`${STATUS_AT} as code`, [counted.now]),
      db.raw('count(*) as total'),
    );
  return months.map(({ month }) => ({ month, statuses: everyStatus(rows.filter((row) => row.month === month)) }));
}
