import { useState } from 'react';
import type { ActivityPage } from '@ruta/contracts/activities/activities.screens';
import {
  Button,
  Card,
  EmptyState,
  InlineAlert,
  Inline,
  LinkButton,
  PageHeader,
  Stack,
  Text,
} from '@ruta/design-system';
import { Navigate } from 'react-router';
import { formatDayUnbroken } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { activityTexts } from '../activities.texts';
import { FormColumn } from '../../../shared/FormColumn';
import { placesIn, useArea } from '../activity-places';
import { useActivityFlow, type ActivityFlow } from '../use-activity-flow';
import { ActivityFacts } from './ActivityFacts';
import { ActivityMeta } from './ActivityMeta';
import { StartQuestion } from './Questions';
import { RunningActivity } from './RunningActivity';

interface StartActivityProps {
  page: ActivityPage;
  isRetrying: boolean;
  onRetry: () => void;
}

/** Starts an activity on its day and runs it until it is finished; an activity in progress opens directly (ACT-01). */
export function StartActivity({ page, isRetrying, onRetry }: StartActivityProps) {
  const flow = useActivityFlow(page);
  const places = placesIn(useArea(), page.activity.school_id);
  const { snapshot } = flow;
  // Finished here, the flow returns to the agenda. Found finished, redirect to the detail.
  const [wasCompleted] = useState(page.activity.isCompleted);
  if (wasCompleted) return <Navigate to={places.detail(page.activity.id)} replace />;
  if (snapshot.context.isStarted)
    return <RunningActivity flow={flow} page={page} isRetrying={isRetrying} onRetry={onRetry} />;
  return <NotStarted flow={flow} page={page} />;
}

function NotStarted({ flow, page: { activity, today } }: { flow: ActivityFlow; page: ActivityPage }) {
  const t = useTexts(activityTexts);
  const places = placesIn(useArea(), activity.school_id);
  const { snapshot, send } = flow;
  const { failure } = snapshot.context;
  const isStarting = snapshot.matches('starting');
  const isToday = snapshot.matches({ scheduled: 'today' }) || snapshot.matches('confirmingStart') || isStarting;
  const isTheirs = activity.can.start;
  return (
    <FormColumn>
      <PageHeader
        title={activity.activity}
        backTo={{ href: places.agenda(activity.date), label: t('back.agenda') }}
        meta={<ActivityMeta activity={activity} today={today} />}
      />
      {failure !== null && (
        <InlineAlert tone="danger" isLive title={t('action.failed')}>
          {failure}
        </InlineAlert>
      )}
      {isToday && isTheirs ? (
        <Card tone="accent">
          <Stack gap={3}>
            <Text element="p">{t('start.body')}</Text>
            <Inline>
              <Button
                variant="primary"
                size="L"
                icon="play"
                isPending={isStarting}
                pendingLabel={t('saving')}
                onPress={() => send({ type: 'activity.startRequested' })}
              >
                {t('start')}
              </Button>
            </Inline>
          </Stack>
        </Card>
      ) : (
        <EmptyState
          icon="calendar"
          title={isToday ? t('start.not-yours') : t('start.not-today')}
          body={isToday ? t('start.not-yours.body') : t('start.only', { day: formatDayUnbroken(activity.date) })}
          action={<LinkButton href={places.detail(activity.id)}>{t('start.detail')}</LinkButton>}
        />
      )}
      <ActivityFacts activity={activity} />
      <StartQuestion flow={flow} name={activity.activity} />
    </FormColumn>
  );
}
