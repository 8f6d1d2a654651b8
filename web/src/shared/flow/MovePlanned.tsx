import { useState } from 'react';
import type { Activity } from '@ruta/contracts/agenda/activity.schema';
import type { SchoolRef } from '@ruta/contracts/schools/school.schema';
import { faultsInReschedule } from '@ruta/state-machines/activities/activity.rules';
import { useRefresh } from '../../lib/api';
import { sayDone } from '../SnackbarBridge';
import { useSubmission } from '../use-submission';
import { MoveDialog, type Move, type MoveDialogProps } from './MoveDialog';

/** A school's plan, as far as a date of it is chosen. Days are the school's. */
interface Plan {
  school: SchoolRef;
  today: string;
  cycle: { id: number; name: string; start_at: string; end_at: string };
}

export interface MovePlannedProps extends Pick<MoveDialogProps, 'title' | 'failedTitle' | 'moved'> {
  plan: Plan;
  /** The activity as the page shows it; after a conflict the page shows the newer one. */
  now: { date: string; time: string; revision: number };
  /** Moves it, from the revision that was seen. */
  onMove: (move: Move & { revision: number }) => Promise<{ message?: string | undefined }>;
  /** Addresses to reload afterwards. */
  touches: readonly string[];
  onClose: () => void;
}

/** Another date for an activity of a plan, with a justification (PAI-02, PFI-01). Mounted while it is open. */
export function MovePlanned({ plan, now, onMove, touches, onClose, ...named }: MovePlannedProps) {
  const refresh = useRefresh();
  const { isPending, problem, submit } = useSubmission();
  const [seen] = useState(now);
  const [revision, setRevision] = useState(now.revision);
  const { school, today, cycle } = plan;
  const move = (to: Move) => {
    // After a conflict the form has shown both versions, and goes on from the one that won.
    submit(async () => {
      try {
        sayDone(await onMove({ revision, ...to }));
        onClose();
        await refresh(touches);
      } catch (error) {
        const current = currentOf(error);
        if (current) setRevision(current.revision);
        throw error;
      }
    });
  };
  return (
    <MoveDialog
      {...named}
      now={now}
      seen={seen}
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
