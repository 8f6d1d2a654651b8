/**
 * The rules of a school's coach hierarchy in a cycle, as plain functions (HIE-02 to HIE-04). The machine's guards, the
 * server and the screens all ask here, so a rule has one place. Free of the validation library: safe anywhere. People
 * are told by their access, the e-mail address that signs in.
 */
import { choose } from '../kit/cascade/cascade.rules';
import { isFilled } from '../kit/recording';

/** From the top; each of them needs the one before. */
export const MAIN_LEVELS = ['director', 'manager', 'coordinator', 'coach'] as const;
export type MainLevel = (typeof MAIN_LEVELS)[number];
/** Those who run the visits of a school. */
export const COACH_PLACES = ['coach', 'secondaryOne', 'secondaryTwo'] as const;
type CoachPlace = (typeof COACH_PLACES)[number];

/** Characters of a school's name. */
export const SCHOOL_NAME_MAX = 200;

/** Who is in which place of a school's hierarchy; null where nobody is. */
export type Assignment = Readonly<Record<MainLevel | CoachPlace, string | null>>;

/** A school nobody is assigned to. */
export const EMPTY_ASSIGNMENT: Assignment = {
  director: null,
  manager: null,
  coordinator: null,
  coach: null,
  secondaryOne: null,
  secondaryTwo: null,
};

/** Another person at one of the main levels: those below are cleared; the secondary coaches stay (HIE-03). */
export const assignLevel = (assignment: Assignment, level: MainLevel, access: string | null): Assignment => ({
  ...assignment,
  ...choose(MAIN_LEVELS, assignment, level, access),
});

/** Another first secondary coach; without one there is no second either (HIE-02). */
export const assignSecondaryOne = (assignment: Assignment, access: string | null): Assignment => ({
  ...assignment,
  secondaryOne: access,
  secondaryTwo: access === null ? null : assignment.secondaryTwo,
});

/** Whether a person may take a place among the coaches: they hold none of the others (HIE-02). */
export const coachIsFree = (assignment: Assignment, place: CoachPlace, access: string | null): boolean =>
  access === null || COACH_PLACES.every((other) => other === place || assignment[other] !== access);

/** The main levels without a person; continuing needs all four (HIE-03). */
export const missingLevels = (assignment: Assignment): MainLevel[] =>
  MAIN_LEVELS.filter((level) => assignment[level] === null);

/** A school is excluded only with nobody at any main level (HIE-04). */
export const mayExclude = (assignment: Assignment): boolean => missingLevels(assignment).length === MAIN_LEVELS.length;

/** Whether coach and secondary coaches are three different people, as far as they are there. */
export const coachesAreDistinct = (assignment: Assignment): boolean =>
  COACH_PLACES.every((place) => coachIsFree(assignment, place, assignment[place]));

/** What keeps an assignment from being reviewed and saved. */
export const faultsInAssignment = (assignment: Assignment): (MainLevel | 'distinct' | 'secondaryOne')[] => [
  ...missingLevels(assignment),
  ...(coachesAreDistinct(assignment) ? [] : (['distinct'] as const)),
  ...(assignment.secondaryTwo !== null && assignment.secondaryOne === null ? (['secondaryOne'] as const) : []),
];

/** Whether two assignments differ anywhere. */
export const assignmentsDiffer = (one: Assignment, other: Assignment): boolean =>
  [...MAIN_LEVELS, ...COACH_PLACES].some((place) => one[place] !== other[place]);

/** A school's name says something, within its limit (HIE-04). */
export const nameStands = (name: string): boolean =>
  isFilled(name) && Array.from(name.trim()).length <= SCHOOL_NAME_MAX;
