import type { Pfi } from '@ruta/contracts/pfi/pfi.schema';
import { useTexts } from '../../../lib/i18n';
import { pfiFormTexts } from '../pfi-form.texts';
import type { DayTargets } from '../use-day-drag';
import type { PfiDates } from '../use-pfi-dates';
import { marksOf, rowId, undatedId } from '../year-marks';
import type { DaysOffShown } from './YearKey';
import { YearMonths } from './YearMonths';
import { Within } from './YearOfDates.styles';

export interface YearOfDatesProps {
  pfi: Pfi;
  daysOff: DaysOffShown;
  dates: PfiDates;
  targets: DayTargets | null;
}

/** The year while it is dated: what has its date, and with a border what is chosen (PFI-02). */
export function YearOfDates({ pfi, daysOff, dates, targets }: YearOfDatesProps) {
  const t = useTexts(pfiFormTexts);
  const { activities, cycle, today } = pfi;
  const marks = marksOf([
    ...dates.dated.map((activity) => ({
      ...{ day: dates.of(activity).date ?? '', target: undatedId(activity), isChosen: true },
      name: t('year.chosen', { activity: activity.title }),
    })),
    ...activities.map((row) => ({ day: row.date, name: row.activity, target: rowId(row) })),
  ]);
  return (
    <Within data-dragging={targets !== null || undefined}>
      <YearMonths {...{ cycle, today, marks, daysOff, targets }} label={t('year')} />
    </Within>
  );
}
