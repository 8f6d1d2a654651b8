import type { PillLevel } from '@ruta/contracts/pills/pills.schema';
import type { Knex } from 'knex';
import { searchKey } from '../../database/search-key';
import { PILL_LEVELS, type PillLevelName } from './pill-levels.tables';

/** A name with the key that tells it from others of its level. */
export const nameColumns = (name: string) => ({ name: name.trim(), name_key: searchKey(name) });

interface NewRow {
  name: string;
  /** Null for a category. */
  parent_id: number | null;
  at: string;
}

/** Adds a row to a level. Violates its key where the name is taken below the same parent. */
export async function insertCategory(
  trx: Knex,
  level: PillLevelName,
  { name, parent_id, at }: NewRow,
): Promise<number> {
  const [id = 0] = (await trx(PILL_LEVELS[level].table as string).insert({
    ...{ ...nameColumns(name), created_at: at, updated_at: at },
    ...(parent_id !== null && { parent_id }),
  })) as number[]; // the table's name is not known to Knex
  return id;
}

/** Writes the levels. */
export async function putLevels(trx: Knex, levels: readonly PillLevel[], at: string): Promise<void> {
  await trx('pills_levels')
    .insert(levels.map((level) => ({ ...level, created_at: at, updated_at: at })))
    .onConflict('level')
    .merge(['name', 'name_en', 'active', 'updated_at']);
}
