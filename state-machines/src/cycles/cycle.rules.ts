/**
 * Rules of a school cycle as plain functions (CYC-01 to CYC-03). They do not load zod. Days are calendar days of the
 * platform's clock; both ends belong to the cycle.
 */
import { MIN_GROUP_LEAST, MIN_GROUP_MOST } from '@ruta/contracts/cycles/limits';
import { type CalendarDay, isAfter, isBefore, isSameOrAfter } from '../kit/calendar-day';

/** In order, never back (CYC-03). */
export const CYCLE_STATES = ['notPrepared', 'prepared', 'started', 'finished'] as const;
export type CycleState = (typeof CYCLE_STATES)[number];

/** Period and dates of a cycle. */
export interface CycleDates {
  periodId: number | null;
  startAt: CalendarDay | null;
  endAt: CalendarDay | null;
}

/** Fields of the cycle's form. */
export interface CycleFields extends CycleDates {
  /** The smallest group whose figures are shown. */
  minGroup: number | null;
}

/** Something that may close before the cycle ends: the formation plan or the diagnostic. */
export type ClosureKind = 'pfp' | 'dpi';

/** Missing fields, or 'order' if the start is not before the end. */
export function faultsInDates({ periodId, startAt, endAt }: CycleDates): (keyof CycleDates | 'order')[] {
  const faults: (keyof CycleDates | 'order')[] = [];
  if (periodId === null) faults.push('periodId');
  if (startAt === null) faults.push('startAt');
  if (endAt === null) faults.push('endAt');
  if (startAt !== null && endAt !== null && !isBefore(startAt, endAt)) faults.push('order');
  return faults;
}

/** Whether figures of groups of at least this many people may be shown. */
export const minGroupStands = (minGroup: number | null): boolean =>
  minGroup !== null && minGroup >= MIN_GROUP_LEAST && minGroup <= MIN_GROUP_MOST;

const FIELDS = ['periodId', 'startAt', 'endAt', 'minGroup'] as const satisfies (keyof CycleFields)[];

/** Whether the form differs from what it was opened with. */
export const isEdited = (draft: CycleFields, saved: CycleFields): boolean =>
  FIELDS.some((field) => draft[field] !== saved[field]);

/** Whether a field was changed by both, differently. */
export const fieldsClash = (draft: CycleFields, saved: CycleFields, theirs: CycleFields): boolean =>
  FIELDS.some(
    (field) => draft[field] !== saved[field] && theirs[field] !== saved[field] && theirs[field] !== draft[field],
  );

/** The draft over a newer version: fields that the person left alone are the newer ones. */
export const rebased = (draft: CycleFields, saved: CycleFields, theirs: CycleFields): CycleFields => {
  const kept = <Field extends keyof CycleFields>(field: Field) =>
    draft[field] === saved[field] ? theirs[field] : draft[field];
  return { periodId: kept('periodId'), startAt: kept('startAt'), endAt: kept('endAt'), minGroup: kept('minGroup') };
};

/** Fields may change until the cycle starts: later records are dated within it. */
export const mayEdit = (state: CycleState): boolean => state === 'notPrepared' || state === 'prepared';

/** Once, before it starts. */
export const mayPrepare = (state: CycleState): boolean => state === 'notPrepared';

/** Reasons against starting: not prepared, another cycle is started, or the end is past. */
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

/** Any day: a year may be finished late, or early. */
export const mayFinish = (state: CycleState): boolean => state === 'started';

/**
 * Closures may be set from prepared to finished. The diagnostic's only while its end is today or later, or not set
 * (CYC-02, DPI-04).
 */
export const mayClose = (
  kind: ClosureKind,
  cycle: { state: CycleState; dpiEndsOn: CalendarDay | null; today: CalendarDay },
): boolean => {
  if (cycle.state !== 'prepared' && cycle.state !== 'started') return false;
  return kind === 'pfp' || cycle.dpiEndsOn === null || isSameOrAfter(cycle.dpiEndsOn, cycle.today);
};

/** Faults of a closure day: in the past, or outside the cycle (CYC-02, B05). */
export function faultsInClosure(
  day: CalendarDay,
  { startAt, endAt, today }: Pick<CycleDates, 'startAt' | 'endAt'> & { today: CalendarDay },
): ('past' | 'outsideCycle')[] {
  const faults: ('past' | 'outsideCycle')[] = [];
  if (isBefore(day, today)) faults.push('past');
  if (startAt === null || endAt === null || isBefore(day, startAt) || isAfter(day, endAt)) faults.push('outsideCycle');
  return faults;
}
