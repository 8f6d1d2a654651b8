import { textIn, useAddressView } from '../../shared/list/use-address-view';
import type { AddressForm, ListActions, ViewOf } from '../../shared/list/use-address-view';

interface ContentFilters {
  search: string;
}

/** Page and search of a list of contents, in the address: `?search=guia&page=2`. */
export type ContentView = ViewOf<ContentFilters>;
export type ContentViewActions = ListActions<ContentFilters>;

const write = ({ search }: ContentFilters) => ({ search: search === '' ? undefined : search });

const FORM: AddressForm<ContentFilters> = {
  read: (address) => ({ search: textIn(address, 'search') }),
  write,
  nothing: { search: '' },
  isReplacing: true,
};

export const useContentView = () => useAddressView(FORM);

/** The view as query parameters of the screen. */
export const queryOf = ({ page, ...filters }: ContentView) => ({
  page: page === 1 ? undefined : String(page),
  ...write(filters),
});
