import { CONFERENCE_STATUSES, type ConferenceStatus } from '@ruta/contracts/conferences/statuses';
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

/** The days of a filter after its first was chosen: a last day that is not after it becomes it (VC-05). */
export const daysFrom = (from: string | null, days: Days | undefined): Days | undefined =>
  from === null ? undefined : { from, to: days && days.to > from ? days.to : from };

/** The days of a filter after its last was chosen. */
export const daysTo = (to: string | null, days: Days | undefined): Days | undefined =>
  to === null ? undefined : { from: days && days.from < to ? days.from : to, to };
