import type { Knex } from 'knex';
import { groupBy } from '../../database/group-by';
import type { Versioned } from '../imports';
import { levelNames } from './guide-versions.reader';

const orNull = (text: string | undefined) => text || null;

/** Writes a guide with its sections, in the order in which their first questions stand. */
export const insertGuide: Versioned['insert'] = async (trx, { version, rows, at }) => {
  const first = rows[0] ?? {};
  const level = (await levelNames(trx)).find(({ key }) => key === first['level']);
  const [guide_id = 0] = await trx('observation_guides').insert({
    ...{ code: first['code'] ?? '', version, level_id: level?.id ?? 0, status: 'published' },
    ...{ name_es: first['name'] ?? '', name_en: orNull(first['name_en']), created_at: at, updated_at: at },
  });
  const bySection = groupBy(rows, (row) => row['section'] ?? '');
  const sections = new Map<string, number>();
  for (const [at, [title_es, [row]]] of [...bySection].entries()) {
    const section = { guide_id, order: at + 1, title_es, title_en: orNull(row?.['section_en']) };
    const [id = 0] = await trx('observation_sections').insert(section);
    sections.set(title_es, id);
  }
  const inOrder = [...bySection.values()].flat();
  await trx('observation_questions').insert(
    inOrder.map((row, at) => ({
      ...{ guide_id, section_id: sections.get(row['section'] ?? '') ?? 0, order: at + 1 },
      ...{ indicator: row['indicator'] ?? '', question_es: row['question'] ?? '' },
      question_en: orNull(row['question_en']),
    })),
  );
  return guide_id;
};

/** Changes a guide's status where it is `from`; returns how many that were. */
export const setGuideStatus: Versioned['setStatus'] = (trx, id, { from, to, at }) =>
  trx('observation_guides').where({ id, status: from }).update({ status: to, updated_at: at });

/** Deletes a guide that nobody has used; the caller has locked it. */
export async function deleteGuide(trx: Knex.Transaction, id: number): Promise<void> {
  for (const table of ['observation_questions', 'observation_sections'] as const)
    await trx(table).where({ guide_id: id }).delete();
  await trx('observation_guides').where({ id }).delete();
}
