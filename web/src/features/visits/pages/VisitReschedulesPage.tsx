import { useParams } from 'react-router';
import { EmptyState, PageHeader, Stack } from '@ruta/design-system';
import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { VisitDateChanges } from '../parts/VisitDateChanges';
import { PageSkeleton } from '../parts/PageSkeleton';
import { VisitMeta } from '../parts/VisitMeta';
import { visitTexts } from '../visits.texts';
import { visitScreen } from '../visits.calls';

/** Every change of a visit's date, with its reason and author (VIS-01, VIS-05). */
export function VisitReschedulesPage() {
  const t = useTexts(visitTexts);
  const { school_id = '', id = '' } = useParams();
  const result = useScreen(visitScreen('coach'), { params: { school_id, id } });
  usePageTitle(t('detail.changes'));
  return (
    <ScreenState isWholePage result={result} skeleton={<PageSkeleton />} loadingLabel={t('loading')}>
      {({ visit, today }) => (
        <Stack gap={6}>
          <PageHeader
            title={t('detail.changes')}
            backTo={{ href: visitsPages.coachVisitDetail.href({ school_id, id }), label: t('back.visit') }}
            meta={<VisitMeta visit={visit} today={today} />}
          />
          {(visit.school_visit_reschedule_tracking ?? []).length > 0 ? (
            <VisitDateChanges changes={visit.school_visit_reschedule_tracking ?? []} />
          ) : (
            <EmptyState icon="calendar" title={t('changes.none')} body={t('changes.none.body')} />
          )}
        </Stack>
      )}
    </ScreenState>
  );
}
