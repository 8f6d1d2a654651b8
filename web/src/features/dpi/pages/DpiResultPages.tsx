import type { DpiResultScreen } from '@ruta/contracts/dpi/dpi.screens';
import { Skeleton } from '@ruta/design-system';
import { useParams } from 'react-router';
import { useScreen, type ReadResult } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useCycleInAddress } from '../../../shared/cycle-in-address';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { DpiResultsView } from '../parts/DpiResultsView';
import { ownResultScreen, schoolResultScreen } from '../dpi.calls';
import { dpiResultsTexts } from '../dpi-results.texts';

/** The results of one’s own school (DPI-03, REP-04); with `?cycle=` those of a finished cycle. */
export function ScholasticDpiResultPage() {
  const cycle = useCycleInAddress();
  return <Page area="scholastic" result={useScreen(ownResultScreen, { query: { cycle } })} />;
}

/** The same of an accompanied school. */
export function CoachDpiResultPage() {
  const cycle = useCycleInAddress();
  const { school_id = '' } = useParams();
  return <Page area="coach" result={useScreen(schoolResultScreen, { params: { school_id }, query: { cycle } })} />;
}

function Page({ result, area }: { result: ReadResult<DpiResultScreen>; area: 'coach' | 'scholastic' }) {
  const t = useTexts(dpiResultsTexts);
  usePageTitle(result.data ? `${t('title')}, ${result.data.results.school.name}` : t('title'));
  return (
    <ScreenState
      isWholePage
      result={result}
      skeleton={<Skeleton shape="block" height={420} />}
      loadingLabel={t('loading')}
    >
      {({ results, plan }) => (
        <DpiResultsView key={`${results.school.id}.${results.cycle.id}`} {...{ results, area }} plan={plan} />
      )}
    </ScreenState>
  );
}
