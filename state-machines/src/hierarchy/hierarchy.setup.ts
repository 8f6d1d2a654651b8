/** Ports, guards and actions of the hierarchy machine; its states are in hierarchy.machine. */
import { and, assign, or, setup } from 'xstate';
import { messageOf } from '../kit/flow-kit';
import { port } from '../kit/ports';
import { mayChoose } from '../kit/cascade/cascade.rules';
import { hasUnsavedChanges } from './hierarchy.context';
import type { HierarchyContext, HierarchyInput, HierarchyTag } from './hierarchy.context';
import type { HierarchyEvent, HierarchyInputs, HierarchyOutputs, HierarchyVersion } from './hierarchy.events';
import * as rules from './hierarchy.rules';
import type { MainLevel } from './hierarchy.rules';

const placeIn = (event: HierarchyEvent) => {
  if (event.type === 'level.chosen') return { place: event.level, access: event.access };
  if (event.type === 'secondaryOne.chosen') return { place: 'secondaryOne' as const, access: event.access };
  if (event.type === 'secondaryTwo.chosen') return { place: 'secondaryTwo' as const, access: event.access };
  return null;
};
const isCoachPlace = (place: keyof rules.Assignment): place is (typeof rules.COACH_PLACES)[number] =>
  (rules.COACH_PLACES as readonly string[]).includes(place);
/** Takes the server's version; unsaved changes stay in the draft. */
const taken = (context: HierarchyContext, version: HierarchyVersion) => ({
  ...version,
  draft: hasUnsavedChanges(context) ? context.draft : version.saved,
});

/** Answers that may say that the review no longer stands. */
type Overtaken = HierarchyOutputs['storeHierarchy'] | HierarchyOutputs['releaseSchool'];
/** Nobody in any place, as the server left it. */
const emptied = { saved: rules.EMPTY_ASSIGNMENT, draft: rules.EMPTY_ASSIGNMENT, moves: [], mark: null } as const;

