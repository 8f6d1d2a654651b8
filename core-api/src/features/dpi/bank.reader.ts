import type { DpiQuestion } from '@ruta/contracts/dpi/dpi.schema';
import { DPI_ROLES, type DpiRole } from '@ruta/contracts/dpi/limits';
import { QUESTION_SECONDS } from '@ruta/state-machines/dpi/dpi.rules';
import type { Knex } from 'knex';
import { groupBy } from '../../database/group-by';
import type { DpiOptionRow, DpiQuestionRow } from './dpi.tables';

/** The questions of a cycle’s bank in order; with a role, those that it is asked. */
export const questionsOf = (db: Knex, cycle_id: number, role?: DpiRole): PromiseLike<DpiQuestionRow[]> =>
  inOrder(db, cycle_id, role).select('dpi_questions.*');

/** The same before its columns are chosen. */
export function inOrder(db: Knex, cycle_id: number, role?: DpiRole): Knex.QueryBuilder {
  const query = db('dpi_questions').where('dpi_questions.cycle_id', cycle_id).where('dpi_questions.active', true);
  if (role) void query.where((asked) => void asked.whereNotExists(rolesOf(db)).orWhereExists(rolesOf(db, role)));
  return query.orderBy(['dpi_questions.order', 'dpi_questions.id']);
}

/** The themes of the questions of all cycles, by name. */
export const allThemes = (db: Knex): PromiseLike<string[]> =>
  db('dpi_questions').where('active', true).distinct('theme').orderBy('theme').pluck('theme');

const rolesOf = (db: Knex, role?: DpiRole) => {
  const roles = db('dpi_question_roles').whereRaw('dpi_question_roles.question_id = dpi_questions.id');
  return role ? roles.where({ role }) : roles;
};

/** The questions of a cycle’s bank in order, and the roles that each is asked to. */
export async function bankWithRoles(db: Knex, cycle_id: number) {
  const rows = await inOrder(db, cycle_id)
    .leftJoin({ asked: 'dpi_question_roles' }, 'asked.question_id', 'dpi_questions.id')
    .select<(DpiQuestionRow & { role: DpiRole | null })[]>('dpi_questions.*', 'asked.role');
  const byId = groupBy(rows, ({ id }) => id);
  const questions: DpiQuestionRow[] = [...byId.values()].flatMap(([first]) => first ?? []);
  /** A question without roles is for everybody. */
  const rolesOf = (id: number): readonly DpiRole[] => {
    const roles = (byId.get(id) ?? []).flatMap(({ role }) => role ?? []);
    return roles.length > 0 ? roles : DPI_ROLES;
  };
  return { questions, rolesOf };
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
