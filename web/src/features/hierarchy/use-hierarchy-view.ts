import type { Place } from '@ruta/contracts/cycles/cycle.schema';
import { choose, withoutGaps } from '@ruta/state-machines/kit/cascade/cascade.rules';
import type { Chosen } from '@ruta/state-machines/kit/cascade/cascade.rules';
import { CYCLE } from '../../shared/cycle-in-address';
import { choiceIn, idIn, textIn, useAddressView } from '../../shared/list/use-address-view';
import type { AddressForm, ListActions, ViewOf } from '../../shared/list/use-address-view';
import { PLACES } from './places';

/** Schools whose team lacks somebody, and those whose team is complete. */
export const INCOMPLETE = ['1', '0'] as const;
type Incomplete = (typeof INCOMPLETE)[number];

export interface HierarchyFilters {
  /** The cycle of the address; undefined for the started one. */
  cycle: string | undefined;
  search: string;
  /** Whether somebody is missing in the team; undefined for all schools. */
  incomplete: Incomplete | undefined;
  /** People by place, by id; below an empty place there are none. */
  people: Chosen;
}

/** Page and filters of the list, in the address: ids, no e-mails. */
export type HierarchyView = ViewOf<HierarchyFilters>;
export type HierarchyActions = ListActions<HierarchyFilters>;

const NOBODY = withoutGaps(PLACES, {});

const FORM: AddressForm<HierarchyFilters> = {
  read: (address) => ({
    cycle: idIn(address, CYCLE),
    search: textIn(address, 'search'),
    incomplete: choiceIn(address, 'incomplete', INCOMPLETE),
    people: withoutGaps(PLACES, Object.fromEntries(PLACES.map((place) => [place, idIn(address, place) ?? null]))),
  }),
  write: ({ cycle, search, incomplete, people }) => ({ cycle, search, incomplete, ...people }),
  nothing: { search: '', incomplete: undefined, people: NOBODY },
  isReplacing: true,
};

export const useHierarchyView = () => useAddressView(FORM);

/** Chooses somebody at a place, which clears the places below (HIE-02). */
export const peopleWith = (people: Chosen, place: string, id: string | null): Chosen =>
  choose(PLACES, people, place, id);

/** Who is chosen at a place. */
export const chosenAt = (people: Chosen, place: Place): string | undefined => people[place] ?? undefined;

/** The view as query parameters of the screen, for the cycle of the page. */
export const queryOf = ({ page, search, incomplete, people }: HierarchyView, cycle: string | undefined) => ({
  cycle,
  page: page === 1 ? undefined : String(page),
  search: search === '' ? undefined : search,
  incomplete,
  ...Object.fromEntries(PLACES.map((place) => [place, chosenAt(people, place)])),
});

export const isNarrowed = ({ search, incomplete, people }: HierarchyView): boolean =>
  search !== '' || incomplete !== undefined || PLACES.some((place) => chosenAt(people, place) !== undefined);
