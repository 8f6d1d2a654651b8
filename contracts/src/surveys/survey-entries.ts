import { page } from '../kit/page-path';

/** The pages that the navigation, the agenda and activities lead to, apart from the others: first visits load them. */
export const surveyEntries = {
  coachRatings: page('/coach/schools/:school_id/activity-ratings'),
  scholasticRatings: page('/scholastic/schools/:school_id/activity-ratings'),
  professorRatings: page('/professor/activity-ratings'),
  coachResponses: page('/coach/schools/:school_id/activity/:id/survey-responses'),
  scholasticResponses: page('/scholastic/schools/:school_id/activity/:id/survey-responses'),
};
