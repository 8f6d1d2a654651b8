import type { ReactNode } from 'react';
import type { IconName } from '../Icon';

export interface CommandPaletteItem {
  /** Id of the item, passed to `onChoose`; unique in all sections. */
  id: string;
  /** A verb for an action, a name for a place or a record. */
  label: string;
  /** Second line, smaller. */
  detail?: string | undefined;
  icon?: IconName | undefined;
  /** Keys that do the same, as in `KeyCaps`. */
  keys?: string | undefined;
}

export interface CommandPaletteSection {
  id: string;
  /** Heading of the group. */
  label: string;
  items: readonly CommandPaletteItem[];
}

export interface CommandPaletteProps {
  /** Whether it is open. Controlled. */
  isOpen: boolean;
  /** Called when it should open or close. */
  onOpenChange: (isOpen: boolean) => void;
  /** Accessible name of the dialog and of its field. */
  label: string;
  /** What can be typed. */
  placeholder?: string | undefined;
  /** Name of the close button. */
  closeLabel: string;
  /** The typed text. Controlled. */
  value: string;
  /** Called with the text on every input. */
  onChange: (value: string) => void;
  /** Longest text, in UTF-16 units. */
  maxLength?: number | undefined;
  /** What matches the text, in groups, best first. Empty groups are not shown. */
  sections: readonly CommandPaletteSection[];
  /** Accessible name of the list. */
  listLabel: string;
  /** Called with the id of the chosen item. The palette stays open until `isOpen` changes. */
  onChoose: (id: string) => void;
  /** Whether more results are on their way; what is there stays. Default: false. */
  isLoading?: boolean | undefined;
  /** Announced while loading. */
  loadingLabel: string;
  /** Announced when results change: "5 resultados". */
  countLabel: string;
  /** Shown below the list: nothing found, failed with Retry. */
  notice?: ReactNode;
}
