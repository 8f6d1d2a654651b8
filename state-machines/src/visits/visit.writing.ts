/** The editing part of the visit machine: form, draft and conflict. */
import { answer, asSent, calling, refusal } from '../kit/steps';
import { followServer, known, saveInput, saveNotice } from './visit.parts';
import { visitSetup } from './visit.setup';

/**
 * The form (VIS-02, VIS-05): three steps, each of which can be left by a save and resumed. A new visit cannot cancel;
 * its page is left instead, and `hasUnsavedChanges` says whether to ask.
 */
export const composing = visitSetup.createStateConfig({
  description: 'The form: a new visit, a draft, or a published visit that has not started.',
  tags: 'editing',
  initial: 'objective',
  on: {
    'visit.saveDraftRequested': { guard: 'visitIsNotPublished', target: 'confirmingDraft' },
    'draft.autosaved': { guard: 'autosaveIsNewer', actions: { type: 'recordAutosave', params: asSent } },
    'visit.editCancelled': [
      { guard: 'visitIsDraft', target: 'draft', actions: 'forgetUnsavedChanges' },
      { guard: 'visitIsPublished', target: 'scheduled', actions: 'forgetUnsavedChanges' },
    ],
    'server.statusChanged': {
      guard: 'serverStatusDiffers',
      target: 'conflict',
      actions: ['forgetSave', { type: 'recordTheirs', params: asSent }],
    },
  },
  states: {
    objective: {
      on: {
        'visit.objectiveChanged': { actions: { type: 'setObjective', params: asSent } },
        // The date of a published visit changes only by rescheduling, with a reason (VIS-01).
        'visit.scheduleChanged': { guard: 'visitIsNotPublished', actions: { type: 'setSchedule', params: asSent } },
        'step.next': { guard: 'scheduleStepIsComplete', target: 'axes' },
      },
    },
    axes: {
      on: {
        'visit.axisChanged': { actions: { type: 'setAxis', params: asSent } },
        'step.back': 'objective',
        'step.next': { guard: 'everyAxisHasActionsAndSpecifications', target: 'review' },
      },
    },
    review: {
      on: {
        'step.back': 'axes',
        'visit.previewRequested': {
          guard: 'visitMayBePreviewed',
          target: '#visit.saving',
          actions: { type: 'rememberSave', params: { purpose: 'preview' } },
        },
        'visit.saveFinalRequested': {
          guard: 'visitMayBePublished',
          target: '#visit.saving',
          actions: { type: 'rememberSave', params: { purpose: 'final' } },
        },
      },
    },
    lastStep: { type: 'history', target: 'objective' },
  },
});

/** The modal before a draft is saved (VIS-04). */
export const confirmingDraft = visitSetup.createStateConfig({
  description: 'Asks before a draft is saved (VIS-04).',
  tags: ['editing', 'confirming'],
  on: {
    'action.confirmed': { target: 'saving', actions: { type: 'rememberSave', params: { purpose: 'draft' } } },
    'action.declined': 'composing.lastStep',
    'draft.autosaved': { guard: 'autosaveIsNewer', actions: { type: 'recordAutosave', params: asSent } },
    'server.statusChanged': {
      guard: 'serverStatusDiffers',
      target: 'conflict',
      actions: ['forgetSave', { type: 'recordTheirs', params: asSent }],
    },
  },
});

/** One call for the three kinds of save of the form; `context.saveAs` holds the kind. */
export const saving = visitSetup.createStateConfig({
  tags: ['editing', 'saving'],
  entry: 'clearFailure',
  invoke: {
    id: 'saveVisit',
    src: 'saveVisit',
    input: saveInput,
    onDone: [
      {
        guard: { type: 'saveWasStale', params: answer },
        target: 'conflict',
        actions: { type: 'recordStaleSave', params: answer },
      },
      {
        guard: 'previewWasAsked',
        target: 'composing.lastStep',
        actions: [{ type: 'recordSaved', params: answer }, 'openPdf'],
      },
      {
        guard: 'draftWasAsked',
        target: 'draft',
        actions: [
          { type: 'recordSaved', params: answer },
          { type: 'showNotice', params: saveNotice },
        ],
      },
      {
        target: 'scheduled',
        actions: [
          { type: 'recordSaved', params: answer },
          { type: 'showNotice', params: saveNotice },
          'returnToVisitList',
        ],
      },
    ],
    onError: { target: 'composing.lastStep', actions: ['forgetSave', refusal] },
  },
});

/** Somebody else saved first (VIS-05). The person sees that version and chooses; nothing is overwritten unseen. */
export const conflict = visitSetup.createStateConfig({
  tags: ['editing', 'conflict'],
  on: {
    'conflict.keepMine': [
      {
        guard: 'myEditInProgressMayBeRetried',
        target: 'inProgress.work.savingEdit',
        actions: 'adoptTheirRevision',
      },
      { guard: 'mySaveMayBeRetried', target: 'saving', actions: 'adoptTheirRevision' },
      {
        guard: 'visitHasNotStartedMeanwhile',
        target: 'composing.lastStep',
        actions: ['adoptTheirRevision', 'forgetSave'],
      },
    ],
    'conflict.takeTheirs': { target: 'opening', actions: 'takeTheirs' },
    'server.statusChanged': { guard: 'serverIsAhead', actions: { type: 'recordTheirs', params: asSent } },
  },
});

/** A saved draft (`eraser`): it can be edited or discarded, never started or rescheduled. */
export const draft = visitSetup.createStateConfig({
  tags: 'draft',
  on: {
    'visit.editRequested': { target: 'composing', actions: 'clearFailure' },
    'draft.discardRequested': 'confirmingDiscard',
    'server.statusChanged': followServer,
  },
});

/** Asks before a draft is discarded. */
export const confirmingDiscard = visitSetup.createStateConfig({
  tags: ['draft', 'confirming'],
  on: {
    'action.confirmed': 'discarding',
    'action.declined': 'draft',
    'server.statusChanged': followServer,
  },
});

/** Only drafts are ever deleted. For ten minutes the server restores one that was. */
export const discarding = visitSetup.createStateConfig({
  ...calling({
    port: 'discardDraft',
    input: known,
    done: { target: 'discarded', actions: [{ type: 'offerUndo', params: answer }, 'returnToVisitList'] },
    back: 'draft',
  }),
  tags: ['draft', 'saving'],
});
