import { useEffect, useRef } from 'react';
import type { Visit } from '@ruta/contracts/visits/visit.schema';
import { EMPTY_RECORD } from '@ruta/state-machines/visits/visit.rules';
import { forget } from '../../../lib/kept';
import { useSession } from '../../../lib/session';
import { cancelReasonPlace } from '../kept-draft';
import { useVisitFlow } from '../use-visit-flow';
import { inputOf } from '../visit-draft';
import { CancelDialog } from './CancelDialog';

export interface CancelFlowProps {
  visit: Visit;
  schoolToday: string;
  onClose: () => void;
}

/** Cancels a visit, with a reason that everyone can read (VIS-01). Mounted while it is open. */
export function CancelFlow({ visit, schoolToday, onClose }: CancelFlowProps) {
  const { me } = useSession();
  const place = cancelReasonPlace(me.user.id, visit.id);
  const flow = useVisitFlow({
    schoolId: visit.school_id,
    input: inputOf(visit, { openFor: 'view', today: schoolToday, record: EMPTY_RECORD }),
  });
  const { snapshot, send } = flow;
  const isOpen = snapshot.matches('cancelling');
  const isCancelled = snapshot.matches('cancelled');
  const wasOpen = useRef(false);
  useEffect(() => send({ type: 'visit.cancelRequested' }), [send]);
  useEffect(() => {
    if (isCancelled) forget(place);
  }, [isCancelled, place]);
  useEffect(() => {
    if (wasOpen.current && !isOpen) onClose();
    wasOpen.current = isOpen;
  }, [isOpen, onClose]);
  if (!isOpen) return null;
  return <CancelDialog flow={flow} place={place} />;
}
