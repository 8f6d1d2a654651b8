import { useState } from 'react';
import { Pagination } from '../Pagination';
import type { ChartLabels } from './ChartFrame.types';

/** Current page of rows and its pagination, for drawings with more rows than are readable. */
export function useRowPages<Row>(rows: readonly Row[], size: number, labels: ChartLabels) {
  const [wanted, setPage] = useState(1);
  const pageCount = Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(wanted, pageCount);
  const footer =
    pageCount === 1 ? null : (
      <Pagination
        aria-label={labels.pages}
        page={page}
        pageCount={pageCount}
        onPageChange={setPage}
        pageLabel={labels.page}
        previousLabel={labels.previousPage}
        nextLabel={labels.nextPage}
      />
    );
  return { page: rows.slice((page - 1) * size, page * size), footer };
}
