/**
 * Rules of a school visit as plain functions (domain rules 2.5; VIS-01 to VIS-06, AGE-07). Shared by the machine's
 * guards, the server and the screens. They do not load zod.
 */
import { lengthOf } from '@ruta/contracts/kit/length';
import { JUSTIFICATION_MAX, JUSTIFICATION_MIN, VISIT_AXES } from '@ruta/contracts/kit/limits';
import { type CalendarDay, isBefore, isSameOrAfter } from '../kit/calendar-day';
import { isFilled } from '../kit/recording';

export { EMPTY_RECORD, evidenceHasRoom, isFilled, missingBeforeFinish } from '../kit/recording';
export type { FieldRecord as VisitRecord, MissingRecord } from '../kit/recording';
export { faultsInReschedule } from '../kit/reschedule';
export type { RescheduleForm } from '../kit/reschedule';

/** Status of the visit on the server. A draft is 'new' with `eraser`. */
export type VisitStatusKey = 'new' | 'progress' | 'finished';

/** Actions and specifications of one axis. `axis_id` is its id in the catalogue. */
export interface VisitAxis {
  axis_id: number;
  actions: string;
  specifications: string;
}

/** Fields of the visit's form. `time` is 'HH:mm', 24 hours; date and time are in the school's wall clock. */
export interface VisitDraft {
  objective: string;
  date: CalendarDay | null;
  time: string | null;
  axes: readonly VisitAxis[];
}

/** What a visit is today. One in progress is 'progress' even when expired; see `isExpired`. */
export type VisitPhase = 'draft' | 'upcoming' | 'today' | 'expired' | 'progress' | 'finished' | 'cancelled';

/** A field that is missing for publication; `axes[0]` is the first axis. */
export type MissingField =
  'objective' | 'date' | 'time' | 'axes' | `axes[${number}].actions` | `axes[${number}].specifications`;

interface VisitStanding {
  eraser: boolean;
  statusKey: VisitStatusKey;
  /** A cancelled visit keeps its status. */
  isCancelled: boolean;
  date: CalendarDay | null;
  today: CalendarDay;
}

/** Content of a new visit's form. `axisIds` are the catalogue's, in order. */
export const blankDraft = (axisIds: readonly number[]): VisitDraft => ({
  objective: '',
  date: null,
  time: null,
  axes: axisIds.map((axis_id) => ({ axis_id, actions: '', specifications: '' })),
});

/** Whether the date is past and the visit not finished (VIS-01), started or not. Drafts and cancelled visits never expire. */
export const isExpired = ({ eraser, statusKey, isCancelled, date, today }: VisitStanding): boolean =>
  !isCancelled &&
  statusKey !== 'finished' &&
  !(eraser && statusKey === 'new') &&
  date !== null &&
  isBefore(date, today);

/** Phase of a visit today; colours, icons and buttons depend on it (VIS-01). */
export function visitPhase(visit: VisitStanding): VisitPhase {
  if (visit.isCancelled) return 'cancelled';
  if (visit.statusKey === 'finished') return 'finished';
  if (visit.statusKey === 'progress') return 'progress';
  if (visit.eraser) return 'draft';
  if (isExpired(visit)) return 'expired';
  return visit.date === visit.today ? 'today' : 'upcoming';
}

type Rank = Pick<VisitStanding, 'eraser' | 'statusKey' | 'isCancelled'>;

/** Only if neither finished nor cancelled, and not a draft (VIS-01). */
export const mayReschedule = ({ eraser, statusKey, isCancelled }: Rank): boolean =>
  statusKey !== 'finished' && !isCancelled && !eraser;

/** Only a published visit that has not started; a draft is deleted instead. */
export const mayCancel = ({ eraser, statusKey, isCancelled }: Rank): boolean =>
  statusKey === 'new' && !isCancelled && !eraser;

/** Whether a reason is within its limits, trimmed (VIS-01). */
export const mayExplain = (reason: string): boolean => {
  const length = lengthOf(reason.trim());
  return length >= JUSTIFICATION_MIN && length <= JUSTIFICATION_MAX;
};

/** Only a published visit that has not started, on its own day. */
export const mayStart = (visit: VisitStanding): boolean => visitPhase(visit) === 'today';

/** Only a visit in progress. Missing parts of the record never prevent it. */
export const mayFinish = ({ statusKey }: Pick<VisitStanding, 'statusKey'>): boolean => statusKey === 'progress';

/** All fields until it starts, objective and axes while in progress, none once finished or cancelled. */
export const mayEdit = ({ statusKey, isCancelled }: Pick<VisitStanding, 'statusKey' | 'isCancelled'>): boolean =>
  statusKey !== 'finished' && !isCancelled;

/** Missing fields of the first step: objective, a date not before today, and a time (VIS-02). */
export function missingInSchedule({ objective, date, time }: VisitDraft, today: CalendarDay): MissingField[] {
  const missing: MissingField[] = [];
  if (!isFilled(objective)) missing.push('objective');
  if (!isFilled(date) || isBefore(date, today)) missing.push('date');
  if (!isFilled(time)) missing.push('time');
  return missing;
}

/** Missing fields of the second step: four axes, each with both texts. Any other number of axes gives 'axes'. */
export function missingInAxes(axes: readonly VisitAxis[]): MissingField[] {
  const missing: MissingField[] = axes.length === VISIT_AXES ? [] : ['axes'];
  axes.forEach(({ actions, specifications }, index) => {
    if (!isFilled(actions)) missing.push(`axes[${index}].actions`);
    if (!isFilled(specifications)) missing.push(`axes[${index}].specifications`);
  });
  return missing;
}

/** All fields missing for publication, in the order of the form; empty when it may be published (VIS-02). */
export const missingBeforePublish = (draft: VisitDraft, today: CalendarDay): MissingField[] => [
  ...missingInSchedule(draft, today),
  ...missingInAxes(draft.axes),
];

/** Missing fields of an edit in progress: objective and axes; the date is fixed by then (VIS-06). */
export const missingInPlace = ({ objective, axes }: Pick<VisitDraft, 'objective' | 'axes'>): MissingField[] => [
  ...(isFilled(objective) ? [] : (['objective'] as const)),
  ...missingInAxes(axes),
];

/** Whether two versions of a form's content differ: for unsaved changes and for conflicts (VIS-05). */
export const draftsDiffer = (one: VisitDraft, other: VisitDraft): boolean =>
  one.objective !== other.objective ||
  one.date !== other.date ||
  one.time !== other.time ||
  one.axes.length !== other.axes.length ||
  one.axes.some((axis, index) => {
    const twin = other.axes[index];
    if (axis.axis_id !== twin?.axis_id) return true;
    return axis.actions !== twin.actions || axis.specifications !== twin.specifications;
  });

/** Display of an agenda item (AGE-07): visit gold, taken green, pending blue, outdated red. */
export type DisplayStatus = 'visit' | 'taken' | 'pending' | 'outdated';

/** Completed: visit or taken. Not completed: pending or visit while today or later, else outdated (AGE-07). */
export function displayStatus(activity: {
  isVisit: boolean;
  isCompleted: boolean;
  date: CalendarDay;
  today: CalendarDay;
}): DisplayStatus {
  if (activity.isCompleted) return activity.isVisit ? 'visit' : 'taken';
  if (!isSameOrAfter(activity.date, activity.today)) return 'outdated';
  return activity.isVisit ? 'visit' : 'pending';
}
