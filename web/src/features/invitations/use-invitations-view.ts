import { choiceIn, idIn, textIn, useAddressView } from '../../shared/list/use-address-view';
import type { AddressForm, ListActions, ViewOf } from '../../shared/list/use-address-view';

const SORTS = ['-id', 'id', 'email', '-email', 'expires_at', '-expires_at'] as const;

interface InvitationFilters {
  sort: (typeof SORTS)[number];
  email: string;
  /** A role's id, as text. */
  role_id: string | undefined;
}

/** Page, order and filters of the list, in the address: `?page=2&sort=email&email=escuela&role_id=9`. */
export type InvitationsView = ViewOf<InvitationFilters>;
export type InvitationsViewActions = ListActions<InvitationFilters>;

/** Defaults are omitted, in the address and in the query. */
const write = ({ sort, email, role_id }: InvitationFilters) => ({
  sort: sort === '-id' ? undefined : sort,
  email: email === '' ? undefined : email,
  role_id,
});

const FORM: AddressForm<InvitationFilters> = {
  read: (address) => ({
    sort: choiceIn(address, 'sort', SORTS) ?? '-id',
    email: textIn(address, 'email'),
    role_id: idIn(address, 'role_id'),
  }),
  write,
  nothing: { email: '', role_id: undefined },
  isReplacing: true,
};

export const useInvitationsView = () => useAddressView(FORM);

/** The view as query parameters of the screen. */
export const queryOf = ({ page, ...filters }: InvitationsView) => ({
  page: page === 1 ? undefined : String(page),
  ...write(filters),
});

export const isNarrowed = ({ email, role_id }: InvitationsView): boolean => email !== '' || role_id !== undefined;
