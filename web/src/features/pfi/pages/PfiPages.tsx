import type { PfiScreen } from '@ruta/contracts/pfi/pfi.screens';
import { Skeleton } from '@ruta/design-system';
import { useParams } from 'react-router';
import { useScreen, type ReadResult } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useCycleInAddress } from '../../../shared/cycle-in-address';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { PfiView } from '../parts/PfiView';
import { ownPlanScreen, schoolPlanScreen } from '../pfi.calls';
import { pfiTexts } from '../pfi.texts';

/** The yearly plan of one’s own school (PFI-01); with `?cycle=` that of a finished cycle. */
export function ScholasticPfiPage() {
  const cycle = useCycleInAddress();
  return <Page area="scholastic" result={useScreen(ownPlanScreen, { query: { cycle } })} />;
}

/** The same of an accompanied school. */
export function CoachPfiPage() {
  const cycle = useCycleInAddress();
  const { school_id = '' } = useParams();
  return <Page area="coach" result={useScreen(schoolPlanScreen, { params: { school_id }, query: { cycle } })} />;
}

function Page({ result, area }: { result: ReadResult<PfiScreen>; area: 'coach' | 'scholastic' }) {
  const t = useTexts(pfiTexts);
  usePageTitle(result.data ? `${t('title')}, ${result.data.pfi.school.name}` : t('title'));
  return (
    <ScreenState
      isWholePage
      result={result}
      skeleton={<Skeleton shape="block" height={420} />}
      loadingLabel={t('loading')}
    >
      {({ pfi, holidays }) => (
        <PfiView key={`${pfi.school.id}.${pfi.cycle.id}`} {...{ pfi, area }} daysOff={{ holidays, ...result }} />
      )}
    </ScreenState>
  );
}
