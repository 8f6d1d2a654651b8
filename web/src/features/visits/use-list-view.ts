import { CYCLE } from '../../shared/cycle-in-address';
import { choiceIn, idIn, useAddressView } from '../../shared/list/use-address-view';
import type { AddressForm, ListActions, ViewOf } from '../../shared/list/use-address-view';

const SORTS = ['-datetime', 'datetime'] as const;
export const STATUSES = ['new', 'progress', 'finished', 'cancelled'] as const;
const FLAGS = ['1', '0'] as const;

interface VisitFilters {
  sort: (typeof SORTS)[number];
  status: (typeof STATUSES)[number] | undefined;
  expired: (typeof FLAGS)[number] | undefined;
  /** The finished cycle that is shown; what is filtered stays in it. */
  cycle: string | undefined;
}

/** Page, order and filters of the list, in the address: `?page=2&sort=datetime&status=new&expired=1`. */
export type ListView = ViewOf<VisitFilters>;
export type ListViewActions = ListActions<VisitFilters>;

const FORM: AddressForm<VisitFilters> = {
  read: (address) => ({
    sort: choiceIn(address, 'sort', SORTS) ?? '-datetime',
    status: choiceIn(address, 'status', STATUSES),
    expired: choiceIn(address, 'expired', FLAGS),
    cycle: idIn(address, CYCLE),
  }),
  write: ({ sort, status, expired, cycle }) => ({
    sort: sort === '-datetime' ? undefined : sort,
    status,
    expired,
    cycle,
  }),
  nothing: { status: undefined, expired: undefined },
};

export const useListView = () => useAddressView(FORM);

export const isNarrowed = ({ status, expired }: ListView): boolean => status !== undefined || expired !== undefined;
