import { useCallback, useEffect } from 'react';
import { draftsDiffer } from '@ruta/state-machines/visits/visit.rules';
import type { VisitDraft } from '@ruta/state-machines/visits/visit.rules';
import type { VisitFlow } from './use-visit-flow';
import { useSaving } from '../../shared/record/use-saving';
import type { Saving } from '../../shared/record/use-saving';

/** How long one has to stop typing: with the call itself, the server has the text within five seconds of the last key. */
const PAUSE_MS = 2000;
/** When a save that did not get through is tried again. */
const RETRY_MS = 10_000;

/**
 * Saves an existing draft by itself while it is being written. A visit that does not exist yet, and one that is
 * published, stay on this device until the person saves them: nothing appears on a list or changes an agenda unasked.
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

  // A lost connection comes back; another version of the draft, or a text the server refuses, does not mend by itself.
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
