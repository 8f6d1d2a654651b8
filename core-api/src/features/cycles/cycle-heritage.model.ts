import { PLACES } from '@ruta/contracts/cycles/cycle.schema';
import type { Knex } from 'knex';
import { insertSelected } from '../../database/insert-selected';
import type { Inherits } from './heritage';
import { includedSchools, movedDay, NEW_PLACES, openSchools } from './heritage.reader';

/** The schools of the cycle before; excluded ones come as excluded. */
const schools: Inherits = async (trx, heritage) => {
  const { id } = heritage.cycle;
  const found = openSchools(trx, heritage)
    .whereNotExists(trx('cycle_schools as there').whereRaw('there.cycle_id = ? and there.school_id = schools.id', [id]))
    .select(trx.raw('?, schools.id, coalesce(former.included, 1), former.excluded_at, former.excluded_by', [id]));
  const columns = ['cycle_id', 'school_id', 'included', 'excluded_at', 'excluded_by'];
  await insertSelected(trx, 'cycle_schools', columns, found);
};

/** A hierarchy of each included school, empty if need be. */
const hierarchies: Inherits = async (trx, heritage) => {
  const { id } = heritage.cycle;
  const found = includedSchools(trx, heritage)
    .whereNotExists(
      trx('school_hierarchies as there').whereRaw('there.cycle_id = ? and there.school_id = schools.id', [id]),
    )
    .select(
      trx.raw(`?, schools.id, ${PLACES.map((place) => NEW_PLACES[place]).join(', ')}, ?, ?`, [
        id,
        heritage.at,
        heritage.at,
      ]),
    );
  const columns = ['cycle_id', 'school_id', ...PLACES.map((place) => `${place}_id`), 'created_at', 'updated_at'];
  await insertSelected(trx, 'school_hierarchies', columns, found);
};

/** Closures of the cycle before, moved by the distance of the starts, unless they are past or outside then. */
const closures: Inherits = async (trx, heritage) => {
  const { cycle, from, today } = heritage;
  if (from === null) return;
  const { id, start_at, end_at } = cycle;
  const moved = (column: string) => movedDay(trx, column, heritage);
  const isInside = (query: Knex.QueryBuilder, column: string) =>
    query.whereRaw(`${moved(column)} between ? and ?`, [start_at, end_at]).whereRaw(`${moved(column)} >= ?`, [today]);

  const pfp = isInside(trx('pfp_closures as before').where('before.cycle_id', from.id), 'before.closure_at')
    .whereNotExists(trx('pfp_closures as there').where('there.cycle_id', id))
    .select(trx.raw(`?, ${moved('before.closure_at')}, ?, ?`, [id, start_at, end_at]));
  await insertSelected(trx, 'pfp_closures', ['cycle_id', 'closure_at', 'start_at', 'end_at'], pfp);

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
  await insertSelected(trx, 'dpi_closures', ['cycle_id', 'school_id', 'start_at', 'end_at'], dpi);
};

/** What the room itself copies, schools first: closures of a school need it. */
export const cycleInherits: Inherits = async (trx, heritage) => {
  await schools(trx, heritage);
  await hierarchies(trx, heritage);
  await closures(trx, heritage);
};
