import { dateTexts, formatDay, relativeLabel } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { visitTexts } from '../visits.texts';
import { DayCell } from '../visits.styles';

/** A day and how far it is from the reader's today. */
export function VisitDay({ date, today }: { date: string | null; today: string }) {
  const t = useTexts(visitTexts);
  const dates = useTexts(dateTexts);
  return (
    <DayCell>
      <span>{date === null ? t('date.none') : formatDay(date)}</span>
      <span>{date === null ? t('date.none.word') : relativeLabel(date, today, dates)}</span>
    </DayCell>
  );
}
