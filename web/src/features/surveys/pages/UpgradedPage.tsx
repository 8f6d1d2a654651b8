import { EmptyState, LinkButton, Skeleton } from '@ruta/design-system';
import { homePages } from '@ruta/contracts/home.pages';
import { useParams, useSearchParams } from 'react-router';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { idIn } from '../../../shared/list/use-address-view';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { Upgraded } from '../parts/Upgraded';
import { surveyTexts } from '../survey.texts';
import { upgradedScreen } from '../surveys.calls';

/** A whole survey on one view (SUR-02): `/surveys/8/upgraded?activity_id=21`. */
export function UpgradedPage() {
  const t = useTexts(surveyTexts);
  const { id = '' } = useParams();
  const [address] = useSearchParams();
  const activity_id = idIn(address, 'activity_id');
  const result = useScreen(activity_id === undefined ? null : upgradedScreen, {
    params: { id },
    query: { activity_id: activity_id ?? '' },
  });
  usePageTitle(result.data?.survey.title ?? t('title'));
  if (activity_id === undefined)
    return (
      <EmptyState
        level={1}
        icon="search"
        title={t('no-activity.title')}
        body={t('no-activity.body')}
        action={<LinkButton href={homePages.root.href()}>{t('done.home')}</LinkButton>}
      />
    );
  return (
    <ScreenState
      isWholePage
      result={result}
      skeleton={<Skeleton shape="block" height={420} />}
      loadingLabel={t('loading')}
    >
      {(page) => <Upgraded key={`${id}.${activity_id}`} page={page} />}
    </ScreenState>
  );
}
