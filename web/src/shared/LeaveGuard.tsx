import { useRef } from 'react';
import { useBlocker } from 'react-router';
import { ConfirmDialog } from '@ruta/design-system';
import { useTexts } from '../lib/i18n';
import { sharedTexts } from './shared.texts';

export interface LeaveGuardProps {
  /** Called at the moment of leaving. */
  hasChanges: () => boolean;
  /** Whether the input is stored on this device; default true. */
  isKept?: boolean | undefined;
}

/** Asks before a page with unsaved input is left. */
export function LeaveGuard({ hasChanges, isKept = true }: LeaveGuardProps) {
  const t = useTexts(sharedTexts);
  const isLeaving = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && hasChanges(),
  );
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      onOpenChange={(isOpen) => {
        // The dialog also closes after the answer "leave", which must not reset the blocker.
        if (!isOpen && !isLeaving.current) blocker.reset?.();
      }}
      title={t('leave.ask')}
      body={t(isKept ? 'leave.body' : 'leave.lost')}
      confirmLabel={t('leave.confirm')}
      cancelLabel={t('leave.stay')}
      onConfirm={() => {
        isLeaving.current = true;
        blocker.proceed?.();
      }}
    />
  );
}