/** Typed setup; hierarchy.machine calls `createMachine` once. */
export const hierarchySetup = setup({
  types: {
    input: {} as HierarchyInput,
    context: {} as HierarchyContext,
    events: {} as HierarchyEvent,
    tags: {} as HierarchyTag,
  },
  actors: {
    reviewReallocation: port<HierarchyOutputs['reviewReallocation'], HierarchyInputs['reviewReallocation']>(
      'reviewReallocation',
    ),
    reviewRelease: port<HierarchyOutputs['reviewRelease'], HierarchyInputs['reviewRelease']>('reviewRelease'),
    storeHierarchy: port<HierarchyOutputs['storeHierarchy'], HierarchyInputs['storeHierarchy']>('storeHierarchy'),
    releaseSchool: port<HierarchyOutputs['releaseSchool'], HierarchyInputs['releaseSchool']>('releaseSchool'),
    excludeSchool: port<HierarchyOutputs['excludeSchool'], HierarchyInputs['excludeSchool']>('excludeSchool'),
    includeSchool: port<HierarchyOutputs['includeSchool'], HierarchyInputs['includeSchool']>('includeSchool'),
    deleteSchool: port<HierarchyOutputs['deleteSchool'], HierarchyInputs['deleteSchool']>('deleteSchool'),
    renameSchool: port<HierarchyOutputs['renameSchool'], HierarchyInputs['renameSchool']>('renameSchool'),
  },
  guards: {
    schoolIsExcluded: ({ context }) => context.isExcluded,
    schoolIsNew: ({ context }) => context.isNewSchool,
    schoolIsSetUp: ({ context }) => !context.isNewSchool,

    upperLevelIsAssigned: ({ context, event }) =>
      event.type === 'level.chosen' && mayChoose(rules.MAIN_LEVELS, context.draft, event.level),
    choiceIsDifferent: ({ context, event }) => {
      const choice = placeIn(event);
      return choice !== null && context.draft[choice.place] !== choice.access;
    },
    personIsNoOtherCoach: ({ context, event }) => {
      const choice = placeIn(event);
      if (choice === null || !isCoachPlace(choice.place)) return true;
      return rules.coachIsFree(context.draft, choice.place, choice.access);
    },
    secondaryOneIsAssigned: ({ context }) => context.draft.secondaryOne !== null,
    levelMayBeChosen: and(['upperLevelIsAssigned', 'choiceIsDifferent', 'personIsNoOtherCoach']),
    secondaryOneMayBeChosen: and(['choiceIsDifferent', 'personIsNoOtherCoach']),
    secondaryTwoMayBeChosen: and(['secondaryOneIsAssigned', 'choiceIsDifferent', 'personIsNoOtherCoach']),

    everyMainLevelIsAssigned: ({ context }) => rules.missingLevels(context.draft).length === 0,
    coachesAreDistinct: ({ context }) => rules.coachesAreDistinct(context.draft),
    somethingChanged: ({ context }) => hasUnsavedChanges(context),
    thereIsSomethingToSave: or(['schoolIsNew', 'somethingChanged']),
    assignmentMayBeReviewed: and(['everyMainLevelIsAssigned', 'coachesAreDistinct', 'thereIsSomethingToSave']),
    reviewWasStale: (_, { outcome }: Overtaken) => outcome === 'stale',
    workChangedSinceReview: (_, { outcome }: Overtaken) => outcome === 'outdated',

    somebodyIsAssigned: ({ context }) => rules.isAssigned(context.saved),
    nobodyIsAssigned: ({ context }) => rules.mayExclude(context.saved),
    schoolMayBeExcluded: and(['schoolIsSetUp', 'nobodyIsAssigned']),
    nobodyNeedsTheSchool: ({ context }) => rules.mayDelete(context.use),
    schoolNameStands: ({ event }) => event.type === 'school.nameSubmitted' && rules.nameStands(event.name),
    serverIsAhead: ({ context, event }) =>
      event.type === 'server.statusChanged' && event.version.revision > context.revision,
  },
  actions: {
    chooseLevel: assign(({ context }, { level, access }: { level: MainLevel; access: string | null }) => ({
      draft: rules.assignLevel(context.draft, level, access),
    })),
    chooseSecondaryOne: assign(({ context }, { access }: { access: string | null }) => ({
      draft: rules.assignSecondaryOne(context.draft, access),
    })),
    chooseSecondaryTwo: assign(({ context }, { access }: { access: string | null }) => ({
      draft: { ...context.draft, secondaryTwo: access },
    })),
    discardChanges: assign(({ context }) => ({ draft: context.saved, moves: [], mark: null, failure: null })),
    recordReview: assign((_, { moves, mark }: HierarchyOutputs['reviewReallocation']) => ({ moves, mark })),
    recordSaved: assign(({ context }, output: HierarchyOutputs['storeHierarchy']) =>
      output.outcome === 'saved' ? { revision: output.revision, saved: context.draft, moves: [], mark: null } : {},
    ),
    recordStale: assign(({ context }, output: Overtaken) =>
      output.outcome === 'stale'
        ? { ...taken(context, output.theirs), moves: [], mark: null, failure: output.message }
        : {},
    ),
    recordReleased: assign((_, output: HierarchyOutputs['releaseSchool']) =>
      output.outcome === 'released' ? { ...emptied, revision: output.revision, use: output.use } : {},
    ),
    /** Exclusion clears the secondaries too. */
    recordExcluded: assign((_, { revision, use }: HierarchyOutputs['excludeSchool']) => ({
      ...emptied,
      revision,
      use,
      isExcluded: true,
    })),
    recordIncluded: assign((_, { revision }: { revision: number }) => ({ revision, isExcluded: false })),
    rememberName: assign((_, { name }: { name: string }) => ({ newName: name.trim() })),
    nameNewSchool: assign(({ context }) => ({ schoolName: context.newName ?? context.schoolName, newName: null })),
    forgetName: assign({ newName: null, failure: null }),
    recordName: assign((_, { revision, name }: HierarchyOutputs['renameSchool']) => ({
      revision,
      schoolName: name,
      newName: null,
    })),
    takeServerVersion: assign(({ context }, { version }: { version: HierarchyVersion }) => taken(context, version)),

    /** Default action for a refused call; see `messageOf`. */
    recordFailure: assign((_, { error }: { error: unknown }) => ({ failure: messageOf(error) })),
    clearFailure: assign({ failure: null }),
    /** Provided by the app: shows the server's message in a snackbar. */
    showNotice: (_, _params: { message: string }) => undefined,
    /** Provided by the app: returns to the list of the cycle's schools. */
    returnToSchools: () => undefined,
  },
});
