/** Limits of surveys about sessions for screen and server. This file does not import zod, so browser code may use it. */

/** Longest comment, in characters. */
export const COMMENT_MAX = 2000;
/** How long a survey may be answered, in days from the end of its session (decision 0068). */
export const ANSWER_DAYS = 30;
