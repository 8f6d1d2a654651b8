/** A place of a calendar. `time` is `HH:mm` in steps of 15 minutes; null where the item keeps its hour. */
export interface MovePlace {
  day: string;
  time: string | null;
}

/** Texts of moving. */
export interface ItemMoveLabels {
  /** An item and where it would be: "Visita de cierre, jueves 14 de mayo, 10:15". Shown while dragging, and announced. */
  at: (id: string, place: MovePlace) => string;
  /** Announced when moving by keys begins: which keys do what. */
  keys: string;
}

/**
 * Moving the items of a calendar: with a mouse or a pen by dragging, by keys while one is `carried`. With fingers a
 * calendar scrolls, so nothing is dragged; there the place is pressed while an item is `carried`.
 */
export interface ItemMove {
  /** Whether an item may be moved; others stay where they are. */
  mayMove: (id: string) => boolean;
  /** Why an item may not be put at a place; null if it may. The place is marked as refused, and the reason is shown. */
  refusalOf: (id: string, place: MovePlace) => string | null;
  /** Called with the place where an item was put, also a refused one, and the cell. */
  onMove: (id: string, place: MovePlace, cell: Element | null) => void;
  /** The item that is moved by keys or by a press, from its own place. Arrows move it, Enter puts it, Escape ends it. */
  carried?: { id: string; from: MovePlace } | null | undefined;
  /** Called when the person ends moving without a place. */
  onGiveUp: () => void;
  labels: ItemMoveLabels;
}
