/**
 * The rules of a school cycle as plain functions (CYC-01 to CYC-03). The machine's guards, the server and the screens
 * all ask here, so a rule has one place. Free of the validation library: safe anywhere. Days are calendar days of the
 * platform's own clock; both ends belong to the cycle.
 */
import { type CalendarDay, isAfter, isBefore, isSameOrAfter } from '../kit/calendar-day';

/** Not prepared, prepared, started, finished: never back (CYC-03). */
export const CYCLE_STATES = ['notPrepared', 'prepared', 'started', 'finished'] as const;
export type CycleState = (typeof CYCLE_STATES)[number];

/** What a person writes of a cycle. */
export interface CycleDates {
  periodId: number | null;
  startAt: CalendarDay | null;
  endAt: CalendarDay | null;
}

/** The two days that close something before the cycle does: of the formation plan, and of the diagnostic. */
export type ClosureKind = 'pfp' | 'dpi';

/** What keeps the dates of a cycle from being saved: what is missing, or a start that is not before the end. */
export function faultsInDates({ periodId, startAt, endAt }: CycleDates): (keyof CycleDates | 'order')[] {
  const faults: (keyof CycleDates | 'order')[] = [];
  if (periodId === null) faults.push('periodId');
  if (startAt === null) faults.push('startAt');
  if (endAt === null) faults.push('endAt');
  if (startAt !== null && endAt !== null && !isBefore(startAt, endAt)) faults.push('order');
  return faults;
}

/** Its dates are edited until it starts: what follows is dated inside it. */
export const mayEdit = (state: CycleState): boolean => state === 'notPrepared' || state === 'prepared';

/** Once, before it starts. */
export const mayPrepare = (state: CycleState): boolean => state === 'notPrepared';

/** What stands against starting: not prepared, another one is started, or its end is past. */
export function faultsInStart(cycle: {
  state: CycleState;
  isAnotherStarted: boolean;
  endAt: CalendarDay | null;
  today: CalendarDay;
}): ('notPrepared' | 'anotherStarted' | 'over')[] {
  const faults: ('notPrepared' | 'anotherStarted' | 'over')[] = [];
  if (cycle.state !== 'prepared') faults.push('notPrepared');
  if (cycle.isAnotherStarted) faults.push('anotherStarted');
  if (cycle.endAt === null || isBefore(cycle.endAt, cycle.today)) faults.push('over');
  return faults;
}

/** Whichever day it is: an ended year may be closed late, and one that failed early. */
export const mayFinish = (state: CycleState): boolean => state === 'started';

/**
 * Closures are set once the cycle is prepared and until it is finished; that of the diagnostic only while its present
 * end is today or later, or there is none (CYC-02, DPI-04).
 */
export const mayClose = (
  kind: ClosureKind,
  cycle: { state: CycleState; dpiEndsOn: CalendarDay | null; today: CalendarDay },
): boolean => {
  if (cycle.state !== 'prepared' && cycle.state !== 'started') return false;
  return kind === 'pfp' || cycle.dpiEndsOn === null || isSameOrAfter(cycle.dpiEndsOn, cycle.today);
};

/** What is wrong with the day of a closure: in the past, or outside the cycle (CYC-02, B05). */
export function faultsInClosure(
  day: CalendarDay,
  { startAt, endAt, today }: Pick<CycleDates, 'startAt' | 'endAt'> & { today: CalendarDay },
): ('past' | 'outsideCycle')[] {
  const faults: ('past' | 'outsideCycle')[] = [];
  if (isBefore(day, today)) faults.push('past');
  if (startAt === null || endAt === null || isBefore(day, startAt) || isAfter(day, endAt)) faults.push('outsideCycle');
  return faults;
}
