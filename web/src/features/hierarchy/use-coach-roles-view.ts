import { COACH_ROLES } from '@ruta/contracts/roles';
import { CYCLE } from '../../shared/cycle-in-address';
import { choiceIn, idIn, textIn, useAddressView } from '../../shared/list/use-address-view';
import type { AddressForm, ListActions, ViewOf } from '../../shared/list/use-address-view';

/** Who is listed: everybody with a role of coaching, everybody at all, or holders of one role. */
export const ROLE_CHOICES = ['any', 'all', ...COACH_ROLES] as const;

interface CoachRolesFilters {
  search: string;
  role: (typeof ROLE_CHOICES)[number];
  /** The cycle whose transitional roles are edited; without it own roles are. */
  cycle: string | undefined;
}

/** Page and filters of the list, in the address. */
export type CoachRolesView = ViewOf<CoachRolesFilters>;
export type CoachRolesActions = ListActions<CoachRolesFilters>;

const FORM: AddressForm<CoachRolesFilters> = {
  read: (address) => ({
    search: textIn(address, 'search'),
    role: choiceIn(address, 'role', ROLE_CHOICES) ?? 'any',
    cycle: idIn(address, CYCLE),
  }),
  write: ({ search, role, cycle }) => ({ search, role: role === 'any' ? undefined : role, cycle }),
  nothing: { search: '', role: 'any' },
  isReplacing: true,
};

export const useCoachRolesView = () => useAddressView(FORM);

/** The view as query parameters of the screen. */
export const queryOf = ({ page, search, role, cycle }: CoachRolesView) => ({
  page: page === 1 ? undefined : String(page),
  search: search === '' ? undefined : search,
  role: role === 'all' ? undefined : role,
  cycle,
});

export const isNarrowed = ({ search, role }: CoachRolesView): boolean => search !== '' || role !== 'any';
