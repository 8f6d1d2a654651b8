import type { VisitReschedule } from '@ruta/contracts/visits/visit.schema';
import { Card, Text } from '@ruta/design-system';
import { formatDay, formatInstant } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { Timeline } from '../../../shared/Timeline';
import { visitTexts } from '../visits.texts';

/** Every change of date with its reason and its author, newest first (VIS-05). */
export function DateChanges({ changes }: { changes: readonly VisitReschedule[] }) {
  const t = useTexts(visitTexts);
  const { me } = useSession();
  return (
    <Card>
      <Timeline>
        {changes
          .toSorted((one, other) => other.created_at.localeCompare(one.created_at) || other.id - one.id)
          .map(({ id, old_date, old_time, date, time, justification, user, created_at }) => (
            <li key={id}>
              <Text weight="medium" isTabular>
                {t('detail.change', {
                  before: `${formatDay(old_date)} ${old_time}`,
                  after: `${formatDay(date)} ${time}`,
                })}
              </Text>
              <Text isPreformatted>{justification}</Text>
              <Text variant="caption" tone="muted">
                {t('detail.change.by', {
                  person: user.fullname,
                  instant: formatInstant(created_at, me.user_timezone),
                })}
              </Text>
            </li>
          ))}
      </Timeline>
    </Card>
  );
}
