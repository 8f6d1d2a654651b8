import { useCallback, useSyncExternalStore } from 'react';
import { todayIn } from '../dates';
import { useSessionStatus } from './session-context';

const SECOND = 1000;

function everySecond(tell: () => void): () => void {
  const timer = setInterval(tell, SECOND);
  return () => clearInterval(timer);
}

/** The server's clock, as an instant; the component renders again every second (ACC-06). */
export function useServerNow(): Date {
  const { clockOffset } = useSessionStatus();
  // Whole seconds: the value is the same between two ticks, as an external store has to be.
  const snapshot = useCallback(() => Math.floor((Date.now() + clockOffset) / SECOND), [clockOffset]);
  return new Date(useSyncExternalStore(everySecond, snapshot) * SECOND);
}

/** The calendar day that it is in an IANA zone by the server's clock; the component renders again at midnight. */
export function useServerToday(timezone: string): string {
  const { clockOffset } = useSessionStatus();
  const snapshot = useCallback(() => todayIn(timezone, new Date(Date.now() + clockOffset)), [timezone, clockOffset]);
  return useSyncExternalStore(everySecond, snapshot);
}
