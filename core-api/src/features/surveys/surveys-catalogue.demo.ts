import type { Knex } from 'knex';
import type { NewRow } from '../../database/table';
import { QUADRANT_COLORS } from '../../kernel/quadrant-colors';
import { insertRows } from '../../seeds/rows';
import { SURVEYS } from './surveys.demo-data';

/** The five surveys in both languages. Central activities name them. */
export async function surveysCatalogueDemo(trx: Knex, opened: string): Promise<void> {
  const questions: NewRow<'survey_questions'>[] = [];
  const options: NewRow<'survey_options'>[] = [];
  await insertRows(
    trx,
    'surveys',
    SURVEYS.map(({ code, kind, anonymous, title, instructions }, at) => ({
      ...{ id: at + 1, code, version: 1, kind, anonymous, status: 'published', created_at: opened, updated_at: opened },
      ...{ title_es: title[0], title_en: title[1], instructions_es: instructions[0], instructions_en: instructions[1] },
    })),
  );
  for (const [at, survey] of SURVEYS.entries())
    for (const [order, { type, required, question, options: displays }] of survey.questions.entries()) {
      const question_id = questions.length + 1;
      questions.push({
        ...{ id: question_id, survey_id: at + 1, order: order + 1, type, required },
        ...{ question_es: question[0], question_en: question[1] },
      });
      for (const [index, [display_es, display_en]] of displays.entries()) {
        const isQuadrant = type === 'quadrant';
        options.push({
          ...{ id: options.length + 1, question_id, order: index + 1, display_es, display_en, value: index + 1 },
          ...{ quadrant: isQuadrant ? index + 1 : null, color: isQuadrant ? (QUADRANT_COLORS[index] ?? null) : null },
        });
      }
    }
  await insertRows(trx, 'survey_questions', questions);
  await insertRows(trx, 'survey_options', options);
}
