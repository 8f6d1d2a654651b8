/**
 * Zod schemas of the hierarchy machine's events and of its ports' answers: the single source of the machine's types,
 * the flow lab's forms and the checks of the samples. The machine imports only types from here, which keeps zod out of
 * the browser.
 */
import { SCHOOL_NAME_MAX } from '@ruta/contracts/kit/limits';
import { z } from 'zod';
import { nothing, revision } from '../kit/event-parts';
import type { EventOf } from '../kit/flow-kit';
import { MAIN_LEVELS, type Assignment } from './hierarchy.rules';

const access = z.string().min(1).nullable().describe('The e-mail address that signs in; null for nobody');
const assignment = z.object({
  director: access,
  manager: access,
  coordinator: access,
  coach: access,
  secondaryOne: access,
  secondaryTwo: access,
}) satisfies z.ZodType<Assignment>;

/** A school in a cycle on the server at one revision. */
export const hierarchyVersion = z.object({
  revision,
  schoolName: z.string(),
  isExcluded: z.boolean(),
  saved: assignment,
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
  'school.excludeRequested': nothing,
  'school.includeRequested': nothing,
  'school.deleteRequested': nothing,
  'school.renameRequested': nothing,
  'school.nameSubmitted': z.object({ name: z.string().trim().min(1).max(SCHOOL_NAME_MAX) }),
  'school.renameCancelled': nothing,
  'action.confirmed': nothing,
  'action.declined': nothing,
  'server.statusChanged': z.object({ version: hierarchyVersion }),
};
export type HierarchyEvent = EventOf<typeof hierarchyEvents>;

const message = z.string();
const done = z.object({ revision, message });
/** Work that moves from one person to another when an assignment is saved. */
const reallocation = z.object({
  place: z.string().describe('A main level, or a coach’s place'),
  from: z.string(),
  to: z.string(),
  visits: z.int().nonnegative(),
  activities: z.int().nonnegative(),
});

/** Answers of each port. A refusal rejects with its message. A stale review is an answer. */
export const hierarchyOutputs = {
  reviewReallocation: z.object({ moves: z.array(reallocation) }),
  storeHierarchy: z.discriminatedUnion('outcome', [
    done.extend({ outcome: z.literal('saved') }),
    z.object({ outcome: z.literal('stale'), theirs: hierarchyVersion, message }),
  ]),
  excludeSchool: done,
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
  storeHierarchy: KnownSchool & { assignment: Assignment; isNewSchool: boolean };
  excludeSchool: KnownSchool;
  includeSchool: KnownSchool;
  deleteSchool: KnownSchool;
  renameSchool: KnownSchool & { name: string };
}
