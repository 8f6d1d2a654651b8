import type { FieldMessage } from '@ruta/contracts/field-messages';
import { faultsInAssignment } from '@ruta/state-machines/hierarchy/hierarchy.rules';
import type { Knex } from 'knex';
import { throwFieldErrors } from '../../kernel/problem';
import { fitPerson, type Named } from './people.reader';
import { ACCESS_KEYS, assignmentOf, idsOf, NOBODY, PLACES, type People, type Place, type PlacedPerson } from './places';

/** Addresses as a form or a query sends them; null or absent for nobody. */
export type ChosenAccesses = Partial<Record<(typeof ACCESS_KEYS)[Place], string | null | undefined>>;

/** Whom a form names. */
export const namedBy = (accesses: ChosenAccesses): Named => ({
  by: 'access',
  values: PLACES.flatMap((place) => accesses[ACCESS_KEYS[place]] ?? []),
});

/** The faults of the rules that concern several places, and the field that tells them. */
const FAULTS = {
  distinct: { field: 'sec_coach_access_one', sentence: 'hierarchy.coaches.same' },
  secondaryOne: { field: 'sec_coach_access_two', sentence: 'hierarchy.secondary-one.required' },
} as const satisfies Record<string, { field: string; sentence: FieldMessage }>;

/**
 * The people of these addresses, for a save. Refuses with 422 where a main place is empty (B21), coaches are the same
 * (B22), or somebody is unfit for the place in the cycle (B23).
 */
export async function choose(db: Knex, accesses: ChosenAccesses, cycle_id: number): Promise<People> {
  const errors: Record<string, FieldMessage[]> = {};
  const people: Record<Place, PlacedPerson | null> = { ...NOBODY };
  for (const place of PLACES) {
    const access = accesses[ACCESS_KEYS[place]];
    if (access == null) continue;
    const person = await fitPerson(db, { access, place, cycle_id });
    if (person) people[place] = person;
    else errors[ACCESS_KEYS[place]] = ['hierarchy.person.unfit'];
  }
  throwFieldErrors(errors);
  for (const { field, sentence } of faultsOfPeople(people)) errors[field] = [sentence];
  throwFieldErrors(errors);
  return people;
}

/** What the rules refuse of these people together, with the field that tells it. */
export const faultsOfPeople = (people: People): { field: string; sentence: FieldMessage }[] =>
  faultsInAssignment(assignmentOf(idsOf(people))).map((fault) =>
    fault in FAULTS ? FAULTS[fault as keyof typeof FAULTS] : required(fault as Place),
  );

const required = (place: Place) => ({ field: ACCESS_KEYS[place], sentence: 'hierarchy.place.required' as const });
