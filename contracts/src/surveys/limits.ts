/** Limits of surveys for screen and server. This file does not import zod, so browser code may use it. */

export const QUESTION_TYPES = ['quadrant', 'scale', 'nps', 'text'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** What a survey is about: a central activity, a video session, or several things, in both languages. */
export const SURVEY_KINDS = ['activity', 'conference', 'upgraded'] as const;
export type SurveyKind = (typeof SURVEY_KINDS)[number];

/** Maximum length of an open answer, in code points. */
export const OPEN_ANSWER_MAX = 2000;
/** Highest value of the recommendation question, which starts at 0. */
export const NPS_MAX = 10;
/** Questions of one survey. */
export const SURVEY_QUESTIONS_MAX = 40;

/** Days after an activity is completed in which its survey can be begun. */
export const SURVEY_OPEN_DAYS = 14;
/** Days after that in which a survey is taken that was begun in time. */
export const SURVEY_LATE_DAYS = 14;
