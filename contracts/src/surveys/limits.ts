/** What surveys are made of, for screen and server. This file does not import zod, so browser code may use it. */

export type QuestionType = 'quadrant' | 'scale' | 'nps' | 'text';

/** What a survey is about: a central activity, a video session, or several things, in both languages. */
export type SurveyKind = 'activity' | 'conference' | 'upgraded';
