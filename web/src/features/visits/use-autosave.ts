import { useCallback, useEffect } from 'react';
import { draftsDiffer } from '@ruta/state-machines/visits/visit.rules';
import type { VisitDraft } from '@ruta/state-machines/visits/visit.rules';
import type { VisitFlow } from './use-visit-flow';
import { useSaving } from '../../shared/record/use-saving';
import type { Saving } from '../../shared/record/use-saving';

/** Milliseconds after the last key before an autosave; with the call, the server has the text within five seconds. */
const PAUSE_MS = 2000;
/** Milliseconds until a failed autosave is retried. */
const RETRY_MS = 10_000;

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
  const { saving, save, retry } = useSaving(work);

  const isWaiting = isWriting && draftsDiffer(draft, saved);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => save(draft), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, draft, save]);

  // Retry network and server errors only; a conflict or a refused text does not go away by itself.
  const isCutOff =
    isWaiting && saving.state === 'failed' && (saving.problem.status === 0 || saving.problem.status >= 500);
  useEffect(() => {
    if (!isCutOff) return;
    const timer = setInterval(retry, RETRY_MS);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [isCutOff, retry]);

  return isDraft ? saving : IDLE;
}

const IDLE: Saving = { state: 'idle' };
