import { MAIN_LEVELS } from '@ruta/state-machines/hierarchy/hierarchy.rules';
import type { Knex } from 'knex';
import { withinSchools } from '../../database/scope';
import type { Actor } from '../../kernel/actor';

const columns = MAIN_LEVELS.map((place) => `school_hierarchies.${place}_id`);

/** Limits rows of `school_hierarchies` to included schools that lack one of the four main people, or to those that have all. */
export function whereTeam(query: Knex.QueryBuilder, db: Knex, { isIncomplete }: { isIncomplete: boolean }): void {
  if (!isIncomplete) {
    for (const column of columns) void query.whereNotNull(column);
    return;
  }
  void query
    .where((lacking: Knex.QueryBuilder) => {
      for (const column of columns) void lacking.orWhereNull(column);
    })
    .whereNotExists(
      db('cycle_schools')
        .whereRaw('cycle_schools.cycle_id = school_hierarchies.cycle_id')
        .whereRaw('cycle_schools.school_id = school_hierarchies.school_id')
        .where('cycle_schools.included', false)
        .select(db.raw('1')),
    );
}

interface OpenCycle {
  id: number;
  state: 'pending' | 'started';
  period: string;
}

/** How many schools of the started and of prepared cycles lack somebody, the started cycle first; one statement. */
export async function incompleteByCycle(db: Knex, actor: Actor): Promise<(OpenCycle & { count: number })[]> {
  const rows = withinSchools(db('school_hierarchies'), actor, 'hierarchy:write', 'school_hierarchies.school_id')
    .join('school_cycles', 'school_cycles.id', 'school_hierarchies.cycle_id')
    .join('periods', 'periods.id', 'school_cycles.period_id')
    .join('schools', 'schools.id', 'school_hierarchies.school_id')
    .whereNull('schools.deleted_at')
    .where((open: Knex.QueryBuilder) => {
      void open
        .where('school_cycles.started_flag', 1)
        .orWhere((next) => void next.where('school_cycles.state', 'pending').where('school_cycles.prepared', true));
    });
  whereTeam(rows, db, { isIncomplete: true });
  const found = await rows
    .groupBy('school_cycles.id', 'school_cycles.state', 'school_cycles.start_at', 'periods.name')
    .orderByRaw('case when school_cycles.state = ? then 0 else 1 end', ['started'])
    .orderBy('school_cycles.start_at')
    .select<(OpenCycle & { schools: number | string })[]>(
      'school_cycles.id',
      'school_cycles.state',
      'periods.name as period',
      db.raw('count(*) as schools'),
    );
  return found.map(({ schools, ...cycle }) => ({ ...cycle, count: Number(schools) }));
}
