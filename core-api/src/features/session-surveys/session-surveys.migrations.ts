import { sessionSurveysTable } from './202611282210-session-surveys';

export const sessionSurveysMigrations = [sessionSurveysTable];
