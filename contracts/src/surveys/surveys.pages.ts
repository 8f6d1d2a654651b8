import { page } from '../kit/page-path';
import { ratingEntries } from './rating-entries';

/** Pages of a survey: for whoever was present, and what was answered (SUR-01, SUR-02, ACT-05, ACT-06). */
export const surveysPages = {
  ...ratingEntries,
  survey: page('/surveys/:id'),
  surveyUpgraded: page('/surveys/:id/upgraded'),
  coachSurveyResponses: page('/coach/schools/:school_id/activity/:id/survey-responses'),
  scholasticSurveyResponses: page('/scholastic/schools/:school_id/activity/:id/survey-responses'),
};
