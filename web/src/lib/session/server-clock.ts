import { useCallback, useState, useSyncExternalStore } from 'react';
import { clockIn, todayIn } from '../dates';
import { useSessionStatus } from './session-context';

const SECOND = 1000;

/**
 * A device clock that is read once a second. A value read on every render would change during slow renders and make
 * React render for ever.
 */
function newTicker() {
  let now = Date.now();
  return {
    now: () => now,
    subscribe: (tell: () => void) => {
      now = Date.now();
      const timer = setInterval(() => {
        now = Date.now();
        tell();
      }, SECOND);
      return () => clearInterval(timer);
    },
  };
}

/** The value of `read` for the server's time in ms; re-renders when the value changes. */
function useServerClock<T extends number | string>(read: (milliseconds: number) => T): T {
  const { clockOffset } = useSessionStatus();
  const [ticker] = useState(newTicker);
  const snapshot = useCallback(() => read(ticker.now() + clockOffset), [read, ticker, clockOffset]);
  return useSyncExternalStore(ticker.subscribe, snapshot);
}

const wholeSecond = (milliseconds: number) => Math.floor(milliseconds / SECOND) * SECOND;

/** The server's time; re-renders every second (ACC-06). */
export function useServerNow(): Date {
  return new Date(useServerClock(wholeSecond));
}

/** The calendar day in an IANA zone by the server's time; re-renders at midnight. */
export function useServerToday(timezone: string): string {
  return useServerClock(useCallback((milliseconds) => todayIn(timezone, new Date(milliseconds)), [timezone]));
}

/** The hour and minute in an IANA zone by the server's time, `HH:mm`; re-renders at each minute. */
export function useServerMinute(timezone: string): string {
  return useServerClock(
    useCallback((milliseconds) => clockIn(timezone, new Date(milliseconds)).slice(0, 5), [timezone]),
  );
}
