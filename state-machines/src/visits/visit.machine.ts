import { missingBeforeFinish, type MissingRecord } from '../kit/recording';
import { asSent } from '../kit/steps';
import type { VisitContext } from './visit.context';
import { inProgress, rescheduling, scheduled, starting } from './visit.doing';
import { draftsDiffer } from './visit.rules';
import { visitSetup } from './visit.setup';
import { composing, confirmingDiscard, confirmingDraft, conflict, discarding, draft, saving } from './visit.writing';

export type { VisitContext, VisitInput, VisitTag } from './visit.context';

/** What a visit about to finish lacks, for the dialog of `confirmingFinish`, which lists it and asks (VIS-06). */
export const missingToFinish = (context: VisitContext): MissingRecord[] => missingBeforeFinish(context.record);

/** Whether leaving the form now would lose what was typed. */
export const hasUnsavedChanges = (context: VisitContext): boolean => draftsDiffer(context.draft, context.saved);

/**
 * A school visit from its first draft to its finish (VIS-01 to VIS-06, SM-01). Pure: no call, no clock; whoever mounts
 * it provides the ports and the three effects (`openPdf`, `returnToVisitList`, `showNotice`), sends
 * `clock.dayChanged` when the school's day changes, and `server.statusChanged` when the server shows a newer revision
 * than `context.revision` (a state that has a call of its own under way does not listen: the answer will tell).
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
    failure: null,
  }),
  on: { 'clock.dayChanged': { actions: { type: 'setToday', params: asSent } } },
  initial: 'opening',
  states: {
    opening: {
      description: 'Finds where the visit is; also where a version of somebody else is taken.',
      always: [
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
    discarded: { type: 'final', description: 'The draft no longer exists.' },

    scheduled,
    rescheduling,
    starting,
    inProgress,
    finished: { type: 'final', description: 'Closed for good: nothing of it changes any more.' },
  },
});
