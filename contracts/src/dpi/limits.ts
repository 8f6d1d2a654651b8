/** Limits of the diagnostic for screen and server. This file does not import zod, so browser code may use it. */

/** Factors by which a person may extend the time of every question (DPI-02, WCAG 2.2.1). */
export const DPI_TIME_FACTORS = [1, 2, 10] as const;
export type DpiTimeFactor = (typeof DPI_TIME_FACTORS)[number];

/** Milliseconds that a page may say somebody took for a question: a day. */
export const ELAPSED_MAX = 86_400_000;

/** Days after the end of a window in which answers are kept; totals stay. */
export const ANSWERS_KEPT_DAYS = 30;

/** Schools with final figures from which the network's averages are told: five besides one's own. */
export const NETWORK_SCHOOLS_MIN = 6;

/** Questions of a bank up to which somebody adds one by hand. */
export const BANK_MAX = 100;

/** Why a bank cannot change: somebody answers, or its cycle is over or not prepared yet. */
export const BANK_LOCKS = ['in-use', 'finished', 'not-prepared'] as const;
export type BankLock = (typeof BANK_LOCKS)[number];

/** Roles that answer the diagnostic: the school's staff. */
export const DPI_ROLES = ['DIR', 'SUBD', 'COOR', 'PROF'] as const;
export type DpiRole = (typeof DPI_ROLES)[number];

/** Days before the end of a window on which those who have not finished are told. */
export const CLOSING_DAYS = 2;

/** What who may remind people of the diagnostic can do now: press, or why not. */
export const DPI_REMINDERS = ['possible', 'sent-today', 'all-finished'] as const;
export type DpiReminder = (typeof DPI_REMINDERS)[number];

/** Where today is in a school's window; `none` without a window, a started cycle, or a place in it. */
export const DPI_WINDOWS = ['none', 'before', 'open', 'after'] as const;
export type DpiWindowState = (typeof DPI_WINDOWS)[number];
