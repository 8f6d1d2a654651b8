import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { formatDay } from '@ruta/contracts/kit/day-text';
import type { Locale } from '@ruta/contracts/locale';
import { currentLocale, defineTexts } from './i18n';
import type { TranslateOf } from './i18n';

// All reading and formatting of dates in the browser. A day is `YYYY-MM-DD` without a zone, a month `YYYY-MM`, an
// instant `YYYY-MM-DD HH:mm:ss` in UTC (ACC-07).

dayjs.extend(utc);

const DAY = 'YYYY-MM-DD';

const LANGUAGES = { es: 'es-MX', en: 'en-US' } as const;
const createFormats = (locale: Locale) => ({
  day: new Intl.DateTimeFormat(LANGUAGES[locale], { dateStyle: 'full', timeZone: 'UTC' }),
  days: new Intl.DateTimeFormat(LANGUAGES[locale], { dateStyle: 'long', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat(LANGUAGES[locale], { month: 'long', year: 'numeric', timeZone: 'UTC' }),
  shortMonth: new Intl.DateTimeFormat(LANGUAGES[locale], { month: 'short', timeZone: 'UTC' }),
});
const formats = new Map<Locale, ReturnType<typeof createFormats>>();
/** Formatters are created on first use, because that is slow and a page uses one language. */
const formatsIn = (locale: Locale) => {
  const known = formats.get(locale) ?? createFormats(locale);
  formats.set(locale, known);
  return known;
};

/** The relative words of AGE-02. */
export const dateTexts = defineTexts('dates', {
  es: {
    yesterday: 'Ayer',
    today: 'Hoy',
    tomorrow: 'Mañana',
    thisWeek: 'Esta semana',
    lastWeeks_one: 'Última semana',
    lastWeeks_other: 'Últimas {{count}} semanas',
    nextWeeks_one: 'Próxima semana',
    nextWeeks_other: 'Próximas {{count}} semanas',
  },
  en: {
    yesterday: 'Yesterday',
    today: 'Today',
    tomorrow: 'Tomorrow',
    thisWeek: 'This week',
    lastWeeks_one: 'Last week',
    lastWeeks_other: 'Last {{count}} weeks',
    nextWeeks_one: 'Next week',
    nextWeeks_other: 'Next {{count}} weeks',
  },
});

export { formatDay };

/** The same with no-break hyphens, for use within a sentence. */
export const formatDayUnbroken = (day: string): string => formatDay(day).replaceAll('-', '\u2011');

/** `viernes 20 de noviembre de 2026` / `Friday, November 20, 2026`. */
export function formatDayLong(day: string, locale: Locale): string {
  const text = formatsIn(locale).day.format(dayjs.utc(day).toDate());
  return locale === 'es' ? text.replace(',', '') : text;
}

/** `15–21 de noviembre de 2026` / `November 15 – 21, 2026`; across months and years both are named. */
export const formatDays = (from: string, to: string, locale: Locale): string =>
  formatsIn(locale).days.formatRange(dayjs.utc(from).toDate(), dayjs.utc(to).toDate());

/** Whether a text is a day of the calendar, `YYYY-MM-DD`. */
export const isDay = (text: string): boolean => {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00Z`) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

/** The day that is `days` away. */
export const addDays = (day: string, days: number): string => dayjs.utc(day).add(days, 'day').format(DAY);

/** The month that is `months` away. */
export const addMonths = (month: string, months: number): string =>
  dayjs.utc(`${month}-01`).add(months, 'month').format('YYYY-MM');

/** The seven days of a day's week, from Sunday. */
export const daysOfWeek = (day: string): string[] =>
  Array.from({ length: 7 }, (_, index) => weekOf(day).add(index, 'day').format(DAY));

/** A month inside a sentence: `noviembre de 2026` / `November 2026`. */
export const formatMonthInText = (month: string, locale: Locale): string =>
  formatsIn(locale).month.format(dayjs.utc(`${month}-01`).toDate());

/** A month where there is little room, such as below a bar: `nov` / `Nov`. */
export const formatMonthShort = (month: string, locale: Locale): string =>
  formatsIn(locale)
    .shortMonth.format(dayjs.utc(`${month}-01`).toDate())
    .replace('.', '');

/** A UTC instant in an IANA zone: `DD-MM-YYYY HH:mm`. An unknown zone counts as UTC. */
export const formatInstant = (instant: string, timezone: string): string =>
  inZone(dayjs.utc(instant).toDate(), timezone).format('DD-MM-YYYY HH:mm');

/** The time of a UTC instant in an IANA zone: `HH:mm`. */
export const formatHour = (instant: string, timezone: string): string =>
  inZone(dayjs.utc(instant).toDate(), timezone).format('HH:mm');

/** The calendar day of an instant in an IANA zone, `YYYY-MM-DD`. */
export const todayIn = (timezone: string, now: Date): string => inZone(now, timezone).format(DAY);

/** The calendar day of a UTC instant in an IANA zone, `YYYY-MM-DD`. */
export const dayOf = (instant: string, timezone: string): string => todayIn(timezone, dayjs.utc(instant).toDate());

const FIELDS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;
const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * The wall clock of an IANA zone; an unknown zone counts as UTC. The time zone plugin of dayjs creates a formatter for
 * every call, which takes longer than to draw a row. One for each zone is kept here.
 */
function inZone(now: Date, timezone: string) {
  if (Number.isNaN(now.getTime())) return dayjs.utc(now);
  const parts = new Map(
    clockOf(timezone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  const [year, month, day, hour, minute, second] = FIELDS.map((field) => Number(parts.get(field)));
  return dayjs.utc(Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second));
}

function clockOf(timezone: string): Intl.DateTimeFormat {
  const known = clocks.get(timezone) ?? createClock(timezone);
  clocks.set(timezone, known);
  return known;
}

function createClock(timezone: string): Intl.DateTimeFormat {
  const fields = Object.fromEntries(FIELDS.map((field) => [field, 'numeric']));
  try {
    return new Intl.DateTimeFormat('en-US', { ...fields, hourCycle: 'h23', timeZone: timezone });
  } catch {
    return createClock('UTC');
  }
}

/** The month of a day. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The Sunday of a day's week. */
const weekOf = (day: string) => dayjs.utc(day).subtract(dayjs.utc(day).day(), 'day');

/**
 * The relative word of a day as seen from `today`, both in the reader's time zone (AGE-02). Yesterday, today and
 * tomorrow come before the week; weeks run from Sunday to Saturday.
 */
export function relativeLabel(day: string, today: string, t: TranslateOf<typeof dateTexts>): string {
  const days = dayjs.utc(day).diff(dayjs.utc(today), 'day');
  if (days === -1) return t('yesterday');
  if (days === 0) return t('today');
  if (days === 1) return t('tomorrow');
  const weeks = weekOf(day).diff(weekOf(today), 'week');
  if (weeks === 0) return t('thisWeek');
  return weeks < 0 ? t('lastWeeks', { count: -weeks }) : t('nextWeeks', { count: weeks });
}

const CITIES: Readonly<Record<string, string>> = {
  'America/Mexico_City': 'Ciudad de México',
  'America/Cancun': 'Cancún',
  'America/Merida': 'Mérida',
  'America/Mazatlan': 'Mazatlán',
  'America/Ciudad_Juarez': 'Ciudad Juárez',
  'America/Bahia_Banderas': 'Bahía de Banderas',
};

/** The city of an IANA zone, shown where two zones meet on a screen. */
export function cityOf(timezone: string, locale: Locale = currentLocale()): string {
  const inEnglish = (timezone.split('/').at(-1) ?? timezone).replaceAll('_', ' ');
  return locale === 'es' ? (CITIES[timezone] ?? inEnglish) : inEnglish;
}

/** The time in an IANA zone at an instant: `HH:mm:ss`. */
export const clockIn = (timezone: string, now: Date): string => inZone(now, timezone).format('HH:mm:ss');
