import { useAddressView, type AddressForm } from '../../shared/list/use-address-view';

const FORM: AddressForm<object> = { read: () => ({}), write: () => ({}), nothing: {} };

/** The page of a list without filters, in the address, as a query parameter; and how another one is shown. */
export function useListPage(): [string | undefined, (page: number) => void] {
  const [{ page }, { showPage }] = useAddressView(FORM);
  return [page === 1 ? undefined : String(page), showPage];
}
