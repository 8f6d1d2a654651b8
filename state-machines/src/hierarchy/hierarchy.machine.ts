import { answer, asSent, calling, confirming as asking, followServer as followServerOf } from '../kit/steps';
import { begin, inputs, known } from './hierarchy.context';
import { hierarchySetup } from './hierarchy.setup';

export { hasUnsavedChanges } from './hierarchy.context';
export type { HierarchyContext, HierarchyInput } from './hierarchy.context';

const notice = { type: 'showNotice', params: answer } as const;
const followServer = { 'server.statusChanged': followServerOf('hierarchy') } as const;

/** Asks for confirmation; a newer version from the server cancels the question. */
const confirming = <const Go extends string>(go: Go) =>
  ({ tags: 'confirming', on: { ...asking({ go, back: 'opening' }).on, ...followServer } }) as const;

const deletable = { guard: 'nobodyNeedsTheSchool', target: 'confirmingDelete' } as const;
/** The school changed since the review: the person looks at the newer version. */
const wasStale = {
  guard: { type: 'reviewWasStale', params: answer },
  target: 'opening',
  actions: { type: 'recordStale', params: answer },
} as const;
/** Other work would move than was shown: the review is shown again. */
const outdated = <const Review extends string>(target: Review) =>
  ({ guard: { type: 'workChangedSinceReview', params: answer }, target, actions: notice }) as const;

/** Choice of people: each level needs the one above, and another choice clears the levels below (HIE-02, HIE-03). */
const choosing = hierarchySetup.createStateConfig({
  tags: 'editing',
  on: {
    'level.chosen': { guard: 'levelMayBeChosen', actions: { type: 'chooseLevel', params: asSent } },
    'secondaryOne.chosen': {
      guard: 'secondaryOneMayBeChosen',
      actions: { type: 'chooseSecondaryOne', params: asSent },
    },
    'secondaryTwo.chosen': {
      guard: 'secondaryTwoMayBeChosen',
      actions: { type: 'chooseSecondaryTwo', params: asSent },
    },
    'changes.discarded': { guard: 'somethingChanged', actions: 'discardChanges' },
    'review.requested': { guard: 'assignmentMayBeReviewed', target: 'requestingReview' },
    'school.releaseRequested': { guard: 'somebodyIsAssigned', target: 'requestingRelease' },
    'school.excludeRequested': { guard: 'schoolMayBeExcluded', target: 'confirmingExclusion' },
    'school.deleteRequested': deletable,
    'school.renameRequested': { target: 'renaming', actions: 'forgetName' },
    ...followServer,
  },
});

/** Shows what will move before it moves (HIE-03). */
const reviewing = hierarchySetup.createStateConfig({
  tags: 'confirming',
  on: { 'save.confirmed': 'saving', 'review.left': 'choosing', ...followServer },
});

const renaming = hierarchySetup.createStateConfig({
  tags: 'editing',
  initial: 'filling',
  states: {
    filling: {
      on: {
        'school.nameSubmitted': {
          guard: 'schoolNameStands',
          target: 'deciding',
          actions: { type: 'rememberName', params: asSent },
        },
        'school.renameCancelled': { target: '#hierarchy.choosing', actions: 'forgetName' },
        'server.statusChanged': { guard: 'serverIsAhead', actions: { type: 'takeServerVersion', params: asSent } },
      },
    },
    // A new school has no record yet: its name goes with the first assignment.
    deciding: {
      always: [{ guard: 'schoolIsNew', target: '#hierarchy.choosing', actions: 'nameNewSchool' }, { target: 'saving' }],
    },
    saving: calling({
      port: 'renameSchool',
      input: inputs.renameSchool,
      done: { target: '#hierarchy.choosing', actions: [{ type: 'recordName', params: answer }, notice] },
      back: 'filling',
    }),
  },
});

/**
 * A school's coach hierarchy in a cycle (HIE-02 to HIE-04, SM-01): chosen, reviewed and saved, or released; the school
 * renamed, excluded, included again, and deleted where nobody needs it. Pure: no calls, no clock. The app provides the ports and the
 * effects `showNotice` and `returnToSchools`, and sends `server.statusChanged` when the server shows a newer revision.
 * States with a pending call ignore it: the answer brings the new version.
 */
export const hierarchyMachine = hierarchySetup.createMachine({
  id: 'hierarchy',
  context: ({ input }) => begin(input),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'schoolIsExcluded', target: 'excluded' }, { target: 'choosing' }] },
    choosing,
    requestingReview: calling({
      port: 'reviewReallocation',
      input: inputs.reviewReallocation,
      done: { target: 'reviewing', actions: { type: 'recordReview', params: answer } },
      back: 'choosing',
    }),
    reviewing,
    saving: calling({
      port: 'storeHierarchy',
      input: inputs.storeHierarchy,
      done: [
        wasStale,
        outdated('requestingReview'),
        { target: 'saved', actions: [{ type: 'recordSaved', params: answer }, notice, 'returnToSchools'] },
      ],
      back: 'reviewing',
    }),
    saved: { type: 'final' },

    requestingRelease: calling({
      port: 'reviewRelease',
      input: inputs.reviewRelease,
      done: { target: 'confirmingRelease', actions: { type: 'recordReview', params: answer } },
      back: 'choosing',
    }),
    confirmingRelease: {
      ...confirming('releasing'),
      description: 'Names the unfinished work that stays without a person.',
    },
    releasing: calling({
      port: 'releaseSchool',
      input: inputs.releaseSchool,
      done: [
        wasStale,
        outdated('requestingRelease'),
        { target: 'choosing', actions: [{ type: 'recordReleased', params: answer }, notice] },
      ],
      back: 'confirmingRelease',
    }),

    confirmingExclusion: confirming('excluding'),
    excluding: calling({
      port: 'excludeSchool',
      input: known,
      done: { target: 'excluded', actions: [{ type: 'recordExcluded', params: answer }, notice] },
      back: 'choosing',
    }),
    excluded: {
      description: 'Not part of the cycle; nobody can be assigned.',
      tags: 'excluded',
      on: { 'school.includeRequested': 'including', 'school.deleteRequested': deletable, ...followServer },
    },
    including: calling({
      port: 'includeSchool',
      input: known,
      done: { target: 'choosing', actions: [{ type: 'recordIncluded', params: answer }, notice] },
      back: 'excluded',
    }),

    confirmingDelete: confirming('deleting'),
    deleting: calling({
      port: 'deleteSchool',
      input: known,
      done: { target: 'deleted', actions: [notice, 'returnToSchools'] },
      back: 'opening',
    }),
    deleted: { type: 'final', description: 'Only a school that nobody belongs to or accompanies can be deleted.' },

    renaming,
  },
});
