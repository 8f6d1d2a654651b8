import type { Pfi } from '@ruta/contracts/pfi/pfi.schema';
import { Stack, Text } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { pfiFormTexts } from '../pfi-form.texts';
import type { PfiDates } from '../use-pfi-dates';
import { marksOf, rowId, undatedId } from '../year-marks';
import { YearMonths } from './YearMonths';

/** The year while it is dated: what has its date, and with a border what is chosen (PFI-02). */
export function YearOfDates({ pfi, dates }: { pfi: Pfi; dates: PfiDates }) {
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
    <Stack gap={2}>
      <YearMonths {...{ cycle, today, marks }} label={t('year')} />
      {dates.dated.length > 0 && (
        <Text variant="caption" tone="muted">
          {t('year.legend')}
        </Text>
      )}
    </Stack>
  );
}
