/** Ports, guards and actions of the cycle machine; its states are in cycle.machine. */
import { and, assign, setup } from 'xstate';
import type { CalendarDay } from '../kit/calendar-day';
import { messageOf } from '../kit/flow-kit';
import { port } from '../kit/ports';
import { overVersion } from './cycle.context';
import type { CycleContext, CycleInput, CycleTag } from './cycle.context';
import type { CycleEvent, CycleInputs, CycleOutputs, CycleVersion } from './cycle.events';
import * as rules from './cycle.rules';
import type { ClosureKind, CycleFields, CycleState } from './cycle.rules';

const versionIn = (event: CycleEvent) => (event.type === 'server.statusChanged' ? event.version : null);
/** Whether a version is news: of a later revision, or of the same while another cycle has started or finished. */
const isAhead = (context: CycleContext, event: CycleEvent): boolean => {
  const version = versionIn(event);
  if (version === null || context.cycleId === null) return false;
  return (
    version.revision > context.revision ||
    (version.revision === context.revision && version.isAnotherStarted !== context.isAnotherStarted)
  );
};
const startFault = ({ saved, ...context }: CycleContext, fault: ReturnType<typeof rules.faultsInStart>[number]) =>
  rules.faultsInStart({ ...context, endAt: saved.endAt }).includes(fault);

/** Typed setup; cycle.machine calls `createMachine` once. */
export const cycleSetup = setup({
  types: {
    input: {} as CycleInput,
    context: {} as CycleContext,
    events: {} as CycleEvent,
    tags: {} as CycleTag,
  },
  actors: {
    saveCycle: port<CycleOutputs['saveCycle'], CycleInputs['saveCycle']>('saveCycle'),
    prepareData: port<CycleOutputs['prepareData'], CycleInputs['prepareData']>('prepareData'),
    startCycle: port<CycleOutputs['startCycle'], CycleInputs['startCycle']>('startCycle'),
    finishCycle: port<CycleOutputs['finishCycle'], CycleInputs['finishCycle']>('finishCycle'),
    setPfpClosure: port<CycleOutputs['setPfpClosure'], CycleInputs['setPfpClosure']>('setPfpClosure'),
    setDpiClosure: port<CycleOutputs['setDpiClosure'], CycleInputs['setDpiClosure']>('setDpiClosure'),
  },
  guards: {
    cycleExists: ({ context }) => context.cycleId !== null,
    cycleIsNew: ({ context }) => context.cycleId === null,
    cycleIsPrepared: ({ context }) => context.state === 'prepared',
    cycleIsStarted: ({ context }) => context.state === 'started',
    cycleIsFinished: ({ context }) => context.state === 'finished',

    periodAndDatesAreSet: ({ context: { draft } }) => rules.faultsInDates(draft).every((fault) => fault === 'order'),
    cycleStartsBeforeItEnds: ({ context: { draft } }) => !rules.faultsInDates(draft).includes('order'),
    groupIsWithinItsLimits: ({ context: { draft } }) => rules.minGroupStands(draft.minGroup),
    cycleMayBeSaved: and(['periodAndDatesAreSet', 'cycleStartsBeforeItEnds', 'groupIsWithinItsLimits']),
    saveWasStale: ({ context }, { outcome }: CycleOutputs['saveCycle']) =>
      context.cycleId !== null && outcome === 'stale',

    noOtherCycleIsStarted: ({ context }) => !startFault(context, 'anotherStarted'),
    cycleIsNotOver: ({ context }) => !startFault(context, 'over'),
    cycleMayStart: and(['noOtherCycleIsStarted', 'cycleIsNotOver']),

    closureMayBeSet: ({ context, event }) =>
      event.type === 'closure.editRequested' && rules.mayClose(event.kind, context),
    closureDayStands: ({ context, event }) =>
      event.type === 'closure.submitted' &&
      rules.faultsInClosure(event.day, { ...context.saved, today: context.today }).length === 0,
    closureIsOfTheDiagnostic: ({ context }) => context.closure?.kind === 'dpi',

    serverIsAhead: ({ context, event }) => isAhead(context, event),
    editIsStillAllowed: ({ context, event }) => {
      const version = versionIn(event);
      return isAhead(context, event) && version !== null && rules.mayEdit(version.state);
    },
    nobodyChangedTheSameField: ({ context: { draft, saved }, event }) => {
      const version = versionIn(event);
      return version !== null && !rules.fieldsClash(draft, saved, version.saved);
    },
    editMayFollow: and(['editIsStillAllowed', 'nobodyChangedTheSameField']),
    editIsOver: ({ context, event }) => {
      const version = versionIn(event);
      return isAhead(context, event) && version !== null && !rules.mayEdit(version.state);
    },
    closureIsStillAllowed: ({ context, event }) => {
      const version = versionIn(event);
      if (!isAhead(context, event) || version === null || context.closure === null) return false;
      return rules.mayClose(context.closure.kind, { ...version, today: context.today });
    },
  },
  actions: {
    setToday: assign((_, { today }: { today: CalendarDay }) => ({ today })),
    startEdit: assign({ draft: ({ context }) => context.saved, failure: null }),
    setFields: assign((_, { periodId, startAt, endAt, minGroup }: CycleFields) => ({
      draft: { periodId, startAt, endAt, minGroup },
    })),
    recordSaved: assign(({ context }, output: CycleOutputs['saveCycle']) =>
      output.outcome === 'saved'
        ? { cycleId: output.cycleId, revision: output.revision, saved: context.draft }
        : overVersion(context, output.theirs),
    ),
    recordState: assign((_, { revision, state }: { revision: number; state: CycleState }) => ({ revision, state })),

    openClosure: assign((_, { kind }: { kind: ClosureKind }) => ({ closure: { kind, day: null }, failure: null })),
    rememberClosure: assign(({ context }, { day }: { day: CalendarDay }) => ({
      closure: context.closure && { ...context.closure, day },
    })),
    recordPfpClosure: assign(({ context }, { revision }: { revision: number }) => ({
      revision,
      pfpClosureAt: context.closure?.day ?? null,
      closure: null,
    })),
    recordDpiClosure: assign(({ context }, { revision }: { revision: number }) => ({
      revision,
      dpiEndsOn: context.closure?.day ?? null,
      closure: null,
    })),
    forgetClosure: assign({ closure: null, failure: null }),

    takeServerVersion: assign(({ context }, { version }: { version: CycleVersion }) => overVersion(context, version)),

    /** Default action for a refused call; see `messageOf`. */
    recordFailure: assign((_, { error }: { error: unknown }) => ({ failure: messageOf(error) })),
    clearFailure: assign({ failure: null }),
    /** Provided by the app: shows a message of success or refusal in a snackbar (CYC-01, CYC-03). */
    showNotice: (_, _params: { message: string }) => undefined,
  },
});
