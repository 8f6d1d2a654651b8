import type { DayNotes } from '@ruta/design-system';
import { call } from '../../lib/api';
import { addDays } from '../../lib/dates';
import { currentLocale, translator } from '../../lib/i18n';
import { holidayNoteTexts } from './holiday-notes.texts';
import { holidaysBetween } from './holidays-between';
import { namesByDay } from './names-by-day';

/** A date picker's calendar reaches this far with names. */
const DAYS = 366;

/**
 * The names of a school's holidays in the year that begins with a day, for a date picker (VC-06). Without a school those
 * of all schools, without the days of single states.
 */
export async function loadHolidayNotes(schoolId: number | null, start: string): Promise<DayNotes> {
  const end = addDays(start, DAYS);
  const school_id = schoolId === null ? undefined : String(schoolId);
  const { data } = await call(holidaysBetween, { query: { from: start, to: end, school_id } });
  const t = translator(holidayNoteTexts, currentLocale());
  const shown = schoolId === null ? data.filter(({ meta }) => meta.scope !== 'state') : data;
  return namesByDay(shown, { start, end }, ({ name, meta }) => (meta.confirmed ? name : t('unconfirmed', { name })));
}
