import { Skeleton } from '@ruta/design-system';
import { useParams } from 'react-router';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { activityTexts } from '../activities.texts';
import { useArea } from '../activity-places';
import { activityScreen } from '../activities.calls';
import { ActivityDetail } from '../parts/ActivityDetail';

/** One activity of a school, to be read and acted on (ACT-04, AGE-05). */
export function ActivityDetailPage() {
  const { school_id = '', id = '' } = useParams();
  const t = useTexts(activityTexts);
  const result = useScreen(activityScreen(useArea()), { params: { school_id, id } });
  usePageTitle(result.data?.activity.activity ?? t('back.detail'));
  return (
    <ScreenState
      isWholePage
      result={result}
      skeleton={<Skeleton shape="block" height={420} />}
      loadingLabel={t('loading')}
    >
      {(page) => (
        <ActivityDetail key={page.activity.id} page={page} isRetrying={result.isValidating} onRetry={result.retry} />
      )}
    </ScreenState>
  );
}
