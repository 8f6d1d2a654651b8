import type { PaiScreen } from '@ruta/contracts/pai/pai.screens';
import { Skeleton } from '@ruta/design-system';
import { useParams } from 'react-router';
import { useScreen, type ReadResult } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useCycleInAddress } from '../../../shared/cycle-in-address';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { PaiView } from '../parts/PaiView';
import { ownPlanScreen, schoolPlanScreen } from '../pai.calls';
import { paiTexts } from '../pai.texts';

/** The plan of one’s own school (PAI-02); with `?cycle=` that of a finished cycle. */
export function ScholasticPaiPage() {
  const cycle = useCycleInAddress();
  return <Page area="scholastic" result={useScreen(ownPlanScreen, { query: { cycle } })} />;
}

/** The same of an accompanied school. */
export function CoachPaiPage() {
  const cycle = useCycleInAddress();
  const { school_id = '' } = useParams();
  return <Page area="coach" result={useScreen(schoolPlanScreen, { params: { school_id }, query: { cycle } })} />;
}

function Page({ result, area }: { result: ReadResult<PaiScreen>; area: 'coach' | 'scholastic' }) {
  const t = useTexts(paiTexts);
  usePageTitle(result.data ? `${t('title')}, ${result.data.pai.school.name}` : t('title'));
  return (
    <ScreenState
      isWholePage
      result={result}
      skeleton={<Skeleton shape="block" height={420} />}
      loadingLabel={t('loading')}
    >
      {({ pai }) => <PaiView key={`${pai.school.id}.${pai.cycle.id}`} pai={pai} area={area} />}
    </ScreenState>
  );
}
