import type { VisitReschedule } from '@ruta/contracts/visits/visit.schema';
import { formatDay } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { DateChanges } from '../../../shared/flow/DateChanges';
import { visitTexts } from '../visits.texts';

/** Every change of a visit's date (VIS-05). */
export function VisitDateChanges({ changes }: { changes: readonly VisitReschedule[] }) {
  const t = useTexts(visitTexts);
  return (
    <DateChanges
      changes={changes}
      sentenceOf={({ old_date, old_time, date, time }) =>
        t('detail.change', { before: `${formatDay(old_date)} ${old_time}`, after: `${formatDay(date)} ${time}` })
      }
    />
  );
}
