/** Limits of observations for screen and server. This file does not import zod, so browser code may use it. */

/** Characters of the comment on a question. */
export const COMMENT_MAX = 1000;
/** Characters of the final observations, which are required. */
export const FINAL_MAX = 4000;
/** Characters of the observed teacher's answer. */
export const REPLY_MAX = 1000;
/** Characters of a line of the private pad, and its lines. */
export const NOTE_MAX = 500;
export const NOTES_MAX = 200;
/** Questions of a guide. */
export const QUESTIONS_MAX = 200;
/** A guide of 200 questions, each with a comment of 1,000 characters of four bytes. */
export const OBSERVATION_BYTES = 1_000_000;
/** Days after which an observation is taken no more. A phone may be away for a week. */
export const OBSERVED_BACK_DAYS = 14;
/** What a question is answered with: yes, no, or not applicable. */
export const RESPONSES = ['yes', 'no', 'na'] as const;
export type ObservationResponse = (typeof RESPONSES)[number];
