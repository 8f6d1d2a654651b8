import { Skeleton } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useCycleInAddress } from '../../../shared/cycle-in-address';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { centralsScreen } from '../central-catalogue.calls';
import { centralCatalogueTexts } from '../central-catalogue.texts';
import { CentralsView } from '../parts/CentralsView';

/** The central activities of the started cycle by hand; with `?cycle=` those of another one (PFI-02). */
export function CentralActivitiesPage() {
  const t = useTexts(centralCatalogueTexts);
  const cycle = useCycleInAddress();
  const result = useScreen(centralsScreen, { query: { cycle } });
  usePageTitle(t('title'));
  return (
    <ScreenState
      isWholePage
      result={result}
      skeleton={<Skeleton shape="block" height={420} />}
      loadingLabel={t('loading')}
    >
      {(data) => <CentralsView {...data} />}
    </ScreenState>
  );
}
