/** What the diagnostic's machine remembers, and what follows from it. */
import type { CalendarDay } from '../kit/calendar-day';
import { COUNTDOWN_FROM, type CountingDown } from '../kit/countdown';
import type { DpiFacts } from './dpi.events';
import type { DpiQuestion, TimeFactor } from './dpi.rules';
import { missingInPlan, type PaiItem, type PaiTab } from './pai.rules';

/** What a screen knows when it opens a diagnostic. Read once. */
export interface DpiInput extends DpiFacts {
  /** What the person came for; where that is not possible the machine shows what is. */
  purpose: 'answer' | 'results' | 'pai';
  questions: readonly DpiQuestion[];
  /** The person's own submission. An open one is gone on with at once: its clock never stopped. */
  submission: 'none' | 'open' | 'finished';
  timeFactor: TimeFactor;
  /** The school's today. */
  today: CalendarDay;
  cycleEndsOn: CalendarDay;
  mayReadResults: boolean;
  mayEditEndDate: boolean;
  mayEstablishPai: boolean;
  paiTabs: readonly PaiTab[];
  /** What the form is opened with: what was kept of it, or nothing. */
  paiItems: readonly PaiItem[];
}

/** Everything the machine remembers. */
export interface DpiContext extends DpiInput, CountingDown {
  /** The question being asked. */
  questionId: number | null;
  /** What was left of its time when it was shown, in milliseconds, by the server's clock. */
  msLeft: number;
  chosenOptionId: number | null;
  /** Questions with a written answer. */
  written: number;
  /** The last answer reached the server too late, and counts as none. */
  wasLate: boolean;
  /** The end that was asked for and not yet taken. */
  newEndsOn: CalendarDay | null;
  /** The sentence of the last refusal, for people; null once something is tried again. */
  failure: string | null;
}

/** What the machine remembers right after it is opened. */
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

/** What screens ask the machine for instead of naming its states. */
export type DpiTag = 'timed' | 'saving' | 'confirming' | 'offline' | 'unsaved' | 'readOnly' | 'filling';

/** Which tabs still keep the plan from being established, with their fields. */
export const missingTabs = ({ paiItems, paiTabs, today, cycleEndsOn }: DpiContext) =>
  missingInPlan(paiItems, paiTabs, { today, cycleEndsOn });
