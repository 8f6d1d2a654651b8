import type { SmartReport } from '@ruta/contracts/smart-report/smart-report.schema';
import { Skeleton } from '@ruta/design-system';
import { useParams } from 'react-router';
import { useScreen, type ReadResult } from '../../../lib/api';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useCycleInAddress } from '../../../shared/cycle-in-address';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { SmartReportView } from '../parts/SmartReportView';
import type { SmartArea } from '../part-pages';
import { ownReportScreen, schoolReportScreen } from '../smart-report.calls';
import { smartReportTexts } from '../smart-report.texts';

function useAsked() {
  const cycle = useCycleInAddress();
  return { cycle, lang: useLocale() === 'en' ? ('en' as const) : undefined };
}

/** The SMART report of one’s own school (REP-04); with `?cycle=` that of a finished cycle. */
export function ScholasticSmartReportPage() {
  return <Page area="scholastic" result={useScreen(ownReportScreen, { query: useAsked() })} />;
}

/** The same of an accompanied school. */
export function CoachSmartReportPage() {
  const { school_id = '' } = useParams();
  return <Page area="coach" result={useScreen(schoolReportScreen, { params: { school_id }, query: useAsked() })} />;
}

function Page({ result, area }: { result: ReadResult<SmartReport>; area: SmartArea }) {
  const t = useTexts(smartReportTexts);
  usePageTitle(result.data ? `${t('title')}, ${result.data.school.name}` : t('title'));
  return (
    <ScreenState
      isWholePage
      result={result}
      skeleton={<Skeleton shape="block" height={420} />}
      loadingLabel={t('loading')}
    >
      {(report) => (
        <SmartReportView report={report} area={area} isRetrying={result.isValidating} onRetry={result.retry} />
      )}
    </ScreenState>
  );
}
