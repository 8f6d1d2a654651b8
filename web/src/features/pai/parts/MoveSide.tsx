import { useState } from 'react';
import type { Activity } from '@ruta/contracts/agenda/activity.schema';
import type { PaiSideName } from '@ruta/contracts/pai/limits';
import type { Pai, PaiItem } from '@ruta/contracts/pai/pai.schema';
import { faultsInReschedule } from '@ruta/state-machines/activities/activity.rules';
import { call, useRefresh } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { MoveDialog, type Move } from '../../../shared/flow/MoveDialog';
import { sayDone } from '../../../shared/SnackbarBridge';
import { useSubmission } from '../../../shared/use-submission';
import { AFTER_CHANGE, moveItem } from '../pai.calls';
import { paiTexts } from '../pai.texts';

export interface MoveSideProps {
  pai: Pai;
  item: PaiItem;
  who: PaiSideName;
  onClose: () => void;
}

/** Another date for the activity of one’s own side (PAI-02). Mounted while it is open. */
export function MoveSide({ pai, item, who, onClose }: MoveSideProps) {
  const t = useTexts(paiTexts);
  const refresh = useRefresh();
  const { isPending, problem, submit } = useSubmission();
  const side = who === 'school' ? item.school_activity : item.coach_activity;
  const [seen] = useState(side);
  const [revision, setRevision] = useState(side.revision);
  const { school, today, cycle } = pai;
  const move = (to: Move) => {
    // After a conflict the form has shown both versions, and goes on from the one that won.
    submit(async () => {
      try {
        const { message } = await call(moveItem, { params: { id: item.id }, body: { who, revision, ...to } });
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
      title={t('move.title')}
      failedTitle={t('move.failed')}
      now={side}
      seen={seen}
      moved={{ type: side.activity_type, id: side.id }}
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
