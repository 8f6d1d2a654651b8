import { useCallback } from 'react';
import { draftsDiffer } from '@ruta/state-machines/visits/visit.rules';
import type { VisitDraft } from '@ruta/state-machines/visits/visit.rules';
import type { VisitFlow } from './use-visit-flow';
import { useSavesItself } from '../../shared/record/use-saves-itself';
import { useSaving } from '../../shared/record/use-saving';
import type { Saving } from '../../shared/record/use-saving';

/**
 * Autosaves an existing draft while it is edited. A new visit and a published one are only stored on this device until
 * the person saves them, because a save would add it to lists or change the agenda.
 */
export function useAutosave({ actor, snapshot, autosave }: VisitFlow): Saving {
  const { visitId, eraser, draft, saved } = snapshot.context;
  const isDraft = visitId !== null && eraser;
  const isWriting = isDraft && snapshot.matches('composing');
  const work = useCallback(
    async (written: VisitDraft) => {
      const revision = await autosave(actor.getSnapshot().context, written);
      actor.send({ type: 'draft.autosaved', revision, draft: { ...written, axes: [...written.axes] } });
    },
    [actor, autosave],
  );
  const saver = useSaving(work);
  useSavesItself(draft, isWriting && draftsDiffer(draft, saved), saver);

  return isDraft ? saver.saving : IDLE;
}

const IDLE: Saving = { state: 'idle' };
