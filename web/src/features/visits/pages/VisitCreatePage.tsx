import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import type { NewVisit } from '@ruta/contracts/visits/visits.screens';
import { PageHeader, Stack, Text } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useAskedPlace } from '../../../shared/acts/asked-place';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { PageSkeleton } from '../parts/PageSkeleton';
import { VisitEditor } from '../parts/VisitEditor';
import { backOf } from '../visit-places';
import { visitTexts } from '../visits.texts';
import { useFresh } from '../../../shared/use-fresh';
import { newVisitScreen } from '../visits.calls';

// Loaded on demand: most visits are begun without an open draft.
const DraftOffer = lazy(async () => ({ default: (await import('../parts/DraftOffer')).DraftOffer }));

/** A new visit (VIS-02). Offers an open draft for the school first (VIS-04). */
export function VisitCreatePage() {
  const { school_id = '' } = useParams();
  return <NewVisitOf key={school_id} schoolId={school_id} />;
}

function NewVisitOf({ schoolId }: { schoolId: string }) {
  const t = useTexts(visitTexts);
  const result = useScreen(newVisitScreen, { params: { school_id: schoolId } });
  const fresh = useFresh(result);
  usePageTitle(t('create.title'));
  return (
    <ScreenState
      isWholePage
      result={{ ...result, data: fresh }}
      skeleton={<PageSkeleton />}
      loadingLabel={t('loading')}
    >
      {(data) => <NewVisitScreen data={data} />}
    </ScreenState>
  );
}

function NewVisitScreen({ data }: { data: NewVisit }) {
  const t = useTexts(visitTexts);
  const [draftId, setDraftId] = useState(data.draft.id);
  const { school, axes, today, school_today: schoolToday, cycle } = data;
  const place = useAskedPlace();
  if (draftId === null)
    return <VisitEditor facts={{ school, axes, today, schoolToday, cycle }} visit={null} place={place} />;
  return (
    <Stack gap={4}>
      <PageHeader
        title={t('create.title')}
        backTo={backOf(place, school.id, t)}
        meta={<Text tone="muted">{school.name}</Text>}
      />
      <Suspense>
        <DraftOffer schoolId={school.id} draftId={draftId} onDeleted={() => setDraftId(null)} />
      </Suspense>
    </Stack>
  );
}
