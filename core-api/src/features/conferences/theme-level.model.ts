import type { Knex } from 'knex';
import { searchKey } from '../../database/search-key';

/** Tables of what themes are below, from the widest. */
const LEVEL_TABLES = ['schedule_areas', 'schedule_rubrics', 'schedule_categories'] as const;

/** An area, a rubric or a category as it is written. */
export const levelRow = ([name_es, name_en]: readonly [es: string, en: string], order: number) => ({
  ...{ name_es, name_en, name_key: searchKey(name_es), order },
});

/**
 * The category of a path of area, rubric and category, each in both languages. Adds what there is none of, at the end. A
 * unique index refuses the second of two that add the same.
 */
export async function categoryOf(
  trx: Knex.Transaction,
  path: readonly (readonly [es: string, en: string])[],
): Promise<number> {
  let parent: number | null = null;
  for (const [depth, table] of LEVEL_TABLES.entries()) {
    const names = path[depth] ?? ['', ''];
    const below: { parent_id?: number } = parent === null ? {} : { parent_id: parent };
    const key = searchKey(names[0]);
    // `as string`: Knex cannot resolve the row type of one of several tables.
    const known: { id: number } | undefined = await trx(table as string)
      .where({ ...below, name_key: key })
      .first<{ id: number } | undefined>('id');
    const last: { order: number | null } | undefined = await trx(table as string)
      .where(below)
      .max({ order: 'order' })
      .first<{ order: number | null } | undefined>();
    const [added = 0]: number[] = known
      ? []
      : await trx(table as string).insert({ ...levelRow(names, (last?.order ?? 0) + 1), ...below });
    parent = known?.id ?? added;
  }
  return parent ?? 0;
}

/** Deletes a category, its rubric and its area where nothing is below them any more. */
export async function pruneCategory(trx: Knex.Transaction, id: number): Promise<void> {
  const rubric = (await trx('schedule_categories').where({ id }).first('parent_id'))?.parent_id ?? 0;
  const area = (await trx('schedule_rubrics').where({ id: rubric }).first('parent_id'))?.parent_id ?? 0;
  if (await trx('schedule_themes').where({ parent_id: id }).first('id')) return;
  await trx('schedule_categories').where({ id }).delete();
  if (await trx('schedule_categories').where({ parent_id: rubric }).first('id')) return;
  await trx('schedule_rubrics').where({ id: rubric }).delete();
  if (await trx('schedule_rubrics').where({ parent_id: area }).first('id')) return;
  await trx('schedule_areas').where({ id: area }).delete();
}
