import { useState } from 'react';
import { Pagination } from '../Pagination';
import { Cell, Head, NameCell, TableRoot, TableScroll } from './ChartTable.styles';
import type { ChartColumn, ChartLabels, ChartRow } from './ChartFrame.types';

/** Rows per page; 10,000 rows would block the page for seconds. */
const PAGE_ROWS = 50;

export interface ChartTableProps {
  /** Id of the heading that names the table. */
  labelledBy: string;
  columns: readonly ChartColumn[];
  rows: readonly ChartRow[];
  labels: ChartLabels;
}

/** Data of a chart as a table with full names, paginated. */
export function ChartTable({ labelledBy, columns, rows, labels }: ChartTableProps) {
  const [wanted, setPage] = useState(1);
  const pageCount = Math.max(1, Math.ceil(rows.length / PAGE_ROWS));
  const page = Math.min(wanted, pageCount);
  const [name, ...figures] = columns;
  return (
    <>
      {/* Scrollable, so it must be focusable. */}
      <TableScroll tabIndex={0} role="group" aria-labelledby={labelledBy}>
        <TableRoot aria-labelledby={labelledBy}>
          <thead>
            <tr>
              <Head scope="col">{name?.header}</Head>
              {figures.map(({ id, header }) => (
                <Head key={id} scope="col" data-figure>
                  {header}
                </Head>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice((page - 1) * PAGE_ROWS, page * PAGE_ROWS).map(({ id, cells: [first, ...others] }) => (
              <tr key={id}>
                <NameCell scope="row" dir="auto">
                  {first}
                </NameCell>
                {figures.map((column, index) => (
                  <Cell key={column.id}>{others[index]}</Cell>
                ))}
              </tr>
            ))}
          </tbody>
        </TableRoot>
      </TableScroll>
      <Pagination
        aria-label={labels.pages}
        page={page}
        pageCount={pageCount}
        onPageChange={setPage}
        pageLabel={labels.page}
        previousLabel={labels.previousPage}
        nextLabel={labels.nextPage}
      />
    </>
  );
}
