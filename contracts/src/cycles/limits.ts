/** Limits of cycles for screen and server. This file does not import zod, so browser code may use it. */

/** The smallest group whose figures are shown. */
export const MIN_GROUP_LEAST = 3;
export const MIN_GROUP_MOST = 10;
export const MIN_GROUP_DEFAULT = 5;
/** First years of periods. */
export const PERIOD_FIRST = 2000;
export const PERIOD_LAST = 2100;
/** Exceptions and incomplete schools that a dry run lists; it counts all. */
export const REPORT_ROWS = 200;
