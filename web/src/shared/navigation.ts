import type { Ability } from '@ruta/contracts/abilities';
import type { IconName } from '@ruta/design-system';
import type { Texts } from '../lib/i18n';

interface Address {
  readonly path: string;
}

/** An entry of the main navigation, declared by its room and folded per area by `app/navigation.ts`. */
export interface NavigationEntry {
  id: string;
  texts: Texts<'label'>;
  icon: IconName;
  /** Only who has it sees the entry. */
  ability: Ability;
  /** Where it leads. The entry is current there and on every address below it. */
  page: Address;
  /** Further addresses on which, and below which, it is current; the longest that matches wins. */
  alsoOn?: readonly Address[];
}
