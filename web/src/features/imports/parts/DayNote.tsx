import type { ImportBatch } from '@ruta/contracts/imports/import.schema';
import { InlineAlert } from '@ruta/design-system';
import { formatDayLong } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { importTexts } from '../imports.texts';

/** As which day a file's ambiguous one is read, and what to do if that is wrong. */
export function DayNote({ written, day }: NonNullable<ImportBatch['day_read']>) {
  const t = useTexts(importTexts);
  const locale = useLocale();
  const isMonthFirst = Number(written.slice(0, 2).replace(/\D/, '')) === Number(day.slice(5, 7));
  return (
    <InlineAlert tone="info" title={t('days.title', { written, day: formatDayLong(day, locale) })}>
      {t(isMonthFirst ? 'days.body.month' : 'days.body')}
    </InlineAlert>
  );
}
