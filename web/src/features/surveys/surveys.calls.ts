import type { surveys } from '@ruta/contracts/surveys/surveys.api';
import type {
  coachRatings,
  coachResponses,
  professorRatings,
  scholasticRatings,
  scholasticResponses,
  upgradedSurvey,
} from '@ruta/contracts/surveys/surveys.screens';
import { route, screenRoute } from '../../lib/api';

export type ResponsesArea = 'coach' | 'scholastic';

export const upgradedScreen = screenRoute<typeof upgradedSurvey>('shared', '/surveys/:id/upgraded');
export const responsesScreen = (area: ResponsesArea) =>
  screenRoute<typeof coachResponses | typeof scholasticResponses>(
    area,
    '/schools/:school_id/activity/:id/survey-responses',
  );
export const schoolRatingsScreen = (area: ResponsesArea) =>
  screenRoute<typeof coachRatings | typeof scholasticRatings>(area, '/schools/:school_id/activity-ratings');
export const ownRatingsScreen = screenRoute<typeof professorRatings>('professor', '/activity-ratings');

export const listSurveys = route<typeof surveys.list>('get', '/schools/surveys');
export const startSurvey = route<typeof surveys.start>('post', '/schools/surveys/:id/start');
export const answerSurvey = route<typeof surveys.answer>('post', '/schools/surveys/:id/answers');
export const finishSurvey = route<typeof surveys.finish>('put', '/schools/surveys/:id/finish');
export const translateSurvey = route<typeof surveys.translate>('put', '/schools/surveys/:id/translate');
export const usersResponses = route<typeof surveys.usersResponses>('get', '/schools/surveys/activity/users-responses');

/** Addresses to reload after a survey was finished: the homes, with what is due. */
export const AFTER_FINISH: readonly string[] = ['/bff/professor', '/bff/scholastic', '/bff/coach', '/bff/shared'];
