import { endpoint } from '../kit/endpoint';
import { dataOf } from '../kit/replies';
import { ANSWER_DAYS } from './limits';
import { SessionAnswersForm, SessionSurvey } from './session-survey.schema';

/** Surveys about video sessions (VC-05, decision 0068). */
export const sessionSurveys = {
  get: endpoint({
    method: 'get',
    path: '/schedules/sessions/:id/survey',
    summary: 'The survey about a session: its questions to who may answer it, with the answers to who may read them',
    access: { ability: 'session:read' },
    reply: dataOf(SessionSurvey),
    problems: ['conferences.not-found'],
  }),
  answer: endpoint({
    method: 'post',
    path: '/schedules/sessions/:id/survey',
    summary: `Answer the survey about a finished session that the caller booked: once, within ${ANSWER_DAYS} days of its end`,
    access: { ability: 'session-survey:answer' },
    body: SessionAnswersForm,
    status: 201,
    reply: dataOf(SessionSurvey),
    problems: [
      ...(['conferences.not-found', 'session-surveys.not-finished'] as const),
      ...(['session-surveys.closed', 'session-surveys.answered'] as const),
    ],
  }),
};
