import { z } from 'zod';
import { PastCycle } from '../access/access.schema';
import { day, id, queryId } from '../kit/fields';
import { pageOf } from '../kit/replies';
import { screen } from '../kit/screen';
import { SchoolRef } from '../schools/school.schema';
import { ActivityRating, ActivityResponses } from './responses.schema';
import { ActivitySurvey } from './survey.schema';

/** A whole survey on one view. */
const UpgradedSurvey = z.object({
  survey: ActivitySurvey,
  can: z.object({ answer: z.boolean(), readResponses: z.boolean() }),
});
export type UpgradedSurvey = z.infer<typeof UpgradedSurvey>;

/** What was answered about an activity (ACT-05). */
const SurveyResponses = z.object({
  activity: z.object({ id, title: z.string(), date: day }),
  school: SchoolRef,
  responses: ActivityResponses,
  past: PastCycle.optional(),
});
export type SurveyResponses = z.infer<typeof SurveyResponses>;

/** A survey that the reader may answer now. */
const OpenSurvey = z.object({ survey_id: id, activity_id: id, isBegun: z.boolean() });
export type OpenSurvey = z.infer<typeof OpenSurvey>;

/** How activities were judged (ACT-06). */
const RatingList = z.object({
  school: SchoolRef.nullable().describe('Null on the own list'),
  ratings: pageOf(ActivityRating),
  open: z.array(OpenSurvey).optional().describe('Absent for who answers no surveys'),
  past: PastCycle.optional(),
});
export type RatingList = z.infer<typeof RatingList>;

/** For who was present, and for who reads the responses; core-api decides. */
export const upgradedSurvey = screen({
  area: 'shared',
  ability: 'self:read',
  path: '/surveys/:id/upgraded',
  query: z.strictObject({ activity_id: queryId }),
  reply: UpgradedSurvey,
});

const ofActivity = '/schools/:school_id/activity/:id/survey-responses';
export const coachResponses = screen({ area: 'coach', path: ofActivity, reply: SurveyResponses });
export const scholasticResponses = screen({ area: 'scholastic', path: ofActivity, reply: SurveyResponses });

const listParams = z.strictObject({ page: z.string().optional(), cycle: queryId.optional() });
const ofSchool = '/schools/:school_id/activity-ratings';
export const coachRatings = screen({ area: 'coach', path: ofSchool, query: listParams, reply: RatingList });
export const scholasticRatings = screen({ area: 'scholastic', path: ofSchool, query: listParams, reply: RatingList });
/** Of the activities that a teacher attended. */
export const professorRatings = screen({
  area: 'professor',
  path: '/activity-ratings',
  query: listParams,
  reply: RatingList,
});

export const surveysScreens = {
  ...{ upgradedSurvey, coachResponses, scholasticResponses, coachRatings, scholasticRatings, professorRatings },
};
