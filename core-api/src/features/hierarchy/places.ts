import { PLACES, type Place } from '@ruta/contracts/cycles/cycle.schema';
import type { HierarchyPerson, StoreForm } from '@ruta/contracts/hierarchy/hierarchy.schema';
import type { PlaceIds } from './hierarchy.tables';
import type { Assignment } from '@ruta/state-machines/hierarchy/hierarchy.rules';

export { PLACES, type Place };

/** The places as the machine's rules name them. */
const RULE_NAMES: Readonly<Record<Place, keyof Assignment>> = {
  director: 'director',
  manager: 'manager',
  coordinator: 'coordinator',
  coach: 'coach',
  secondary_one: 'secondaryOne',
  secondary_two: 'secondaryTwo',
};

type AccessKey = Extract<keyof StoreForm, `${string}_access${string}`>;

/** The places as forms and filters name them. */
export const ACCESS_KEYS: Readonly<Record<Place, AccessKey>> = {
  director: 'director_access',
  manager: 'manager_access',
  coordinator: 'coordinator_access',
  coach: 'coach_access',
  secondary_one: 'sec_coach_access_one',
  secondary_two: 'sec_coach_access_two',
};

/** Somebody who can be placed. */
export type PlacedPerson = HierarchyPerson & { access: string };
/** Who has each place of a school, or nobody. */
export type People = Readonly<Record<Place, PlacedPerson | null>>;

/** A value per place. */
export const perPlace = <T>(of: (place: Place) => T): Record<Place, T> =>
  Object.fromEntries(PLACES.map((place) => [place, of(place)])) as Record<Place, T>;

/** Nobody anywhere. */
export const NOBODY: People = perPlace(() => null);

export const idsOf = (people: People): PlaceIds => perPlace((place) => people[place]?.id ?? null);

/** The ids as the rules compare them. */
export const assignmentOf = (ids: PlaceIds): Assignment =>
  Object.fromEntries(PLACES.map((place) => [RULE_NAMES[place], ids[place]?.toString() ?? null])) as Record<
    keyof Assignment,
    string | null
  >;

/** Places that change hands, from the top. */
export const changedPlaces = (before: PlaceIds, after: PlaceIds): Place[] =>
  PLACES.filter((place) => before[place] !== after[place]);
