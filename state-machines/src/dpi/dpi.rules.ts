/**
 * The rules of the diagnostic (DPI) as plain functions (DPI-01 to DPI-04). The machine's guards, the server and the
 * screens all ask here, so a rule has one place. Free of the validation library: safe anywhere. Days are calendar days
 * of the school's wall clock; both ends of the window belong to it.
 */
import { type CalendarDay, isAfter, isBefore, isSameOrAfter } from '../kit/calendar-day';

/** Seconds a question has when it says nothing else (DPI-02). */
export const QUESTION_SECONDS = 20;
/** How late an answer may reach the server and still count: the way there is not the person's time. */
export const ANSWER_GRACE_MS = 5000;
/** How much of the time a person may ask for: the usual, twice it, or ten times (DPI-02, WCAG 2.2.1). */
export const TIME_FACTORS = [1, 2, 10] as const;
export type TimeFactor = (typeof TIME_FACTORS)[number];

/** Question of the diagnostic, as far as its rules go. */
export interface DpiQuestion {
  id: number;
  optionIds: readonly number[];
  /** Null is the default, `QUESTION_SECONDS`. */
  timeoutSeconds: number | null;
}

/** When a school answers. */
export interface DpiWindow {
  startsOn: CalendarDay;
  endsOn: CalendarDay;
  today: CalendarDay;
}

/** Where today stands to the window: to its last day's end one may answer. */
export function dpiWindow({ startsOn, endsOn, today }: DpiWindow): 'before' | 'open' | 'after' {
  if (isBefore(today, startsOn)) return 'before';
  return isAfter(today, endsOn) ? 'after' : 'open';
}

/** Only while the window is open, and only who has not finished: one pass (DPI-01). */
export const mayAnswer = (dpi: DpiWindow & { isFinished: boolean }): boolean =>
  !dpi.isFinished && dpiWindow(dpi) === 'open';

/** Milliseconds a question has for a person who asked for `factor` of the time. */
export const timeAllowed = ({ timeoutSeconds }: Pick<DpiQuestion, 'timeoutSeconds'>, factor: TimeFactor): number =>
  (timeoutSeconds ?? QUESTION_SECONDS) * 1000 * factor;

/** What the ring shows, 100 to 0, for the milliseconds that are left of those allowed. */
export const ringPercent = (msLeft: number, allowedMs: number): number =>
  allowedMs <= 0 ? 0 : Math.min(100, Math.max(0, Math.ceil((msLeft / allowedMs) * 100)));

/** Whether an answer that reached the server so long after its question began is too late to count. */
export const isLate = (elapsedMs: number, allowedMs: number): boolean => elapsedMs > allowedMs + ANSWER_GRACE_MS;

/** The question of that id, if it is one of them. */
export const questionOf = (questions: readonly DpiQuestion[], id: number | null): DpiQuestion | undefined =>
  questions.find((question) => question.id === id);

/** A response is one of the question's own options. */
export const optionBelongs = (question: DpiQuestion | undefined, optionId: number): boolean =>
  question?.optionIds.includes(optionId) ?? false;

/** Which question of how many, from 1; the last one's button says Finish. */
export function placeOf(questions: readonly DpiQuestion[], id: number | null) {
  const at = questions.findIndex((question) => question.id === id) + 1;
  return { at, of: questions.length, isLast: at === questions.length };
}

/** The end is edited only while it is today or later (DPI-04). */
export const endMayChange = ({ endsOn, today }: Pick<DpiWindow, 'endsOn' | 'today'>): boolean =>
  isSameOrAfter(endsOn, today);

/** What is wrong with another end: before today, before the start, or outside the cycle (DPI-04). */
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
