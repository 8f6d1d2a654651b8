import type { ReactNode } from 'react';

/** State of the table. `empty`: nothing exists. `noMatch`: nothing matches the filters. */
export type TableStatus = 'loading' | 'ready' | 'error' | 'empty' | 'noMatch';

/** Sort order of the rows. */
export interface TableSort {
  /** Id of the column. */
  column: string;
  /** Direction. */
  direction: 'ascending' | 'descending';
}

/** A column. */
export interface TableColumn<T> {
  /** Id of the column, also for sorting. */
  id: string;
  /** Column header. */
  header: string;
  /** Marks the row header; exactly one column. It is the card's title below 768 px. */
  isRowHeader?: boolean | undefined;
  /** `end` for numbers. Default: 'start'. */
  align?: 'start' | 'end' | undefined;
  /** Whether the column can be sorted. Default: false. */
  allowsSorting?: boolean | undefined;
  /** Order on a card; columns without it are left out. For the three main facts. */
  priority?: 1 | 2 | 3 | undefined;
  /** Hides the column on tablets. Default: false. */
  isForWide?: boolean | undefined;
  /** Content of a cell. */
  cell: (row: T) => ReactNode;
}

export interface DataTableProps<T extends { id: string }> {
  /** Accessible name of the table. */
  'aria-label': string;
  /** Columns, left to right. */
  columns: readonly TableColumn<T>[];
  /** Rows of the current page. */
  rows: readonly T[];
  /** State of the table. */
  status: TableStatus;
  /** Current sort order. */
  sort?: TableSort | undefined;
  /** Called with the requested sort order. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /** Buttons or menu of a row. */
  rowActions?: ((row: T) => ReactNode) | undefined;
  /** Header of the actions column, for assistive technology. */
  rowActionsLabel?: string | undefined;
  /** Checkbox of a row, before its columns: a `Checkbox` whose `aria-label` names the row. */
  rowChoice?: ((row: T) => ReactNode) | undefined;
  /** Checkbox of all rows of the page, above those of the rows. */
  pageChoice?: ReactNode;
  /** Whether a row is chosen, and so highlighted. Default: none is. */
  isChosen?: ((row: T) => boolean) | undefined;
  /** Content for the status `empty`. */
  emptyState?: ReactNode;
  /** Content for the status `noMatch`. */
  noMatchState?: ReactNode;
  /** Content for the status `error`. */
  errorState?: ReactNode;
  /** Polite announcement while loading: "Cargando visitas". */
  loadingLabel?: string | undefined;
  /** Number of placeholder rows on the first load. */
  skeletonRows?: number | undefined;
}
