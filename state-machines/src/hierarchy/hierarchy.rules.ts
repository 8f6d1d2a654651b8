/**
 * Rules of a school's coach hierarchy in a cycle, as plain functions (HIE-02 to HIE-04). They do not load zod. People
 * are identified by their access: the e-mail address that signs in.
 */
import { lengthOf } from '@ruta/contracts/kit/length';
import { SCHOOL_NAME_MAX } from '@ruta/contracts/kit/limits';
import { choose } from '../kit/cascade/cascade.rules';
import { isFilled } from '../kit/recording';

/** From the top; each level needs the one before. */
export const MAIN_LEVELS = ['director', 'manager', 'coordinator', 'coach'] as const;
export type MainLevel = (typeof MAIN_LEVELS)[number];
/** Places of the people who run the visits of a school. */
export const COACH_PLACES = ['coach', 'secondaryOne', 'secondaryTwo'] as const;
type CoachPlace = (typeof COACH_PLACES)[number];

/** Person in each place of the hierarchy; null if empty. */
export type Assignment = Readonly<Record<MainLevel | CoachPlace, string | null>>;

/** An assignment without people. */
export const EMPTY_ASSIGNMENT: Assignment = {
  director: null,
  manager: null,
  coordinator: null,
  coach: null,
  secondaryOne: null,
  secondaryTwo: null,
};

/** Sets a main level and clears those below; the secondary coaches stay (HIE-03). */
export const assignLevel = (assignment: Assignment, level: MainLevel, access: string | null): Assignment => ({
  ...assignment,
  ...choose(MAIN_LEVELS, assignment, level, access),
});

/** Sets the first secondary coach; null also clears the second (HIE-02). */
export const assignSecondaryOne = (assignment: Assignment, access: string | null): Assignment => ({
  ...assignment,
  secondaryOne: access,
  secondaryTwo: access === null ? null : assignment.secondaryTwo,
});

/** Whether the person holds no other place among the coaches (HIE-02). */
export const coachIsFree = (assignment: Assignment, place: CoachPlace, access: string | null): boolean =>
  access === null || COACH_PLACES.every((other) => other === place || assignment[other] !== access);

/** Empty main levels; continuing needs all four filled (HIE-03). */
export const missingLevels = (assignment: Assignment): MainLevel[] =>
  MAIN_LEVELS.filter((level) => assignment[level] === null);

/** Whether anyone holds one of the six places; only then is there something to release. */
export const isAssigned = (assignment: Assignment): boolean => assignmentsDiffer(assignment, EMPTY_ASSIGNMENT);

/** A school may be excluded only while every main level is empty; exclusion clears the secondaries (HIE-04). */
export const mayExclude = (assignment: Assignment): boolean => missingLevels(assignment).length === MAIN_LEVELS.length;

/** Whether coach and secondary coaches are different people, ignoring empty places. */
export const coachesAreDistinct = (assignment: Assignment): boolean =>
  COACH_PLACES.every((place) => coachIsFree(assignment, place, assignment[place]));

/** Faults that prevent reviewing and saving an assignment. */
export const faultsInAssignment = (assignment: Assignment): (MainLevel | 'distinct' | 'secondaryOne')[] => [
  ...missingLevels(assignment),
  ...(coachesAreDistinct(assignment) ? [] : (['distinct'] as const)),
  ...(assignment.secondaryTwo !== null && assignment.secondaryOne === null ? (['secondaryOne'] as const) : []),
];

/** Whether two assignments differ. */
export const assignmentsDiffer = (one: Assignment, other: Assignment): boolean =>
  [...MAIN_LEVELS, ...COACH_PLACES].some((place) => one[place] !== other[place]);

/** Who keeps a school from being deleted. */
export interface SchoolUse {
  /** Accounts that belong to the school. */
  people: number;
  /** Places that are taken in the started cycle and in prepared ones, those of secondary coaches too. */
  assigned: number;
}

/** A school may be deleted once nobody belongs to it and nobody accompanies it (HIE-04, B24). */
export const mayDelete = ({ people, assigned }: SchoolUse): boolean => people === 0 && assigned === 0;

/** Whether a name has text and fits the limit (HIE-04). */
export const nameStands = (name: string): boolean => isFilled(name) && lengthOf(name.trim()) <= SCHOOL_NAME_MAX;
