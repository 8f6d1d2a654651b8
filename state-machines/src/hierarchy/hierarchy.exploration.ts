/** Inputs, samples and answers of the hierarchy machine, for its tests and the flow lab. */
import type { Exploration } from '../kit/explorer';
import type { HierarchyEvent, HierarchyOutputs, HierarchyVersion } from './hierarchy.events';
import {
  hasUnsavedChanges,
  type HierarchyContext,
  type HierarchyInput,
  type hierarchyMachine,
} from './hierarchy.machine';
import { EMPTY_ASSIGNMENT, type Assignment } from './hierarchy.rules';

/** A complete assignment without a second secondary coach. */
export const ASSIGNED: Assignment = {
  director: 'ana@ruta.test',
  manager: 'bruno@ruta.test',
  coordinator: 'carla@ruta.test',
  coach: 'laura@ruta.test',
  secondaryOne: 'sergio@ruta.test',
  secondaryTwo: null,
};

const school: HierarchyInput = {
  cycleId: 3,
  schoolId: 14,
  revision: 2,
  schoolName: 'Escuela Primaria Benito Juárez',
  isNewSchool: false,
  isExcluded: false,
  saved: ASSIGNED,
  use: { people: 0, assigned: 5 },
};
/** Nobody belongs to the school or accompanies it. */
const UNUSED = { people: 0, assigned: 0 };
const bare = { ...school, saved: EMPTY_ASSIGNMENT, use: UNUSED };

/** Inputs by the name that the flow lab shows. */
export const hierarchyInputs = {
  assigned: school,
  unassigned: bare,
  newSchool: { ...bare, isNewSchool: true },
  excluded: { ...bare, isExcluded: true },
  needed: { ...bare, isExcluded: true, use: { people: 2, assigned: 0 } },
} as const satisfies Record<string, HierarchyInput>;

/** A version saved by somebody else, at a revision that no exploration reaches. */
const theirs: HierarchyVersion = {
  revision: 9,
  schoolName: 'Escuela Primaria Benito Juárez',
  isExcluded: false,
  saved: { ...ASSIGNED, coach: 'lucia@ruta.test' },
  use: school.use,
};
const theirsExcluded: HierarchyVersion = { ...theirs, isExcluded: true, saved: EMPTY_ASSIGNMENT, use: UNUSED };

/** Samples of each event: a payload that the guards accept and, where it matters, one that they refuse. */
export const hierarchySamples: readonly HierarchyEvent[] = [
  { type: 'level.chosen', level: 'director', access: 'diego@ruta.test' },
  { type: 'level.chosen', level: 'manager', access: 'bruno@ruta.test' },
  { type: 'level.chosen', level: 'coordinator', access: 'carla@ruta.test' },
  { type: 'level.chosen', level: 'coach', access: 'laura@ruta.test' },
  { type: 'level.chosen', level: 'coach', access: 'sergio@ruta.test' },
  { type: 'secondaryOne.chosen', access: 'sergio@ruta.test' },
  { type: 'secondaryOne.chosen', access: null },
  { type: 'secondaryTwo.chosen', access: 'tania@ruta.test' },
  { type: 'secondaryTwo.chosen', access: 'sergio@ruta.test' },
  { type: 'school.nameSubmitted', name: 'Escuela Primaria Josefa Ortiz' },
  { type: 'server.statusChanged', version: theirs },
  { type: 'server.statusChanged', version: theirsExcluded },
];

const done = { revision: 3, message: 'Listo, se guardaron tus cambios' };

/** The review no longer stands: the school changed, or only the work that would move. */
const overtaken = [
  { outcome: 'stale', theirs, message: 'Alguien más cambió esta escuela. Revisa otra vez.' },
  { outcome: 'outdated', message: 'El trabajo por mover cambió. Revisa otra vez.' },
] as const;
/** The coach leaves her place to nobody. */
export const COACH_LEAVES = {
  place: 'coach',
  from: 'laura@ruta.test',
  to: null,
  heir: null,
  visits: 3,
  activities: 1,
  inProgress: 1,
  conferences: 1,
  drafts: 2,
  heavy: null,
};

/** Answers of each call, by invocation id. */
export const hierarchyAnswers = {
  reviewReallocation: [
    {
      moves: [{ ...COACH_LEAVES, to: 'lucia@ruta.test', heir: 'lucia@ruta.test', heavy: { schools: 9, mean: 4.5 } }],
      mark: 'r1',
    },
    { moves: [], mark: 'r2' },
  ],
  reviewRelease: [{ moves: [COACH_LEAVES], mark: 'r3' }],
  storeHierarchy: [{ outcome: 'saved', ...done }, ...overtaken],
  releaseSchool: [{ outcome: 'released', ...done, use: UNUSED }, ...overtaken],
  excludeSchool: [{ ...done, use: UNUSED }],
  includeSchool: [done],
  deleteSchool: [{ message: 'Escuela eliminada' }],
  renameSchool: [{ ...done, name: 'Escuela Primaria Josefa Ortiz' }],
} satisfies Record<keyof HierarchyOutputs, HierarchyOutputs[keyof HierarchyOutputs][]>;

/** The part of the context that guards read. */
export const situationOf = (context: HierarchyContext) => [
  context.isExcluded,
  context.isNewSchool,
  context.revision >= 9,
  context.draft,
  context.saved.director !== null,
  context.use,
  hasUnsavedChanges(context),
];

/** One exploration per input, all with the same samples and answers. */
export const hierarchyExplorations: readonly Exploration<typeof hierarchyMachine>[] = Object.entries(
  hierarchyInputs,
).map(([name, input]) => ({ name, input, samples: hierarchySamples, answers: hierarchyAnswers, situationOf }));
