import type { DpiQuestion } from '@ruta/contracts/dpi/dpi.schema';
import { DPI_ROLES, type DpiRole } from '@ruta/contracts/dpi/limits';
import { QUESTION_SECONDS } from '@ruta/state-machines/dpi/dpi.rules';
import type { Knex } from 'knex';
import { groupBy } from '../../database/group-by';
import type { DpiOptionRow, DpiQuestionRow } from './dpi.tables';

/** The questions of a cycle’s bank in order; with a role, those that it is asked. */
export function questionsOf(db: Knex, cycle_id: number, role?: DpiRole): PromiseLike<DpiQuestionRow[]> {
  const query = db('dpi_questions').where({ cycle_id }).where('active', true);
  if (role) void query.where((asked) => void asked.whereNotExists(rolesOf(db)).orWhereExists(rolesOf(db, role)));
  return query.orderBy(['order', 'id']).select();
}

/** The themes of the questions of all cycles, by name. */
export const allThemes = (db: Knex): PromiseLike<string[]> =>
  db('dpi_questions').where('active', true).distinct('theme').orderBy('theme').pluck('theme');

const rolesOf = (db: Knex, role?: DpiRole) => {
  const roles = db('dpi_question_roles').whereRaw('dpi_question_roles.question_id = dpi_questions.id');
  return role ? roles.where({ role }) : roles;
};

/** The roles that each question is asked to. */
export async function askedRoles(
  db: Knex,
  questions: readonly DpiQuestionRow[],
): Promise<(id: number) => readonly DpiRole[]> {
  const ids = questions.map(({ id }) => id);
  const rows = groupBy(await db('dpi_question_roles').whereIn('question_id', ids).select(), (row) => row.question_id);
  return (id) => rows.get(id)?.map(({ role }) => role) ?? DPI_ROLES;
}

/** The options of questions, in the order of their quadrants. */
const optionsOf = (db: Knex, questions: readonly DpiQuestionRow[]): PromiseLike<DpiOptionRow[]> =>
  db('dpi_options')
    .whereIn(
      'question_id',
      questions.map(({ id }) => id),
    )
    .orderBy(['question_id', 'quadrant'])
    .select();

/** The option of a question; undefined if it is another’s. */
export const optionOf = (db: Knex, question_id: number, id: number): PromiseLike<DpiOptionRow | undefined> =>
  db('dpi_options').where({ id, question_id }).first();

/** Seconds for a question, without more time. */
export const secondsOf = ({ timeout_seconds }: Pick<DpiQuestionRow, 'timeout_seconds'>): number =>
  timeout_seconds ?? QUESTION_SECONDS;

/** Questions as a person is asked them. Half of the people see the options in reverse, against the pull of the first. */
export async function shownQuestions(
  db: Knex,
  questions: readonly DpiQuestionRow[],
  userId: number,
): Promise<DpiQuestion[]> {
  const options = groupBy(await optionsOf(db, questions), ({ question_id }) => question_id);
  const inOrder = (id: number) => {
    const own = options.get(id) ?? [];
    return userId % 2 === 0 ? own : own.toReversed();
  };
  return questions.map(({ id, theme, question_es, question_en, timeout_seconds }) => ({
    ...{ id, theme, question: question_es, question_en },
    answers: {
      options: inOrder(id).map((option) => ({
        ...{ id: option.id, quadrant: option.quadrant, color: option.color, value: option.value },
        ...{ display: option.display_es, display_en: option.display_en },
      })),
    },
    settings: { timeout: secondsOf({ timeout_seconds }) },
  }));
}
