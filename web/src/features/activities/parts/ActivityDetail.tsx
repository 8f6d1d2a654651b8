import type { ActivityPage } from '@ruta/contracts/activities/activities.screens';
import { Button, InlineAlert, LinkButton, PageHeader, Stack } from '@ruta/design-system';
import { useNavigate } from 'react-router';
import { useEffect, useRef } from 'react';
import { formatDay } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { nextActOf, standingOfItem } from '../../../shared/acts/next-act';
import { useAskedAct } from '../../../shared/acts/use-asked-act';
import { DateChanges } from '../../../shared/flow/DateChanges';
import { PageSection } from '../../../shared/PageSection';
import { TwoColumns } from '../../../shared/TwoColumns';
import { activityTexts } from '../activities.texts';
import { placesIn, useArea } from '../activity-places';
import { useActivityFlow } from '../use-activity-flow';
import { ActivityFacts } from './ActivityFacts';
import { ActivityMeta } from './ActivityMeta';
import { CentralReasons } from './CentralReasons';
import { DeleteQuestion, StartQuestion } from './Questions';
import { Recorded } from './Recorded';
import { SurveyLinks } from './SurveyLinks';
import { RescheduleActivity } from './RescheduleActivity';

export interface ActivityDetailProps {
  page: ActivityPage;
  isRetrying: boolean;
  onRetry: () => void;
}

/** One activity with the reader's next actions, by the server's verdicts (ACT-04, law 9). */
export function ActivityDetail({ page, isRetrying, onRetry }: ActivityDetailProps) {
  const t = useTexts(activityTexts);
  const { can: holds } = useSession();
  const navigate = useNavigate();
  const flow = useActivityFlow(page);
  const { snapshot, send } = flow;
  const { activity } = page;
  const { can } = activity;
  const places = placesIn(useArea(), activity.school_id);
  const { failure } = snapshot.context;

  // Started on this page, it continues on the page where it runs; an activity found in progress waits for a press.
  const startPlace = places.start(activity.id);
  const hasStarted = useRef(false);
  const isStarting = snapshot.matches('starting');
  const isRunning = snapshot.matches('started');
  useEffect(() => {
    if (isStarting) hasStarted.current = true;
    if (isRunning && hasStarted.current) void navigate(startPlace);
  }, [isStarting, isRunning, navigate, startPlace]);

  // An item of the agenda asks for the form of another date (`?act=reschedule`).
  const [isAsked, answer] = useAskedAct('reschedule');
  const isMovable = can.reschedule;
  useEffect(() => {
    if (!isAsked) return;
    answer();
    if (isMovable) send({ type: 'activity.rescheduleRequested' });
  }, [isAsked, answer, isMovable, send]);

  const next = nextActOf(standingOfItem(activity));
  const edit = (variant: 'primary' | 'secondary') => (
    <LinkButton variant={variant} icon="edit" href={places.edit(activity.id)}>
      {t('edit')}
    </LinkButton>
  );
  const reschedule = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} icon="reschedule" onPress={() => send({ type: 'activity.rescheduleRequested' })}>
      {t('reschedule')}
    </Button>
  );

  return (
    <Stack gap={6}>
      <PageHeader
        title={activity.activity}
        backTo={{ href: places.agenda(activity.date, page.past?.id), label: t('back.agenda') }}
        meta={
          <ActivityMeta activity={activity} today={page.today} isReadOnly={!holds('activity:run')} past={page.past} />
        }
        actions={
          can.reschedule || can.edit || can.delete ? (
            <>
              {can.edit && next !== 'edit' && edit('secondary')}
              {can.reschedule && next !== 'reschedule' && reschedule('secondary')}
              {can.delete && (
                <Button
                  variant="quiet"
                  icon="trash"
                  isPending={snapshot.matches('deleting')}
                  pendingLabel={t('saving')}
                  onPress={() => send({ type: 'activity.deleteRequested' })}
                >
                  {t('delete')}
                </Button>
              )}
            </>
          ) : undefined
        }
        primaryAction={
          next === 'resume' ? (
            <LinkButton variant="primary" icon="play" href={startPlace}>
              {t('resume')}
            </LinkButton>
          ) : next === 'start' ? (
            <Button
              variant="primary"
              icon="play"
              isPending={isStarting}
              pendingLabel={t('saving')}
              onPress={() => send({ type: 'activity.startRequested' })}
            >
              {t('start')}
            </Button>
          ) : next === 'reschedule' ? (
            reschedule('primary')
          ) : next === 'edit' ? (
            edit('primary')
          ) : undefined
        }
      />
      {failure !== null && !snapshot.matches('rescheduling') && (
        <InlineAlert tone="danger" isLive title={t('action.failed')}>
          {failure}
        </InlineAlert>
      )}
      <TwoColumns>
        <Stack gap={6}>
          <ActivityFacts activity={activity} />
          <CentralReasons central={page.central} isRetrying={isRetrying} onRetry={onRetry} />
        </Stack>
        {(activity.isStarted || activity.activity_reschedules.length > 0) && (
          <Stack gap={6}>
            <Recorded page={page} isRetrying={isRetrying} onRetry={onRetry} />
            <SurveyLinks page={page} />
            {activity.activity_reschedules.length > 0 && (
              <PageSection title={t('detail.changes')}>
                <DateChanges
                  changes={activity.activity_reschedules}
                  sentenceOf={({ old_date, old_time, date, time }) =>
                    t('change.from', { oldDate: formatDay(old_date), oldTime: old_time, date: formatDay(date), time })
                  }
                />
              </PageSection>
            )}
          </Stack>
        )}
      </TwoColumns>
      <StartQuestion flow={flow} name={activity.activity} />
      <DeleteQuestion flow={flow} name={activity.activity} />
      <RescheduleActivity flow={flow} page={page} />
    </Stack>
  );
}
