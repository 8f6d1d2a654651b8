import { surveysTables } from './202611251900-surveys';

export const surveysMigrations = [surveysTables];
