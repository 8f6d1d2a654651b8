import type { Visit } from '@ruta/contracts/visits/visit.schema';
import { Inline, StatusChip } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { visitTexts } from '../visits.texts';
import { signsOf } from '../visit-look';

/** The status of a visit as chips. */
export function VisitSigns({ visit }: { visit: Visit }) {
  const t = useTexts(visitTexts);
  const signs = signsOf(visit, useLocale(), t);
  return (
    <Inline gap={1}>
      {signs.map(({ status, word }) => (
        <StatusChip key={status} status={status}>
          {word}
        </StatusChip>
      ))}
    </Inline>
  );
}
