import { useCallback } from 'react';
import { clockIn } from '../lib/dates';
import { useSession, useSessionStatus } from '../lib/session';

/** The hour now by the server's clock, on the reader's wall: `HH:mm`. Asked for when something was saved. */
export function useHour(): () => string {
  const { me } = useSession();
  const { clockOffset } = useSessionStatus();
  return useCallback(
    () => clockIn(me.user_timezone, new Date(Date.now() + clockOffset)).slice(0, 'HH:mm'.length),
    [me.user_timezone, clockOffset],
  );
}
