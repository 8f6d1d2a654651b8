import { lazy, Suspense, useState } from 'react';
import type { ProblemError } from '../../lib/api';
import type { Move, MoveDialogProps } from './MoveDialog';
import { momentIn } from './MovedMeanwhile';

// Loaded on demand: readers do not need the date picker.
const MoveDialog = lazy(async () => ({ default: (await import('./MoveDialog')).MoveDialog }));

interface MovableFlow {
  snapshot: { matches: (state: 'rescheduling') => boolean; hasTag: (tag: 'saving') => boolean };
  send: (event: ({ type: 'reschedule.submitted' } & Move) | { type: 'reschedule.cancelled' }) => void;
  problem: ProblemError | null;
}

export interface RescheduleProps extends Omit<MoveDialogProps, 'problem' | 'isSaving' | 'onSubmit' | 'onCancel'> {
  flow: MovableFlow;
}

/** The form for another date, while the flow is in the state `rescheduling` (VIS-01, AGE-06). */
export function Reschedule({ flow: { snapshot, send, problem }, ...form }: RescheduleProps) {
  // The machine takes the version that won and forgets the refusal; both versions stay in sight until the next attempt.
  const [overtaken, setOvertaken] = useState<ProblemError | null>(null);
  const isSaving = snapshot.hasTag('saving');
  if (isSaving && overtaken !== null) setOvertaken(null);
  if (!isSaving && problem !== null && problem !== overtaken && momentIn(problem.current) !== null)
    setOvertaken(problem);
  if (!snapshot.matches('rescheduling')) return null;
  return (
    <Suspense fallback={null}>
      <MoveDialog
        {...form}
        problem={problem ?? overtaken}
        isSaving={isSaving}
        onSubmit={(move) => send({ type: 'reschedule.submitted', ...move })}
        onCancel={() => send({ type: 'reschedule.cancelled' })}
      />
    </Suspense>
  );
}
