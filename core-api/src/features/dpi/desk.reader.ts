import type { Knex } from 'knex';
import { inOrder } from './bank.reader';
import type { DpiOptionRow, DpiQuestionRow, DpiSubmissionRow } from './dpi.tables';

/** A question that a sheet asks. */
export interface DeskQuestion extends Pick<DpiQuestionRow, 'id' | 'timeout_seconds'> {
  /** The answer that is written; null for none yet. */
  written: Given | null;
  /** The option that is chosen now; null if it is none of this question. */
  chosen: Pick<DpiOptionRow, 'id' | 'quadrant'> | null;
}

/** An answer: its option, null where the time ran out, and the quadrant of that, or 0. */
export interface Given {
  option_id: number | null;
  quadrant: number;
}

interface Row extends Pick<DpiQuestionRow, 'id' | 'timeout_seconds'> {
  sheet: number | null;
  option_id: number | null;
  quadrant: number | null;
  chosen_quadrant: number | null;
}

/** What a sheet asks in order, what of it is written, and where the chosen option belongs: one statement. */
export async function deskQuestions(
  db: Knex,
  { id, cycle_id, role }: Pick<DpiSubmissionRow, 'id' | 'cycle_id' | 'role'>,
  option_id: number | null = null,
): Promise<DeskQuestion[]> {
  const rows = await inOrder(db, cycle_id, role)
    .leftJoin({ answer: 'dpi_answers' }, (on) => {
      on.on('answer.question_id', 'dpi_questions.id').andOnVal('answer.submission_id', id);
    })
    .leftJoin({ given: 'dpi_options' }, 'given.id', 'answer.option_id')
    .leftJoin({ chosen: 'dpi_options' }, (on) => {
      on.on('chosen.question_id', 'dpi_questions.id').andOnVal('chosen.id', option_id ?? 0);
    })
    .select<Row[]>(
      ...['dpi_questions.id', 'dpi_questions.timeout_seconds', 'answer.submission_id as sheet', 'answer.option_id'],
      ...['given.quadrant', 'chosen.quadrant as chosen_quadrant'],
    );
  return rows.map((row) => ({
    ...{ id: row.id, timeout_seconds: row.timeout_seconds },
    written: row.sheet === null ? null : { option_id: row.option_id, quadrant: row.quadrant ?? 0 },
    chosen:
      option_id === null || row.chosen_quadrant === null ? null : { id: option_id, quadrant: row.chosen_quadrant },
  }));
}
