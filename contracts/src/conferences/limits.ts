/** Limits of video sessions for screen and server. This file does not import zod, so browser code may use it. */

/** How far ahead a session may lie, in days from today. */
export const BOOK_DAYS_AHEAD = 60;
/** Sessions that one person may have ahead at a time (T19). */
export const SESSIONS_AHEAD = 5;
/** Bookings of one person a minute (T19). */
export const BOOKINGS_A_MINUTE = 10;
/** Longest text for the agent, in characters. */
export const NOTES_MAX = 2000;
/** Longest period that a calendar asks for, in days. */
export const CALENDAR_DAYS_MAX = 45;
/** Most sessions of a calendar. */
export const CALENDAR_SESSIONS_MAX = 1000;
/** Sessions start on this grid, in minutes. */
export const GRID_MIN = 5;
/** Longest reason for cancelling, in characters (VC-02, B10). */
export const REASON_MAX = 5000;
