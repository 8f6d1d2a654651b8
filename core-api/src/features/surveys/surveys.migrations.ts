import { surveysTables } from './202611251900-surveys';
import { surveySmallGroups } from './202611291131-survey-small-groups';

export const surveysMigrations = [surveysTables, surveySmallGroups];
