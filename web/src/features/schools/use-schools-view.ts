import { LEVELS } from '@ruta/contracts/schools/levels';
import { choiceIn, idIn, textIn, useAddressView } from '../../shared/list/use-address-view';
import type { AddressForm, ListActions, ViewOf } from '../../shared/list/use-address-view';

const SORTS = ['name', '-name'] as const;
export const FLAGS = ['1', '0'] as const;

interface SchoolFilters {
  sort: (typeof SORTS)[number];
  search: string;
  level: (typeof LEVELS)[number] | undefined;
  /** A state's id, as text. */
  state: string | undefined;
  active: (typeof FLAGS)[number] | undefined;
}

/** Page, order and filters of the list, in the address. */
export type SchoolsView = ViewOf<SchoolFilters>;
export type SchoolsViewActions = ListActions<SchoolFilters>;

/** Defaults are omitted, in the address and in the query. */
const write = ({ sort, search, ...rest }: SchoolFilters) => ({
  ...rest,
  sort: sort === 'name' ? undefined : sort,
  search: search === '' ? undefined : search,
});

const FORM: AddressForm<SchoolFilters> = {
  read: (address) => ({
    sort: choiceIn(address, 'sort', SORTS) ?? 'name',
    search: textIn(address, 'search'),
    level: choiceIn(address, 'level', LEVELS),
    state: idIn(address, 'state'),
    active: choiceIn(address, 'active', FLAGS),
  }),
  write: ({ page: _page, ...filters }: SchoolFilters & { page?: number }) => write(filters),
  nothing: { search: '', level: undefined, state: undefined, active: undefined },
  isReplacing: true,
};

export const useSchoolsView = () => useAddressView(FORM);

/** The view as query parameters of the screen. */
export const queryOf = ({ page, ...filters }: SchoolsView) => ({
  page: page === 1 ? undefined : String(page),
  ...write(filters),
});

export const isNarrowed = ({ search, level, state, active }: SchoolsView): boolean =>
  search !== '' || level !== undefined || state !== undefined || active !== undefined;

/** The imported schools are only searched: `?search=ceiba&page=2`. */
const IMPORTED: AddressForm<{ search: string }> = {
  read: (address) => ({ search: textIn(address, 'search') }),
  write: ({ search }) => ({ search: search === '' ? undefined : search }),
  nothing: { search: '' },
  isReplacing: true,
};

export const useImportedView = () => useAddressView(IMPORTED);
export type ImportedView = ViewOf<{ search: string }>;

export const importedQueryOf = ({ page, search }: ImportedView) => ({
  page: page === 1 ? undefined : String(page),
  search: search === '' ? undefined : search,
});
