import type { Locale } from '@ruta/contracts';
import { surveyQuestions } from '@ruta/contracts/session-surveys/questions';
import type { SessionSurvey } from '@ruta/contracts/session-surveys/session-survey.schema';
import type { sessionSurveys } from '@ruta/contracts/session-surveys/session-surveys.api';
import type { Knex } from 'knex';
import type { z } from 'zod';
import { isUniqueViolation } from '../../database/db-problems';
import { findVisible } from '../../database/find-visible';
import { lockRows } from '../../database/row-locks';
import { own } from '../../database/scope';
import type { Actor } from '../../kernel/actor';
import { Problem } from '../../kernel/problem';
import { utc, type Clock } from '../../time/clock';
import {
  conferenceRow,
  isSurveyOpen,
  mayAnswerSurvey,
  soughtConference,
  statusAt,
  type ConferenceRow,
} from '../conferences';
import { insertAnswers } from './session-survey.model';
import { mayReadAnswers } from './session-survey.policy';
import { answersOf, bookedConference } from './session-survey.reader';

interface SurveysDeps {
  db: Knex;
  clock: Clock;
}

type Answers = z.output<typeof sessionSurveys.answer.body>;

/** What petitioners are asked about their sessions, and what they answer (VC-05, decision 0068). */
export function sessionSurveysService({ db, clock }: SurveysDeps) {
  /** The survey about a session that the caller sees. */
  const shown = async (at: Knex, actor: Actor, locale: Locale, row: ConferenceRow): Promise<SessionSurvey> => {
    const found = await answersOf(at, row.id);
    const answer = mayAnswerSurvey(actor, row, { now: clock.now(), isAnswered: found !== undefined });
    if (answer) return { questions: surveyQuestions(locale), answers: null, can: { answer } };
    if (!found || !mayReadAnswers(actor, row)) return { questions: false, answers: null, can: { answer } };
    const { id: _, conference_id: __, ...answers } = found;
    return { questions: surveyQuestions(locale), answers, can: { answer } };
  };

  return {
    /** A session out of reach is 404; where there is nothing to answer and nothing to read, `questions` is false. */
    async get(actor: Actor, locale: Locale, id: number): Promise<SessionSurvey> {
      const row = await findVisible({
        ...soughtConference(db, actor, 'session:read', id),
        load: (seen) => conferenceRow(db, seen),
      });
      return shown(db, actor, locale, row);
    },

    /**
     * Writes the answers of who booked the session; it is 404 for others. 409 before its end or where it did not take
     * place, after 30 days, and where it is answered: a unique key judges two that arrive at once.
     */
    answer: (actor: Actor, locale: Locale, id: number, answers: Answers): Promise<SessionSurvey> =>
      db.transaction(async (trx) => {
        const row = await findVisible({
          ...soughtConference(trx, actor, 'session-survey:answer', id),
          visible: bookedConference(trx, id, own(actor)),
          load: async (seen) => {
            await lockRows(trx, 'conferences', seen);
            return conferenceRow(trx, seen);
          },
        });
        const now = clock.now();
        if (statusAt(row, now) !== 'finished') throw new Problem('session-surveys.not-finished');
        if (!isSurveyOpen(row, now)) throw new Problem('session-surveys.closed');
        try {
          await insertAnswers(trx, { ...answers, conference_id: id, created_at: utc(now) });
        } catch (error) {
          if (isUniqueViolation(error)) throw new Problem('session-surveys.answered');
          throw error;
        }
        return shown(trx, actor, locale, row);
      }),
  };
}

export type SessionSurveysService = ReturnType<typeof sessionSurveysService>;
