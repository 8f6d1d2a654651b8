import type { KnownSurvey } from '@ruta/state-machines/surveys/survey.events';
import type { SurveyResponse } from '@ruta/state-machines/surveys/survey.rules';
import { kept } from '../../lib/kept';

/** A question and its answer in words, to be read where the survey itself cannot be loaded. */
export interface SaidAnswer {
  question: string;
  answer: string;
}

/** What this device keeps of a survey. */
export interface KeptSurvey {
  responses: SurveyResponse[];
  said: SaidAnswer[];
  /** The end was sent, and nothing is known of it: the server may have it. */
  isUnsure: boolean;
}

/** Storage key per person, survey and activity. */
export const surveyPlace = (userId: number, { surveyId, activityId }: KnownSurvey): string =>
  `ruta.surveys.${userId}.${surveyId}.${activityId}`;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isResponse = (value: unknown): value is SurveyResponse =>
  isRecord(value) &&
  typeof value['questionId'] === 'number' &&
  (typeof value['response'] === 'number' || typeof value['response'] === 'string');
const isSaid = (value: unknown): value is SaidAnswer =>
  isRecord(value) && typeof value['question'] === 'string' && typeof value['answer'] === 'string';

/** What this device keeps; nothing if it is missing or malformed. */
export function keptSurvey(place: string): KeptSurvey {
  const value = kept(place);
  const { responses, said, isUnsure } = isRecord(value) ? value : {};
  return {
    responses: Array.isArray(responses) ? responses.filter(isResponse) : [],
    said: Array.isArray(said) ? said.filter(isSaid) : [],
    isUnsure: isUnsure === true,
  };
}
