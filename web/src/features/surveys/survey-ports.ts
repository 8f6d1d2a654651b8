import type { ActivitySurvey, SurveySubmission, SurveyTexts } from '@ruta/contracts/surveys/survey.schema';
import type { KnownSurvey, SurveyOutputs } from '@ruta/state-machines/surveys/survey.events';
import type { surveyMachine } from '@ruta/state-machines/surveys/survey.machine';
import type { SurveyResponse } from '@ruta/state-machines/surveys/survey.rules';
import { call, isLasting, ProblemError } from '../../lib/api';
import type { PortsOf } from '../../shared/flow/use-flow';
import { answerSurvey, finishSurvey, listSurveys, startSurvey, translateSurvey } from './surveys.calls';

/** What the calls of one survey share. */
export interface SurveySession {
  /** Of the answers that the server has; 0 before the first. */
  revision: number;
  /** The end was sent, and nothing is known of it. */
  isUnsure: boolean;
}

export interface SurveyPortsDeps {
  session: SurveySession;
  /** Answers that only this device has. */
  kept: readonly SurveyResponse[];
  /** The survey in the words of the server. */
  onLoaded: (survey: ActivitySurvey) => void;
  onTranslated: (texts: SurveyTexts) => void;
  /** The end is sent now: until it is answered, the server may have it. */
  onSending: () => void;
  words: { missing: string; elsewhere: string; finished: string };
}

/** How often a call is repeated because another device has saved meanwhile. */
const TRIES = 5;

const about = ({ surveyId, activityId }: KnownSurvey) => ({ params: { id: surveyId }, activity_id: activityId });
const wire = (answers: readonly SurveyResponse[]) =>
  answers.map(({ questionId, response }) => ({ question_id: questionId, response }));

/** The refusals that repeating does not change: 403, 404 and 410, and 409 unless it is about another device or call. */
function refusalOf(error: unknown): { outcome: 'refused'; message: string } | null {
  if (!(error instanceof ProblemError) || !isLasting(error)) return null;
  const { status, code, message } = error;
  const isForGood =
    [403, 404, 410].includes(status) || (status === 409 && code.startsWith('surveys.') && code !== 'surveys.stale');
  return isForGood ? { outcome: 'refused', message } : null;
}

/**
 * The refusals of answers as they are, at their questions. What names none of them concerns every answer that was sent.
 * Null for what may pass: no connection, another device, a session that ended.
 */
function unfitOf(error: unknown, sent: readonly SurveyResponse[]) {
  if (!(error instanceof ProblemError) || !isLasting(error) || error.status === 409) return null;
  const { message, errors } = error;
  const answers = Object.entries(errors).flatMap(([field, [sentence = message]]) => {
    const [, at] = /^answers\.(\d+)/.exec(field) ?? [];
    const answer = at === undefined ? undefined : sent[Number(at)];
    return answer ? [{ questionId: answer.questionId, message: sentence }] : [];
  });
  return { outcome: 'unfit' as const, message: errors['answers']?.[0] ?? message, answers };
}

/** Calls of the survey machine (SUR-01, SUR-02). */
export function surveyPorts(deps: SurveyPortsDeps): PortsOf<typeof surveyMachine> {
  const { session, kept, onLoaded, onTranslated, onSending, words } = deps;

  /** Sends answers at the revision that this device knows; where another one has saved meanwhile, again at its. */
  async function atRevision<T>(send: (revision: number) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await send(session.revision);
      } catch (error) {
        if (!(error instanceof ProblemError) || error.code !== 'surveys.stale' || attempt === TRIES) throw error;
        session.revision = (error.current as SurveySubmission).revision; // the contract of the refusal
      }
    }
  }

  return {
    async loadQuestions({ surveyId, activityId }): Promise<SurveyOutputs['loadQuestions']> {
      try {
        const { data } = await call(listSurveys, { query: { activity_id: activityId } });
        const survey = data.find(({ id }) => id === surveyId);
        if (!survey?.questions) return { outcome: 'refused', message: words.missing };
        session.revision = survey.revision;
        onLoaded(survey);
        const isAnswered = survey.state === 'answered';
        // Answers of this device that were never sent stay readable, though another one has finished.
        if (isAnswered && kept.length > 0 && !session.isUnsure) return { outcome: 'refused', message: words.elsewhere };
        return {
          ...{ outcome: 'loaded', isAnswered, hasEnglish: survey.hasEnglish },
          questions: survey.questions.map(({ id, type, required, options }) => ({
            ...{ id, type, required },
            optionIds: options.map((option) => option.id),
          })),
          responses: survey.questions.flatMap(({ id, response }) =>
            response === null ? [] : [{ questionId: id, response }],
          ),
        };
      } catch (error) {
        const refused = refusalOf(error);
        if (refused) return refused;
        throw error;
      }
    },

    async saveAnswers({ answers, ...known }): Promise<SurveyOutputs['saveAnswers']> {
      const { params, activity_id } = about(known);
      try {
        const { data } = await atRevision((revision) =>
          call(answerSurvey, { params, body: { activity_id, revision, answers: wire(answers) } }),
        );
        session.revision = data.revision;
        return { outcome: 'saved' };
      } catch (error) {
        const refused = refusalOf(error);
        if (refused) return refused;
        const unfit = unfitOf(error, answers);
        if (!unfit) throw error;
        const all = answers.map(({ questionId }) => ({ questionId, message: unfit.message }));
        return unfit.answers.length > 0 ? unfit : { ...unfit, answers: all };
      }
    },

    async finishSurvey({ answers, language, ...known }): Promise<SurveyOutputs['finishSurvey']> {
      const { params, activity_id } = about(known);
      const wasUnsure = session.isUnsure;
      session.isUnsure = true;
      onSending();
      try {
        const { message } = await atRevision((revision) =>
          call(finishSurvey, { params, body: { activity_id, revision, language, answers: wire(answers) } }),
        );
        return { outcome: 'finished', message: message ?? words.finished };
      } catch (error) {
        // The reply to an earlier attempt was lost, not the attempt.
        if (wasUnsure && error instanceof ProblemError && error.code === 'surveys.answered')
          return { outcome: 'finished', message: words.finished };
        if (error instanceof ProblemError && error.status >= 400 && error.status < 500) session.isUnsure = wasUnsure;
        const refused = refusalOf(error) ?? unfitOf(error, answers);
        if (refused) return refused;
        throw error;
      }
    },

    async translateSurvey({ surveyId, language }) {
      const { data } = await call(translateSurvey, { params: { id: surveyId }, body: { translate: language } });
      onTranslated(data);
      return { language };
    },
  };
}

/** Begins the survey, so that what is answered later counts as begun in time. A failure is repeated by the answers. */
export async function beginSurvey(session: SurveySession, known: KnownSurvey): Promise<void> {
  if (session.revision > 0) return;
  const { params, activity_id } = about(known);
  try {
    const { data } = await call(startSurvey, { params, body: { activity_id } });
    session.revision = Math.max(session.revision, data.revision);
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
  }
}
