import type { Activity } from '@ruta/contracts/agenda/activity.schema';
import type { PastCycle } from '@ruta/contracts/access/access.schema';
import { StatusChip, Text } from '@ruta/design-system';
import type { Status } from '@ruta/design-system';
import { useTexts } from '../../../lib/i18n';
import { ReadOnlyNote } from '../../../shared/ReadOnlyNote';
import { When } from '../../../shared/When';
import { activityTexts } from '../activities.texts';

const SIGNS = {
  pending: 'pending',
  outdated: 'outdated',
  taken: 'taken',
  visit: 'visit',
} as const satisfies Record<Activity['status'], Status>;

interface ActivityMetaProps {
  activity: Activity;
  /** The reader's today. */
  today: string;
  isReadOnly?: boolean;
  /** The finished cycle that it belongs to. */
  past?: PastCycle | undefined;
}

/** Status, time and school of an activity. */
export function ActivityMeta({ activity, today, isReadOnly, past }: ActivityMetaProps) {
  const t = useTexts(activityTexts);
  const { status, isStarted, isCompleted } = activity;
  return (
    <>
      {status !== 'visit' && !(isStarted && status === 'pending') && (
        <StatusChip status={SIGNS[status]}>{t(`status.${status}`)}</StatusChip>
      )}
      {isStarted && !isCompleted && <StatusChip status="progress">{t('status.started')}</StatusChip>}
      <Text tone="muted">
        <When date={activity.date} time={activity.time} timezone={activity.school.timezone} today={today} />
      </Text>
      <Text tone="muted">{activity.school.name}</Text>
      {(isReadOnly === true || past) && <ReadOnlyNote past={past} />}
    </>
  );
}
