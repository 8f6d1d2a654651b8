import { IMPORT_OUTCOMES, type ImportOutcome } from '@ruta/contracts/imports/import-kinds';
import { choiceIn, useAddressView } from '../../shared/list/use-address-view';
import type { AddressForm } from '../../shared/list/use-address-view';

interface RowFilter {
  outcome: ImportOutcome | undefined;
}

const FORM: AddressForm<RowFilter> = {
  read: (address) => ({ outcome: choiceIn(address, 'outcome', IMPORT_OUTCOMES) }),
  write: ({ outcome }) => ({ outcome }),
  nothing: { outcome: undefined },
};

/** Page and outcome of a file's rows, in the address. */
export const useImportView = () => useAddressView(FORM);

const NONE: AddressForm<object> = { read: () => ({}), write: () => ({}), nothing: {} };

/** The page of the list, in the address. */
export const useImportsView = () => useAddressView(NONE);

/** The first page is the default. */
export const pageOf = (page: number) => (page === 1 ? undefined : String(page));
