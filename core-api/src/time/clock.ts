/** The one server clock (law 12). Everything that asks for the time is handed this. */
export interface Clock {
  now(): Date;
}

const DAY_MS = 86_400_000;

/**
 * The real clock, or with `demoToday` one whose date in `timezone` is that day while the time keeps running; with
 * `shiftMs` one that is ahead by so many milliseconds, or behind.
 */
export function serverClock(timezone: string, demoToday?: string, shiftMs?: number): Clock {
  if (shiftMs !== undefined) return { now: () => new Date(Date.now() + shiftMs) };
  if (!demoToday) return { now: () => new Date() };
  const shift = Date.parse(demoToday) - Date.parse(dayIn(timezone, new Date()));
  const days = Math.round(shift / DAY_MS);
  return { now: () => new Date(Date.now() + days * DAY_MS) };
}

const MINUTE_MS = 60_000;
const formatters = new Map<string, { format: Intl.DateTimeFormat; minute: number; day: string }>();

/** The calendar day `YYYY-MM-DD` of an instant in an IANA zone. A list asks for the same one again with each row. */
export function dayIn(timezone: string, instant: Date): string {
  const minute = Math.floor(instant.getTime() / MINUTE_MS);
  const known = formatters.get(timezone);
  if (known?.minute === minute) return known.day;
  const format =
    known?.format ??
    new Intl.DateTimeFormat('en-CA', { timeZone: timezone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const day = format.format(instant);
  formatters.set(timezone, { format, minute, day });
  return day;
}

/** An instant as both databases and the wire carry it: UTC `YYYY-MM-DD HH:mm:ss`. */
export const utc = (instant: Date): string => instant.toISOString().slice(0, 19).replace('T', ' ');

/** The instant of a UTC string. */
export const fromUtc = (text: string): Date => new Date(`${text.replace(' ', 'T')}Z`);

/** `days` after a calendar day. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
