import { useEffect, useRef } from 'react';
import type { CurrentCycle } from '@ruta/contracts/access/access.schema';
import type { Visit } from '@ruta/contracts/visits/visit.schema';
import { EMPTY_RECORD, faultsInReschedule } from '@ruta/state-machines/visits/visit.rules';
import { useTexts } from '../../../lib/i18n';
import { MoveDialog } from '../../../shared/MoveDialog';
import { visitTexts } from '../visits.texts';
import { useVisitFlow } from '../use-visit-flow';
import { inputOf } from '../visit-draft';

export interface RescheduleDialogProps {
  visit: Visit;
  /** The school's today: the earliest day the visit may move to. */
  schoolToday: string;
  cycle: CurrentCycle | null;
  onClose: () => void;
}

/** Moves a visit to another day, with the reason, which stays visible to everyone (VIS-01). Mounted while it is open. */
export function RescheduleDialog({ visit, schoolToday, cycle, onClose }: RescheduleDialogProps) {
  const t = useTexts(visitTexts);
  const flow = useVisitFlow({
    schoolId: visit.school_id,
    visit,
    input: inputOf(visit, { openFor: 'view', today: schoolToday, record: EMPTY_RECORD }),
  });
  const { snapshot, send, problem } = flow;
  useOpened(flow.actor, onClose);
  return (
    <MoveDialog
      title={t('reschedule.title')}
      failedTitle={t('reschedule.failed')}
      now={visit}
      school={visit.school}
      schoolToday={schoolToday}
      cycle={cycle}
      faultsOf={faultsInReschedule}
      problem={problem}
      isSaving={snapshot.hasTag('saving')}
      onSubmit={(move) => send({ type: 'reschedule.submitted', ...move })}
      onCancel={() => send({ type: 'reschedule.cancelled' })}
    />
  );
}

/** Asks the machine for the form at once, and closes when the machine has left it: moved, cancelled, or no longer allowed. */
function useOpened(actor: ReturnType<typeof useVisitFlow>['actor'], onClose: () => void) {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    actor.send({ type: 'visit.rescheduleRequested' });
    // The machine may still be on its way; where it begins is not yet the end of the form.
    let hasOpened = actor.getSnapshot().matches('rescheduling');
    const watching = actor.subscribe((snapshot) => {
      if (snapshot.matches('rescheduling')) hasOpened = true;
      else if (hasOpened) close.current();
    });
    return () => watching.unsubscribe();
  }, [actor]);
}
