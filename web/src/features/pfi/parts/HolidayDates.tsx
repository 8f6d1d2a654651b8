import { lazy, Suspense, useState } from 'react';
import type { Pfi, PfiRow } from '@ruta/contracts/pfi/pfi.schema';
import { Button, InlineAlert, Inline, Text } from '@ruta/design-system';
import { formatDayUnbroken } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { holidayNoteTexts } from '../../../shared/holidays/holiday-notes.texts';
import { Lines } from '../../../shared/Lines';
import { dayOffOn, daysOffOf } from '../days-off';
import { pfiTexts } from '../pfi.texts';
import type { DaysOffShown } from './YearKey';

const MovePfi = lazy(async () => ({ default: (await import('./MovePfi')).MovePfi }));

/** What is still to be done: its day may be changed. */
const isAhead =
  ({ today }: Pfi) =>
  ({ isStarted, isCompleted, date }: PfiRow): boolean =>
    !isStarted && !isCompleted && date >= today;

/** Activities to come that stand on a holiday, such as one that was added after they were dated; each may be moved (PFI-01). */
export function HolidayDates({ pfi, daysOff: { holidays } }: { pfi: Pfi; daysOff: DaysOffShown }) {
  const t = useTexts(pfiTexts);
  const noteOf = useTexts(holidayNoteTexts);
  const [moving, setMoving] = useState<number | null>(null);
  const off = daysOffOf(holidays.state === 'ready' ? holidays.data : [], ({ name, meta }) =>
    meta.confirmed ? name : noteOf('unconfirmed', { name }),
  );
  const on = pfi.activities.filter(isAhead(pfi)).flatMap((row) => {
    const name = dayOffOn(off, row.date)?.name;
    return name === undefined ? [] : [{ row, name }];
  });
  const moved = pfi.activities.find(({ id }) => id === moving);
  return (
    <>
      {on.length > 0 && (
        <InlineAlert tone="warning" title={t('holiday.title', { count: on.length })}>
          <Lines>
            {on.map(({ row, name }) => (
              <li key={row.id}>
                <Inline gap={2} justify="between">
                  <Text>{t('holiday.row', { activity: row.activity, day: formatDayUnbroken(row.date), name })}</Text>
                  {row.can.date && (
                    <Button
                      size="S"
                      icon="reschedule"
                      aria-label={t('holiday.move.of', { activity: row.activity })}
                      onPress={() => setMoving(row.id)}
                    >
                      {t('holiday.move')}
                    </Button>
                  )}
                </Inline>
              </li>
            ))}
          </Lines>
        </InlineAlert>
      )}
      <Suspense fallback={null}>
        {moved && <MovePfi {...{ pfi, row: moved }} onClose={() => setMoving(null)} />}
      </Suspense>
    </>
  );
}
