import { useCallback, useState, useSyncExternalStore } from 'react';
import { todayIn } from '../dates';
import { useSessionStatus } from './session-context';

const SECOND = 1000;

/**
 * This device's clock, looked at once a second. Between two looks it stands still: read anew at every rendering, it would
 * have React render again, for ever where one rendering takes longer than a second.
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

/** What `read` makes of the server's clock, in milliseconds; the component renders again whenever that is another value. */
function useServerClock<T extends number | string>(read: (milliseconds: number) => T): T {
  const { clockOffset } = useSessionStatus();
  const [ticker] = useState(newTicker);
  const snapshot = useCallback(() => read(ticker.now() + clockOffset), [read, ticker, clockOffset]);
  return useSyncExternalStore(ticker.subscribe, snapshot);
}

const wholeSecond = (milliseconds: number) => Math.floor(milliseconds / SECOND) * SECOND;

/** The server's clock, as an instant; the component renders again every second (ACC-06). */
export function useServerNow(): Date {
  return new Date(useServerClock(wholeSecond));
}

/** The calendar day that it is in an IANA zone by the server's clock; the component renders again at midnight. */
export function useServerToday(timezone: string): string {
  return useServerClock(useCallback((milliseconds) => todayIn(timezone, new Date(milliseconds)), [timezone]));
}
