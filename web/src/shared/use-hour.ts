import { useCallback } from 'react';
import { clockIn } from '../lib/dates';
import { useSession, useSessionStatus } from '../lib/session';

/** Returns a function for the current time, `HH:mm`, by the server's clock in the reader's time zone. */
export function useHour(): () => string {
  const { me } = useSession();
  const { clockOffset } = useSessionStatus();
  return useCallback(
    () => clockIn(me.user_timezone, new Date(Date.now() + clockOffset)).slice(0, 'HH:mm'.length),
    [me.user_timezone, clockOffset],
  );
}
