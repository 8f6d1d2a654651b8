import { useEffect, useRef } from 'react';

interface ReschedulingFlow {
  snapshot: { matches: (state: 'rescheduling') => boolean };
}

/**
 * Asks a flow for the form of another date when it is mounted, and closes when the machine leaves that form: after a
 * reschedule, on cancel, and when the record may no longer be moved. `begin` must be stable.
 */
export function useRescheduleOnly({ snapshot }: ReschedulingFlow, begin: () => void, onClose: () => void): void {
  const isOpen = snapshot.matches('rescheduling');
  const wasOpen = useRef(false);
  useEffect(() => begin(), [begin]);
  useEffect(() => {
    if (wasOpen.current && !isOpen) onClose();
    wasOpen.current = isOpen;
  }, [isOpen, onClose]);
}
