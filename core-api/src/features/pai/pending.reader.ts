import type { Knex } from 'knex';
import { addDays, dayIn, utc, type Clock } from '../../time/clock';
import { END_AT, joinPlaces } from '../dpi';

/** A school whose plan may be established and is not. */
export interface PendingPlan {
  school_id: number;
  cycle_id: number;
  name: string;
  timezone: string;
  /** Last day of its diagnostic, at the school. */
  end_at: string;
}

/**
 * Schools of the started cycle whose diagnostic has come to its last day, with a finished sheet and without a plan.
 * `scope` limits the query to schools.
 */
export async function pendingPlans(
  db: Knex,
  clock: Clock,
  scope: (query: Knex.QueryBuilder) => Knex.QueryBuilder,
): Promise<PendingPlan[]> {
  const now = clock.now();
  const query = joinPlaces(db('schools'))
    .join({ answered: 'dpi_school_totals' }, (on) => {
      on.on('answered.cycle_id', 'cycle.id').andOn('answered.school_id', 'schools.id');
    })
    .leftJoin({ plan: 'pai_plans' }, (on) => {
      on.on('plan.cycle_id', 'cycle.id').andOn('plan.school_id', 'schools.id');
    })
    .where('schools.deleted_at', null)
    .where('answered.finished', '>', 0)
    .where('plan.established_at', null)
    .whereRaw('coalesce(part.included, 1) = 1')
    // Today at the school is tomorrow by UTC at most.
    .whereRaw(`${END_AT} <= ?`, [addDays(utc(now).slice(0, 10), 1)])
    .orderBy(['schools.search_key', 'schools.id']);
  const rows = await scope(query).select<PendingPlan[]>(
    ...['schools.id as school_id', 'schools.name', 'schools.timezone', 'cycle.id as cycle_id'],
    db.raw(`${END_AT} as end_at`),
  );
  return rows.filter(({ timezone, end_at }) => end_at <= dayIn(timezone, now));
}
