import type { ActivityPage } from '@ruta/contracts/activities/activities.screens';
import { faultsInReschedule } from '@ruta/state-machines/activities/activity.rules';
import { useTexts } from '../../../lib/i18n';
import { Reschedule } from '../../../shared/flow/Reschedule';
import { activityTexts } from '../activities.texts';
import type { ActivityFlow } from '../use-activity-flow';

/** The form for another date, while the machine is in that state (AGE-06). */
export function RescheduleActivity({ flow, page }: { flow: ActivityFlow; page: ActivityPage }) {
  const t = useTexts(activityTexts);
  const { activity, school_today, cycle } = page;
  return (
    <Reschedule
      flow={flow}
      title={t('reschedule.title')}
      failedTitle={t('reschedule.failed')}
      now={activity}
      school={activity.school}
      schoolToday={school_today}
      cycle={cycle}
      faultsOf={faultsInReschedule}
    />
  );
}
