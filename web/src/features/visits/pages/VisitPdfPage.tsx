import { use, useEffect } from 'react';
import { useParams } from 'react-router';
import type { VisitPage } from '@ruta/contracts/visits/visits.screens';
import { Identity, named, useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { PageSkeleton } from '../parts/PageSkeleton';
import { visitTexts } from '../visits.texts';
import { pdfOf, visitScreen } from '../visits.calls';

/** The page address of a visit's PDF (VIS-03): asks for sign-in if needed, then redirects to the file. */
export function VisitPdfPage() {
  const t = useTexts(visitTexts);
  const { school_id = '', id = '' } = useParams();
  const result = useScreen(visitScreen('coach'), { params: { school_id, id } });
  usePageTitle(t('preview.title'));
  return (
    <ScreenState isWholePage result={result} skeleton={<PageSkeleton />} loadingLabel={t('loading')}>
      {(page) => <Document page={page} />}
    </ScreenState>
  );
}

function Document({ page: { visit } }: { page: VisitPage }) {
  const href = named(pdfOf(visit.id), use(Identity));
  useEffect(() => window.location.replace(href), [href]);
  return <PageSkeleton />;
}
