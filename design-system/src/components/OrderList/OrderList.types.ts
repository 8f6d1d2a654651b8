import type { ReactNode } from 'react';

/** A row of the list. */
export interface OrderItem {
  id: string;
  /** Names the row, and its grip. */
  label: string;
  /** What the row shows; default its label. */
  content?: ReactNode;
  /** Buttons at its end. */
  actions?: ReactNode;
}

export interface OrderListProps {
  /** Names the list. */
  label: string;
  items: readonly OrderItem[];
  /** Called with a row and its new place, counted from 1. The page shows the list in its new order. */
  onMove: (id: string, place: number) => void;
  /** Without grips, where nothing can be moved. Default: false. */
  isDisabled?: boolean | undefined;
}
