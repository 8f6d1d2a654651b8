import { CONFERENCE_STATUSES, type ConferenceStatus } from '@ruta/contracts/conferences/statuses';
import type { DateRange } from '@ruta/design-system';
import { choiceIn, idIn, textIn, useAddressView } from '../../shared/list/use-address-view';
import type { AddressForm, ListActions, ViewOf } from '../../shared/list/use-address-view';

interface ConferenceFilters {
  search: string;
  status: ConferenceStatus | undefined;
  /** The id, as text. */
  school: string | undefined;
  /** First and last day, both or none. */
  days: Days | undefined;
}

export interface Days {
  from: string;
  to: string;
}

/** Page and filters of a list of sessions, in the address. */
export type ConferencesView = ViewOf<ConferenceFilters>;
export type ConferencesViewActions = ListActions<ConferenceFilters>;

const DAY = /^\d{4}-\d\d-\d\d$/;
const dayIn = (address: URLSearchParams, name: string) => DAY.exec(address.get(name) ?? '')?.[0];

function daysIn(address: URLSearchParams): Days | undefined {
  const [from, to] = [dayIn(address, 'from'), dayIn(address, 'to')];
  return from !== undefined && to !== undefined ? { from, to } : undefined;
}

const FORM: AddressForm<ConferenceFilters> = {
  read: (address) => ({
    search: textIn(address, 'search'),
    status: choiceIn(address, 'status', CONFERENCE_STATUSES),
    school: idIn(address, 'school'),
    days: daysIn(address),
  }),
  write: ({ search, status, school, days }) => ({ search, status, school, ...days }),
  nothing: { search: '', status: undefined, school: undefined, days: undefined },
  isReplacing: true,
};

export const useConferencesView = () => useAddressView(FORM);

/** The view as query parameters of the screen. */
export const queryOf = ({ page, search, status, school, days }: ConferencesView, schoolId = school) => ({
  page: page === 1 ? undefined : String(page),
  search: search === '' ? undefined : search,
  dates_in: days && `${days.from},${days.to}`,
  status,
  school_id: schoolId,
});

export const isNarrowed = ({ search, status, school, days }: ConferencesView): boolean =>
  search !== '' || [status, school, days].some((value) => value !== undefined);

/**
 * The days of a filter after a range was chosen, both or none. One day alone is both; without one that it had there is
 * no filter. A last day that is not after the first becomes it, or the first the last where only that was changed (VC-05).
 */
export function daysOf({ start, end }: DateRange, before: Days | undefined): Days | undefined {
  const only = start ?? end;
  if (only === null) return undefined;
  if (start === null || end === null) return before ? undefined : { from: only, to: only };
  if (start <= end) return { from: start, to: end };
  const isOnlyEnd = start === before?.from;
  return isOnlyEnd ? { from: end, to: end } : { from: start, to: start };
}
