import { useState } from 'react';
import { asProblem, call, useRefresh } from '../../lib/api';
import { forget } from '../../lib/kept';
import { useSession } from '../../lib/session';
import { useUndo } from '../../shared/undo/use-undo';
import { draftPlace } from './kept-draft';
import { deleteVisit, restoreVisit, touchedBy } from './visits.calls';

interface Draft {
  schoolId: number;
  draftId: number;
}

/** Deletes a draft, with what this device kept of it, and offers to undo that. A refusal rejects and is `failure`. */
export function useDraftRemoval({ schoolId, draftId }: Draft, onDeleted: () => void) {
  const { me } = useSession();
  const refresh = useRefresh();
  const tellOfDeletion = useUndo();
  const [failure, setFailure] = useState<string>();
  const remove = async () => {
    setFailure(undefined);
    try {
      const params = { id: draftId };
      const { message } = await call(deleteVisit, { params });
      tellOfDeletion({ message, restore: () => call(restoreVisit, { params }), touches: touchedBy(schoolId) });
    } catch (error) {
      setFailure(asProblem(error).message);
      throw error; // keeps the dialog open
    }
    forget(draftPlace(me.user.id, schoolId, draftId));
    void refresh(touchedBy(schoolId));
    onDeleted();
  };
  return { remove, failure };
}
