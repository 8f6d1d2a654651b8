import { parseDate } from '@internationalized/date';
import type { CalendarDate } from '@internationalized/date';

/** `YYYY-MM-DD` as a date; `null` when empty or not a day. */
export function toDay(value: string | null): CalendarDate | null {
  if (!value) return null;
  try {
    return parseDate(value);
  } catch {
    return null;
  }
}

/**
 * A locale of the same language that writes day, month, year, in that order. Its week begins on Sunday as everywhere in
 * the product: a British one begins on Monday, and a calendar would be shown another week than the one it draws.
 */
export const dayFirstLocale = (locale: string): string => {
  const dayFirst = locale.startsWith('en') ? 'en-GB' : locale;
  return `${dayFirst}${dayFirst.includes('-u-') ? '' : '-u'}-fw-sun`;
};
