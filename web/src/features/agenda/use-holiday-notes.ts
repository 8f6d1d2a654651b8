import { useMemo } from 'react';
import type { Holiday } from '@ruta/contracts/holidays/holiday.schema';
import { useTexts } from '../../lib/i18n';
import { holidayNoteTexts } from '../../shared/holidays/holiday-notes.texts';
import { namesByDay } from '../../shared/holidays/names-by-day';
import type { HolidaysShown } from './agenda.calls';

/** The names of the holidays of an agenda's days, which its views shade (VC-06). */
export function useHolidayNotes(data: HolidaysShown | undefined): Readonly<Record<string, string>> | undefined {
  const t = useTexts(holidayNoteTexts);
  return useMemo(() => {
    if (data?.holidays.state !== 'ready') return undefined;
    const nameOf = ({ name, meta }: Holiday) => (meta.confirmed ? name : t('unconfirmed', { name }));
    return namesByDay(data.holidays.data, data, nameOf);
  }, [data, t]);
}
