import { SCHOOL_HISTORY_MAX } from '@ruta/contracts/hierarchy/limits';
import type { Flag } from '../../database/table';
import type { Knex } from 'knex';
import type { HierarchyHistoryRow } from './hierarchy.tables';

export type SchoolHistoryRow = Pick<
  HierarchyHistoryRow,
  'id' | 'cycle_id' | 'place' | 'user_id' | 'from_at' | 'to_at'
> & {
  period: string;
  start_at: string;
  end_at: string;
  started_flag: Flag | null;
  name: string;
  surname: string;
};

/** The newest dated rows of a school, one more than are told; without its reach, which the caller asks. */
export function rowsOfSchool(db: Knex, school_id: number, cycle_id?: number) {
  const query = db('hierarchy_history')
    .join('school_cycles', 'school_cycles.id', 'hierarchy_history.cycle_id')
    .join('periods', 'periods.id', 'school_cycles.period_id')
    .join('users', 'users.id', 'hierarchy_history.user_id')
    .where('hierarchy_history.school_id', school_id)
    .orderBy([
      { column: 'hierarchy_history.from_at', order: 'desc' },
      { column: 'hierarchy_history.id', order: 'desc' },
    ])
    .limit(SCHOOL_HISTORY_MAX + 1);
  if (cycle_id !== undefined) void query.where('hierarchy_history.cycle_id', cycle_id);
  return query.select<SchoolHistoryRow[]>(
    ...['id', 'cycle_id', 'place', 'user_id', 'from_at', 'to_at'].map((column) => `hierarchy_history.${column}`),
    'periods.name as period',
    'school_cycles.start_at',
    'school_cycles.end_at',
    'school_cycles.started_flag',
    'users.name',
    'users.surname',
  );
}
