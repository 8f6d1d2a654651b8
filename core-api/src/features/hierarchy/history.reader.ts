import type { Page } from '@ruta/contracts';
import type { hierarchy } from '@ruta/contracts/hierarchy/hierarchy.api';
import type { HierarchyPeriod } from '@ruta/contracts/hierarchy/history.schema';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { page } from '../../database/page';
import { withinSchools } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { fullname } from '../users';
import type { HierarchyHistoryRow, MovedWork } from './hierarchy.tables';
import { titleCase } from './title-case';

export type ListHistory = z.output<typeof hierarchy.history.query>;

type HistoryRow = Omit<HierarchyHistoryRow, 'open_flag' | 'batch_id'> & {
  period: string;
  school_name: string;
  name: string;
  surname: string;
  changer_name: string | null;
  changer_surname: string | null;
};

const COLUMNS = { from_at: 'hierarchy_history.from_at', id: 'hierarchy_history.id' };

/** The dated rows of a school or a person, of the schools that the caller reads in the cycle of each row (decision 0038). */
export function listHistory(db: Knex, actor: Actor, request: ListHistory): Promise<Page<HierarchyPeriod>> {
  const { school_id, person_id, cycle_id } = request;
  const past = { column: 'hierarchy_history.cycle_id' };
  const query = withinSchools(db('hierarchy_history'), actor, 'hierarchy:read', 'hierarchy_history.school_id', past);
  if (school_id !== undefined) void query.where('hierarchy_history.school_id', school_id);
  if (person_id !== undefined) void query.where('hierarchy_history.user_id', person_id);
  if (cycle_id !== undefined) void query.where('hierarchy_history.cycle_id', cycle_id);
  return page(db, query, request, {
    table: 'hierarchy_history',
    columns: COLUMNS,
    select: (rows) => selectHistory(rows, db),
    present: (rows) => rows.map(toPeriod),
  });
}

const selectHistory = (query: Knex.QueryBuilder, db: Knex) =>
  query
    .join('school_cycles', 'school_cycles.id', 'hierarchy_history.cycle_id')
    .join('periods', 'periods.id', 'school_cycles.period_id')
    .join('schools', 'schools.id', 'hierarchy_history.school_id')
    .leftJoin('cycle_schools', (part) => {
      part
        .on('cycle_schools.cycle_id', 'hierarchy_history.cycle_id')
        .andOn('cycle_schools.school_id', 'hierarchy_history.school_id');
    })
    .join('users', 'users.id', 'hierarchy_history.user_id')
    .leftJoin('users as changers', 'changers.id', 'hierarchy_history.changed_by')
    .select<HistoryRow[]>(
      ...['id', 'cycle_id', 'school_id', 'place', 'user_id', 'from_at', 'to_at', 'changed_by', 'reason', 'moved'].map(
        (column) => `hierarchy_history.${column}`,
      ),
      'periods.name as period',
      'users.name',
      'users.surname',
      'changers.name as changer_name',
      'changers.surname as changer_surname',
      db.raw('coalesce(cycle_schools.school_name, schools.name) as school_name'),
    );

function toPeriod(row: HistoryRow): HierarchyPeriod {
  const { id, place, from_at, to_at, reason, user_id, changed_by, changer_name, changer_surname } = row;
  return {
    ...{ id, place, from_at, to_at, reason },
    cycle: { id: row.cycle_id, period: row.period },
    school: { id: row.school_id, name: row.school_name },
    person: { id: user_id, fullname: titleCase(fullname(row)) },
    changed_by:
      changed_by === null
        ? null
        : {
            id: changed_by,
            fullname: titleCase(fullname({ name: changer_name ?? '', surname: changer_surname ?? '' })),
          },
    moved: row.moved === null ? null : (JSON.parse(row.moved) as MovedWork), // written by `writeHistory`
  };
}
