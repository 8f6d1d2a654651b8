/**
 * Rules of the diagnostic (DPI) as plain functions (DPI-01 to DPI-04). They do not load zod. Days are calendar days in
 * the school's wall clock; both ends of the window belong to it.
 */
import { type CalendarDay, isAfter, isBefore, isSameOrAfter } from '../kit/calendar-day';

/** Default time for a question, in seconds (DPI-02). */
export const QUESTION_SECONDS = 20;
/** How late an answer may reach the server and still count, in milliseconds. Covers the network's delay. */
export const ANSWER_GRACE_MS = 5000;
/** Factors by which a person may extend the time (DPI-02, WCAG 2.2.1). */
export const TIME_FACTORS = [1, 2, 10] as const;
export type TimeFactor = (typeof TIME_FACTORS)[number];

/** The fields of a question that the rules use. */
export interface DpiQuestion {
  id: number;
  optionIds: readonly number[];
  /** Seconds; null for `QUESTION_SECONDS`. */
  timeoutSeconds: number | null;
}

/** The days on which a school may answer. */
export interface DpiWindow {
  startsOn: CalendarDay;
  endsOn: CalendarDay;
  today: CalendarDay;
}

/** Position of today relative to the window, whose last day is included. */
export function dpiWindow({ startsOn, endsOn, today }: DpiWindow): 'before' | 'open' | 'after' {
  if (isBefore(today, startsOn)) return 'before';
  return isAfter(today, endsOn) ? 'after' : 'open';
}

/** Only within the window, and only a person who has not finished: one pass (DPI-01). */
export const mayAnswer = (dpi: DpiWindow & { isFinished: boolean }): boolean =>
  !dpi.isFinished && dpiWindow(dpi) === 'open';

/** Milliseconds for a question with the time factor of the person. */
export const timeAllowed = ({ timeoutSeconds }: Pick<DpiQuestion, 'timeoutSeconds'>, factor: TimeFactor): number =>
  (timeoutSeconds ?? QUESTION_SECONDS) * 1000 * factor;

/** Progress of the ring, 100 to 0, for the milliseconds left. */
export const ringPercent = (msLeft: number, allowedMs: number): number =>
  allowedMs <= 0 ? 0 : Math.min(100, Math.max(0, Math.ceil((msLeft / allowedMs) * 100)));

/**
 * Whether an answer arrived too late to count. `elapsedMs` runs from the question's start to its arrival on the server.
 */
export const isLate = (elapsedMs: number, allowedMs: number): boolean => elapsedMs > allowedMs + ANSWER_GRACE_MS;

/** The question with that id; undefined if there is none. */
export const questionOf = (questions: readonly DpiQuestion[], id: number | null): DpiQuestion | undefined =>
  questions.find((question) => question.id === id);

/** Whether the option belongs to the question. */
export const optionBelongs = (question: DpiQuestion | undefined, optionId: number): boolean =>
  question?.optionIds.includes(optionId) ?? false;

/** Position of a question, from 1, and the total. The last one's button says Finish. */
export function placeOf(questions: readonly DpiQuestion[], id: number | null) {
  const at = questions.findIndex((question) => question.id === id) + 1;
  return { at, of: questions.length, isLast: at === questions.length };
}

/** The end may change only while it is today or later (DPI-04). */
export const endMayChange = ({ endsOn, today }: Pick<DpiWindow, 'endsOn' | 'today'>): boolean =>
  isSameOrAfter(endsOn, today);

/** Faults of a new end: before today, before the start, or outside the cycle (DPI-04). */
export function faultsInEndDate(
  newEnd: CalendarDay,
  { today, startsOn, cycleEndsOn }: Pick<DpiWindow, 'today' | 'startsOn'> & { cycleEndsOn: CalendarDay },
): ('past' | 'beforeStart' | 'outsideCycle')[] {
  const faults: ('past' | 'beforeStart' | 'outsideCycle')[] = [];
  if (isBefore(newEnd, today)) faults.push('past');
  if (isBefore(newEnd, startsOn)) faults.push('beforeStart');
  if (isAfter(newEnd, cycleEndsOn)) faults.push('outsideCycle');
  return faults;
}
