import type { ReactNode } from 'react';
import { IconButton } from '../IconButton';
import { Compact, Gap, PageButton, PageItem, Pages, PaginationNav } from './Pagination.styles';
import { pageWindow } from './pageWindow';

export interface PaginationProps {
  /** Accessible name of the navigation. */
  'aria-label': string;
  /** Current page, from 1. */
  page: number;
  /** Number of pages. */
  pageCount: number;
  /** Called with the requested page. */
  onPageChange: (page: number) => void;
  /** Name of a page: "Página 3 de 12". */
  pageLabel: (page: number, pageCount: number) => string;
  /** Name of the button for the previous page. */
  previousLabel: string;
  /** Name of the button for the next page. */
  nextLabel: string;
  /** Range shown: "21–30 de 117". */
  summary?: ReactNode;
  /** Disables the buttons while a page loads. Default: false. */
  isDisabled?: boolean | undefined;
}

/**
 * Pages of a list. With one page it shows the summary only. Buttons are never natively disabled, so a pressed one keeps
 * focus while its page loads and at the last page.
 */
export function Pagination(props: PaginationProps) {
  const { page, pageCount, onPageChange, pageLabel, previousLabel, nextLabel, summary, isDisabled = false } = props;
  if (pageCount <= 1) return summary ? <PaginationNav as="div">{summary}</PaginationNav> : null;
  return (
    <PaginationNav aria-label={props['aria-label']}>
      {summary ? <span>{summary}</span> : null}
      <Pages>
        <PageItem>
          <IconButton
            icon="chevronLeft"
            label={previousLabel}
            isDisabled={isDisabled || page <= 1}
            keepsFocus
            onPress={() => onPageChange(page - 1)}
          />
        </PageItem>
        <Compact>{pageLabel(page, pageCount)}</Compact>
        {pageWindow(page, pageCount).map((entry) =>
          typeof entry === 'string' ? (
            <PageItem key={entry} data-part="page" aria-hidden="true">
              <Gap>…</Gap>
            </PageItem>
          ) : (
            <PageItem key={entry} data-part="page">
              <PageButton
                aria-label={pageLabel(entry, pageCount)}
                {...(entry === page ? { 'aria-current': 'page' as const } : {})}
                {...(isDisabled && entry !== page ? { 'aria-disabled': 'true' as const } : {})}
                onPress={() => {
                  if (entry !== page && !isDisabled) onPageChange(entry);
                }}
              >
                {entry}
              </PageButton>
            </PageItem>
          ),
        )}
        <PageItem>
          <IconButton
            icon="chevronRight"
            label={nextLabel}
            isDisabled={isDisabled || page >= pageCount}
            keepsFocus
            onPress={() => onPageChange(page + 1)}
          />
        </PageItem>
      </Pages>
    </PaginationNav>
  );
}
