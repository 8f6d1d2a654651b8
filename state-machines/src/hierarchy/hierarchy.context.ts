/** Context of the hierarchy machine, and values derived from it. */
import type { HierarchyInputs, HierarchyVersion, KnownSchool, Reallocation } from './hierarchy.events';
import { assignmentsDiffer, EMPTY_ASSIGNMENT, type Assignment } from './hierarchy.rules';

/** What a screen knows when it opens a school in a cycle. Read once. */
export interface HierarchyInput extends HierarchyVersion {
  cycleId: number;
  schoolId: number;
  /** Imported and not set up: its first assignment sets it up, under the name that it has by then (HIE-04). */
  isNewSchool: boolean;
}

/** Context of the machine. */
export interface HierarchyContext extends HierarchyInput {
  /** Assignment being edited; `saved` is the server's version. */
  draft: Assignment;
  /** Reallocations of the last review. */
  moves: readonly Reallocation[];
  /** Names the last review; saving sends it back, so that nothing moves that was not shown. */
  mark: string | null;
  /** Requested name, not yet saved. */
  newName: string | null;
  /** Message of the last refusal; null after the next attempt. */
  failure: string | null;
}

/** Initial context. */
export const begin = (input: HierarchyInput): HierarchyContext => ({
  ...input,
  draft: input.saved,
  moves: [],
  mark: null,
  newName: null,
  failure: null,
});

/** Tags that screens query instead of state names. */
export type HierarchyTag = 'editing' | 'saving' | 'confirming' | 'excluded';

/** Whether leaving now would lose changes. */
export const hasUnsavedChanges = ({ draft, saved }: HierarchyContext): boolean => assignmentsDiffer(draft, saved);

/** Identifies the school of a call. */
export const known = ({ cycleId, schoolId, revision }: HierarchyContext): KnownSchool => ({
  cycleId,
  schoolId,
  revision,
});

const reviewed = ({ mark }: HierarchyContext): string => {
  if (mark === null) throw new Error('Nothing was reviewed');
  return mark;
};

/** Inputs of the calls. */
export const inputs = {
  reviewReallocation: (context: HierarchyContext): HierarchyInputs['reviewReallocation'] => ({
    ...known(context),
    assignment: context.draft,
  }),
  storeHierarchy: (context: HierarchyContext): HierarchyInputs['storeHierarchy'] => ({
    ...known(context),
    assignment: context.draft,
    mark: reviewed(context),
    isNewSchool: context.isNewSchool,
    schoolName: context.schoolName,
  }),
  reviewRelease: (context: HierarchyContext): HierarchyInputs['reviewRelease'] => ({
    ...known(context),
    assignment: EMPTY_ASSIGNMENT,
  }),
  releaseSchool: (context: HierarchyContext): HierarchyInputs['releaseSchool'] => ({
    ...known(context),
    mark: reviewed(context),
  }),
  renameSchool: (context: HierarchyContext): HierarchyInputs['renameSchool'] => {
    if (context.newName === null) throw new Error('No name was submitted');
    return { ...known(context), name: context.newName };
  },
};
