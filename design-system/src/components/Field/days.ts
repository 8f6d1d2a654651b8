import { parseDate } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';

/** Parses `YYYY-MM-DD`; `null` if empty or invalid. */
export function toDay(value: string | null): CalendarDate | null {
  if (!value) return null;
  try {
    return parseDate(value);
  } catch {
    return null;
  }
}

/**
 * A locale of the same language with the order day, month, year. Its week must start on Sunday: with a British locale
 * the calendar would compute other weeks than it shows.
 */
export const dayFirstLocale = (locale: string): string => {
  const dayFirst = locale.startsWith('en') ? 'en-GB' : locale;
  return `${dayFirst}${dayFirst.includes('-u-') ? '' : '-u'}-fw-sun`;
};
