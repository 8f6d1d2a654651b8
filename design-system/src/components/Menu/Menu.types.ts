import type { ReactElement, ReactNode } from 'react';
import type { IconName } from '../Icon';

export interface MenuItemSpec {
  /** Id of the item, passed to `onAction` and to the selection. */
  id: string;
  /** Label: a verb for an action, a noun for a link or an option. */
  label: string;
  icon?: IconName | undefined;
  /** Second line, smaller. */
  description?: string | undefined;
  /** Makes the item a link to this URL. */
  href?: string | undefined;
  /** `danger` for irreversible actions. Default: 'default'. */
  tone?: 'default' | 'danger' | undefined;
  /** Whether the item is unavailable. Explain it in `description`. */
  isDisabled?: boolean | undefined;
  /** Language of the label, if it differs from the page's. */
  lang?: string | undefined;
  /** Called when the item is chosen. */
  onAction?: (() => void) | undefined;
}

export interface MenuSectionSpec {
  id: string;
  /** Heading of the group. */
  label?: string | undefined;
  items: readonly MenuItemSpec[];
  /** Makes the group's items selectable. */
  selectionMode?: 'single' | 'multiple' | undefined;
  /** Ids of the selected items. */
  selectedKeys?: readonly string[] | undefined;
  /** Called with the ids of the selected items. */
  onSelectionChange?: ((ids: string[]) => void) | undefined;
}

export interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** Accessible name of the menu. Default: the trigger's name. */
  label?: string | undefined;
  /** Items without groups. */
  items?: readonly MenuItemSpec[] | undefined;
  /** Items in groups. */
  sections?: readonly MenuSectionSpec[] | undefined;
  /** Called with the id of the chosen item. */
  onAction?: ((id: string) => void) | undefined;
  /** Content above the items, such as the signed-in person. */
  header?: ReactNode;
  /** Position relative to the trigger. Default: 'bottom start'. */
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end' | 'end bottom' | undefined;
  isOpen?: boolean | undefined;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}
