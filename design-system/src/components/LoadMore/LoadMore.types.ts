/** Counts of a growing list. */
export interface LoadMoreCount {
  /** Number of items added last. */
  added: number;
  /** Number of items shown. */
  shown: number;
  /** Total; `null` if unknown. */
  total: number | null;
}

export interface LoadMoreProps {
  /** Number of items shown. */
  shown: number;
  /** Total; `null` if unknown. */
  total: number | null;
  /** State. `end`: the last page has loaded, either because `shown` equals `total` or because a page was short. */
  status: 'ready' | 'pending' | 'failed' | 'end';
  /** Label of the button: "Cargar más visitas". */
  label: string;
  /** Announcement while loading. */
  pendingLabel: string;
  /** "20 de 117 visitas". */
  countText: string;
  /** Polite announcement of new items: "Se agregaron 20 visitas, van 40 de 117". */
  addedText: (count: LoadMoreCount) => string;
  /** Error message, which says that nothing was lost. */
  failedText: string;
  /** Label of the button after a failure. */
  retryLabel: string;
  /** Text that replaces the button at the end: "Son todas". */
  endText: string;
  /** Called to load the next page, or the failed one again. */
  onLoadMore: () => void;
  /**
   * Element of the item at an index from 0; the first new one gets focus. Without it focus stays on the button, or
   * moves to the end text.
   */
  itemAt?: ((index: number) => HTMLElement | null) | undefined;
}
