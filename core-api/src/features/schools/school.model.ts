import type { LevelKey } from '@ruta/contracts/schools/school.schema';
import type { Knex } from 'knex';

/** Adds a school and gives its id. */
export async function addSchool(trx: Knex, school: Knex.TableType<'schools'>['insert']): Promise<number> {
  const [id = 0] = await trx('schools').insert(school);
  return id;
}

/** Sets the levels of a school. Those that stay keep their official codes. The caller holds the lock of the school. */
export async function putLevels(trx: Knex, school_id: number, keys: readonly LevelKey[]): Promise<void> {
  const wanted = await trx('levels').whereIn('key', keys).pluck('id');
  await trx('level_school').where({ school_id }).whereNotIn('level_id', wanted).delete();
  const kept = await trx('level_school').where({ school_id }).pluck('level_id');
  const added = wanted.filter((level_id) => !kept.includes(level_id));
  if (added.length > 0)
    await trx('level_school').insert(added.map((level_id) => ({ school_id, level_id, official_code: null })));
}
