import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '@ruta/design-system';
import { useTexts } from '../lib/i18n';
import { sharedTexts } from './shared.texts';

/** Milliseconds that leaving waits for a save before it asks. */
const PATIENCE_MS = 3000;

export interface LeaveGuardProps {
  /** Called at the moment of leaving. */
  hasChanges: () => boolean;
  /** Saves the input when the page is left. The guard asks only if that fails or takes long. */
  settle?: (() => Promise<void>) | undefined;
  /** Whether the input is stored on this device; default true. */
  isKept?: boolean | undefined;
}

/** Asks before a page with unsaved input is left. */
export function LeaveGuard({ hasChanges, settle, isKept = true }: LeaveGuardProps) {
  const t = useTexts(sharedTexts);
  const isLeaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasChanges(),
  );
  // The location whose leaving could not save; another attempt to leave saves again.
  const [tried, setTried] = useState<object>();
  const { state, location } = blocker;
  const isAsking = state === 'blocked' && (settle === undefined || tried === location);
  const leave = () => {
    isLeaving.current = true;
    blocker.proceed?.();
  };
  const trySaving = async () => {
    await Promise.race([settle?.(), new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]).catch(() => undefined);
    if (hasChanges()) setTried(location);
    else leave();
  };
  const latest = useRef(trySaving);
  useEffect(() => {
    latest.current = trySaving;
  });
  const isSaved = settle !== undefined;
  useEffect(() => {
    if (location !== undefined && isSaved) void latest.current();
  }, [location, isSaved]);
  return (
    <ConfirmDialog
      isOpen={isAsking}
      onOpenChange={(isOpen) => {
        // The dialog also closes after the answer "leave", which must not reset the blocker.
        if (!isOpen && !isLeaving.current) blocker.reset?.();
      }}
      title={t('leave.ask')}
      body={t(isKept ? 'leave.body' : 'leave.lost')}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.stay')}
      onConfirm={leave}
    />
  );
}
