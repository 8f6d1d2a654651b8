import { useCallback, useEffect } from 'react';
import type { FormationPlan } from '@ruta/contracts/pfp/pfp.schema';
import { snackbar } from '@ruta/design-system';
import { asProblem, call, isLasting, useRefresh } from '../../lib/api';
import { useTexts } from '../../lib/i18n';
import { instantOf } from '../../lib/instants';
import { useSession, useSessionStatus } from '../../lib/session';
import { useOnline } from '../../shared/use-online';
import { dropMark, keepMark, keptMarks, type KeptMark } from './kept-marks';
import { AFTER_MARK, markConsulted } from './pfp.calls';
import { pfpTexts } from './pfp.texts';

/**
 * Marks plans as consulted when a content of theirs is opened (PFP-01). A mark that the line fails waits on this device
 * with its hour, and is sent once the connection is back, or with the next visit of these pages.
 */
export function useMarks(): (plan: FormationPlan, isClosed: boolean) => void {
  const t = useTexts(pfpTexts);
  const { me } = useSession();
  const user = me.user.id;
  const refresh = useRefresh();
  const { clockOffset } = useSessionStatus();
  const isOnline = useOnline();

  const send = useCallback(
    async (mark: KeptMark): Promise<boolean> => {
      try {
        await call(markConsulted, { params: { id: mark.id }, body: { opened_at: mark.opened_at } });
        dropMark(user, mark.id);
      } catch (error) {
        const problem = asProblem(error);
        // Closed or gone for good: the page says so by itself.
        if (!isLasting(problem) && problem.status !== 404 && problem.status !== 410) return false;
        dropMark(user, mark.id);
      }
      await refresh(AFTER_MARK);
      return true;
    },
    [user, refresh],
  );

  useEffect(() => {
    if (isOnline) for (const mark of keptMarks(user)) void send(mark);
  }, [isOnline, user, send]);

  return (plan, isClosed) => {
    if (plan.consulted || isClosed) return;
    const mark = {
      id: plan.id,
      opened_at: instantOf(Date.now() + clockOffset),
    };
    keepMark(user, mark);
    void send(mark).then((isDone) => {
      if (!isDone) snackbar.show({ message: t('mark.later'), tone: 'info' });
    });
  };
}
