/**
 * The rules of the action plan (PAI) that follows from a diagnostic, as plain functions (PAI-01). Free of the
 * validation library: safe anywhere. Days and hours are the school's wall clock.
 */
import { type CalendarDay, isAfter, isBefore, isSameOrAfter } from '../kit/calendar-day';
import { isFilled } from '../kit/recording';

/** Below this average a question's tab has to be filled; and at least so many of the lowest. */
export const MANDATORY_BELOW = 3.5;
export const MANDATORY_AT_LEAST = 3;
/** Characters of each text of a plan. */
export const PAI_TEXT_MAX = 2000;

/** Tab of the plan: a question of the diagnostic and its average, null when nobody answered it. */
export interface PaiTab {
  questionId: number;
  average: number | null;
}

/** The texts of a tab, in the order of the form. */
export const PAI_TEXTS = [
  'activity',
  'objectives',
  'indicators',
  'strategy',
  'responsables',
  'financialResources',
  'materialResources',
  'humanResources',
] as const;
export type PaiText = (typeof PAI_TEXTS)[number];

/** What a school commits to for one question: its texts, the coach's activity, and when each of the two is. */
export interface PaiItem extends Record<PaiText, string> {
  questionId: number;
  /** The coach activity's id in the catalogue. */
  coachPaiId: number | null;
  date: CalendarDay | null;
  /** 'HH:mm', 24 hours. */
  time: string | null;
  coachDate: CalendarDay | null;
  coachTime: string | null;
}

/** A field that still keeps a tab from being whole. */
export type PaiField = Exclude<keyof PaiItem, 'questionId'>;

interface PaiDates {
  today: CalendarDay;
  cycleEndsOn: CalendarDay;
}

/** From the diagnostic's last day on, and once (PAI-01). */
export const mayEstablish = (plan: { today: CalendarDay; endsOn: CalendarDay; isEstablished: boolean }): boolean =>
  !plan.isEstablished && isSameOrAfter(plan.today, plan.endsOn);

/** The start button needs a chart and at least one finished submission (PAI-01). */
export const mayStartPai = (results: { hasChartData: boolean; totalValidated: number }): boolean =>
  results.hasChartData && results.totalValidated > 0;

/**
 * The tabs that have to be filled: every one below 3.5, and at least the three lowest. Those nobody answered have no
 * average to judge; they come after the others. Equal averages: the earlier question first. In the order of the tabs.
 */
export function mandatoryTabs(tabs: readonly PaiTab[]): number[] {
  const lowest = [...tabs].sort((one, other) => (one.average ?? Infinity) - (other.average ?? Infinity) || 0);
  const low = tabs.filter(({ average }) => average !== null && average < MANDATORY_BELOW).length;
  const chosen = new Set(lowest.slice(0, Math.max(low, MANDATORY_AT_LEAST)));
  return tabs.filter((tab) => chosen.has(tab)).map(({ questionId }) => questionId);
}

/** A tab no one has written in. */
export const blankItem = (questionId: number): PaiItem => ({
  questionId,
  activity: '',
  objectives: '',
  indicators: '',
  strategy: '',
  responsables: '',
  financialResources: '',
  materialResources: '',
  humanResources: '',
  coachPaiId: null,
  date: null,
  time: null,
  coachDate: null,
  coachTime: null,
});

/** Whether somebody has written anything in a tab: an optional one is either empty or whole. */
export const isBegun = (item: PaiItem): boolean =>
  PAI_TEXTS.some((field) => isFilled(item[field])) ||
  [item.coachPaiId, item.date, item.time, item.coachDate, item.coachTime].some((value) => value !== null);

const dayStands = (day: CalendarDay | null, { today, cycleEndsOn }: PaiDates) =>
  day !== null && !isBefore(day, today) && !isAfter(day, cycleEndsOn);

/** What a tab lacks. Its days are today or later, and inside the cycle. */
export function missingInItem(item: PaiItem, dates: PaiDates): PaiField[] {
  const texts = PAI_TEXTS.filter((field) => !isFilled(item[field]) || item[field].length > PAI_TEXT_MAX);
  const missing: PaiField[] = [...texts];
  if (item.coachPaiId === null) missing.push('coachPaiId');
  if (!dayStands(item.date, dates)) missing.push('date');
  if (item.time === null) missing.push('time');
  if (!dayStands(item.coachDate, dates)) missing.push('coachDate');
  if (item.coachTime === null) missing.push('coachTime');
  return missing;
}

/** The tabs that keep a plan from being established, by question, with their fields; empty when it may be. */
export function missingInPlan(items: readonly PaiItem[], tabs: readonly PaiTab[], dates: PaiDates) {
  const mandatory = mandatoryTabs(tabs);
  return tabs
    .map(({ questionId }) => ({
      questionId,
      item: items.find((item) => item.questionId === questionId) ?? blankItem(questionId),
    }))
    .filter(({ questionId, item }) => mandatory.includes(questionId) || isBegun(item))
    .map(({ questionId, item }) => ({ questionId, fields: missingInItem(item, dates) }))
    .filter(({ fields }) => fields.length > 0);
}
