import type { Locale } from '@ruta/contracts';
import type { ActivitySurvey, SurveySubmission } from '@ruta/contracts/surveys/survey.schema';
import type { surveys } from '@ruta/contracts/surveys/surveys.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { lockRows } from '../../database/row-locks';
import { own } from '../../database/scope';
import { updateAtRevision } from '../../database/update-at-revision';
import type { Actor } from '../../kernel/actor';
import { Problem, throwFieldErrors } from '../../kernel/problem';
import { dayIn, utc, type Clock } from '../../time/clock';
import {
  attendedSurveys,
  isOfOwnSchool,
  isWithoutSurvey,
  shownSurvey,
  standing,
  type AttendedSurvey,
} from './attended.reader';
import { countedAnswers, judgedAnswers, missingAnswers, responseOf, type Given } from './judged-answers';
import {
  answersOf,
  finishAnonymous,
  finishNamed,
  insertSubmission,
  putAnswers,
  submissionOf,
} from './submission.model';
import { answeredQuestions, questionsOf } from './survey.reader';
import { addToTotals } from './totals.model';

interface AnsweringDeps {
  db: Knex;
  clock: Clock;
}

type Answers = z.output<typeof surveys.answer.body>;
type Finish = z.output<typeof surveys.finish.body>;

/** What answering needs of a survey and of its person's submission. */
interface Place {
  row: AttendedSurvey;
  key: { survey_id: number; user_id: number; subject_id: number };
  id: number;
  revision: number;
  /** The submission was begun by this very call. */
  isNew: boolean;
}

/** Surveys that people answer (SUR-01, SUR-02; decision 0049). */
export function answeringService({ db, clock }: AnsweringDeps) {
  const now = () => utc(clock.now());

  /** The survey of an activity that the caller attended. 409 for who is of the school and was not present, else 404. */
  const attended = async (trx: Knex, actor: Actor, sought: { activityId: number; surveyId?: number }) => {
    const [row] = await attendedSurveys(trx, actor, sought);
    if (row) return row;
    throw new Problem((await isOfOwnSchool(trx, actor, sought)) ? 'surveys.not-present' : 'surveys.not-found');
  };

  /** The submission, begun if it was not. One person's calls take turns. Refuses what takes no answers any more. */
  const begun = async (trx: Knex.Transaction, actor: Actor, surveyId: number, activityId: number): Promise<Place> => {
    const user_id = own(actor);
    await lockRows(trx, 'users', user_id);
    const row = await attended(trx, actor, { activityId, surveyId });
    const { state } = standing(row, now());
    if (state === 'answered') throw new Problem('surveys.answered');
    if (state === 'over') throw new Problem('surveys.over');
    const key = { survey_id: surveyId, user_id, subject_id: activityId };
    const isNew = row.submission_id === null;
    if (isNew)
      await insertSubmission(trx, key, { school_id: row.school_id, language: actor.locale, started_at: now() });
    const submission = await submissionOf(trx, key);
    if (!submission) throw new Error('The submission that was just begun is not there');
    return { row, key, id: submission.id, revision: submission.revision, isNew };
  };

  const submissionIn = async (trx: Knex, { id, revision }: Place): Promise<SurveySubmission> => ({
    revision,
    responses: (await answersOf(trx, id)).map((answer) => ({
      question_id: answer.question_id,
      response: responseOf(answer),
    })),
  });

  /** Writes answers at the revision that the caller has seen; the loser gets what is there. */
  const write = async (trx: Knex.Transaction, place: Place, revision: number, given: readonly Given[]) => {
    const questions = await questionsOf(trx, place.row.id);
    const judged = judgedAnswers(questions, given);
    throwFieldErrors(judged.errors);
    await updateAtRevision(trx, 'survey_submissions', {
      at: { id: place.id, finished_at: null },
      revision: place.isNew ? place.revision : revision,
      changes: {},
      stale: async () => new Problem('surveys.stale', { current: await submissionIn(trx, place) }),
    });
    await putAnswers(trx, place.id, judged);
    return questions;
  };

  return {
    /** The surveys of the caller; of one activity with its questions. 410 where that one is over. */
    async list(actor: Actor, activityId: number | undefined, language: Locale): Promise<ActivitySurvey[]> {
      const at = now();
      if (activityId === undefined)
        return (await attendedSurveys(db, actor)).map((row) => shownSurvey(row, { language, now: at }));
      if (await isWithoutSurvey(db, actor, activityId)) return [];
      const row = await attended(db, actor, { activityId });
      if (standing(row, at).state === 'over') throw new Problem('surveys.over');
      return [await this.withAnswers(row, language)];
    },

    /** A survey with its questions and what the person has answered. */
    async withAnswers(row: AttendedSurvey, language: Locale, as: 'attendant' | 'reader' = 'attendant') {
      const survey = shownSurvey(row, { language, now: now(), as });
      const given = as === 'reader' || row.submission_id === null ? [] : await answersOf(db, row.submission_id);
      const responses = new Map(given.map((answer) => [answer.question_id, responseOf(answer)]));
      const questions = await questionsOf(db, row.id);
      return {
        ...survey,
        questions: answeredQuestions(
          language,
          questions,
          (id) => responses.get(id) ?? null,
          (id) => responses.has(id) || row.participant !== null,
        ),
      };
    },

    /** Begins a survey, or goes on with it. */
    start: (actor: Actor, surveyId: number, activityId: number): Promise<SurveySubmission> =>
      db.transaction(async (trx) => submissionIn(trx, await begun(trx, actor, surveyId, activityId))),

    /** Keeps some answers. */
    answer: (actor: Actor, surveyId: number, { activity_id, revision, answers }: Answers) =>
      db.transaction(async (trx) => {
        const place = await begun(trx, actor, surveyId, activity_id);
        await write(trx, place, revision, answers);
        return { revision: (place.isNew ? place.revision : revision) + 1 };
      }),

    /** Finishes a survey with its last answers, and adds it to the totals. */
    finish: (actor: Actor, surveyId: number, { activity_id, revision, language, answers }: Finish): Promise<void> =>
      db.transaction(async (trx) => {
        const place = await begun(trx, actor, surveyId, activity_id);
        const questions = await write(trx, place, revision, answers);
        const final = await answersOf(trx, place.id);
        if (missingAnswers(questions, final).length > 0) throwFieldErrors({ answers: ['surveys.required.missing'] });
        const { row, key, id } = place;
        const gone = () => new Problem('surveys.answered');
        if (row.anonymous) {
          const day = dayIn(row.school_timezone, clock.now());
          await finishAnonymous(trx, key, { id, language, day, gone });
        } else await finishNamed(trx, { id, language, at: now(), gone });
        await addToTotals(trx, key, { answers: countedAnswers(questions, final), minGroup: row.min_group });
      }),
  };
}

export type AnsweringService = ReturnType<typeof answeringService>;
