/**
 * What becomes of a session. Only the first is stored at booking; the last two follow from time (decision 0067). This file
 * does not import zod, so browser code may use it.
 */
export const CONFERENCE_STATUSES = ['scheduled', 'started', 'cancelled', 'finished', 'no_show'] as const;
export type ConferenceStatus = (typeof CONFERENCE_STATUSES)[number];
