import { CYCLE } from '../../shared/cycle-in-address';
import { idIn, textIn, useAddressView } from '../../shared/list/use-address-view';
import type { AddressForm, ListActions, ViewOf } from '../../shared/list/use-address-view';

interface ProofFilters {
  search: string;
  /** The item of the agenda whose proofs are shown, as text. */
  activity: string | undefined;
  /** The finished cycle that is shown; what is filtered stays in it. */
  cycle: string | undefined;
}

/** Page and filters of the list, in the address: `?search=rios&page=2&cycle=1`. */
export type ProofsView = ViewOf<ProofFilters>;
export type ProofsViewActions = ListActions<ProofFilters>;

const write = ({ search, activity, cycle }: ProofFilters) => ({
  search: search === '' ? undefined : search,
  activity,
  cycle,
});

const FORM: AddressForm<ProofFilters> = {
  read: (address) => ({
    search: textIn(address, 'search'),
    activity: idIn(address, 'activity'),
    cycle: idIn(address, CYCLE),
  }),
  write,
  nothing: { search: '', activity: undefined },
  isReplacing: true,
};

export const useProofsView = () => useAddressView(FORM);

/** The view as query parameters of the screen. */
export const queryOf = ({ page, ...filters }: ProofsView) => ({
  page: page === 1 ? undefined : String(page),
  ...write(filters),
});

export const isNarrowed = ({ search, activity }: ProofsView): boolean => search !== '' || activity !== undefined;
