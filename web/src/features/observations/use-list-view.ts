import { CYCLE } from '../../shared/cycle-in-address';
import { idIn, useAddressView } from '../../shared/list/use-address-view';
import type { AddressForm, ListActions, ViewOf } from '../../shared/list/use-address-view';

interface ListFilters {
  /** `YYYY-MM` on the school's calendar. */
  month: string | undefined;
  guide: string | undefined;
  professor: string | undefined;
  /** The finished cycle that is shown; what is filtered stays in it. */
  cycle: string | undefined;
}

/** Page and filters of the list, in the address: `?month=2026-11&page=2&cycle=1`. */
export type ListView = ViewOf<ListFilters>;
export type ListViewActions = ListActions<ListFilters>;

const FORM: AddressForm<ListFilters> = {
  read: (address) => ({
    month: /^20\d\d-(0[1-9]|1[0-2])$/.exec(address.get('month') ?? '')?.[0],
    guide: idIn(address, 'guide'),
    professor: idIn(address, 'professor'),
    cycle: idIn(address, CYCLE),
  }),
  write: ({ month, guide, professor, cycle }) => ({ month, guide, professor, cycle }),
  nothing: { month: undefined, guide: undefined, professor: undefined },
};

export const useListView = () => useAddressView(FORM);

/** The view as query parameters of the screen. */
export const queryOf = ({ page, ...filters }: ListView) => ({
  page: page === 1 ? undefined : String(page),
  ...filters,
});
