import { PLACES } from '@ruta/contracts/cycles/cycle.schema';
import type { Knex } from 'knex';
import type { Heritage } from './heritage';
import { includedSchools, movedDay, NEW_PLACES, openSchools } from './heritage.reader';

/** Rows for a table: its columns, and the query that finds them in the same order. */
interface Heirs {
  table: Knex.TableNames;
  columns: readonly string[];
  found: Knex.QueryBuilder;
}

/** The schools of the cycle before; excluded ones come as excluded. */
export const schoolHeirs = (trx: Knex, heritage: Heritage): Heirs => {
  const { id } = heritage.cycle;
  const found = openSchools(trx, heritage)
    .whereNotExists(trx('cycle_schools as there').whereRaw('there.cycle_id = ? and there.school_id = schools.id', [id]))
    .select(trx.raw('?, schools.id, coalesce(former.included, 1), former.excluded_at, former.excluded_by', [id]));
  const columns = ['cycle_id', 'school_id', 'included', 'excluded_at', 'excluded_by'];
  return { table: 'cycle_schools', columns, found };
};

/** A hierarchy of each school, empty if need be; of excluded ones nobody comes along. */
export const hierarchyHeirs = (trx: Knex, heritage: Heritage): Heirs[] => {
  const { id } = heritage.cycle;
  const excluded = trx('cycle_schools as out')
    .where({ 'out.cycle_id': id, 'out.included': false })
    .whereNotExists(
      trx('school_hierarchies as there').whereRaw('there.cycle_id = ? and there.school_id = out.school_id', [id]),
    )
    .select(trx.raw('out.cycle_id, out.school_id, ?, ?', [heritage.at, heritage.at]));
  const found = includedSchools(trx, heritage)
    .whereNotExists(
      trx('school_hierarchies as there').whereRaw('there.cycle_id = ? and there.school_id = schools.id', [id]),
    )
    .select(
      trx.raw(`?, schools.id, ${PLACES.map((place) => NEW_PLACES[place]).join(', ')}, director.access, ?, ?`, [
        id,
        heritage.at,
        heritage.at,
      ]),
    );
  const places = PLACES.map((place) => `${place}_id`);
  const table = 'school_hierarchies';
  return [
    { table, columns: ['cycle_id', 'school_id', ...places, 'director_access', 'created_at', 'updated_at'], found },
    { table, columns: ['cycle_id', 'school_id', 'created_at', 'updated_at'], found: excluded },
  ];
};

/** Closures of the cycle before, moved by the distance of the starts, unless they are past or outside then. */
export const closureHeirs = (trx: Knex, heritage: Heritage): Heirs[] => {
  const { cycle, from, today } = heritage;
  if (from === null) return [];
  const { id, start_at, end_at } = cycle;
  const moved = (column: string) => movedDay(trx, column, heritage);
  const isInside = (query: Knex.QueryBuilder, column: string) =>
    query.whereRaw(`${moved(column)} between ? and ?`, [start_at, end_at]).whereRaw(`${moved(column)} >= ?`, [today]);

  const pfp = isInside(trx('pfp_closures as before').where('before.cycle_id', from.id), 'before.closure_at')
    .whereNotExists(trx('pfp_closures as there').where('there.cycle_id', id))
    .select(trx.raw(`?, ${moved('before.closure_at')}, ?, ?`, [id, start_at, end_at]));

  const dpi = isInside(trx('dpi_closures as before').where('before.cycle_id', from.id), 'before.end_at')
    .whereRaw(`${moved('before.start_at')} between ? and ?`, [start_at, end_at])
    .where((of: Knex.QueryBuilder) => {
      const included = trx('cycle_schools as mine').where({ 'mine.cycle_id': id, 'mine.included': true });
      void of.whereNull('before.school_id').orWhereIn('before.school_id', included.select('mine.school_id'));
    })
    .whereNotExists(
      trx('dpi_closures as there').whereRaw('there.cycle_id = ? and there.school_key = before.school_key', [id]),
    )
    .select(trx.raw(`?, before.school_id, ${moved('before.start_at')}, ${moved('before.end_at')}`, [id]));
  return [
    { table: 'pfp_closures', columns: ['cycle_id', 'closure_at', 'start_at', 'end_at'], found: pfp },
    { table: 'dpi_closures', columns: ['cycle_id', 'school_id', 'start_at', 'end_at'], found: dpi },
  ];
};
