import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import type { Locale } from '@ruta/contracts/locale';

dayjs.extend(utc);

const LANGUAGES = { es: 'es-MX', en: 'en-US' } as const;
const formats = new Map<Locale, readonly [near: Intl.RelativeTimeFormat, relative: Intl.RelativeTimeFormat]>();
/** Formatters are created on first use: of yesterday, today and tomorrow, and of distances. */
function formatsIn(locale: Locale) {
  const formatter = (numeric: 'auto' | 'always') => new Intl.RelativeTimeFormat(LANGUAGES[locale], { numeric });
  const known = formats.get(locale) ?? ([formatter('auto'), formatter('always')] as const);
  formats.set(locale, known);
  return known;
}

const WEEK = 7;
/** From so many days on a distance is told in months. */
const MONTHS_FROM = 9 * WEEK;

/**
 * The distance of a day from `today`, for a row: "Mañana", "Hace 3 días", "Dentro de 2 semanas", "Hace 4 meses".
 * Groups of rows are headed by `relativeLabel`.
 */
export function relativeDay(day: string, today: string, locale: Locale): string {
  const text = distanceOf(day, today, locale);
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function distanceOf(day: string, today: string, locale: Locale): string {
  const [near, relative] = formatsIn(locale);
  const days = dayjs.utc(day).diff(dayjs.utc(today), 'day');
  const distance = Math.abs(days);
  if (distance <= 1) return near.format(days, 'day');
  if (distance < WEEK) return relative.format(days, 'day');
  if (distance < MONTHS_FROM) return relative.format(Math.trunc(days / WEEK), 'week');
  return relative.format(dayjs.utc(day).diff(dayjs.utc(today), 'month'), 'month');
}
