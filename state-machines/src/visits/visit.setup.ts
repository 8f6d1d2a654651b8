/** Ports, guards and actions of the visit machine; its states are in visit.machine. */
import { and, assign, or, setup } from 'xstate';
import type { CalendarDay } from '../kit/calendar-day';
import { messageOf } from '../kit/flow-kit';
import { port } from '../kit/ports';
import { recorded } from '../kit/recording';
import { contentOf, eraserAfter, isPublished, mayRetry, standingOf } from './visit.context';
import type { VisitContext, VisitInput, VisitTag } from './visit.context';
import type { SavePurpose, VisitEvent, VisitInputs, VisitOutputs, VisitVersion } from './visit.events';
import * as rules from './visit.rules';
import type { RescheduleForm, VisitAxis, VisitDraft } from './visit.rules';

const replaceAxis = (axes: readonly VisitAxis[], { axis_id, actions, specifications }: VisitAxis) =>
  axes.map((axis) => (axis.axis_id === axis_id ? { axis_id, actions, specifications } : axis));
const versionIn = (event: VisitEvent) => (event.type === 'server.statusChanged' ? event.version : null);
const isAhead = (context: VisitContext, version: VisitVersion | null): version is VisitVersion =>
  version !== null && context.visitId !== null && version.revision > context.revision;

