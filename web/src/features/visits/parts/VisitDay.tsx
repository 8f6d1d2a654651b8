import { formatDay } from '../../../lib/dates';
import { relativeDay } from '../../../lib/relative-day';
import { useLocale, useTexts } from '../../../lib/i18n';
import { visitTexts } from '../visits.texts';
import { DayCell } from '../visits.styles';

/** A day and how far it is from the reader's today. */
export function VisitDay({ date, today }: { date: string | null; today: string }) {
  const t = useTexts(visitTexts);
  const locale = useLocale();
  return (
    <DayCell>
      <span>{date === null ? t('date.none') : formatDay(date)}</span>
      <span>{date === null ? t('date.none.word') : relativeDay(date, today, locale)}</span>
    </DayCell>
  );
}
