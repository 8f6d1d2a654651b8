/**
 * Days are `YYYY-MM-DD` in some time zone; instants are UTC, `YYYY-MM-DD HH:mm:ss`. Both come from core-api's clock,
 * never from this process's (law 12).
 */

/** Days on a month page: six weeks from the Sunday on or before the 1st (AGE-01). */
const MONTH_PAGE_DAYS = 42;
const DAY_MS = 86_400_000;

/** The day of a UTC instant in a time zone. */
export const dayIn = (instant: string, timeZone: string): string =>
  new Date(`${instant.replace(' ', 'T')}Z`).toLocaleDateString('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });

/** Today for the reader (relative labels) and at the school (rules of visits). */
export const todays = (
  me: { server_time: string; user_timezone: string },
  school: { timezone: string },
): { today: string; school_today: string } => ({
  today: dayIn(me.server_time, me.user_timezone),
  school_today: dayIn(me.server_time, school.timezone),
});

/** The month `YYYY-MM` of a day. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** First and last day of the page of a month. */
export function monthPage(month: string): { start: string; end: string } {
  const first = Date.parse(`${month}-01`);
  const sunday = first - new Date(first).getUTCDay() * DAY_MS;
  return { start: dayText(sunday), end: dayText(sunday + (MONTH_PAGE_DAYS - 1) * DAY_MS) };
}

const dayText = (time: number) => new Date(time).toISOString().slice(0, -'T00:00:00.000Z'.length);

/** Adds days to a calendar day. */
export const addDays = (day: string, days: number): string => dayText(Date.parse(day) + days * DAY_MS);
