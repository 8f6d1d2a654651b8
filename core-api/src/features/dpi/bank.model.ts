import type { DpiRole } from '@ruta/contracts/dpi/limits';
import type { Knex } from 'knex';
import type { DpiOptionRow, DpiQuestionRow } from './dpi.tables';

/** A question with who is asked it, none for everybody, and its five options. */
export interface NewQuestion extends Pick<DpiQuestionRow, 'theme' | 'question_es' | 'question_en' | 'timeout_seconds'> {
  order: number;
  active: boolean;
  roles: readonly DpiRole[];
  options: readonly Omit<DpiOptionRow, 'id' | 'question_id'>[];
}

/** Writes roles and options in place of those that a question had. */
async function putParts(trx: Knex.Transaction, question_id: number, { roles, options }: NewQuestion): Promise<void> {
  await trx('dpi_question_roles').where({ question_id }).delete();
  await trx('dpi_options').where({ question_id }).delete();
  if (roles.length > 0) await trx('dpi_question_roles').insert(roles.map((role) => ({ question_id, role })));
  await trx('dpi_options').insert(options.map((option) => ({ ...option, question_id })));
}

/** Adds a question to the bank of a cycle. Returns its id. */
export async function insertQuestion(
  trx: Knex.Transaction,
  cycle_id: number,
  question: NewQuestion,
  at: string,
): Promise<number> {
  const { roles: _, options: _options, ...row } = question;
  const [id = 0] = await trx('dpi_questions').insert({ ...row, cycle_id, created_at: at, updated_at: at });
  await putParts(trx, id, question);
  return id;
}

/** Changes a question that nobody has answered, at its revision; returns how many it changed. */
export async function changeQuestion(
  trx: Knex.Transaction,
  { id, revision }: Pick<DpiQuestionRow, 'id' | 'revision'>,
  question: NewQuestion,
  at: string,
): Promise<number> {
  const { roles: _, options: _options, ...row } = question;
  const changed = await trx('dpi_questions')
    .where({ id, revision })
    .update({ ...row, revision: revision + 1, updated_at: at });
  if (changed > 0) await putParts(trx, id, question);
  return changed;
}

/** Raises the revisions of questions whose places have changed; the caller has locked their cycle. */
export async function raiseRevisions(trx: Knex.Transaction, ids: readonly number[], updated_at: string): Promise<void> {
  await trx('dpi_questions')
    .whereIn('id', [...ids])
    .update({ revision: trx.raw('revision + 1'), updated_at });
}

/** Deletes a question that nobody has answered; the caller has locked it. */
export async function deleteQuestion(trx: Knex.Transaction, id: number): Promise<void> {
  await trx('dpi_question_roles').where({ question_id: id }).delete();
  await trx('dpi_options').where({ question_id: id }).delete();
  await trx('dpi_questions').where({ id }).delete();
}
