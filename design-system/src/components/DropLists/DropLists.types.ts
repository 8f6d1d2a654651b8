import type { ReactNode } from 'react';

/** Something that is put into one of the lists. */
export interface DropItem {
  id: string;
  label: string;
}

/** One of the lists. */
export interface DropList {
  id: string;
  /** Names the list. */
  label: string;
  /** Beside the name, such as a number or a warning. */
  note?: ReactNode;
  items: readonly DropItem[];
}

export interface DropListsProps {
  /** The first is where things come from; it stands apart. */
  lists: readonly DropList[];
  /** Shown in a list without items; it says what can be dropped there. */
  emptyText: string;
  /** The ids of chosen items, of any list. */
  chosen: ReadonlySet<string>;
  /** Called with all chosen ids. */
  onChoose: (ids: ReadonlySet<string>) => void;
  /** Called with the ids that were dropped onto a list. Chosen items are dragged together. */
  onMove: (ids: readonly string[], list: string) => void;
}
