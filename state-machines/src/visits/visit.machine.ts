import { missingBeforeFinish, type MissingRecord } from '../kit/recording';
import { asSent } from '../kit/steps';
import type { VisitContext } from './visit.context';
import { cancelling } from './visit.cancelling';
import { inProgress, rescheduling, scheduled, starting } from './visit.doing';
import { draftsDiffer } from './visit.rules';
import { visitSetup } from './visit.setup';
import { composing, confirmingDiscard, confirmingDraft, conflict, discarding, draft, saving } from './visit.writing';

export type { VisitContext, VisitInput } from './visit.context';

/** Parts of the record that are missing, for the dialog of `confirmingFinish` (VIS-06). */
export const missingToFinish = (context: VisitContext): MissingRecord[] => missingBeforeFinish(context.record);

/** Whether leaving the form now would lose changes. */
export const hasUnsavedChanges = (context: VisitContext): boolean => draftsDiffer(context.draft, context.saved);

/**
 * A school visit from its first draft to its finish (VIS-01 to VIS-06, SM-01). Pure: no calls, no clock. The app
 * provides the ports and the effects `openPdf`, `returnToVisitList`, `offerUndo` and `showNotice`, sends `clock.dayChanged` when the
 * school's day changes, and `server.statusChanged` when the server shows a revision above `context.revision`. States
 * with a pending call ignore the latter: the answer brings the new version.
 */
export const visitMachine = visitSetup.createMachine({
  id: 'visit',
  context: ({ input }) => ({
    ...input,
    eraser: input.visitId === null || input.eraser,
    saved: input.draft,
    saveAs: null,
    theirs: null,
    rescheduleTo: null,
    cancelReason: null,
    failure: null,
  }),
  on: { 'clock.dayChanged': { actions: { type: 'setToday', params: asSent } } },
  initial: 'opening',
  states: {
    opening: {
      description: 'Goes to the state that fits the visit, on opening and after a new version from the server.',
      always: [
        { guard: 'visitIsCancelled', target: 'cancelled' },
        { guard: 'visitIsFinished', target: 'finished' },
        { guard: 'visitIsInProgress', target: 'inProgress' },
        { guard: 'visitIsNotYetCreated', target: 'composing' },
        { guard: 'visitIsOpenedForEditing', target: 'composing' },
        { guard: 'visitIsDraft', target: 'draft' },
        { target: 'scheduled' },
      ],
    },

    composing,
    confirmingDraft,
    saving,
    conflict,
    draft,
    confirmingDiscard,
    discarding,
    discarded: { type: 'final', description: 'The draft is deleted. Who undoes that opens it anew.' },

    scheduled,
    rescheduling,
    cancelling,
    starting,
    inProgress,
    finished: { type: 'final', description: 'Final: nothing changes any more.' },
    cancelled: { type: 'final', description: 'Final: the visit does not take place.' },
  },
});
