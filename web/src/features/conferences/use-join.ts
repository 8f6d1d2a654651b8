import { useState } from 'react';
import { asProblem, call, useRefresh } from '../../lib/api';
import { sayProblem } from '../../shared/SnackbarBridge';
import { joinSession, SESSIONS } from './conferences.calls';

/**
 * Joins a session: its meeting opens in a tab of its own, which is opened with the press, because browsers block one that
 * opens later. Without a tab this one goes there.
 */
export function useJoin(id: number) {
  const refresh = useRefresh();
  const [isPending, setPending] = useState(false);
  const join = async () => {
    const tab = window.open('', '_blank');
    setPending(true);
    try {
      const { data } = await call(joinSession, { params: { id } });
      if (tab) {
        tab.opener = null;
        tab.location.replace(data.url);
      } else window.location.assign(data.url);
    } catch (error) {
      tab?.close();
      sayProblem(asProblem(error));
    } finally {
      setPending(false);
      void refresh(SESSIONS);
    }
  };
  return { join: () => void join(), isPending };
}
