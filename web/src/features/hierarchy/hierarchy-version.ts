import type { HierarchyMove, HierarchyReview, HierarchyRow } from '@ruta/contracts/hierarchy/hierarchy.schema';
import type { HierarchyVersion, Reallocation } from '@ruta/state-machines/hierarchy/hierarchy.events';
import type { HierarchyInput } from '@ruta/state-machines/hierarchy/hierarchy.machine';
import type { Assignment } from '@ruta/state-machines/hierarchy/hierarchy.rules';

/** Nobody tells who may not change a school whether it is needed; they open no dialog either. */
const UNTOLD = { people: 1, assigned: 1 };

const savedOf = (row: HierarchyRow): Assignment => ({
  director: row.director_access,
  manager: row.manager_access,
  coordinator: row.coordinator_access,
  coach: row.coach_access,
  secondaryOne: row.sec_coach_access_one,
  secondaryTwo: row.sec_coach_access_two,
});

/** A row of the server for the machine. */
export const versionOf = (row: HierarchyRow): HierarchyVersion => ({
  revision: row.revision,
  schoolName: row.school_name,
  isExcluded: row.excluded,
  saved: savedOf(row),
  use: row.use ?? UNTOLD,
});

/** The machine's input. Schools of a cycle are set up; new ones are on the page of schools. */
export const inputOf = (row: HierarchyRow): HierarchyInput => ({
  ...versionOf(row),
  cycleId: row.cycle_id,
  schoolId: row.school_id,
  isNewSchool: false,
});

/** The six keys of the calls. */
export const accessesOf = (assignment: Assignment) => ({
  director_access: assignment.director,
  manager_access: assignment.manager,
  coordinator_access: assignment.coordinator,
  coach_access: assignment.coach,
  sec_coach_access_one: assignment.secondaryOne,
  sec_coach_access_two: assignment.secondaryTwo,
});

/** A move of a review for the machine, which knows people by their addresses. */
export const moveOf = (
  { from, to, heir, in_progress: inProgress, ...move }: HierarchyMove,
  loads: HierarchyReview['heavy'],
): Reallocation => ({
  ...move,
  heavy: heavyAt(loads, move.place),
  from: from?.access ?? null,
  to: to?.access ?? null,
  heir: heir?.access ?? null,
  inProgress,
});

const heavyAt = (loads: HierarchyReview['heavy'], place: HierarchyMove['place']): Reallocation['heavy'] => {
  const load = loads.find((one) => one.place === place);
  return load ? { schools: load.schools, mean: load.mean } : null;
};

interface Named {
  name: string;
  surname: string;
}
/** A person's name as it is shown; '' for nobody. */
export const nameOf = (person: Named | null): string =>
  person === null ? '' : `${person.name} ${person.surname}`.trim();

/** Names by address, of everybody in a row. */
export function namesIn(row: HierarchyRow): [string, string][] {
  const director = row.director_name === null ? null : { name: row.director_name, surname: row.director_surname ?? '' };
  const pairs: [string | null, string][] = [
    [row.director_access, nameOf(director)],
    [row.manager_access, nameOf(row.manager)],
    [row.coordinator_access, nameOf(row.coordinator)],
    [row.coach_access, nameOf(row.coach)],
    [row.sec_coach_access_one, nameOf(row.sec_coach_one)],
    [row.sec_coach_access_two, nameOf(row.sec_coach_two)],
  ];
  return pairs.flatMap(([access, name]) => (access === null ? [] : [[access, name] as [string, string]]));
}
