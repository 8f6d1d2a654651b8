/** What the cycle machine remembers, and what follows from it. */
import type { CalendarDay } from '../kit/calendar-day';
import type { CycleInputs, CycleVersion, KnownCycle } from './cycle.events';
import type { ClosureKind, CycleDates } from './cycle.rules';

/** What a screen knows when it opens a cycle. For a new one `cycleId` is null and `revision` 0. Read once. */
export interface CycleInput extends Omit<CycleVersion, 'cycleId'> {
  cycleId: number | null;
  today: CalendarDay;
}

/** Everything the machine remembers. */
export interface CycleContext extends CycleInput {
  /** What is being written; `dates` is what the server last had. */
  draft: CycleDates;
  /** The closure being set, and the day that was asked for. */
  closure: { kind: ClosureKind; day: CalendarDay | null } | null;
  /** The sentence of the last refusal, for people; null once something is tried again. */
  failure: string | null;
}

/** What the machine remembers right after it is opened. */
export const begin = (input: CycleInput): CycleContext => ({
  ...input,
  draft: input.dates,
  closure: null,
  failure: null,
});

/** What screens ask the machine for instead of naming its states. */
export type CycleTag = 'editing' | 'saving' | 'confirming' | 'closable';

/** The cycle a call is about. By structure it exists. */
export function known({ cycleId, revision }: CycleContext): KnownCycle {
  if (cycleId === null) throw new Error('The cycle does not exist yet');
  return { cycleId, revision };
}

/** The range of a saved cycle. By structure it is whole. */
function range({ dates: { startAt, endAt } }: CycleContext) {
  if (startAt === null || endAt === null) throw new Error('The cycle has no dates');
  return { startAt, endAt };
}

/** The day asked for. By structure it is submitted before it is saved. */
function closingDay({ closure }: CycleContext): CalendarDay {
  if (!closure?.day) throw new Error('No closure was submitted');
  return closure.day;
}

/** What the calls of the chart are sent. */
export const inputs = {
  saveCycle: ({ cycleId, revision, draft }: CycleContext): CycleInputs['saveCycle'] => ({
    cycleId,
    revision,
    dates: draft,
  }),
  prepareData: (context: CycleContext): CycleInputs['prepareData'] => ({
    ...known(context),
    ...range(context),
    action: 'inherit_data',
  }),
  setPfpClosure: (context: CycleContext): CycleInputs['setPfpClosure'] => ({
    ...known(context),
    ...range(context),
    limit: closingDay(context),
  }),
  setDpiClosure: (context: CycleContext): CycleInputs['setDpiClosure'] => ({
    ...known(context),
    endsOn: closingDay(context),
  }),
};
