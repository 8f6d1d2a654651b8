import { useTexts } from '../../lib/i18n';
import { listTexts } from './list.texts';

/** Texts of pagination buttons. */
export function usePageWords() {
  const t = useTexts(listTexts);
  return {
    pageLabel: (page: number, pages: number) => t('page', { page, pages }),
    previousLabel: t('page.previous'),
    nextLabel: t('page.next'),
  };
}
