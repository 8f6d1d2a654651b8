import { choiceIn, textIn, useAddressView } from '../../shared/list/use-address-view';
import type { AddressForm, ListActions, ViewOf } from '../../shared/list/use-address-view';

/** 1: may be observed; 0: may not. */
export const OBSERVABLE = ['1', '0'] as const;

interface ProfessorFilters {
  search: string;
  observable: (typeof OBSERVABLE)[number] | undefined;
}

/** Page and filters of the list of teachers, in the address. */
export type ProfessorsView = ViewOf<ProfessorFilters>;
export type ProfessorsViewActions = ListActions<ProfessorFilters>;

const FORM: AddressForm<ProfessorFilters> = {
  read: (address) => ({ search: textIn(address, 'search'), observable: choiceIn(address, 'observable', OBSERVABLE) }),
  write: ({ search, observable }) => ({ search: search || undefined, observable }),
  nothing: { search: '', observable: undefined },
  isReplacing: true,
};

export const useProfessorsView = () => useAddressView(FORM);
