import type { sessionSurveys } from '@ruta/contracts/session-surveys/session-surveys.api';
import { route } from '../../lib/api';

export const findSurvey = route<typeof sessionSurveys.get>('get', '/schedules/sessions/:id/survey');
export const answerSurvey = route<typeof sessionSurveys.answer>('post', '/schedules/sessions/:id/survey');

/** Addresses to reload after a survey was answered. */
export const RATED: readonly string[] = ['/sessions'];
