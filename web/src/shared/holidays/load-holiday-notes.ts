import type { DayNotes } from '@ruta/design-system';
import { call } from '../../lib/api';
import { addDays } from '../../lib/dates';
import { currentLocale, translator } from '../../lib/i18n';
import { holidayNoteTexts } from './holiday-notes.texts';
import { holidaysBetween } from './holidays-between';
import { namesByDay } from './names-by-day';

/** A date picker's calendar reaches this far with names. */
const DAYS = 366;

/** The names of a school's holidays in the year that begins with a day, for a date picker (VC-06). */
export async function loadHolidayNotes(schoolId: number, start: string): Promise<DayNotes> {
  const end = addDays(start, DAYS);
  const { data } = await call(holidaysBetween, { query: { from: start, to: end, school_id: String(schoolId) } });
  const t = translator(holidayNoteTexts, currentLocale());
  return namesByDay(data, { start, end }, ({ name, meta }) => (meta.confirmed ? name : t('unconfirmed', { name })));
}
