import { useParams } from 'react-router';
import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import { useTexts } from '../../../lib/i18n';
import { VisitDetail } from '../parts/VisitDetail';
import { visitTexts } from '../visits.texts';

/** One visit for the school's leaders, read-only (VIS-07). */
export function ScholasticVisitDetailPage() {
  const t = useTexts(visitTexts);
  const { school_id = '', id = '' } = useParams();
  return (
    <VisitDetail
      key={id}
      area="scholastic"
      schoolId={school_id}
      visitId={id}
      backTo={({ past }) => ({
        href: visitsPages.scholasticVisits.href({ school_id }, { cycle: past?.id }),
        label: t('back.list'),
      })}
    />
  );
}
