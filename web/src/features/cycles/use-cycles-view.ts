import { useAddressView } from '../../shared/list/use-address-view';
import type { AddressForm, ViewOf } from '../../shared/list/use-address-view';

/** The list has one order and no filters: `?page=2`. */
const FORM: AddressForm<object> = { read: () => ({}), write: () => ({}), nothing: {} };

export const useCyclesView = () => useAddressView(FORM);

/** The view as query parameters of the screen. */
export const queryOf = ({ page }: ViewOf<object>) => ({ page: page === 1 ? undefined : String(page) });
