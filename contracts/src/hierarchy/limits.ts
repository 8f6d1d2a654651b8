/** Limits of the hierarchy for screen and server. This file does not import zod, so browser code may use it. */

/** Schools of one handover. */
export const HANDOVER_SCHOOLS_MAX = 1000;
/** People who receive schools in one handover. */
export const HANDOVER_RECEIVERS_MAX = 50;
/** Hours for which a handover can be undone. */
export const HANDOVER_UNDO_HOURS = 24;
/** A load above this many times the mean gets a warning. */
export const HEAVY_LOAD = 1.5;

/** Changes of a school that its history tells, the newest; some ten happen in a year. */
export const SCHOOL_HISTORY_MAX = 1000;
