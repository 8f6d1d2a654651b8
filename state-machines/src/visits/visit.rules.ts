/**
 * The rules of a school visit as plain functions (domain rules 2.5; VIS-01 to VIS-06, AGE-07). The machine's guards,
 * the server and the screens all ask here, so a rule has one place. Free of
 * the validation library: safe anywhere.
 */
import { VISIT_AXES } from '@ruta/contracts/kit/limits';
import { type CalendarDay, isBefore, isSameOrAfter } from '../kit/calendar-day';
import { isFilled } from '../kit/recording';

export { EMPTY_RECORD, evidenceHasRoom, isFilled, missingBeforeFinish } from '../kit/recording';
export type { FieldRecord as VisitRecord, MissingRecord } from '../kit/recording';
export { faultsInReschedule } from '../kit/reschedule';
export type { RescheduleForm } from '../kit/reschedule';

/** Where the server has the visit: not started, started, or closed for good. A draft is 'new' with `eraser`. */
export type VisitStatusKey = 'new' | 'progress' | 'finished';

/** What will be done on one of the four axes, and its particulars. `axis_id` is the id in the axes' catalogue. */
export interface VisitAxis {
  axis_id: number;
  actions: string;
  specifications: string;
}

/** What a person writes of a visit. `time` is 'HH:mm', 24 hours; day and time are the school's wall clock. */
export interface VisitDraft {
  objective: string;
  date: CalendarDay | null;
  time: string | null;
  axes: readonly VisitAxis[];
}

/** What a visit is today, in the order screens ask. An in-progress visit stays 'progress'; see `isExpired`. */
export type VisitPhase = 'draft' | 'upcoming' | 'today' | 'expired' | 'progress' | 'finished';

/** A field that still keeps a visit from being published; `axes[0]` is the first axis. */
export type MissingField =
  'objective' | 'date' | 'time' | 'axes' | `axes[${number}].actions` | `axes[${number}].specifications`;

interface VisitStanding {
  eraser: boolean;
  statusKey: VisitStatusKey;
  date: CalendarDay | null;
  today: CalendarDay;
}

/** A visit no one has written in: what the form of a new one starts from. `axisIds` are the catalogue's, in order. */
export const blankDraft = (axisIds: readonly number[]): VisitDraft => ({
  objective: '',
  date: null,
  time: null,
  axes: axisIds.map((axis_id) => ({ axis_id, actions: '', specifications: '' })),
});

/** Past and unfinished is expired (VIS-01), whether it was started or not. A draft promised no day to anyone. */
export const isExpired = ({ eraser, statusKey, date, today }: VisitStanding): boolean =>
  statusKey !== 'finished' && !(eraser && statusKey === 'new') && date !== null && isBefore(date, today);

/** The one word for what a visit is today; colours, icons and buttons follow from it (VIS-01). */
export function visitPhase(visit: VisitStanding): VisitPhase {
  if (visit.statusKey === 'finished') return 'finished';
  if (visit.statusKey === 'progress') return 'progress';
  if (visit.eraser) return 'draft';
  if (isExpired(visit)) return 'expired';
  return visit.date === visit.today ? 'today' : 'upcoming';
}

/** Only if not finished and not a draft (VIS-01). */
export const mayReschedule = ({ eraser, statusKey }: Pick<VisitStanding, 'eraser' | 'statusKey'>): boolean =>
  statusKey !== 'finished' && !eraser;

/** Only a published visit that has not started, on its very day. */
export const mayStart = (visit: VisitStanding): boolean => visitPhase(visit) === 'today';

/** Only a visit in progress; what is missing is asked about and never refuses it. */
export const mayFinish = ({ statusKey }: Pick<VisitStanding, 'statusKey'>): boolean => statusKey === 'progress';

/** Everything until it starts, objective and axes while in progress, nothing once finished. */
export const mayEdit = ({ statusKey }: Pick<VisitStanding, 'statusKey'>): boolean => statusKey !== 'finished';

/** The first step of the form: objective, a date not before today, and a time (VIS-02). */
export function missingInSchedule({ objective, date, time }: VisitDraft, today: CalendarDay): MissingField[] {
  const missing: MissingField[] = [];
  if (!isFilled(objective)) missing.push('objective');
  if (!isFilled(date) || isBefore(date, today)) missing.push('date');
  if (!isFilled(time)) missing.push('time');
  return missing;
}

/** The second step: four axes, each with both texts. A number of axes other than four is the field 'axes'. */
export function missingInAxes(axes: readonly VisitAxis[]): MissingField[] {
  const missing: MissingField[] = axes.length === VISIT_AXES ? [] : ['axes'];
  axes.forEach(({ actions, specifications }, index) => {
    if (!isFilled(actions)) missing.push(`axes[${index}].actions`);
    if (!isFilled(specifications)) missing.push(`axes[${index}].specifications`);
  });
  return missing;
}

/** Every field that keeps a visit from being published, in the order of the form; empty when it may be (VIS-02). */
export const missingBeforePublish = (draft: VisitDraft, today: CalendarDay): MissingField[] => [
  ...missingInSchedule(draft, today),
  ...missingInAxes(draft.axes),
];

/** What editing in place lacks while the visit is in progress: its day is settled, the rest stays full (VIS-06). */
export const missingInPlace = ({ objective, axes }: Pick<VisitDraft, 'objective' | 'axes'>): MissingField[] => [
  ...(isFilled(objective) ? [] : (['objective'] as const)),
  ...missingInAxes(axes),
];

/** Whether two versions of what a person writes differ: unsaved changes, or what somebody else changed (VIS-05). */
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

/** How the agenda shows an activity (AGE-07): gold visit, green taken, blue pending, red outdated. */
export type DisplayStatus = 'visit' | 'taken' | 'pending' | 'outdated';

/** Completed shows visit or taken; not completed, today or later, pending or visit; past shows outdated (AGE-07). */
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
