import { useEffect, useRef } from 'react';
import type { CurrentCycle } from '@ruta/contracts/access/access.schema';
import type { Visit } from '@ruta/contracts/visits/visit.schema';
import { EMPTY_RECORD, faultsInReschedule } from '@ruta/state-machines/visits/visit.rules';
import { useTexts } from '../../../lib/i18n';
import { Reschedule } from '../../../shared/flow/Reschedule';
import { useVisitFlow } from '../use-visit-flow';
import { inputOf } from '../visit-draft';
import { visitTexts } from '../visits.texts';

export interface RescheduleFlowProps {
  visit: Visit;
  /** The school's today: the earliest possible date. */
  schoolToday: string;
  cycle: CurrentCycle | null;
  onClose: () => void;
}

/** Reschedules a visit, with a reason that everyone can read (VIS-01). Mounted while it is open. */
export function RescheduleFlow({ visit, schoolToday, cycle, onClose }: RescheduleFlowProps) {
  const t = useTexts(visitTexts);
  const flow = useVisitFlow({
    schoolId: visit.school_id,
    input: inputOf(visit, { openFor: 'view', today: schoolToday, record: EMPTY_RECORD }),
  });
  const { snapshot, send } = flow;
  const isOpen = snapshot.matches('rescheduling');
  const wasOpen = useRef(false);
  useEffect(() => send({ type: 'visit.rescheduleRequested' }), [send]);
  // The machine leaves the form after a reschedule, on cancel, and when the visit may no longer be moved.
  useEffect(() => {
    if (wasOpen.current && !isOpen) onClose();
    wasOpen.current = isOpen;
  }, [isOpen, onClose]);
  return (
    <Reschedule
      flow={flow}
      title={t('reschedule.title')}
      failedTitle={t('reschedule.failed')}
      now={visit}
      school={visit.school}
      schoolToday={schoolToday}
      cycle={cycle}
      faultsOf={faultsInReschedule}
    />
  );
}
