/**
 * Rules of the action plan (PAI) as plain functions (PAI-01). They do not load zod. Days and hours are in the school's
 * wall clock.
 */
import { lengthOf } from '@ruta/contracts/kit/length';
import { PAI_TEXT_MAX } from '@ruta/contracts/pai/limits';
import { type CalendarDay, isAfter, isBefore, isSameOrAfter } from '../kit/calendar-day';
import { isFilled } from '../kit/recording';

/** Tabs with an average below this are mandatory, and at least `MANDATORY_AT_LEAST` of the lowest. */
export const MANDATORY_BELOW = 3.5;
export const MANDATORY_AT_LEAST = 3;

/** A question of the diagnostic and its average; null if nobody answered it, or too few to be shown. */
interface AveragedQuestion {
  questionId: number;
  average: number | null;
}

/** A tab of the plan. Which ones are mandatory is fixed when the school’s form is first opened (decision 0053). */
export interface PaiTab extends AveragedQuestion {
  isMandatory: boolean;
}

/** Texts of a tab, in the order of the form. */
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

/** What a school commits to for one question: texts, the coach's activity, and the dates of both activities. */
export interface PaiItem extends Record<PaiText, string> {
  questionId: number;
  /** Id of the coach activity in the catalogue. */
  coachPaiId: number | null;
  date: CalendarDay | null;
  /** 'HH:mm', 24 hours. */
  time: string | null;
  coachDate: CalendarDay | null;
  coachTime: string | null;
}

/** A field that may be missing in a tab. */
export type PaiField = Exclude<keyof PaiItem, 'questionId'>;

interface PaiDates {
  today: CalendarDay;
  cycleEndsOn: CalendarDay;
}

/** From the diagnostic's last day on, and once (PAI-01). */
export const mayEstablish = (plan: { today: CalendarDay; endsOn: CalendarDay; isEstablished: boolean }): boolean =>
  !plan.isEstablished && isSameOrAfter(plan.today, plan.endsOn);

/** The start button requires chart data and at least one finished submission (PAI-01). */
export const mayStartPai = (results: { hasChartData: boolean; totalValidated: number }): boolean =>
  results.hasChartData && results.totalValidated > 0;

/**
 * Question ids of the mandatory tabs, in tab order: all with an average below 3.5, and at least the three lowest. Tabs
 * without an average rank last; equal averages rank by question order. Without any average none is mandatory: the
 * leaders choose.
 */
export function mandatoryTabs(tabs: readonly AveragedQuestion[]): number[] {
  if (tabs.every(({ average }) => average === null)) return [];
  const lowest = [...tabs].sort((one, other) => (one.average ?? Infinity) - (other.average ?? Infinity) || 0);
  const low = tabs.filter(({ average }) => average !== null && average < MANDATORY_BELOW).length;
  const chosen = new Set(lowest.slice(0, Math.max(low, MANDATORY_AT_LEAST)));
  return tabs.filter((tab) => chosen.has(tab)).map(({ questionId }) => questionId);
}

/** An empty tab. */
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

/** Whether a tab has any content. An optional tab is either empty or complete. */
export const isBegun = (item: PaiItem): boolean =>
  PAI_TEXTS.some((field) => isFilled(item[field])) ||
  [item.coachPaiId, item.date, item.time, item.coachDate, item.coachTime].some((value) => value !== null);

const dayStands = (day: CalendarDay | null, { today, cycleEndsOn }: PaiDates) =>
  day !== null && !isBefore(day, today) && !isAfter(day, cycleEndsOn);

/** Missing fields of a tab. Its days must be today or later, and within the cycle. */
export function missingInItem(item: PaiItem, dates: PaiDates): PaiField[] {
  const texts = PAI_TEXTS.filter((field) => !isFilled(item[field]) || lengthOf(item[field]) > PAI_TEXT_MAX);
  const missing: PaiField[] = [...texts];
  if (item.coachPaiId === null) missing.push('coachPaiId');
  if (!dayStands(item.date, dates)) missing.push('date');
  if (item.time === null) missing.push('time');
  if (!dayStands(item.coachDate, dates)) missing.push('coachDate');
  if (item.coachTime === null) missing.push('coachTime');
  return missing;
}

/** Incomplete tabs by question, with their missing fields; empty when the plan may be established. */
export function missingInPlan(items: readonly PaiItem[], tabs: readonly PaiTab[], dates: PaiDates) {
  return neededTabs(items, tabs)
    .map(({ questionId, item }) => ({ questionId, fields: missingInItem(item, dates) }))
    .filter(({ fields }) => fields.length > 0);
}

/** How many more tabs must be begun: a plan has at least `MANDATORY_AT_LEAST`, or one for each question. */
export const tabsToAdd = (items: readonly PaiItem[], tabs: readonly PaiTab[]): number =>
  Math.max(0, Math.min(MANDATORY_AT_LEAST, tabs.length) - neededTabs(items, tabs).length);

/** The tabs that belong to the plan, mandatory or begun, with what is written in them. */
const neededTabs = (items: readonly PaiItem[], tabs: readonly PaiTab[]) =>
  tabs
    .map(({ questionId, isMandatory }) => ({
      ...{ questionId, isMandatory },
      item: items.find((item) => item.questionId === questionId) ?? blankItem(questionId),
    }))
    .filter(({ isMandatory, item }) => isMandatory || isBegun(item));
