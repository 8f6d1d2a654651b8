import { useCallback, useEffect } from 'react';
import type { CurrentCycle } from '@ruta/contracts/access/access.schema';
import type { Visit } from '@ruta/contracts/visits/visit.schema';
import { EMPTY_RECORD, faultsInReschedule } from '@ruta/state-machines/visits/visit.rules';
import { useTexts } from '../../../lib/i18n';
import type { MoveDialogProps } from '../../../shared/flow/MoveDialog';
import { Reschedule } from '../../../shared/flow/Reschedule';
import { useRescheduleOnly } from '../../../shared/flow/use-reschedule-only';
import { useVisitFlow } from '../use-visit-flow';
import { inputOf, versionOf } from '../visit-draft';
import { visitTexts } from '../visits.texts';

export interface RescheduleFlowProps extends Pick<MoveDialogProps, 'to' | 'seen'> {
  visit: Visit;
  /** The school's today: the earliest possible date. */
  schoolToday: string;
  cycle: CurrentCycle | null;
  onClose: () => void;
}

/** Reschedules a visit, with a reason that everyone can read (VIS-01). Mounted while it is open. */
export function RescheduleFlow({ visit, schoolToday, cycle, onClose, ...form }: RescheduleFlowProps) {
  const t = useTexts(visitTexts);
  const flow = useVisitFlow({
    schoolId: visit.school_id,
    input: inputOf(visit, { openFor: 'view', today: schoolToday, record: EMPTY_RECORD }),
  });
  const { send, problem } = flow;
  const begin = useCallback(() => send({ type: 'visit.rescheduleRequested' }), [send]);
  useRescheduleOnly(flow, begin, onClose);
  // After an edit conflict the form goes on from the version that won, which it shows.
  const current = problem?.current as Visit | undefined;
  useEffect(() => {
    if (current?.can.reschedule) send({ type: 'server.statusChanged', version: versionOf(current) });
  }, [current, send]);
  return (
    <Reschedule
      {...form}
      flow={flow}
      title={t('reschedule.title')}
      failedTitle={t('reschedule.failed')}
      now={visit}
      moved={{ type: 'SchoolVisitActivity', id: visit.id }}
      school={visit.school}
      schoolToday={schoolToday}
      cycle={cycle}
      faultsOf={faultsInReschedule}
    />
  );
}
