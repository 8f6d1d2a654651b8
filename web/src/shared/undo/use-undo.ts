import { useCallback } from 'react';
import { UNDO_MINUTES } from '@ruta/contracts/kit/limits';
import { snackbar } from '@ruta/design-system';
import { asProblem, useRefresh } from '../../lib/api';
import { useTexts } from '../../lib/i18n';
import { useSession } from '../../lib/session';
import { sayDone, sayProblem } from '../SnackbarBridge';
import { sharedTexts } from '../shared.texts';
import { undoOffers, type UndoOffer } from './undo-offers';

/** A deletion, and how it is undone. */
export interface Deletion extends Pick<UndoOffer, 'touches'> {
  /** The server's message; without one nothing is offered. */
  message?: string | undefined;
  restore: () => Promise<{ message?: string | undefined }>;
}

/** Statuses after which another try cannot succeed: there is no such record, or its ten minutes have passed. */
const FINAL: readonly number[] = [404, 410];

/**
 * Tells of a deletion with "Deshacer" in its snackbar. When the snackbar goes, the page where the record was goes on
 * offering it, because five seconds are too short for some people (WCAG 2.2.1).
 */
export function useUndo(): (deletion: Deletion) => void {
  const t = useTexts(sharedTexts);
  const refresh = useRefresh();
  const { me } = useSession();
  const userId = me.user.id;
  return useCallback(
    ({ message, touches, restore }) => {
      if (message === undefined || message === '') return;
      const until = Date.now() + UNDO_MINUTES * 60_000;
      let isTaken = false;
      const goOnOffering = () => {
        if (!isTaken) undoOffers.add(offer, until - Date.now());
      };
      const undo = async () => {
        isTaken = true;
        undoOffers.remove(offer);
        try {
          sayDone(await restore());
        } catch (error) {
          const problem = asProblem(error);
          sayProblem(problem);
          isTaken = FINAL.includes(problem.status) || problem.code === 'undo.done';
          goOnOffering();
        }
        await refresh(touches);
      };
      const offer: UndoOffer = { userId, message, touches, undo };
      snackbar.show({
        ...{ message, tone: 'success', actionLabel: t('undo') },
        onAction: () => void undo(),
        onClose: goOnOffering,
      });
    },
    [t, refresh, userId],
  );
}
