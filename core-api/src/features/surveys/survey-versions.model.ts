import type { Knex } from 'knex';
import { QUADRANT_COLORS } from '../../kernel/quadrant-colors';
import { textsIn, type Versioned } from '../imports';
import { canonicalSurvey } from './surveys.import-row';

const orNull = (text: string | undefined) => text || null;

/** Writes a survey. Options have the values 1 to n; those of a question in quadrants are the quadrants. */
export const insertSurvey: Versioned['insert'] = async (trx, { version, rows, at }) => {
  const first = rows[0] ?? {};
  const { kind, anonymous } = canonicalSurvey(first).read;
  const [survey_id = 0] = await trx('surveys').insert({
    ...{ code: first['code'] ?? '', version, kind, anonymous, status: 'published', created_at: at, updated_at: at },
    ...{ title_es: first['title'] ?? '', title_en: orNull(first['title_en']) },
    ...{ instructions_es: first['instructions'] ?? '', instructions_en: orNull(first['instructions_en']) },
  });
  for (const [index, row] of rows.entries()) {
    const { type, required } = canonicalSurvey(row).read;
    const [question_id = 0] = await trx('survey_questions').insert({
      ...{ survey_id, order: index + 1, type, required },
      ...{ question_es: row['question'] ?? '', question_en: orNull(row['question_en']) },
    });
    const english = textsIn(row['options_en']);
    const options = textsIn(row['options']).map((display_es, place) => ({
      ...{ question_id, order: place + 1, value: place + 1, display_es, display_en: english[place] ?? null },
      quadrant: type === 'quadrant' ? place + 1 : null,
      color: type === 'quadrant' ? (QUADRANT_COLORS[place] ?? null) : null,
    }));
    if (options.length > 0) await trx('survey_options').insert(options);
  }
  return survey_id;
};

/** Changes a survey's status where it is `from`; returns how many that were. */
export const setSurveyStatus: Versioned['setStatus'] = (trx, id, { from, to, at }) =>
  trx('surveys').where({ id, status: from }).update({ status: to, updated_at: at });

/** Deletes a survey that nobody has used; the caller has locked it. */
export async function deleteSurvey(trx: Knex.Transaction, id: number): Promise<void> {
  const questions = await trx('survey_questions').where({ survey_id: id }).pluck('id');
  await trx('survey_options').whereIn('question_id', questions).delete();
  await trx('survey_questions').where({ survey_id: id }).delete();
  await trx('surveys').where({ id }).delete();
}
