import type { Locale } from '@ruta/contracts';
import type { Knex } from 'knex';
import { changeJudged } from '../../database/judged-rows';
import type { NewRow } from '../../database/table';
import type { SurveySubmissionRow } from './surveys.tables';

/** What somebody answers about an activity. */
export interface SubmissionKey {
  survey_id: number;
  user_id: number;
  subject_id: number;
}

const ofActivity = (key: SubmissionKey) => ({ ...key, subject_type: 'activity' as const });

/** The submission of a person; undefined before it is begun, and once an anonymous one is finished. */
export const submissionOf = (trx: Knex, key: SubmissionKey): PromiseLike<SurveySubmissionRow | undefined> =>
  trx('survey_submissions').where(ofActivity(key)).first();

/** Begins a submission. */
export async function insertSubmission(
  trx: Knex,
  key: SubmissionKey,
  facts: { school_id: number; language: Locale; started_at: string },
): Promise<void> {
  await trx('survey_submissions').insert({ ...ofActivity(key), ...facts, finished_at: null, revision: 1 });
}

type Answer = NewRow<'survey_answers'>;

/** Puts answers in the place of earlier ones to the same questions; those of `cleared` are removed. */
export async function putAnswers(
  trx: Knex,
  submission_id: number,
  { written, cleared }: { written: readonly Omit<Answer, 'submission_id'>[]; cleared: readonly number[] },
): Promise<void> {
  if (cleared.length > 0) await trx('survey_answers').where({ submission_id }).whereIn('question_id', cleared).delete();
  if (written.length > 0)
    await trx('survey_answers')
      .insert(written.map((answer) => ({ ...answer, submission_id })))
      .onConflict(['submission_id', 'question_id'])
      .merge(['option_id', 'number', 'text']);
}

/** The answers of a submission. */
export const answersOf = (db: Knex, submission_id: number) =>
  db('survey_answers').where({ submission_id }).orderBy('question_id').select();

interface Finished {
  id: number;
  language: Locale;
  /** UTC. */
  at: string;
  /** The refusal if it is finished already. */
  gone: () => Error;
}

/** Finishes a submission under its person's name. */
export const finishNamed = (trx: Knex, { id, language, at, gone }: Finished): Promise<void> =>
  changeJudged(trx, 'survey_submissions', {
    at: { id, finished_at: null },
    changes: { language, finished_at: at, revision: trx.raw('revision + 1') },
    gone,
  });

/**
 * Finishes an anonymous submission: who answered moves to the participants, and the submission keeps the day alone
 * (decision 0049).
 */
export async function finishAnonymous(
  trx: Knex,
  key: SubmissionKey,
  { id, language, day, gone }: Omit<Finished, 'at'> & { day: string },
): Promise<void> {
  await trx('survey_participants').insert(ofActivity(key));
  const midnight = `${day} 00:00:00`;
  await changeJudged(trx, 'survey_submissions', {
    at: { id, finished_at: null, user_id: key.user_id },
    changes: { user_id: null, language, started_at: midnight, finished_at: midnight, revision: 1 },
    gone,
  });
}
