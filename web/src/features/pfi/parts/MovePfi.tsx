import { useState } from 'react';
import type { Activity } from '@ruta/contracts/agenda/activity.schema';
import type { Pfi, PfiRow } from '@ruta/contracts/pfi/pfi.schema';
import { faultsInReschedule } from '@ruta/state-machines/activities/activity.rules';
import { call, useRefresh } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { MoveDialog, type Move } from '../../../shared/flow/MoveDialog';
import { sayDone } from '../../../shared/SnackbarBridge';
import { useSubmission } from '../../../shared/use-submission';
import { AFTER_CHANGE, changeDate } from '../pfi.calls';
import { pfiTexts } from '../pfi.texts';

export interface MovePfiProps {
  pfi: Pfi;
  row: PfiRow;
  onClose: () => void;
}

/** Another date for an activity of the plan, with a justification (PFI-01). Mounted while it is open. */
export function MovePfi({ pfi, row, onClose }: MovePfiProps) {
  const t = useTexts(pfiTexts);
  const refresh = useRefresh();
  const { isPending, problem, submit } = useSubmission();
  const [seen] = useState(row);
  const [revision, setRevision] = useState(row.revision);
  const { school, today, cycle } = pfi;
  const move = (to: Move) => {
    // After a conflict the form has shown both versions, and goes on from the one that won.
    submit(async () => {
      try {
        const { message } = await call(changeDate, { params: { id: row.id }, body: { revision, ...to } });
        sayDone({ message });
        onClose();
        await refresh(AFTER_CHANGE);
      } catch (error) {
        const current = currentOf(error);
        if (current) setRevision(current.revision);
        throw error;
      }
    });
  };
  return (
    <MoveDialog
      title={t('move.title', { activity: row.activity })}
      failedTitle={t('move.failed')}
      now={row}
      seen={seen}
      moved={{ type: 'PfiActivity', id: row.agenda_id }}
      school={school}
      schoolToday={today}
      cycle={{ id: cycle.id, period: cycle.name, start_at: cycle.start_at, end_at: cycle.end_at }}
      faultsOf={faultsInReschedule}
      problem={problem}
      isSaving={isPending}
      onSubmit={move}
      onCancel={onClose}
    />
  );
}

/** The activity that won an edit conflict. */
const currentOf = (error: unknown): Pick<Activity, 'revision'> | undefined => {
  const current = error instanceof Error && 'current' in error ? error.current : undefined;
  return typeof current === 'object' && current !== null && 'revision' in current
    ? (current as Activity) // the contract of the refusal
    : undefined;
};
