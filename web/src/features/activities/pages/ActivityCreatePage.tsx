import { PageHeader, Skeleton } from '@ruta/design-system';
import { useNavigate, useParams } from 'react-router';
import { ProblemError, call, useRefresh, useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useAskedPlace } from '../../../shared/acts/asked-place';
import { ScreenState } from '../../../shared/ScreenState';
import { sayDone } from '../../../shared/SnackbarBridge';
import { usePageTitle } from '../../../shared/use-page-title';
import { activityTexts } from '../activities.texts';
import { FormColumn } from '../../../shared/FormColumn';
import { BLANK, factsOf } from '../activity-fields';
import { placesIn, useArea } from '../activity-places';
import { createActivity, newActivityScreen, touchedBy } from '../activities.calls';
import { ActivityForm } from '../parts/ActivityForm';

/** A new activity on the agenda of a school (AGE-06). */
export function ActivityCreatePage() {
  const { school_id = '' } = useParams();
  const t = useTexts(activityTexts);
  const area = useArea();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const places = placesIn(area, school_id);
  const place = useAskedPlace();
  const agenda = places.agenda(place?.date);
  const result = useScreen(newActivityScreen(area), { params: { school_id } });
  usePageTitle(t('create.title'));
  return (
    <ScreenState
      isWholePage
      result={result}
      skeleton={<Skeleton shape="block" height={420} />}
      loadingLabel={t('loading')}
    >
      {({ school, levels, school_today, cycle }) => (
        <FormColumn>
          <PageHeader title={t('create.title')} backTo={{ href: agenda, label: t('back.agenda') }} meta={school.name} />
          <ActivityForm
            name={t('create.title')}
            saveLabel={t('create.save')}
            opened={{ ...BLANK, ...place }}
            school={school}
            levels={levels}
            schoolToday={school_today}
            cycle={cycle}
            isDated={false}
            cancelHref={agenda}
            onSave={async (written) => {
              const body = { ...factsOf(written), date: written.date ?? '', time: written.time ?? '' };
              try {
                sayDone(await call(createActivity, { body: { ...body, school_id: school.id } }));
                void refresh(touchedBy(school_id));
                return null;
              } catch (error) {
                if (error instanceof ProblemError) return error;
                throw error;
              }
            }}
            onSaved={({ date }) => void navigate(places.agenda(date ?? undefined))}
          />
        </FormColumn>
      )}
    </ScreenState>
  );
}
