import { Skeleton } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useCycleInAddress } from '../../../shared/cycle-in-address';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { catalogueScreen } from '../catalogue.calls';
import { catalogueTexts } from '../catalogue.texts';
import { CatalogueView } from '../parts/CatalogueView';

/** The catalogue of formation plans; with `?cycle=` that of another cycle (PFP-01). */
export function CataloguePage() {
  const t = useTexts(catalogueTexts);
  const cycle = useCycleInAddress();
  const result = useScreen(catalogueScreen, { query: { cycle } });
  usePageTitle(t('title'));
  return (
    <ScreenState
      isWholePage
      result={result}
      skeleton={<Skeleton shape="block" height={420} />}
      loadingLabel={t('loading')}
    >
      {(data) => <CatalogueView {...data} />}
    </ScreenState>
  );
}
