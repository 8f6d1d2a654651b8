/** Limits of availability for screen and server. This file does not import zod, so browser code may use it. */

/** Shortest window, in minutes: no session is shorter. */
export const WINDOW_MIN = 15;
/** Windows of one weekday, and of one date. */
export const WINDOWS_A_DAY = 6;
/** Dates of one kind from today on. */
export const DATES_AHEAD = 100;
/** How far ahead a date may lie, in days. */
export const DATE_DAYS_AHEAD = 400;

/** Weekdays as they are stored, 0 is Sunday. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Minutes of a day that a wall-clock time `HH:mm` stands for. */
export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Whether a window ends so long after it begins that a session fits into it. */
export const isLongEnough = ({ start_at, end_at }: { start_at: string; end_at: string }): boolean =>
  minutesOf(end_at) - minutesOf(start_at) >= WINDOW_MIN;
