import { lazy, Suspense } from 'react';
import type { ActivityPage } from '@ruta/contracts/activities/activities.screens';
import { faultsInReschedule } from '@ruta/state-machines/activities/activity.rules';
import { useTexts } from '../../../lib/i18n';
import { activityTexts } from '../activities.texts';
import type { ActivityFlow } from '../use-activity-flow';

// Its own chunk: the date picker is not for those who only read.
const MoveDialog = lazy(async () => ({ default: (await import('../../../shared/MoveDialog')).MoveDialog }));

/** The form of another date, while the flow is at it (AGE-06). */
export function Reschedule({ flow, page }: { flow: ActivityFlow; page: ActivityPage }) {
  const t = useTexts(activityTexts);
  const { snapshot, send, problem } = flow;
  if (!snapshot.matches('rescheduling')) return null;
  return (
    <Suspense fallback={null}>
      <MoveDialog
        title={t('reschedule.title')}
        failedTitle={t('reschedule.failed')}
        now={page.activity}
        school={page.activity.school}
        schoolToday={page.school_today}
        cycle={page.cycle}
        faultsOf={faultsInReschedule}
        problem={problem}
        isSaving={snapshot.hasTag('saving')}
        onSubmit={(move) => send({ type: 'reschedule.submitted', ...move })}
        onCancel={() => send({ type: 'reschedule.cancelled' })}
      />
    </Suspense>
  );
}