/** Typed setup; visit.machine calls `createMachine` once. */
export const visitSetup = setup({
  types: {
    input: {} as VisitInput,
    context: {} as VisitContext,
    events: {} as VisitEvent,
    tags: {} as VisitTag,
  },
  actors: {
    saveVisit: port<VisitOutputs['saveVisit'], VisitInputs['saveVisit']>('saveVisit'),
    markStarted: port<VisitOutputs['markStarted'], VisitInputs['markStarted']>('markStarted'),
    rescheduleVisit: port<VisitOutputs['rescheduleVisit'], VisitInputs['rescheduleVisit']>('rescheduleVisit'),
    cancelVisit: port<VisitOutputs['cancelVisit'], VisitInputs['cancelVisit']>('cancelVisit'),
    saveRecord: port<VisitOutputs['saveRecord'], VisitInputs['saveRecord']>('saveRecord'),
    finishVisit: port<VisitOutputs['finishVisit'], VisitInputs['finishVisit']>('finishVisit'),
    discardDraft: port<VisitOutputs['discardDraft'], VisitInputs['discardDraft']>('discardDraft'),
  },
  guards: {
    visitIsCancelled: ({ context }) => context.isCancelled,
    visitIsFinished: ({ context }) => context.statusKey === 'finished',
    visitIsInProgress: ({ context }) => context.statusKey === 'progress',
    visitIsNotYetCreated: ({ context }) => context.visitId === null,
    visitIsOpenedForEditing: ({ context }) => context.openFor === 'edit',
    visitIsDraft: ({ context }) => context.visitId !== null && context.eraser,
    visitIsPublished: ({ context }) => isPublished(context),
    visitIsNotPublished: ({ context }) => !isPublished(context),
    visitDateIsPast: ({ context }) => rules.isExpired({ ...context, date: context.draft.date }),
    visitIsToday: ({ context }) => rules.mayStart({ ...context, date: context.draft.date }),

    objectiveDateAndTimeAreSet: ({ context: { draft } }) =>
      rules.isFilled(draft.objective) && rules.isFilled(draft.date) && rules.isFilled(draft.time),
    dateIsTodayOrLater: ({ context }) => !rules.missingInSchedule(context.draft, context.today).includes('date'),
    dateMayStand: or(['visitIsPublished', 'dateIsTodayOrLater']),
    everyAxisHasActionsAndSpecifications: ({ context }) => rules.missingInAxes(context.draft.axes).length === 0,
    scheduleStepIsComplete: and(['objectiveDateAndTimeAreSet', 'dateMayStand']),
    visitMayBePublished: and(['scheduleStepIsComplete', 'everyAxisHasActionsAndSpecifications']),
    visitMayBePreviewed: or(['visitIsNotPublished', 'visitMayBePublished']),
    objectiveAndAxesStayComplete: ({ context }) => rules.missingInPlace(context.draft).length === 0,

    rescheduleFormIsComplete: ({ context, event }) =>
      event.type === 'reschedule.submitted' && rules.faultsInReschedule(event, context.today).length === 0,
    cancelReasonIsComplete: ({ event }) => event.type === 'cancel.submitted' && rules.mayExplain(event.reason),
    cancellingWasStale: (_, output: VisitOutputs['cancelVisit']) => output.outcome === 'stale',
    evidenceHasRoom: ({ context }) => rules.evidenceHasRoom(context.record.evidence),
    evidenceIsPresent: ({ context }) => context.record.evidence > 0,

    previewWasAsked: ({ context }) => context.saveAs === 'preview',
    draftWasAsked: ({ context }) => context.saveAs === 'draft',
    saveWasStale: (_, output: VisitOutputs['saveVisit']) => output.outcome === 'stale',

    autosaveIsNewer: ({ context, event }) =>
      event.type === 'draft.autosaved' &&
      context.visitId !== null &&
      context.eraser &&
      event.revision > context.revision,
    serverIsAhead: ({ context, event }) => isAhead(context, versionIn(event)),
    serverStatusDiffers: ({ context, event }) => {
      const version = versionIn(event);
      if (!isAhead(context, version)) return false;
      return (
        version.statusKey !== context.statusKey ||
        version.eraser !== context.eraser ||
        version.isCancelled !== context.isCancelled
      );
    },
    rescheduleIsStillAllowed: ({ context, event }) => {
      const version = versionIn(event);
      return isAhead(context, version) && rules.mayReschedule(version);
    },
    cancellingIsStillAllowed: ({ context, event }) => {
      const version = versionIn(event);
      return isAhead(context, version) && rules.mayCancel(version);
    },
    myEditInProgressMayBeRetried: ({ context }) => mayRetry(context) && context.saveAs === 'edit',
    mySaveMayBeRetried: ({ context }) => mayRetry(context) && context.saveAs !== 'edit',
    /** No save to repeat, or not with the same purpose: the form reopens with the other version's revision. */
    visitHasNotStartedMeanwhile: ({ context: { theirs, statusKey } }) =>
      theirs?.statusKey === 'new' && !theirs.isCancelled && statusKey === 'new',
  },
  actions: {
    setObjective: assign(({ context }, { objective }: Pick<VisitDraft, 'objective'>) => ({
      draft: { ...context.draft, objective },
    })),
    setSchedule: assign(({ context }, { date, time }: Pick<VisitDraft, 'date' | 'time'>) => ({
      draft: { ...context.draft, date, time },
    })),
    /** Replaces the axis with that id; an unknown id changes nothing. */
    setAxis: assign(({ context }, axis: VisitAxis) => ({
      draft: { ...context.draft, axes: replaceAxis(context.draft.axes, axis) },
    })),
    forgetUnsavedChanges: assign(({ context }) => ({ draft: context.saved, failure: null })),
    setToday: assign((_, { today }: { today: CalendarDay }) => ({ today })),

    rememberSave: assign((_, { purpose }: { purpose: SavePurpose }) => ({ saveAs: purpose })),
    recordSaved: assign(({ context }, output: VisitOutputs['saveVisit']) =>
      output.outcome === 'stale'
        ? {}
        : {
            visitId: output.visitId,
            revision: output.revision,
            eraser: eraserAfter(context),
            saved: context.draft,
            saveAs: null,
          },
    ),
    recordAutosave: assign((_, { revision, draft }: Pick<VisitVersion, 'revision' | 'draft'>) => ({
      revision,
      saved: draft,
    })),
    recordStaleSave: assign((_, output: VisitOutputs['saveVisit']) =>
      output.outcome === 'stale' ? { theirs: output.theirs } : {},
    ),
    recordTheirs: assign((_, { version }: { version: VisitVersion }) => ({ theirs: version })),
    adoptTheirRevision: assign(({ context }) => (context.theirs === null ? {} : standingOf(context.theirs))),
    forgetSave: assign({ saveAs: null }),
    takeTheirs: assign(({ context }) => (context.theirs === null ? {} : contentOf(context.theirs))),
    takeServerVersion: assign((_, { version }: { version: VisitVersion }) => contentOf(version)),

    rememberReschedule: assign((_, { date, time, justification }: RescheduleForm) => ({
      rescheduleTo: { date, time, justification },
    })),
    forgetReschedule: assign({ rescheduleTo: null, failure: null }),
    recordRescheduled: assign(({ context }, { revision, date, time }: VisitOutputs['rescheduleVisit']) => {
      const draft = { ...context.draft, date, time };
      return { revision, draft, saved: draft, statusKey: 'new' as const, rescheduleTo: null };
    }),
    rememberCancelReason: assign((_, { reason }: { reason: string }) => ({ cancelReason: reason })),
    forgetCancelReason: assign({ cancelReason: null, failure: null }),
    recordCancelled: assign((_, output: VisitOutputs['cancelVisit']) =>
      output.outcome === 'stale' ? {} : { revision: output.revision, isCancelled: true, cancelReason: null },
    ),
    takeOvertaking: assign((_, output: VisitOutputs['cancelVisit']) =>
      output.outcome === 'stale' ? contentOf(output.theirs) : {},
    ),
    recordStarted: assign((_, { revision }: VisitOutputs['markStarted']) => ({
      revision,
      statusKey: 'progress' as const,
    })),
    recordFinished: assign((_, { revision }: VisitOutputs['finishVisit']) => ({
      revision,
      statusKey: 'finished' as const,
    })),

    recordAttendance: assign(({ context }, told: { attendees: number }) => ({
      record: recorded.attendance(context.record, told),
    })),
    countEvidence: assign(({ context }, told: { change: 1 | -1 }) => ({
      record: recorded.evidence(context.record, told),
    })),
    recordObservation: assign(({ context }, told: { result: string }) => ({
      record: recorded.observation(context.record, told),
    })),

    /** Default action for a refused call; see `messageOf`. */
    recordFailure: assign((_, { error }: { error: unknown }) => ({ failure: messageOf(error) })),
    clearFailure: assign({ failure: null }),
    /** Provided by the app: opens /visits/pdf/{visitId} in a new tab (VIS-03). */
    openPdf: () => undefined,
    /** Provided by the app: returns to the school's visits (VIS-04). */
    returnToVisitList: () => undefined,
    /** Provided by the app: shows the server's message with the way to undo a deletion. */
    offerUndo: (_, _params: { message: string }) => undefined,
    /** Provided by the app: shows the server's message in a snackbar. */
    showNotice: (_, _params: { message: string }) => undefined,
  },
});
