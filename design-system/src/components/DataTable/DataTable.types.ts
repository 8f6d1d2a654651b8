import type { ReactNode } from 'react';

/** What the table has to show. Nothing yet (`empty`) is not nothing found (`noMatch`). */
export type TableStatus = 'loading' | 'ready' | 'error' | 'empty' | 'noMatch';

/** Which column orders the rows. */
export interface TableSort {
  /** Id of the column. */
  column: string;
  /** Which way. */
  direction: 'ascending' | 'descending';
}

/** One column. */
export interface TableColumn<T> {
  /** Its key, also for sorting. */
  id: string;
  /** Its heading. */
  header: string;
  /** Names the row: exactly one column does. It is the title of the card below 768 px. */
  isRowHeader?: boolean | undefined;
  /** `end` for numbers. */
  align?: 'start' | 'end' | undefined;
  /** The heading sorts. */
  allowsSorting?: boolean | undefined;
  /** Place on a card; columns without one stay out of it. The three facts that matter. */
  priority?: 1 | 2 | 3 | undefined;
  /** Stays out of the table on tablets, where the columns that matter more need its room. */
  isForWide?: boolean | undefined;
  /** The content of a cell. */
  cell: (row: T) => ReactNode;
}

export interface DataTableProps<T extends { id: string }> {
  /** What the rows are, for assistive technology. */
  'aria-label': string;
  /** The columns. */
  columns: readonly TableColumn<T>[];
  /** The rows of the page shown. */
  rows: readonly T[];
  /** What there is to show. */
  status: TableStatus;
  /** The present order. */
  sort?: TableSort | undefined;
  /** Another order is wanted. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Buttons or the menu of one row. */
  rowActions?: ((row: T) => ReactNode) | undefined;
  /** Heading of the column with the row actions, for assistive technology. */
  rowActionsLabel?: string | undefined;
  /** Shown instead of rows: nothing exists yet. */
  emptyState?: ReactNode;
  /** Shown instead of rows: nothing matches the filters. */
  noMatchState?: ReactNode;
  /** Shown instead of rows: they could not be loaded. */
  errorState?: ReactNode;
  /** Read out politely while rows load: "Cargando visitas". */
  loadingLabel?: string | undefined;
  /** Places drawn while the first rows load. */
  skeletonRows?: number | undefined;
}
