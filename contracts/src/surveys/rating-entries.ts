import { page } from '../kit/page-path';

/** The lists of ratings that the navigation leads to: the first load knows no other page of surveys. */
export const ratingEntries = {
  coachRatings: page('/coach/schools/:school_id/activity-ratings'),
  scholasticRatings: page('/scholastic/schools/:school_id/activity-ratings'),
  professorRatings: page('/professor/activity-ratings'),
};
