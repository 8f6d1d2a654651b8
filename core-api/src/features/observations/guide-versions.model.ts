import type { Knex } from 'knex';
import { groupBy } from '../../database/group-by';
import type { GuideQuestionRow, GuideRow, GuideSectionRow } from './observations.tables';

/** A question with the section that it stands in. */
type NewQuestion = Pick<GuideQuestionRow, 'indicator' | 'question_es' | 'question_en'> &
  Pick<GuideSectionRow, 'title_es' | 'title_en'>;

export interface NewGuide extends Pick<GuideRow, 'code' | 'version' | 'level_id' | 'name_es' | 'name_en'> {
  questions: readonly NewQuestion[];
}

/** Writes a published guide. Sections stand in the order of their first questions. Returns its id. */
export async function insertGuide(
  trx: Knex.Transaction,
  { questions, ...guide }: NewGuide,
  at: string,
): Promise<number> {
  const [guide_id = 0] = await trx('observation_guides').insert({
    ...{ ...guide, status: 'published', created_at: at, updated_at: at },
  });
  let order = 0;
  for (const [place, some] of [...groupBy(questions, ({ title_es }) => title_es).values()].entries()) {
    const { title_es = '', title_en = null } = some[0] ?? {};
    const [section_id = 0] = await trx('observation_sections').insert({
      guide_id,
      order: place + 1,
      title_es,
      title_en,
    });
    await trx('observation_questions').insert(
      some.map(({ indicator, question_es, question_en }) => {
        order += 1;
        return { guide_id, section_id, order, indicator, question_es, question_en };
      }),
    );
  }
  return guide_id;
}

/** Changes a guide's status where it is `from`; returns how many that were. */
export const setGuideStatus = (
  trx: Knex.Transaction,
  id: number,
  { from, to, at }: { from: GuideRow['status']; to: GuideRow['status']; at: string },
): PromiseLike<number> => trx('observation_guides').where({ id, status: from }).update({ status: to, updated_at: at });

/** Deletes a guide that nobody has used; the caller has locked it. */
export async function deleteGuide(trx: Knex.Transaction, id: number): Promise<void> {
  for (const table of ['observation_questions', 'observation_sections'] as const)
    await trx(table).where({ guide_id: id }).delete();
  await trx('observation_guides').where({ id }).delete();
}
