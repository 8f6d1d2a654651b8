/** How far a list that grows has come. */
export interface LoadMoreCount {
  /** How many came last. */
  added: number;
  /** How many are shown. */
  shown: number;
  /** How many there are; `null` where the server does not say. */
  total: number | null;
}

export interface LoadMoreProps {
  /** How many are shown. */
  shown: number;
  /** How many there are; `null` where the server does not say. */
  total: number | null;
  /** `end`: the last page came, which is known where `shown` reaches `total` or a page was short. */
  status: 'ready' | 'pending' | 'failed' | 'end';
  /** The words of the button: "Cargar más visitas". */
  label: string;
  /** What is under way, for assistive technology. */
  pendingLabel: string;
  /** "20 de 117 visitas". */
  countText: string;
  /** What was added, said politely: "Se agregaron 20 visitas, van 40 de 117". */
  addedText: (count: LoadMoreCount) => string;
  /** What went wrong and that nothing was lost. */
  failedText: string;
  /** The words of the button after a failure. */
  retryLabel: string;
  /** What stands in place of the button at the end: "Son todas". */
  endText: string;
  /** The next page is wanted, or the failed one again. */
  onLoadMore: () => void;
  /**
   * The item at a place of the list, from 0, which takes the focus when it is the first of those that came. Without it
   * the focus stays on the button, and goes to the end text where the button goes.
   */
  itemAt?: ((index: number) => HTMLElement | null) | undefined;
}
