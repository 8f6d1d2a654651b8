/** Context of the cycle machine, and values derived from it. */
import type { CalendarDay } from '../kit/calendar-day';
import type { CycleInputs, CycleVersion, KnownCycle } from './cycle.events';
import { isEdited, rebased } from './cycle.rules';
import type { ClosureKind, CycleFields } from './cycle.rules';

/** What a screen knows when it opens a cycle. A new one has `cycleId` null and `revision` 0. Read once. */
export interface CycleInput extends Omit<CycleVersion, 'cycleId'> {
  cycleId: number | null;
  today: CalendarDay;
}

/** Context of the machine. */
export interface CycleContext extends CycleInput {
  /** Fields being edited; `saved` are the server's. */
  draft: CycleFields;
  /** Closure being set, and the requested day. */
  closure: { kind: ClosureKind; day: CalendarDay | null } | null;
  /** Message of the last refusal; null after the next attempt. */
  failure: string | null;
}

/** Initial context. */
export const begin = (input: CycleInput): CycleContext => ({
  ...input,
  draft: input.saved,
  closure: null,
  failure: null,
});

/** Tags that screens query instead of state names. */
export type CycleTag = 'editing' | 'saving' | 'confirming' | 'conflict' | 'closable';

/** Identifies the cycle of a call. Throws for a new cycle, which the states prevent. */
export function known({ cycleId, revision }: CycleContext): KnownCycle {
  if (cycleId === null) throw new Error('The cycle does not exist yet');
  return { cycleId, revision };
}

/** Date range of a saved cycle. Throws if incomplete, which a saved cycle never is. */
function range({ saved: { startAt, endAt } }: CycleContext) {
  if (startAt === null || endAt === null) throw new Error('The cycle has no dates');
  return { startAt, endAt };
}

/** The requested closure day. Throws without one: it is submitted before it is saved. */
function closingDay({ closure }: CycleContext): CalendarDay {
  if (!closure?.day) throw new Error('No closure was submitted');
  return closure.day;
}

/** Whether the form holds something that is not saved. */
export const hasUnsavedChanges = ({ draft, saved }: CycleContext): boolean => isEdited(draft, saved);

/** The context over a newer version of the server. Fields of the form that the person left alone follow it. */
export const overVersion = ({ draft, saved }: CycleContext, version: CycleVersion) => ({
  ...version,
  draft: rebased(draft, saved, version.saved),
});

/** Inputs of the calls. */
export const inputs = {
  saveCycle: ({ cycleId, revision, draft }: CycleContext): CycleInputs['saveCycle'] => ({
    cycleId,
    revision,
    fields: draft,
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
