import { Skeleton } from '@ruta/design-system';
import { useParams } from 'react-router';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { Forbidden } from '../../../shared/PageStates';
import { ScreenState } from '../../../shared/ScreenState';
import { useFresh } from '../../../shared/use-fresh';
import { usePageTitle } from '../../../shared/use-page-title';
import { activityTexts } from '../activities.texts';
import { useArea } from '../activity-places';
import { activityScreen } from '../activities.calls';
import { StartActivity } from '../parts/StartActivity';

/** Starts and runs an activity (ACT-01); forbidden for those who may not. */
export function ActivityStartPage() {
  const { school_id = '', id = '' } = useParams();
  return <StartScreen key={id} schoolId={school_id} id={id} />;
}

function StartScreen({ schoolId, id }: { schoolId: string; id: string }) {
  const t = useTexts(activityTexts);
  const { can } = useSession();
  const result = useScreen(activityScreen(useArea()), { params: { school_id: schoolId, id } });
  const fresh = useFresh(result);
  usePageTitle(t('start.title'));
  if (!can('activity:run')) return <Forbidden />;
  return (
    <ScreenState
      isWholePage
      result={{ ...result, data: fresh }}
      skeleton={<Skeleton shape="block" height={420} />}
      loadingLabel={t('loading')}
    >
      {(opened) => (
        <StartActivity page={result.data ?? opened} isRetrying={result.isValidating} onRetry={result.retry} />
      )}
    </ScreenState>
  );
}
