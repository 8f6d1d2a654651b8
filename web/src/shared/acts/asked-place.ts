import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { isDay } from '../../lib/dates';

/** A place of the agenda where something is created: the day, and the hour if one was pressed. */
export interface AskedPlace {
  date: string;
  time: string | null;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** The place that the address of a form asks for, `?date=2026-11-20&time=09:00`; null without a day. */
export function useAskedPlace(): AskedPlace | null {
  const [address] = useSearchParams();
  const date = address.get('date') ?? '';
  const time = address.get('time') ?? '';
  return useMemo(() => (isDay(date) ? { date, time: TIME.test(time) ? time : null } : null), [date, time]);
}
