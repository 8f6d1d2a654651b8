/**
 * Zod schemas of the hierarchy machine's events and of its ports' answers: the single source of the machine's types,
 * the flow lab's forms and the checks of the samples. The machine imports only types from here, which keeps zod out of
 * the browser.
 */
import { EMAIL_MAX, SCHOOL_NAME_MAX } from '@ruta/contracts/kit/limits';
import { z } from 'zod';
import { nothing, revision, trimmedText } from '../kit/event-parts';
import type { EventOf } from '../kit/flow-kit';
import { MAIN_LEVELS, type Assignment, type SchoolUse } from './hierarchy.rules';

/** The six places of an assignment. */
const PLACES_MAX = 6;

const access = z
  .string()
  .min(1)
  .max(EMAIL_MAX)
  .nullable()
  .describe('The e-mail address that signs in; null for nobody');
const assignment = z.object({
  director: access,
  manager: access,
  coordinator: access,
  coach: access,
  secondaryOne: access,
  secondaryTwo: access,
}) satisfies z.ZodType<Assignment>;

const use = z.object({
  people: z.int().nonnegative().describe('Accounts that belong to the school'),
  assigned: z.int().nonnegative().describe('Places taken in started and prepared cycles'),
}) satisfies z.ZodType<SchoolUse>;

/** A school in a cycle on the server at one revision. */
export const hierarchyVersion = z.object({
  revision,
  schoolName: z.string(),
  isExcluded: z.boolean(),
  saved: assignment,
  use,
});
export type HierarchyVersion = z.infer<typeof hierarchyVersion>;

/** Every event of a school's hierarchy: from the person or the server. */
export const hierarchyEvents = {
  'level.chosen': z.object({ level: z.enum(MAIN_LEVELS), access }),
  'secondaryOne.chosen': z.object({ access }),
  'secondaryTwo.chosen': z.object({ access }),
  'changes.discarded': nothing,
  'review.requested': nothing,
  'review.left': nothing,
  'save.confirmed': nothing,
  'school.releaseRequested': nothing,
  'school.excludeRequested': nothing,
  'school.includeRequested': nothing,
  'school.deleteRequested': nothing,
  'school.renameRequested': nothing,
  'school.nameSubmitted': z.object({ name: trimmedText(1, SCHOOL_NAME_MAX) }),
  'school.renameCancelled': nothing,
  'action.confirmed': nothing,
  'action.declined': nothing,
  'server.statusChanged': z.object({ version: hierarchyVersion }),
};
export type HierarchyEvent = EventOf<typeof hierarchyEvents>;

const message = z.string();
const done = z.object({ revision, message });
const mark = z.string().min(1).describe('Names the review; saving sends it back');
/** A place that changes hands, and the work of who leaves it: visits and activities move, the rest stays. */
const reallocation = z.object({
  place: z.string().describe('A main level, or a coach’s place'),
  from: access,
  to: access,
  heir: access.describe('Who gets the work; null where it stays'),
  visits: z.int().nonnegative().describe('Published and not begun'),
  activities: z.int().nonnegative().describe('Not begun'),
  inProgress: z.int().nonnegative().describe('Begun: they keep their author’s name'),
  conferences: z.int().nonnegative().describe('Stay with who booked them'),
  drafts: z.int().nonnegative().describe('Stay their author’s'),
  heavy: z
    .object({ schools: z.int().positive(), mean: z.number().positive() })
    .nullable()
    .describe('The schools of who comes, where they are half more than the mean; a warning'),
});
/** One per place. */
const moves = z.array(reallocation).max(PLACES_MAX);
/** What changed on the server since the review: the school itself, or only the work that would move. */
const overtaken = [
  z.object({ outcome: z.literal('stale'), theirs: hierarchyVersion, message }),
  z.object({ outcome: z.literal('outdated'), message }),
] as const;

/** Answers of each port. A refusal rejects with its message. A stale review is an answer. */
export const hierarchyOutputs = {
  reviewReallocation: z.object({ moves, mark }),
  reviewRelease: z.object({ moves, mark }),
  storeHierarchy: z.discriminatedUnion('outcome', [done.extend({ outcome: z.literal('saved') }), ...overtaken]),
  releaseSchool: z.discriminatedUnion('outcome', [done.extend({ outcome: z.literal('released'), use }), ...overtaken]),
  excludeSchool: done.extend({ use }),
  includeSchool: done,
  deleteSchool: z.object({ message }),
  renameSchool: done.extend({ name: z.string() }),
};
/** Answers by port: `HierarchyOutputs['storeHierarchy']`. */
export type HierarchyOutputs = { [Port in keyof typeof hierarchyOutputs]: z.infer<(typeof hierarchyOutputs)[Port]> };
export type Reallocation = z.infer<typeof reallocation>;

/** Identifies the school of a call, at the revision that the person saw. */
export interface KnownSchool {
  cycleId: number;
  schoolId: number;
  revision: number;
}

/** Inputs of each port. */
export interface HierarchyInputs {
  reviewReallocation: KnownSchool & { assignment: Assignment };
  /** The review of an assignment without people. */
  reviewRelease: KnownSchool & { assignment: Assignment };
  /** `schoolName` names a new school; others are renamed by `renameSchool`. */
  storeHierarchy: KnownSchool & { assignment: Assignment; mark: string; isNewSchool: boolean; schoolName: string };
  releaseSchool: KnownSchool & { mark: string };
  excludeSchool: KnownSchool;
  includeSchool: KnownSchool;
  deleteSchool: KnownSchool;
  renameSchool: KnownSchool & { name: string };
}
