import { useCallback } from 'react';
import type { ActivityPage } from '@ruta/contracts/activities/activities.screens';
import type { ActivityRecord } from '@ruta/contracts/activities/activity.schema';
import { Button, InlineAlert, PageHeader, Stack, Text } from '@ruta/design-system';
import { isFilled } from '@ruta/state-machines/kit/recording';
import { useRefresh } from '../../../lib/api';
import { formatHour } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { FlowGuard } from '../../../shared/flow/FlowGuard';
import { AttendancePlace } from '../../../shared/record/AttendancePlace';
import { EvidencePlace } from '../../../shared/record/EvidencePlace';
import { ObservationPanel } from '../../../shared/record/ObservationPanel';
import { OpenWorkPlace, useSettledWhenHidden } from '../../../shared/record/open-work';
import { isUnsavedText, useObservation } from '../../../shared/record/use-observation';
import type { Observation } from '../../../shared/record/use-observation';
import { ProofPanel } from '../../../shared/record/ProofPanel';
import { RecordUnavailable } from '../../../shared/record/RecordUnavailable';
import { activityTexts } from '../activities.texts';
import { TwoColumns } from '../../../shared/TwoColumns';
import { placesIn, useArea } from '../activity-places';
import type { ActivityFlow } from '../use-activity-flow';
import { ActivityFacts } from './ActivityFacts';
import { ActivityMeta } from './ActivityMeta';
import { FinishQuestion } from './Questions';
import { RescheduleActivity } from './RescheduleActivity';

export interface RunningActivityProps {
  flow: ActivityFlow;
  page: ActivityPage;
  isRetrying: boolean;
  onRetry: () => void;
}

/** An activity in progress (ACT-01 to ACT-03): attendance, observations, proof and finish. */
export function RunningActivity({ flow, page, isRetrying, onRetry }: RunningActivityProps) {
  const t = useTexts(activityTexts);
  const { me } = useSession();
  const area = useArea();
  const { activity, record } = page;
  const { snapshot, send, work } = flow;
  useSettledWhenHidden(work);
  const ready = record.state === 'ready' ? record.data : null;
  const observation = useObservation(`ruta.activities.observation.${me.user.id}.${activity.id}`, ready);
  const { failure } = snapshot.context;

  return (
    <Stack gap={5}>
      <PageHeader
        title={activity.activity}
        backTo={{ href: placesIn(area, activity.school_id).agenda(activity.date), label: t('back.agenda') }}
        meta={
          <>
            <ActivityMeta activity={activity} today={page.today} />
            {activity.started_at !== null && (
              <Text tone="muted">{t('run.started', { time: formatHour(activity.started_at, me.user_timezone) })}</Text>
            )}
          </>
        }
        actions={
          activity.can.reschedule ? (
            <Button icon="reschedule" onPress={() => send({ type: 'activity.rescheduleRequested' })}>
              {t('reschedule')}
            </Button>
          ) : undefined
        }
        isPrimaryInline
        primaryAction={
          <Button
            variant="primary"
            icon="finish"
            isPending={(['savingRecord', 'finishing'] as const).some((step) =>
              snapshot.matches({ started: { work: step } }),
            )}
            pendingLabel={t('saving')}
            onPress={() => send({ type: 'activity.finishRequested' })}
          >
            {t('finish')}
          </Button>
        }
      />
      {failure !== null && !snapshot.matches('rescheduling') && (
        <InlineAlert tone="danger" isLive title={t('action.failed')}>
          {work.isOpen() ? t('finish.unsaved', { reason: failure }) : failure}
        </InlineAlert>
      )}
      {snapshot.hasTag('overdue') && <InlineAlert tone="warning" title={t('run.late')} />}
      {ready === null ? (
        <RecordUnavailable isRetrying={isRetrying} onRetry={onRetry} />
      ) : (
        <OpenWorkPlace value={work}>
          <Records page={page} record={ready} flow={flow} observation={observation} />
        </OpenWorkPlace>
      )}
      <FinishQuestion
        flow={flow}
        name={activity.activity}
        hasUnsavedText={observation.isUnsaved && isFilled(observation.text)}
      />
      <RescheduleActivity flow={flow} page={page} />
      <FlowGuard flow={flow} isUnsaved={() => isUnsavedText(observation.now()) || work.isOpen()} settle={work.settle} />
    </Stack>
  );
}

interface RecordsProps {
  page: ActivityPage;
  record: ActivityRecord;
  flow: ActivityFlow;
  observation: Observation;
}

function Records({ page: { activity, proof, can }, record, flow: { send }, observation }: RecordsProps) {
  const refresh = useRefresh();
  const { school_id, id } = activity;
  const recorded = useCallback(() => void refresh([`/schools/${school_id}/activity/${id}`]), [refresh, school_id, id]);
  return (
    <TwoColumns>
      <AttendancePlace
        record={record}
        onSaved={useCallback(
          (attendees: number) => {
            send({ type: 'attendance.saved', attendees });
            recorded();
          },
          [send, recorded],
        )}
      />
      <Stack gap={6}>
        <EvidencePlace
          record={record}
          subject="activity"
          onChanged={useCallback(
            (change: 1 | -1) => {
              send({ type: change === 1 ? 'evidence.added' : 'evidence.removed' });
              recorded();
            },
            [send, recorded],
          )}
        />
        <ObservationPanel
          activityId={id}
          observation={observation}
          onSaved={useCallback(
            (result: string) => {
              send({ type: 'observation.saved', result });
              recorded();
            },
            [send, recorded],
          )}
        />
        {can.writeProof && proof.state === 'ready' && (
          <ProofPanel
            activityId={id}
            suggested={{ name: activity.activity, date: activity.date, time: activity.time }}
            proof={proof.data}
            onSaved={() => {
              send({ type: 'proof.saved' });
              recorded();
            }}
          />
        )}
        <ActivityFacts activity={activity} />
      </Stack>
    </TwoColumns>
  );
}
