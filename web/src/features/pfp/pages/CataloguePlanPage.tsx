import { Skeleton } from '@ruta/design-system';
import { useParams } from 'react-router';
import { useScreen } from '../../../lib/api';
import { useLocale, useTexts } from '../../../lib/i18n';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { cataloguePlanScreen } from '../catalogue.calls';
import { catalogueTexts } from '../catalogue.texts';
import { CataloguePlanView } from '../parts/CataloguePlanView';

/** A plan of the catalogue with its contents (PFP-01). */
export function CataloguePlanPage() {
  const t = useTexts(catalogueTexts);
  const isEnglish = useLocale() === 'en';
  const { id = '' } = useParams();
  const result = useScreen(cataloguePlanScreen, { params: { id } });
  const plan = result.data?.plan;
  usePageTitle((isEnglish && plan?.name_en) || (plan?.name_es ?? t('title')));
  return (
    <ScreenState
      isWholePage
      result={result}
      skeleton={<Skeleton shape="block" height={420} />}
      loadingLabel={t('loading')}
    >
      {(data) => <CataloguePlanView key={data.plan.id} {...data} />}
    </ScreenState>
  );
}
