/** Context of the hierarchy machine, and values derived from it. */
import type { HierarchyInputs, HierarchyVersion, KnownSchool, Reallocation } from './hierarchy.events';
import { assignmentsDiffer, type Assignment } from './hierarchy.rules';

/** What a screen knows when it opens a school in a cycle. Read once. */
export interface HierarchyInput extends HierarchyVersion {
  cycleId: number;
  schoolId: number;
  /** Imported and not set up: it may be deleted, and its first assignment sets it up (HIE-04). */
  isNewSchool: boolean;
}

/** Context of the machine. */
export interface HierarchyContext extends HierarchyInput {
  /** Assignment being edited; `saved` is the server's version. */
  draft: Assignment;
  /** Reallocations of the last review. */
  moves: readonly Reallocation[];
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

/** Inputs of the calls. */
export const inputs = {
  reviewReallocation: (context: HierarchyContext): HierarchyInputs['reviewReallocation'] => ({
    ...known(context),
    assignment: context.draft,
  }),
  storeHierarchy: (context: HierarchyContext): HierarchyInputs['storeHierarchy'] => ({
    ...known(context),
    assignment: context.draft,
    isNewSchool: context.isNewSchool,
  }),
  renameSchool: (context: HierarchyContext): HierarchyInputs['renameSchool'] => {
    if (context.newName === null) throw new Error('No name was submitted');
    return { ...known(context), name: context.newName };
  },
};
