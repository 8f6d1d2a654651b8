import type { ActivityPage } from '@ruta/contracts/activities/activities.screens';
import { faultsInReschedule } from '@ruta/state-machines/activities/activity.rules';
import { useTexts } from '../../../lib/i18n';
import type { MoveDialogProps } from '../../../shared/flow/MoveDialog';
import { Reschedule } from '../../../shared/flow/Reschedule';
import { activityTexts } from '../activities.texts';
import type { ActivityFlow } from '../use-activity-flow';

export interface RescheduleActivityProps extends Pick<MoveDialogProps, 'to' | 'seen'> {
  flow: ActivityFlow;
  page: ActivityPage;
}

/** The form for another date, while the machine is in that state (AGE-06). */
export function RescheduleActivity({ flow, page, ...form }: RescheduleActivityProps) {
  const t = useTexts(activityTexts);
  const { activity, school_today, cycle } = page;
  return (
    <Reschedule
      {...form}
      flow={flow}
      title={t('reschedule.title')}
      failedTitle={t('reschedule.failed')}
      now={activity}
      moved={{ type: activity.activity_type, id: activity.id }}
      school={activity.school}
      schoolToday={school_today}
      cycle={cycle}
      faultsOf={faultsInReschedule}
    />
  );
}
