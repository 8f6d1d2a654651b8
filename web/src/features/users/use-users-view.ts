import { ROLE_CODES } from '@ruta/contracts/roles';
import type { RoleCode } from '@ruta/contracts/roles';
import { choiceIn, idIn, textIn, useAddressView } from '../../shared/list/use-address-view';
import type { AddressForm, ListActions, ViewOf } from '../../shared/list/use-address-view';

const SORTS = ['-id', 'id', 'name', '-name'] as const;
export const ACCESSES = ['free', 'banned', 'deleted'] as const;
export const FLAGS = ['1', '0'] as const;

interface UserFilters {
  sort: (typeof SORTS)[number];
  search: string;
  roles: readonly RoleCode[];
  access: (typeof ACCESSES)[number] | undefined;
  verified: (typeof FLAGS)[number] | undefined;
  school: string | undefined;
}

/** Page, order and filters of the list, in the address. */
export type UsersView = ViewOf<UserFilters>;
export type UsersViewActions = ListActions<UserFilters>;

const FORM: AddressForm<UserFilters> = {
  read: (address) => {
    const asked = (address.get('roles') ?? '').split(',');
    return {
      sort: choiceIn(address, 'sort', SORTS) ?? '-id',
      search: textIn(address, 'search'),
      roles: ROLE_CODES.filter((code) => asked.includes(code)),
      access: choiceIn(address, 'access', ACCESSES),
      verified: choiceIn(address, 'verified', FLAGS),
      school: idIn(address, 'school'),
    };
  },
  write: ({ sort, search, roles, access, verified, school }) => ({
    sort: sort === '-id' ? undefined : sort,
    search,
    roles,
    access,
    verified,
    school,
  }),
  nothing: { search: '', roles: [], access: undefined, verified: undefined, school: undefined },
  isReplacing: true,
};

export const useUsersView = () => useAddressView(FORM);

/** The view as query parameters of the screen. */
export const queryOf = ({ page, search, roles, access, ...rest }: UsersView) => ({
  ...rest,
  page: page === 1 ? undefined : String(page),
  search: search === '' ? undefined : search,
  roles: roles.length === 0 ? undefined : roles.join(','),
  banned: access === 'banned' ? ('1' as const) : access === 'free' ? ('0' as const) : undefined,
  deleted: access === 'deleted' ? ('1' as const) : undefined,
});

/** The view's filters as those of the exported file. */
export const filterOf = (view: UsersView) => {
  const { search, roles, banned, verified, deleted, school } = queryOf(view);
  return { search, roles_in: roles, banned, verified, deleted, school_id: school };
};

export const isNarrowed = ({ search, roles, access, verified, school }: UsersView): boolean =>
  search !== '' || roles.length > 0 || access !== undefined || verified !== undefined || school !== undefined;
