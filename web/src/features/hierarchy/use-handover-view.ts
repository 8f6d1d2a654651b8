import { COACH_ROLES } from '@ruta/contracts/roles';
import type { CoachRole } from '@ruta/contracts/roles';
import { CYCLE } from '../../shared/cycle-in-address';
import { choiceIn, idIn, useAddressView } from '../../shared/list/use-address-view';
import type { AddressForm } from '../../shared/list/use-address-view';

interface HandoverFilters {
  /** The cycle of the address; undefined for the started one. */
  cycle: string | undefined;
  role: CoachRole;
  /** Who hands over, by id. */
  from: string | undefined;
}

const FORM: AddressForm<HandoverFilters> = {
  read: (address) => ({
    cycle: idIn(address, CYCLE),
    role: choiceIn(address, 'role', COACH_ROLES) ?? 'COACH',
    from: idIn(address, 'from'),
  }),
  write: ({ cycle, role, from }) => ({ cycle, role: role === 'COACH' ? undefined : role, from }),
  nothing: { from: undefined },
  isReplacing: true,
};

/** Role, person and cycle of a handover, in the address. */
export const useHandoverView = () => useAddressView(FORM);
