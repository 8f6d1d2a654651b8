import { Pagination } from '@ruta/design-system';
import { useTexts } from '../../lib/i18n';
import type { ListPage } from './list-status';
import { listTexts } from './list.texts';
import { usePageWords } from './use-page-words';

export interface ListPagesProps {
  list: ListPage;
  /** Accessible name ("Páginas de visitas"). */
  label: string;
  onPage: (page: number) => void;
  /** True while the next page loads. */
  isWaiting: boolean;
}

/** The pagination of a list, with the range of its rows; nothing for an empty list. */
export function ListPages({ list, label, onPage, isWaiting }: ListPagesProps) {
  const t = useTexts(listTexts);
  const words = usePageWords();
  const { page, pages, size, total, count } = list;
  if (count === 0) return null;
  const from = (page - 1) * size + 1;
  return (
    <Pagination
      aria-label={label}
      page={page}
      pageCount={pages}
      onPageChange={onPage}
      {...words}
      summary={pages > 1 ? t('page.summary', { from, to: from + count - 1, total }) : undefined}
      isDisabled={isWaiting}
    />
  );
}
