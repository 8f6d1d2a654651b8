import type { DpiRole, DpiTimeFactor } from '@ruta/contracts/dpi/limits';
import type { Knex } from 'knex';
import { isMysql } from '../../database/dialect';
import { changeJudged } from '../../database/judged-rows';
import type { DpiSubmissionRow } from './dpi.tables';

/** A sheet that is not finished: a question is shown. */
export interface OpenSheet extends DpiSubmissionRow {
  question_id: number;
  question_started_ms: number;
}

export const isOpen = (sheet: DpiSubmissionRow): sheet is OpenSheet =>
  sheet.finished_at === null && sheet.question_id !== null && sheet.question_started_ms !== null;

/** The sheet of a person in a cycle. */
export const sheetIn = (db: Knex, user_id: number, cycle_id: number): PromiseLike<DpiSubmissionRow | undefined> =>
  db('dpi_submissions').where({ user_id, cycle_id }).first();

/**
 * A sheet of the person by its id. Their row of `users` and the sheet stay locked until the transaction ends, that of
 * `users` first, as where a sheet is begun: one person’s calls take turns.
 */
export function takeSheet(
  trx: Knex.Transaction,
  user_id: number,
  id: number,
): PromiseLike<DpiSubmissionRow | undefined> {
  const query = trx('users')
    .join({ sheet: 'dpi_submissions' }, 'sheet.user_id', 'users.id')
    .where({ 'users.id': user_id, 'sheet.id': id });
  if (isMysql(trx)) void query.forUpdate();
  return query.first<DpiSubmissionRow | undefined>('sheet.*');
}

/** The time that a person has for each question: what they chose last, or an administrator for them. */
export async function timeFactorOf(db: Knex, id: number): Promise<DpiTimeFactor> {
  const [factor = 1] = await db('users').where({ id }).pluck<DpiTimeFactor[]>('time_factor');
  return factor;
}

/** Keeps what a person chose, for the next time. */
export async function keepTimeFactor(trx: Knex, id: number, time_factor: DpiTimeFactor): Promise<void> {
  await trx('users').where({ id }).update({ time_factor });
}

/** Begins a sheet at its first question. */
export async function insertSheet(
  trx: Knex,
  facts: {
    user_id: number;
    school_id: number;
    cycle_id: number;
    role: DpiRole;
    time_factor: DpiTimeFactor;
    /** UTC. */
    started_at: string;
    question_id: number;
    question_started_ms: number;
  },
): Promise<void> {
  await trx('dpi_submissions').insert(facts);
}

/** Writes the answer to the question that is shown. */
export async function insertAnswer(
  trx: Knex,
  answer: {
    submission_id: number;
    question_id: number;
    option_id: number | null;
    answered_at: string;
    elapsed_ms: number;
  },
): Promise<void> {
  await trx('dpi_answers').insert(answer);
}

interface Shown {
  sheet: OpenSheet;
  /** The refusal if another question is shown meanwhile, or none any more. */
  gone: () => Error;
}

/** Shows another question, whose clock starts at `ms` of the epoch. */
export const showQuestion = (
  trx: Knex,
  { id, question_id }: OpenSheet,
  { next, ms, gone }: Pick<Shown, 'gone'> & { next: number; ms: number },
): Promise<void> =>
  changeJudged(trx, 'dpi_submissions', {
    at: { id, question_id, finished_at: null },
    changes: { question_id: next, question_started_ms: ms },
    gone,
  });

/** Finishes a sheet as the `finished_no`th of its school. */
export const closeSheet = (
  trx: Knex,
  { id, question_id }: OpenSheet,
  { at, finished_no, gone }: Pick<Shown, 'gone'> & { at: string; finished_no: number },
): Promise<void> =>
  changeJudged(trx, 'dpi_submissions', {
    at: { id, question_id, finished_at: null },
    changes: { finished_at: at, finished_no, question_id: null, question_started_ms: null },
    gone,
  });
