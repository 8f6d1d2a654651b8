import { choiceIn, useAddressView } from '../../shared/list/use-address-view';
import type { AddressForm } from '../../shared/list/use-address-view';

const VIEWS = ['list', 'year'] as const;
export type HolidaysViewKind = (typeof VIEWS)[number];

interface HolidaysView {
  /** Undefined for this year. */
  year: string | undefined;
  view: HolidaysViewKind;
}

/** Year and view are in the address: `?year=2027&view=year` (law 10). */
const FORM: AddressForm<HolidaysView> = {
  read: (address) => ({
    year: /^(?:20\d\d|2100)$/.exec(address.get('year') ?? '')?.[0],
    view: choiceIn(address, 'view', VIEWS) ?? 'list',
  }),
  write: ({ year, view }) => ({ year, view: view === 'list' ? undefined : view }),
  nothing: {},
};

export const useHolidaysView = () => useAddressView(FORM);
