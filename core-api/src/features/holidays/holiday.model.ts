import type { Holiday } from '@ruta/contracts/holidays/holiday.schema';
import type { Knex } from 'knex';
import { isMysql } from '../../database/dialect';
import { inGroups } from '../../database/in-groups';
import type { HolidayRow } from './holidays.tables';

/** What people write of a holiday. */
export type HolidayFacts = Pick<Holiday, 'name' | 'description' | 'start_at' | 'end_at' | 'meta'>;
/** The same of one that is there, at the revision that was judged. */
export type ChangedHoliday = HolidayFacts & Pick<HolidayRow, 'id' | 'revision'>;

const COLUMNS = ['name', 'description', 'start_at', 'end_at', 'meta'] as const;

const written = ({ name, description, start_at, end_at, meta }: HolidayFacts) => ({
  ...{ name: name.trim(), description: description.trim(), start_at, end_at },
  meta: JSON.stringify(meta),
});

/**
 * Adds holidays and returns their ids in the same order. Both databases number the rows of one statement without gaps;
 * SQLite tells the last number, MariaDB the first.
 */
export async function insertHolidays(trx: Knex.Transaction, rows: readonly HolidayFacts[], at: string) {
  const ids: number[] = [];
  for (const some of inGroups(rows)) {
    const [told = 0] = await trx('holidays').insert(
      some.map((row) => ({ ...written(row), created_at: at, updated_at: at })),
    );
    const first = isMysql(trx) ? told : told - some.length + 1;
    ids.push(...some.map((_, index) => first + index));
  }
  return ids;
}

/** Changes holidays that still have the revision that was judged, and returns how many it changed. */
export async function updateHolidays(trx: Knex.Transaction, rows: readonly ChangedHoliday[], at: string) {
  let changed = 0;
  for (const some of inGroups(rows)) {
    const values = some.map((row) => ({ id: row.id, ...written(row) }));
    const valueOf = (column: (typeof COLUMNS)[number]) =>
      trx.raw(
        `case id ${values.map(() => 'when ? then ?').join(' ')} end`,
        values.flatMap((row) => [row.id, row[column]]),
      );
    changed += await trx('holidays')
      .where((any) => {
        for (const { id, revision } of some) void any.orWhere({ id, revision });
      })
      .update({
        ...Object.fromEntries(COLUMNS.map((column) => [column, valueOf(column)])),
        revision: trx.raw('revision + 1'),
        updated_at: at,
      });
  }
  return changed;
}
