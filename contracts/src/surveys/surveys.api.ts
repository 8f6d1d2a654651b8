import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { id, queryId } from '../kit/fields';
import { listQuery } from '../kit/list-query';
import { dataOf, pageOf } from '../kit/replies';
import { ActivityRating, ActivityResponses, UserResponse } from './responses.schema';
import { ActivitySurvey, answers, language, SurveySubmission, SurveyTexts } from './survey.schema';

const answering = { ability: 'survey:answer' } as const;
const reading = { ability: 'survey-response:read' } as const;
/** Refusals of whoever answers. The last three hold for good: repeating the call changes nothing. */
const refusals = [
  'surveys.not-found',
  'surveys.stale',
  'surveys.not-present',
  'surveys.answered',
  'surveys.over',
] as const;
const revision = z.int().nonnegative().describe('The one that you saw; 0 before the first');
const asked = { userId: queryId.optional(), schoolId: queryId, activityId: queryId };

/** Calls about surveys: answering them, and what was answered (SUR-01, SUR-02, ACT-05, ACT-06; decision 0049). */
export const surveys = {
  list: endpoint({
    method: 'get',
    path: '/schools/surveys',
    summary: 'The surveys of activities that the caller attended, the latest first; of one activity with its questions',
    access: answering,
    query: z.strictObject({ activity_id: queryId.optional() }),
    reply: dataOf(z.array(ActivitySurvey)),
    problems: ['surveys.not-found', 'surveys.not-present', 'surveys.over'],
  }),
  start: endpoint({
    method: 'post',
    path: '/schools/surveys/:id/start',
    summary: 'Begin a survey, or go on with it',
    access: answering,
    body: z.strictObject({ activity_id: id }),
    reply: dataOf(SurveySubmission),
    problems: refusals,
  }),
  answer: endpoint({
    method: 'post',
    path: '/schools/surveys/:id/answers',
    summary: 'Keep some answers; an earlier answer to the same question is replaced',
    access: answering,
    body: z.strictObject({ activity_id: id, revision, answers }),
    reply: dataOf(z.object({ revision: z.int() })),
    problems: refusals,
  }),
  finish: endpoint({
    method: 'put',
    path: '/schools/surveys/:id/finish',
    summary: 'Finish a survey; it cannot be changed afterwards',
    access: answering,
    body: z.strictObject({ activity_id: id, revision, language, answers }),
    reply: dataOf(z.object({ finished: z.literal(true) })),
    problems: refusals,
  }),
  translate: endpoint({
    method: 'put',
    path: '/schools/surveys/:id/translate',
    summary: 'The texts of a survey in a language; stores nothing',
    access: { signedIn: true },
    body: z.strictObject({ translate: language }),
    reply: dataOf(SurveyTexts),
    problems: ['surveys.not-found', 'surveys.not-for-role'],
  }),
  upgraded: endpoint({
    method: 'get',
    path: '/upgraded',
    summary: 'A whole survey, for who may answer it or reads its responses',
    access: { signedIn: true },
    query: z.strictObject({ survey_id: queryId, activity_id: queryId }),
    reply: dataOf(ActivitySurvey),
    problems: ['surveys.not-found', 'surveys.not-for-role'],
  }),
  activityResponses: endpoint({
    method: 'get',
    path: '/schools/surveys/activity-responses',
    summary: 'Per question, how an activity was judged; with `userId`, what one person answered',
    access: reading,
    query: z.strictObject(asked),
    reply: dataOf(ActivityResponses),
    problems: ['activities.not-found'],
  }),
  usersResponses: endpoint({
    method: 'get',
    path: '/schools/surveys/activity/users-responses',
    summary: 'Who answered what to a question; nobody where the survey is anonymous. Every reading is audited',
    access: reading,
    query: listQuery({
      row: UserResponse,
      sort: ['name', 'id'],
      defaultSort: 'name',
      extra: { ...asked, questionId: queryId },
    }),
    reply: pageOf(UserResponse).extend({ reason: z.enum(['anonymous']).nullable() }),
    problems: ['activities.not-found', 'surveys.not-found'],
  }),
  ratings: endpoint({
    method: 'get',
    path: '/schools/activity/ratings',
    summary: 'Finished activities with a survey and how they were judged: a school’s, or those that one attended',
    access: { ability: 'activity:read' },
    query: listQuery({
      row: ActivityRating,
      sort: ['date', 'id'],
      defaultSort: '-date',
      filter: { cycle_id: queryId.optional() },
      extra: { school_id: queryId.optional() },
      defaultSize: 5,
    }),
    reply: pageOf(ActivityRating),
    problems: ['schools.not-found', 'cycles.not-found'],
  }),
};
