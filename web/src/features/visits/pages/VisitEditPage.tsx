import { Navigate, useParams } from 'react-router';
import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import type { VisitPage } from '@ruta/contracts/visits/visits.screens';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { Forbidden } from '../../../shared/PageStates';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { PageSkeleton } from '../parts/PageSkeleton';
import { VisitEditor } from '../parts/VisitEditor';
import { visitTexts } from '../visits.texts';
import { useFresh } from '../../../shared/use-fresh';
import { visitScreen } from '../visits.calls';

/** Edits a draft or a published visit (VIS-05). */
export function VisitEditPage() {
  const { school_id = '', id = '' } = useParams();
  return <EditVisit key={id} schoolId={school_id} visitId={id} />;
}

function EditVisit({ schoolId, visitId }: { schoolId: string; visitId: string }) {
  const t = useTexts(visitTexts);
  const result = useScreen(visitScreen('coach'), { params: { school_id: schoolId, id: visitId } });
  const fresh = useFresh(result);
  usePageTitle(fresh?.visit.eraser ? t('edit.draft.title') : t('edit.title'));
  return (
    <ScreenState
      isWholePage
      result={{ ...result, data: fresh }}
      skeleton={<PageSkeleton />}
      loadingLabel={t('loading')}
    >
      {(page) => <EditScreen page={page} shown={result.data} />}
    </ScreenState>
  );
}

/** `page` is the screen when it was opened; `shown` is the latest reply. */
function EditScreen({ page, shown }: { page: VisitPage; shown: VisitPage | undefined }) {
  const { visit, today, school_today: schoolToday, cycle } = page;
  const at = { school_id: visit.school_id, id: visit.id };
  if (visit.school_visit_status.key === 'finished' || visit.cancelled_at !== null)
    return <Navigate to={visitsPages.coachVisitDetail.href(at)} replace />;
  if (!visit.can.edit) return <Forbidden />;
  if (visit.can.run) return <Navigate to={visitsPages.coachVisitStart.href(at)} replace />;
  const axes = visit.school_visit_axis ?? [];
  return (
    <VisitEditor facts={{ school: visit.school, axes, today, schoolToday, cycle }} visit={visit} shown={shown?.visit} />
  );
}
