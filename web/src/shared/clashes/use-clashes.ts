import type { agenda } from '@ruta/contracts/agenda/agenda.api';
import type { ACTIVITY_MINUTES_MAX, ACTIVITY_MINUTES_MIN } from '@ruta/contracts/agenda/activity.schema';
import type { AgendaActivity } from '@ruta/contracts/agenda/agenda.schema';
import type { Clash } from '@ruta/contracts/agenda/clash.schema';
import type { SchoolRef } from '@ruta/contracts/schools/school.schema';
import { route, useEndpoint } from '../../lib/api';
import { isDay } from '../../lib/dates';
import { useSettled } from '../use-settled';

const readClashes = route<typeof agenda.clashes>('get', '/schools/agenda/clashes');

/** How long date and hour rest before the server is asked, in ms. */
const REST_MS = 300;

// Checked against the contract's limits by the compiler; importing the values would load zod.
const MINUTES_MIN = 5 satisfies typeof ACTIVITY_MINUTES_MIN;
const MINUTES_MAX = 720 satisfies typeof ACTIVITY_MINUTES_MAX;

/** A date and hour that somebody considers, on the school's wall clock; null while a field is empty. */
export interface ConsideredHour {
  schoolId: number;
  date: string | null;
  time: string | null;
  /** Of the form's field, null while it is empty. Default: those of the moved item, of something new an hour. */
  minutes?: number | null | undefined;
  /** What is moved or edited, which is no clash: of a visit the visit's id, else the item's. */
  moved?: { type: AgendaActivity['activity_type']; id: number } | undefined;
}

/** Date and hour beside which the clashes stand. */
export interface ClashWarningProps extends Omit<ConsideredHour, 'schoolId'> {
  school: SchoolRef;
}

/** What stands at the hour; `null` while nothing is known. `isUnknown` after a failure, which is no free hour. */
export interface KnownClashes {
  clashes: readonly Clash[] | null;
  isUnknown: boolean;
}

const isTime = (text: string) => /^\d\d:\d\d$/.test(text);
const isLength = (minutes: number | null | undefined) =>
  minutes === undefined || (minutes !== null && minutes >= MINUTES_MIN && minutes <= MINUTES_MAX);

/**
 * Asks what stands at an hour already, once it has rested for 300 ms (decision 0031). While the answer to another hour
 * is awaited, the previous one stays, so that the warning does not flicker.
 */
export function useClashes({ schoolId, date, time, minutes, moved }: ConsideredHour): KnownClashes {
  const isWhole = date !== null && isDay(date) && time !== null && isTime(time) && isLength(minutes);
  const hour = isWhole ? `${date} ${time} ${minutes ?? ''}` : '';
  const settled = useSettled(hour, REST_MS);
  const [day = '', clock = '', length = ''] = settled.split(' ');
  const { data, problem } = useEndpoint(settled !== '' ? readClashes : null, {
    query: {
      school_id: String(schoolId),
      date: day,
      time: clock,
      duration_min: length === '' ? undefined : length,
      moved_type: moved?.type,
      moved_id: moved && String(moved.id),
    },
  });
  if (hour === '' || settled === '') return { clashes: null, isUnknown: false };
  return { clashes: problem ? null : (data?.data ?? null), isUnknown: problem !== undefined };
}
