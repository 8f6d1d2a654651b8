/** The server's clock (law 12). Code that needs the time receives it as a dependency. */
export interface Clock {
  now(): Date;
}

const DAY_MS = 86_400_000;

/**
 * The server's clock. With `demoToday` its date in `timezone` is that day at the start, and the time keeps running.
 * With
 * `shiftMs` it is ahead by so many ms, or behind if negative.
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

/**
 * The calendar day `YYYY-MM-DD` of an instant in an IANA zone. Cached per zone and minute, because lists call it per
 * row.
 */
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

/** An instant as stored and sent: UTC `YYYY-MM-DD HH:mm:ss`. */
export const utc = (instant: Date): string => instant.toISOString().slice(0, 19).replace('T', ' ');

/** The instant of a UTC string. */
export const fromUtc = (text: string): Date => new Date(`${text.replace(' ', 'T')}Z`);

/** Adds days to a calendar day. */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
