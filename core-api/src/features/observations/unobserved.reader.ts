import type { Knex } from 'knex';
import { groupBy } from '../../database/group-by';
import { openTeachers } from './professor.reader';

/**
 * How many observable teachers of levels that their school teaches nobody observed in the month of each school. Schools
 * with none are left out. One statement per month; schools differ in it only when one begins.
 */
export async function unobserved(
  db: Knex,
  schools: readonly { school_id: number; month: string }[],
  cycle_id: number,
): Promise<Map<number, number>> {
  const waiting = new Map<number, number>();
  for (const [month, some] of groupBy(schools, (school) => school.month)) {
    const rows = await openTeachers(db)
      .whereIn(
        'users.school_id',
        some.map(({ school_id }) => school_id),
      )
      .whereExists((taught: Knex.QueryBuilder) => {
        void taught
          .from('role_user_levels')
          .join('level_school', 'level_school.level_id', 'role_user_levels.level_id')
          .whereRaw('role_user_levels.user_id = users.id')
          .whereRaw('level_school.school_id = users.school_id');
      })
      .whereNotExists((hidden: Knex.QueryBuilder) => {
        void hidden
          .from('professor_observables')
          .whereRaw('professor_observables.user_id = users.id')
          .whereRaw('professor_observables.school_id = users.school_id')
          .where('professor_observables.cycle_id', cycle_id)
          .where('professor_observables.observable', false);
      })
      .whereNotExists((observed: Knex.QueryBuilder) => {
        void observed
          .from('observation_months')
          .whereRaw('observation_months.professor_id = users.id')
          .whereRaw('observation_months.school_id = users.school_id')
          .where('observation_months.month', month)
          .where('observation_months.n', '>', 0);
      })
      .groupBy('users.school_id')
      .select<{ school_id: number; n: number | string }[]>('users.school_id', db.raw('count(*) as ??', ['n']));
    for (const { school_id, n } of rows) waiting.set(school_id, Number(n));
  }
  return waiting;
}
