import { memo, useDeferredValue } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../Icon';
import { LoadingLine } from '../LoadingLine';
import { Skeleton } from '../Skeleton';
import { VisuallyHidden } from '../VisuallyHidden';
import { ColumnHead, SortButton, SortMark, TableFrame, TableRoot } from './DataTable.styles';
import { Place, StateSlot, TableRow } from './DataTableRow.styles';
import type { DataTableProps, TableColumn, TableStatus } from './DataTable.types';

const SKELETON_ROWS = 5;

/**
 * A table whose rows the server sorts and pages; below 768 px rows are cards. ARIA roles are explicit, because browsers
 * drop table semantics when parts have another display.
 */
export function DataTable<T extends { id: string }>(props: DataTableProps<T>) {
  const { columns, rows, status, sort, onSortChange, rowActions, rowActionsLabel, rowChoice, isChosen } = props;
  const { emptyState, noMatchState, errorState, loadingLabel, skeletonRows = SKELETON_ROWS } = props;

  const instead: Partial<Record<TableStatus, ReactNode>> = {
    error: errorState,
    empty: emptyState,
    noMatch: noMatchState,
  };
  if (status === 'error' || status === 'empty' || status === 'noMatch') {
    return (
      <TableFrame data-state={status}>
        <StateSlot>{instead[status]}</StateSlot>
      </TableFrame>
    );
  }
  const isFirstLoad = status === 'loading' && rows.length === 0;
  const places = Array.from({ length: skeletonRows }, (_, index) => ({ id: `place-${index}` }));

  return (
    <TableFrame aria-busy={status === 'loading'}>
      <VisuallyHidden role="status">{status === 'loading' ? loadingLabel : null}</VisuallyHidden>
      {status === 'loading' && !isFirstLoad ? <LoadingLine /> : null}
      <TableRoot role="table" aria-label={props['aria-label']}>
        <thead role="rowgroup">
          <tr role="row">
            {rowChoice ? (
              <ColumnHead role="columnheader" scope="col" data-choice>
                {props.pageChoice}
              </ColumnHead>
            ) : null}
            {columns.map((column) => (
              <Head key={column.id} column={column} sort={sort} onSortChange={onSortChange} />
            ))}
            {rowActions ? (
              <ColumnHead role="columnheader" scope="col">
                <VisuallyHidden>{rowActionsLabel}</VisuallyHidden>
              </ColumnHead>
            ) : null}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {isFirstLoad ? (
            places.map((place) => (
              <TableRow key={place.id} role="row">
                {rowChoice ? <td className="cell" role="cell" data-choice /> : null}
                {columns.map((column) => dataCell(column, placeholder))}
                {rowActions ? <td className="cell" role="cell" data-actions /> : null}
              </TableRow>
            ))
          ) : (
            <Rows columns={columns} rows={rows} rowActions={rowActions} rowChoice={rowChoice} isChosen={isChosen} />
          )}
        </tbody>
      </TableRoot>
    </TableFrame>
  );
}

type RowsProps<T extends { id: string }> = Pick<
  DataTableProps<T>,
  'columns' | 'rows' | 'rowActions' | 'rowChoice' | 'isChosen'
>;

/**
 * Deferred rows: a page may hold the text of a search above the table and create new columns and rows with each key,
 * without waiting for a hundred rows to render.
 */
function Rows<T extends { id: string }>(props: RowsProps<T>) {
  return <DrawnRows {...useDeferredValue(props)} />;
}

const DrawnRows = memo(function DrawnRows<T extends { id: string }>(props: RowsProps<T>) {
  const { columns, rows, rowActions, rowChoice, isChosen } = props;
  return rows.map((row) => (
    <TableRow key={row.id} role="row" data-chosen={isChosen?.(row) || undefined}>
      {rowChoice ? (
        <td className="cell" role="cell" data-choice>
          {rowChoice(row)}
        </td>
      ) : null}
      {columns.map((column) => dataCell(column, column.cell(row)))}
      {rowActions ? (
        <td className="cell" role="cell" data-actions>
          {rowActions(row)}
        </td>
      ) : null}
    </TableRow>
  ));
  // `memo` loses the generic parameter.
}) as <T extends { id: string }>(props: RowsProps<T>) => ReactNode;

// A row header must not be empty.
const placeholder = (
  <Place>
    <VisuallyHidden>…</VisuallyHidden>
    <Skeleton width={70} />
  </Place>
);

function dataCell<T>(column: TableColumn<T>, content: ReactNode) {
  const { id, header, align, priority, isForWide, isRowHeader } = column;
  const facts = {
    className: 'cell',
    'data-label': header,
    'data-align': align,
    'data-priority': priority,
    'data-for-wide': isForWide || undefined,
    style: { '--priority': priority ?? 0 } as CSSProperties, // React's type lacks custom properties.
  };
  return isRowHeader ? (
    <th key={id} role="rowheader" scope="row" data-row-header {...facts}>
      {content}
    </th>
  ) : (
    <td key={id} role="cell" {...facts}>
      {content}
    </td>
  );
}

/** Column header; a button if sortable. The first press sorts ascending, further ones reverse. */
function Head<T extends { id: string }>(
  props: Pick<DataTableProps<T>, 'sort' | 'onSortChange'> & { column: TableColumn<T> },
) {
  const { column, sort, onSortChange } = props;
  const { id, header, align, allowsSorting = false, isForWide } = column;
  const forWide = isForWide || undefined;
  if (!allowsSorting)
    return (
      <ColumnHead role="columnheader" scope="col" data-align={align} data-for-wide={forWide}>
        {header}
      </ColumnHead>
    );
  const direction = sort?.column === id ? sort.direction : undefined;
  const next = direction === 'ascending' ? 'descending' : 'ascending';
  return (
    <ColumnHead
      role="columnheader"
      scope="col"
      data-align={align}
      data-for-wide={forWide}
      data-sorts
      aria-sort={direction ?? 'none'}
    >
      <SortButton type="button" onClick={() => onSortChange?.({ column: id, direction: next })}>
        {header}
        <SortMark data-direction={direction} aria-hidden="true">
          <Icon
            name={direction === undefined ? 'sort' : direction === 'descending' ? 'arrowDown' : 'arrowUp'}
            size="S"
          />
        </SortMark>
      </SortButton>
    </ColumnHead>
  );
}
