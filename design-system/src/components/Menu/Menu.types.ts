import type { ReactElement, ReactNode } from 'react';
import type { IconName } from '../Icon';

export interface MenuItemSpec {
  /** Told to `onAction` and to the selection. */
  id: string;
  /** A verb for an action, a noun for a place or a choice. */
  label: string;
  icon?: IconName | undefined;
  /** A second, smaller line. */
  description?: string | undefined;
  /** Makes it a link. */
  href?: string | undefined;
  /** `danger` for what cannot be undone. */
  tone?: 'default' | 'danger' | undefined;
  /** Not possible now; say why in `description`. */
  isDisabled?: boolean | undefined;
  /** Language of the label, where it differs from the page's. */
  lang?: string | undefined;
  /** Called when this one is chosen. */
  onAction?: (() => void) | undefined;
}

export interface MenuSectionSpec {
  id: string;
  /** Title of the group. */
  label?: string | undefined;
  items: readonly MenuItemSpec[];
  /** Lets the group's items be chosen instead of run. */
  selectionMode?: 'single' | 'multiple' | undefined;
  /** Ids of the chosen items. */
  selectedKeys?: readonly string[] | undefined;
  /** Told the ids of the chosen items. */
  onSelectionChange?: ((ids: string[]) => void) | undefined;
}

export interface MenuProps {
  /** One button of the system; it opens the menu. */
  trigger: ReactElement;
  /** Names the menu, when the trigger's own name does not. */
  label?: string | undefined;
  /** The items, when there is one group. */
  items?: readonly MenuItemSpec[] | undefined;
  /** The items in groups. */
  sections?: readonly MenuSectionSpec[] | undefined;
  /** Called with the id of the chosen item. */
  onAction?: ((id: string) => void) | undefined;
  /** Above the items: who is signed in, say. */
  header?: ReactNode;
  /** Where it opens. */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'end bottom' | undefined;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}
