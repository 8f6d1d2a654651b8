import type { Availability } from '@ruta/contracts/availability/availability.schema';
import { formatDayLong } from '../../lib/dates';
import { useLocale, useTexts } from '../../lib/i18n';
import { availabilityTexts } from './availability.texts';
import { isWholeDay, WHOLE_DAY } from './hours-form';

/** A Sunday, from which weekdays are counted. */
const SUNDAY = Date.UTC(2026, 10, 1);
const DAY_MS = 86_400_000;

/** Weekdays and hours in words, in the reader's language. */
export function useHoursWords() {
  const t = useTexts(availabilityTexts);
  const locale = useLocale();
  const names = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const weekday = (day: number): string => names.format(SUNDAY + day * DAY_MS);
  const hours = (row: Pick<Availability, 'start_at' | 'end_at'>): string =>
    isWholeDay(row)
      ? t('whole-day')
      : t('hours', { from: row.start_at, to: row.end_at === WHOLE_DAY.end_at ? t('day-end') : row.end_at });
  const day = (row: Pick<Availability, 'single' | 'weekday'>): string =>
    row.single === null ? weekday(row.weekday ?? 0) : formatDayLong(row.single, locale);
  return { weekday, hours, day, whole: (row: Availability) => `${day(row)}, ${hours(row)}` };
}
