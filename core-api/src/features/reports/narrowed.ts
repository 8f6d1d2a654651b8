import type { Knex } from 'knex';
import type { ReportAsked } from './report';

/** The columns of a table that a report is narrowed by. `day` is a calendar day of the school. */
interface NarrowedBy {
  school: string;
  cycle: string;
  day: string;
}

/** Limits a query to the schools, the cycle and the days of a report. */
export function narrowed<Q extends Knex.QueryBuilder>(query: Q, columns: NarrowedBy, asked: ReportAsked): Q {
  const { schools, cycle_id, from, to } = asked;
  void query
    .whereIn(
      columns.school,
      schools.map(({ id }) => id),
    )
    .where(columns.cycle, cycle_id);
  if (from !== undefined) void query.where(columns.day, '>=', from);
  if (to !== undefined) void query.where(columns.day, '<=', to);
  return query;
}
