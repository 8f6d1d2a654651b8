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
};

/** Inputs by the name that the flow lab shows. */
export const hierarchyInputs = {
  assigned: school,
  unassigned: { ...school, saved: EMPTY_ASSIGNMENT },
  newSchool: { ...school, isNewSchool: true, saved: EMPTY_ASSIGNMENT },
  excluded: { ...school, isExcluded: true, saved: EMPTY_ASSIGNMENT },
} as const satisfies Record<string, HierarchyInput>;

/** A version saved by somebody else, at a revision that no exploration reaches. */
const theirs: HierarchyVersion = {
  revision: 9,
  schoolName: 'Escuela Primaria Benito Juárez',
  isExcluded: false,
  saved: { ...ASSIGNED, coach: 'lucia@ruta.test' },
};
const theirsExcluded: HierarchyVersion = { ...theirs, isExcluded: true, saved: EMPTY_ASSIGNMENT };

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

/** Answers of each call, by invocation id. */
export const hierarchyAnswers = {
  reviewReallocation: [
    { moves: [{ place: 'coach', from: 'laura@ruta.test', to: 'lucia@ruta.test', visits: 3, activities: 1 }] },
    { moves: [] },
  ],
  storeHierarchy: [
    { outcome: 'saved', ...done },
    { outcome: 'stale', theirs, message: 'Alguien más cambió esta escuela. Revisa otra vez.' },
  ],
  excludeSchool: [done],
  includeSchool: [done],
  deleteSchool: [{ message: 'Escuela eliminada' }],
  renameSchool: [{ ...done, name: 'Escuela Primaria Josefa Ortiz' }],
} satisfies Record<keyof HierarchyOutputs, HierarchyOutputs[keyof HierarchyOutputs][]>;

/** The part of the context that guards read. */
const situationOf = (context: HierarchyContext) => [
  context.isExcluded,
  context.isNewSchool,
  context.revision >= 9,
  context.draft,
  context.saved.director !== null,
  hasUnsavedChanges(context),
];

/** One exploration per input, all with the same samples and answers. */
export const hierarchyExplorations: readonly Exploration<typeof hierarchyMachine>[] = Object.entries(
  hierarchyInputs,
).map(([name, input]) => ({ name, input, samples: hierarchySamples, answers: hierarchyAnswers, situationOf }));
