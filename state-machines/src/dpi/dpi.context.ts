/** Context of the diagnostic's machine, and values derived from it. */
import type { CalendarDay } from '../kit/calendar-day';
import { COUNTDOWN_FROM, type CountingDown } from '../kit/countdown';
import type { DpiFacts } from './dpi.events';
import type { DpiQuestion, TimeFactor } from './dpi.rules';
import { missingInPlan, tabsToAdd, type PaiItem, type PaiTab } from './pai.rules';

/** What a screen knows when it opens a diagnostic. Read once. */
export interface DpiInput extends DpiFacts {
  /** What the person wants to do. Where it is not possible, the machine goes to what is. */
  purpose: 'answer' | 'results' | 'pai';
  questions: readonly DpiQuestion[];
  /** The person's own submission. An open one resumes at once: its clock kept running. */
  submission: 'none' | 'open' | 'finished';
  timeFactor: TimeFactor;
  /** Today at the school. */
  today: CalendarDay;
  cycleEndsOn: CalendarDay;
  mayReadResults: boolean;
  mayEditEndDate: boolean;
  mayEstablishPai: boolean;
  paiTabs: readonly PaiTab[];
  /** Initial content of the plan's form: a restored draft, or nothing. */
  paiItems: readonly PaiItem[];
}

/** Context of the machine. */
export interface DpiContext extends DpiInput, CountingDown {
  /** The question shown. */
  questionId: number | null;
  /** Time left for the question when it was shown, in milliseconds, by the server's clock. */
  msLeft: number;
  chosenOptionId: number | null;
  /** Number of questions with a saved answer. */
  written: number;
  /** The last answer reached the server too late and does not count. */
  wasLate: boolean;
  /** Requested end of the window, not yet saved. */
  newEndsOn: CalendarDay | null;
  /** Message of the last refusal; null after the next attempt. */
  failure: string | null;
}

/** Initial context. */
export const begin = (input: DpiInput): DpiContext => ({
  ...input,
  countdownLeft: COUNTDOWN_FROM,
  questionId: null,
  msLeft: 0,
  chosenOptionId: null,
  written: 0,
  wasLate: false,
  newEndsOn: null,
  failure: null,
});

/** Tags that screens query instead of state names. */
export type DpiTag = 'timed' | 'saving' | 'confirming' | 'offline' | 'unsaved' | 'readOnly' | 'filling';

/** Incomplete tabs that prevent establishing the plan, with their missing fields. */
export const missingTabs = ({ paiItems, paiTabs, today, cycleEndsOn }: DpiContext) =>
  missingInPlan(paiItems, paiTabs, { today, cycleEndsOn });

/** How many more tabs the plan needs. */
export const tabsShort = ({ paiItems, paiTabs }: DpiContext): number => tabsToAdd(paiItems, paiTabs);
