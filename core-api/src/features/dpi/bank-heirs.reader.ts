import type { Knex } from 'knex';
import type { Heritage } from '../cycles';

interface Heirs {
  table: 'dpi_questions' | 'dpi_question_roles' | 'dpi_options';
  columns: readonly string[];
  found: Knex.QueryBuilder;
}

const TEXTS = ['theme', 'question_es', 'question_en', 'timeout_seconds', 'order', 'active'] as const;
const SHOWN = ['quadrant', 'display_es', 'display_en', 'value', 'color'] as const;

/** Whether a cycle has questions. */
export const hasBank = async (db: Knex, cycle_id: number): Promise<boolean> =>
  (await db('dpi_questions').where({ cycle_id }).first('id')) !== undefined;

/** The active questions of the previous cycle, as rows of a prepared one. */
export const questionHeirs = (trx: Knex, from: number, { cycle, at }: Pick<Heritage, 'cycle' | 'at'>): Heirs => ({
  table: 'dpi_questions',
  columns: ['cycle_id', ...TEXTS, 'revision', 'created_at', 'updated_at'],
  found: trx('dpi_questions')
    .where({ cycle_id: from })
    .where('active', true)
    .select(trx.raw('?', [cycle.id]), ...TEXTS, trx.raw('1'), trx.raw('?', [at]), trx.raw('?', [at])),
});

/** Who is asked the copied questions, and their options. A copy has the place and the text of its original. */
export function partHeirs(trx: Knex, from: number, { cycle }: Pick<Heritage, 'cycle'>): readonly Heirs[] {
  const pairs = () =>
    trx({ former: 'dpi_questions' })
      .join({ made: 'dpi_questions' }, (on) => {
        on.onVal('made.cycle_id', cycle.id)
          .andOn('made.order', 'former.order')
          .andOn('made.question_es', 'former.question_es');
      })
      .where('former.cycle_id', from)
      .where('former.active', true);
  return [
    {
      table: 'dpi_question_roles',
      columns: ['question_id', 'role'],
      found: pairs()
        .join('dpi_question_roles', 'dpi_question_roles.question_id', 'former.id')
        .select('made.id', 'dpi_question_roles.role'),
    },
    {
      table: 'dpi_options',
      columns: ['question_id', ...SHOWN],
      found: pairs()
        .join('dpi_options', 'dpi_options.question_id', 'former.id')
        .select('made.id', ...SHOWN.map((column) => `dpi_options.${column}`)),
    },
  ];
}
