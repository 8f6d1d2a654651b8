/** What the hierarchy machine remembers, and what follows from it. */
import type { HierarchyInputs, HierarchyVersion, KnownSchool, Reallocation } from './hierarchy.events';
import { assignmentsDiffer, type Assignment } from './hierarchy.rules';

/** What a screen knows when it opens a school in a cycle. Read once. */
export interface HierarchyInput extends HierarchyVersion {
  cycleId: number;
  schoolId: number;
  /** Imported, and not set up yet: it may be deleted, and its first assignment sets it up (HIE-04). */
  isNewSchool: boolean;
}

/** Everything the machine remembers. */
export interface HierarchyContext extends HierarchyInput {
  /** What is being chosen; `saved` is what the server last had. */
  draft: Assignment;
  /** What will move, as last reviewed. */
  moves: readonly Reallocation[];
  /** The name that was asked for and not yet taken. */
  newName: string | null;
  /** The sentence of the last refusal, for people; null once something is tried again. */
  failure: string | null;
}

/** What the machine remembers right after it is opened. */
export const begin = (input: HierarchyInput): HierarchyContext => ({
  ...input,
  draft: input.saved,
  moves: [],
  newName: null,
  failure: null,
});

/** What screens ask the machine for instead of naming its states. */
export type HierarchyTag = 'editing' | 'saving' | 'confirming' | 'excluded';

/** Whether leaving now would lose what was chosen. */
export const hasUnsavedChanges = ({ draft, saved }: HierarchyContext): boolean => assignmentsDiffer(draft, saved);

/** The school a call is about. */
export const known = ({ cycleId, schoolId, revision }: HierarchyContext): KnownSchool => ({
  cycleId,
  schoolId,
  revision,
});

/** What the calls of the chart are sent. */
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
