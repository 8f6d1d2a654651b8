import type { Page } from '../kit/replies';
import { sampleImportedSchools, sampleStates } from '../schools/school.sample';
import type { Coach } from './coach.schema';
import type { HierarchyMove, HierarchyReview, SchoolsCount, HierarchyRow } from './hierarchy.schema';
import type { NewSchool } from './hierarchy.screens';

const coach = (id: number, name: string, surname: string, roles: Coach['roles']): Coach => ({
  ...{ id, name, surname, fullname: `${name} ${surname}`, roles },
  access: `${name.split(' ')[0]?.toLowerCase().normalize('NFD').replace(/\W/g, '') ?? ''}@ruta.test`,
});

/** Who may accompany schools; two for most places, and three who stand in for a coach. */
export const sampleCoaches: Coach[] = [
  coach(61, 'Ana', 'de la Torre Vidal', ['COACH_DIR']),
  coach(62, 'Diego', 'Fuentes Rangel', ['COACH_DIR']),
  coach(63, 'Bruno', 'Peña Ortiz', ['COACH_MAN']),
  coach(64, 'Berta', 'Núñez Cano', ['COACH_MAN']),
  coach(65, 'Carla', 'Ibarra Soto', ['COACH_CORD']),
  coach(66, 'Laura', 'Méndez Ríos', ['COACH']),
  coach(67, 'Lucía', 'Rojas del Valle', ['COACH', 'COACH_SEC']),
  coach(68, 'Sergio', 'Campos Luna', ['COACH_SEC', 'COACH']),
  coach(69, 'Tania', 'Cruz Medina', ['COACH_SEC']),
];

/** A sample person by the address that signs in. */
export const sampleCoachAt = (access: string | null): Coach | null =>
  sampleCoaches.find((person) => person.access === access) ?? null;

/** Addresses of the six places, as a row has them. */
export type SamplePlaces = Pick<
  HierarchyRow,
  | 'director_access'
  | 'manager_access'
  | 'coordinator_access'
  | 'coach_access'
  | 'sec_coach_access_one'
  | 'sec_coach_access_two'
>;

const NOBODY: SamplePlaces = {
  ...{ director_access: null, manager_access: null, coordinator_access: null, coach_access: null },
  ...{ sec_coach_access_one: null, sec_coach_access_two: null },
};
const TEAM: SamplePlaces = {
  ...{ director_access: 'ana@ruta.test', manager_access: 'bruno@ruta.test', coordinator_access: 'carla@ruta.test' },
  ...{ coach_access: 'laura@ruta.test', sec_coach_access_one: 'sergio@ruta.test', sec_coach_access_two: null },
};

/** A row with these people, as the server shows them. */
export function rowOfPlaces(row: HierarchyRow, places: SamplePlaces): HierarchyRow {
  const at = (access: string | null) => {
    const found = sampleCoachAt(access);
    return found && { id: found.id, name: found.name, surname: found.surname, access: found.access ?? '' };
  };
  const [director, manager, coordinator, main] = [
    at(places.director_access),
    at(places.manager_access),
    at(places.coordinator_access),
    at(places.coach_access),
  ];
  const assigned = Object.values(places).filter((access) => access !== null).length;
  return {
    ...row,
    ...places,
    ...{ director_id: director?.id ?? null, director_name: director?.name ?? null },
    ...{ director_surname: director?.surname ?? null, manager_id: manager?.id ?? null },
    ...{ manager_name: manager?.name ?? null, manager_surname: manager?.surname ?? null },
    ...{ coordinator_id: coordinator?.id ?? null, coordinator_name: coordinator?.name ?? null },
    ...{ coordinator_surname: coordinator?.surname ?? null, coach_id: main?.id ?? null },
    ...{ coach_name: main?.name ?? null, coach_surname: main?.surname ?? null },
    ...{ manager, coordinator, coach: main },
    sec_coach_one: at(places.sec_coach_access_one),
    sec_coach_two: at(places.sec_coach_access_two),
    use: { people: row.use?.people ?? 0, assigned },
  };
}

const ALL: HierarchyRow['can'] = {
  ...{ assign: true, release: true, exclude: false, include: false, rename: true, delete: false },
};
/** What nobody may do any more: a finished cycle. */
export const HIERARCHY_NOTHING: HierarchyRow['can'] = {
  ...{ assign: false, release: false, exclude: false, include: false, rename: false, delete: false },
};

