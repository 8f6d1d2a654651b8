import { LEVELS } from '@ruta/contracts/schools/levels';
import type { LevelKey } from '@ruta/contracts/schools/levels';
import type { ImportedSchool } from '@ruta/contracts/schools/imported-school.schema';
import type { State } from '@ruta/contracts/schools/school.schema';
import type { Reallocation } from '@ruta/state-machines/hierarchy/hierarchy.events';
import type { HierarchyInput } from '@ruta/state-machines/hierarchy/hierarchy.machine';
import { EMPTY_ASSIGNMENT } from '@ruta/state-machines/hierarchy/hierarchy.rules';
import type { Assignment } from '@ruta/state-machines/hierarchy/hierarchy.rules';
import { PLACES, SPELLED } from './places';

/** What a new school needs beside its people; ids as the selectors hold them. */
export interface Facts {
  city: string;
  country: string | null;
  state: string | null;
  timezone: string;
  levels: readonly LevelKey[];
}

/** Facts that the page holds and the call reads. */
export interface OpenFacts {
  read: () => Facts;
  write: (facts: Facts) => void;
}

export function openFacts(facts: Facts): OpenFacts {
  let kept = facts;
  return { read: () => kept, write: (next) => void (kept = next) };
}

/** The countries of the catalogue's states. */
export const countriesOf = (states: readonly State[]) =>
  [...new Map(states.map(({ country_id, country }) => [String(country_id), country]))].map(([id, label]) => ({
    id,
    label,
  }));

/** What the source told; the only country of the catalogue is chosen. */
export function factsOf({ city, country, state, timezone, levels }: ImportedSchool, states: readonly State[]): Facts {
  const [only, ...others] = countriesOf(states);
  return {
    city: city ?? '',
    country: country ? String(country.id) : only && others.length === 0 ? only.id : null,
    state: state ? String(state.id) : null,
    timezone: timezone ?? '',
    levels: LEVELS.filter((key) => levels.includes(key)),
  };
}

/** The facts as the call sends them. */
export const sentFacts = ({ city, country, state, timezone, levels }: Facts) => ({
  ...{ city, timezone, levels: [...levels] },
  country_id: Number(country),
  state_id: Number(state),
});

/** The sentence of each fact that is missing, by the key of the call. */
export const MISSING = {
  city: 'schools.city.required',
  country_id: 'schools.country.unknown',
  state_id: 'schools.state.unknown',
  timezone: 'schools.timezone.unknown',
  levels: 'schools.levels.required',
} as const;
export type FactKey = keyof typeof MISSING;

export const missingFacts = ({ city, country, state, timezone, levels }: Facts): FactKey[] => [
  ...(city.trim() === '' ? (['city'] as const) : []),
  ...(country === null ? (['country_id'] as const) : []),
  ...(state === null ? (['state_id'] as const) : []),
  ...(timezone === '' ? (['timezone'] as const) : []),
  ...(levels.length === 0 ? (['levels'] as const) : []),
];

/** An imported school for the machine: nobody accompanies it, and nobody belongs to it. */
export const newInput = ({ id, revision, name }: ImportedSchool, cycleId: number): HierarchyInput => ({
  ...{ cycleId, schoolId: id, revision, schoolName: name, isNewSchool: true, isExcluded: false },
  saved: EMPTY_ASSIGNMENT,
  use: { people: 0, assigned: 0 },
});

const NO_WORK = { heir: null, visits: 0, activities: 0, inProgress: 0, conferences: 0, drafts: 0, heavy: null };

/** Who takes which place. Nobody leaves one, so no work moves, and the server is not asked. */
export const firstMoves = (assignment: Assignment): Reallocation[] =>
  PLACES.filter((place) => assignment[SPELLED[place]] !== null).map((place) => ({
    ...{ ...NO_WORK, place, from: null, to: assignment[SPELLED[place]] },
  }));
