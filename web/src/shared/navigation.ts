import type { Ability } from '@ruta/contracts/abilities';
import type { IconName } from '@ruta/design-system';
import type { Texts } from '../lib/i18n';

interface Address {
  readonly path: string;
}

/** A verb of a role, which opens a page (UI-02). Declared by its room and folded per area by `app/verbs.ts`. */
export type Verb = Pick<NavigationEntry, 'id' | 'texts' | 'icon' | 'ability' | 'page'>;

/** An entry of the main navigation, declared by its room and folded per area by `app/navigation.ts`. */
export interface NavigationEntry {
  id: string;
  texts: Texts<'label'>;
  icon: IconName;
  /** The letter that opens it after `g`, once per area. Without it no keys do. */
  letter?: string;
  /** Ability needed to see the entry. */
  ability: Ability;
  /** Target. The entry is current on it and below it. */
  page: Address;
  /** The same page for all schools of a person, where there is one. */
  pageOfAll?: Address;
  /** Further addresses on and below which it is current; the longest match wins. */
  alsoOn?: readonly Address[];
}
