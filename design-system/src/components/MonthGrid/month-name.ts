import { localDate } from './calendarDays';

/** "Mayo 2026", in the page's language. */
export function monthName(month: string, locale: string): string {
  const name = new Intl.DateTimeFormat(locale, { month: 'long' }).format(localDate(`${month}-01`));
  return `${name.charAt(0).toLocaleUpperCase(locale)}${name.slice(1)} ${month.slice(0, 4)}`;
}
