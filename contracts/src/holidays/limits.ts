/** Limits of holidays for screen and server. This file does not import zod, so browser code may use it. */

/** Rows of one saving (B17). */
export const HOLIDAYS_AT_ONCE = 1000;
/** A thousand rows of a kilobyte. */
export const HOLIDAYS_BYTES = 1_000_000;
export const HOLIDAY_NAME_MAX = 120;
export const HOLIDAY_TEXT_MAX = 500;
/** Days of one holiday: a summer break is longer than any other. */
export const HOLIDAY_DAYS_MAX = 100;
/** States of one holiday. */
export const HOLIDAY_STATES_MAX = 100;
/** First and last year of the calendar. */
export const HOLIDAY_YEAR_FIRST = 2000;
export const HOLIDAY_YEAR_LAST = 2100;
/** Days of one reading. */
export const HOLIDAY_RANGE_DAYS = 800;
/** Rows of one reading; more are refused, never cut. */
export const HOLIDAYS_READ_MAX = 3000;
/** Holidays whose impact is asked at once, and items that it lists; it counts all. */
export const IMPACT_HOLIDAYS_MAX = 100;
export const IMPACT_ITEMS_MAX = 50;