/** A school of the cycle 3 with director, manager, coordinator, coach and one secondary coach. */
export const sampleHierarchy: HierarchyRow = rowOfPlaces(
  {
    ...{ id: 31, cycle_id: 3, excluded: false, revision: 2, use: { people: 12, assigned: 5 }, can: ALL },
    ...{ school_id: 14, school_name: 'Escuela Primaria Benito Juárez', school_code: '14PPR0021K' },
    school_remote_id: '104233',
    ...{ director_id: null, director_name: null, director_surname: null },
    ...{ manager_id: null, manager_name: null, manager_surname: null },
    ...{ coordinator_id: null, coordinator_name: null, coordinator_surname: null },
    ...{ coach_id: null, coach_name: null, coach_surname: null },
    ...{ manager: null, coordinator: null, coach: null, sec_coach_one: null, sec_coach_two: null },
    ...NOBODY,
  },
  TEAM,
);

/** The sample row with some facts replaced. */
export const hierarchyWith = (differs: Partial<HierarchyRow>): HierarchyRow => ({ ...sampleHierarchy, ...differs });

/** Nobody accompanies it, and nobody belongs to it. */
export const unassignedHierarchy = (differs: Partial<HierarchyRow> = {}): HierarchyRow => ({
  ...rowOfPlaces(hierarchyWith({ use: { people: 0, assigned: 0 } }), NOBODY),
  can: { ...ALL, release: false, exclude: true, delete: true },
  ...differs,
});

/** It takes no part in the cycle. */
export const excludedHierarchy = (differs: Partial<HierarchyRow> = {}): HierarchyRow =>
  unassignedHierarchy({
    excluded: true,
    can: { ...ALL, assign: false, release: false, include: true, delete: true },
    ...differs,
  });

/** A school of each kind: with its team, without anybody, half assigned, and excluded. */
export const sampleHierarchies: HierarchyRow[] = [
  sampleHierarchy,
  rowOfPlaces(hierarchyWith({ id: 32, school_id: 15, school_name: 'Instituto Jacaranda', school_code: '09PES0107M' }), {
    ...NOBODY,
    director_access: 'ana@ruta.test',
    manager_access: 'berta@ruta.test',
  }),
  unassignedHierarchy({ id: 33, school_id: 16, school_name: 'Colegio Ceiba', school_code: '31PPR0001X' }),
  excludedHierarchy({ id: 34, school_id: 17, school_name: 'Liceo Los Sauces', school_code: '19PJN0033L' }),
];

/** Everybody as one page of a selector. */
export const coachesPage = (people: readonly Coach[]): Page<Coach> => ({
  ...{ data: [...people], page: 1, size: 10_000, total: people.length, pages: 1, count: people.length },
});

/** The coach leaves the school: what goes to the new one, and what stays. */
export const sampleMove: HierarchyMove = {
  place: 'coach',
  from: { id: 66, name: 'Laura', surname: 'Méndez Ríos', access: 'laura@ruta.test' },
  to: { id: 67, name: 'Lucía', surname: 'Rojas del Valle', access: 'lucia@ruta.test' },
  heir: { id: 67, name: 'Lucía', surname: 'Rojas del Valle', access: 'lucia@ruta.test' },
  ...{ visits: 3, activities: 1, in_progress: 1, conferences: 1, drafts: 2 },
};

/** The schools of a cycle in numbers. */
export const sampleSchoolsCount: SchoolsCount = { included: 14, complete: 12, incomplete: 2, excluded: 1 };

/** A review of the sample school with these moves. */
export const reviewOf = (moves: HierarchyMove[], differs: Partial<HierarchyReview> = {}): HierarchyReview => ({
  ...{ cycle_id: 3, school_id: 14, revision: 2, moves, heavy: [], mark: '0123456789abcdef0123456789abcdef' },
  ...differs,
});

/** The set-up of a school of which the source told little, unless told; a cycle runs and another is prepared. */
export const newSchoolWith = (differs: Partial<NewSchool> = {}, which: 'whole' | 'bare' = 'bare'): NewSchool => ({
  imported: sampleImportedSchools[which === 'whole' ? 0 : 1] as NewSchool['imported'],
  states: sampleStates,
  cycles: [
    { id: 2, period: '2026-2027', state: 'started' },
    { id: 3, period: '2027-2028', state: 'pending' },
  ],
  ...differs,
});
