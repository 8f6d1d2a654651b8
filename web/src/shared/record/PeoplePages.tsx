import { Pagination } from '@ruta/design-system';
import { useTexts } from '../../lib/i18n';
import { usePageWords } from '../list/use-page-words';
import { recordTexts } from './record.texts';
import type { People } from './use-people';

/** Pagination of the attendance list. */
export function PeoplePages({ people }: { people: People }) {
  const t = useTexts(recordTexts);
  const words = usePageWords();
  return (
    <Pagination
      aria-label={t('attendance.pages')}
      page={people.page}
      pageCount={people.pages}
      onPageChange={people.showPage}
      {...words}
      isDisabled={people.result.isPrevious}
    />
  );
}
