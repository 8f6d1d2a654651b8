import { PageHeader, Skeleton } from '@ruta/design-system';
import { Navigate, useNavigate, useParams } from 'react-router';
import { ProblemError, call, useRefresh, useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { ScreenState } from '../../../shared/ScreenState';
import { sayDone } from '../../../shared/SnackbarBridge';
import { useFresh } from '../../../shared/use-fresh';
import { usePageTitle } from '../../../shared/use-page-title';
import { activityTexts } from '../activities.texts';
import { FormColumn } from '../../../shared/FormColumn';
import { factsOf, writtenOf } from '../activity-fields';
import { placesIn, useArea } from '../activity-places';
import { activityScreen, newActivityScreen, touchedBy, updateActivity } from '../activities.calls';
import { ActivityForm } from '../parts/ActivityForm';
import { ActivityMeta } from '../parts/ActivityMeta';

/** Edits an own activity before it starts (AGE-06). Its date changes by rescheduling. */
export function ActivityEditPage() {
  const { school_id = '', id = '' } = useParams();
  const t = useTexts(activityTexts);
  const area = useArea();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const places = placesIn(area, school_id);
  const result = useScreen(activityScreen(area), { params: { school_id, id } });
  // For the levels to choose from; the form opens without them.
  const { data: form } = useScreen(newActivityScreen(area), { params: { school_id } });
  const fresh = useFresh(result);
  usePageTitle(t('edit.title'));
  return (
    <ScreenState
      isWholePage
      result={{ ...result, data: fresh }}
      skeleton={<Skeleton shape="block" height={420} />}
      loadingLabel={t('loading')}
    >
      {({ activity, today, school_today, cycle }) =>
        activity.can.edit ? (
          <FormColumn>
            <PageHeader
              title={t('edit.title')}
              backTo={{ href: places.detail(activity.id), label: t('back.detail') }}
              meta={<ActivityMeta activity={activity} today={today} />}
            />
            <ActivityForm
              name={t('edit.title')}
              saveLabel={t('edit.save')}
              opened={writtenOf(activity)}
              school={activity.school}
              levels={form?.levels ?? activity.levels}
              schoolToday={school_today}
              cycle={cycle}
              isDated
              edited={{ type: activity.activity_type, id: activity.id }}
              cancelHref={places.detail(activity.id)}
              onSave={async (written, revision = activity.revision) => {
                const body = { ...factsOf(written), revision };
                try {
                  sayDone(await call(updateActivity, { params: { id: activity.id }, body }));
                  void refresh(touchedBy(school_id));
                  return null;
                } catch (error) {
                  if (error instanceof ProblemError) return error;
                  throw error;
                }
              }}
              onSaved={() => void navigate(places.detail(activity.id))}
            />
          </FormColumn>
        ) : (
          <Navigate to={places.detail(activity.id)} replace />
        )
      }
    </ScreenState>
  );
}
