import type { ActivityReschedule } from '@ruta/contracts/agenda/activity.schema';
import { Card, Text } from '@ruta/design-system';
import { formatDay, formatInstant } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { PageSection } from '../../../shared/PageSection';
import { Timeline } from '../../../shared/Timeline';
import { activityTexts } from '../activities.texts';

/** Every change of date with its reason and author, newest first (AGE-06). */
export function DateChanges({ changes }: { changes: readonly ActivityReschedule[] }) {
  const t = useTexts(activityTexts);
  const { me } = useSession();
  if (changes.length === 0) return null;
  return (
    <PageSection title={t('detail.changes')}>
      <Card>
        <Timeline>
          {changes.map(({ id, old_date, old_time, date, time, justification, user, created_at }) => (
            <li key={id}>
              <Text weight="medium">
                {t('change.from', {
                  oldDate: formatDay(old_date),
                  oldTime: old_time,
                  date: formatDay(date),
                  time,
                })}
              </Text>
              <Text element="p" isPreformatted>
                {justification}
              </Text>
              <Text variant="caption" tone="muted">
                {t('change.by', { name: user.fullname, at: formatInstant(created_at, me.user_timezone) })}
              </Text>
            </li>
          ))}
        </Timeline>
      </Card>
    </PageSection>
  );
}
