import type { Visit } from '@ruta/contracts/visits/visit.schema';
import { InlineAlert, Text } from '@ruta/design-system';
import { formatInstant } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { visitTexts } from '../visits.texts';

/** Who cancelled a visit, when and why; nothing for a visit that takes place. */
export function Cancellation({ visit: { cancelled_at, cancelled_by, cancel_reason } }: { visit: Visit }) {
  const t = useTexts(visitTexts);
  const { me } = useSession();
  if (cancelled_at === null) return null;
  const when = formatInstant(cancelled_at, me.user_timezone);
  return (
    <InlineAlert tone="warning" title={t('cancelled.by', { name: cancelled_by?.fullname ?? '', when })}>
      <Text isPreformatted>{cancel_reason ?? ''}</Text>
    </InlineAlert>
  );
}
