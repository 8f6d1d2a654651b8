import { lazy, Suspense, useCallback, useState } from 'react';
import type { ActivityRecord } from '@ruta/contracts/activities/activity.schema';
import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import type { VisitPage } from '@ruta/contracts/visits/visits.screens';
import { Button, InlineAlert, PageHeader, Stack, Text } from '@ruta/design-system';
import { draftsDiffer, isFilled } from '@ruta/state-machines/visits/visit.rules';
import { useRefresh } from '../../../lib/api';
import { formatHour } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { observationPlace } from '../kept-draft';
import { visitTexts } from '../visits.texts';
import type { VisitFlow } from '../use-visit-flow';
import { TwoColumns } from '../../../shared/TwoColumns';
import { AttendancePlace } from '../../../shared/record/AttendancePlace';
import { FinishQuestion } from './FinishQuestion';
import { FlowGuard } from '../../../shared/flow/FlowGuard';
import { EvidencePlace } from '../../../shared/record/EvidencePlace';
import { ObservationPanel } from '../../../shared/record/ObservationPanel';
import { OpenWorkPlace, useSettledWhenHidden } from '../../../shared/record/open-work';
import { isUnsavedText, useObservation } from '../../../shared/record/use-observation';
import type { Observation } from '../../../shared/record/use-observation';
import { PlanInPlace } from './PlanInPlace';
import type { PlanPart } from './PlanInPlace';
import { PageSection } from '../../../shared/PageSection';
import { recordTexts } from '../../../shared/record/record.texts';
import { RecordUnavailable } from '../../../shared/record/RecordUnavailable';
import { VisitMeta } from './VisitMeta';

// Its fields of day and hour are heavy. Without a connection the visit goes on without it.
const ProofPanel = lazy(() =>
  import('../../../shared/record/ProofPanel').then(
    (file) => ({ default: file.ProofPanel }),
    () => ({ default: NoProofPanel }),
  ),
);

function NoProofPanel() {
  const t = useTexts(recordTexts);
  return (
    <PageSection title={t('proof')}>
      <Text tone="muted">{t('proof.unavailable')}</Text>
    </PageSection>
  );
}

export interface RunningVisitProps {
  flow: VisitFlow;
  page: VisitPage;
  /** The part of the plan that was restored from this device. */
  restored: PlanPart | null;
  isRetrying: boolean;
  onRetry: () => void;
}

/** A visit in progress (VIS-06): plan, attendance, observations and finish. */
export function RunningVisit({ flow, page, restored, isRetrying, onRetry }: RunningVisitProps) {
  const t = useTexts(visitTexts);
  const { me } = useSession();
  const { visit, record } = page;
  const ready = record?.state === 'ready' ? record.data : null;
  const observation = useObservation(observationPlace(me.user.id, visit.id), ready);
  const { snapshot, send, work } = flow;
  useSettledWhenHidden(work);
  const isFinishing = (['savingRecord', 'finishing'] as const).some((step) =>
    snapshot.matches({ inProgress: { work: step } }),
  );
  const { failure, draft, saved, revision } = snapshot.context;
  const [openedAt] = useState(revision);
  const isRestored = revision === openedAt && draftsDiffer(draft, saved);
  const at = { school_id: visit.school_id };

  return (
    <Stack gap={5}>
      <PageHeader
        title={t('run.title')}
        backTo={{ href: visitsPages.coachVisits.href(at), label: t('back.list') }}
        meta={
          <>
            <VisitMeta visit={visit} today={page.today} />
            {visit.started_at !== null && (
              <Text tone="muted">{t('run.started', { time: formatHour(visit.started_at, me.user_timezone) })}</Text>
            )}
          </>
        }
        isPrimaryInline
        primaryAction={
          // A part that is being edited is saved or left first.
          snapshot.hasTag('editing') ? undefined : (
            <Button
              variant="primary"
              icon="finish"
              isPending={isFinishing}
              pendingLabel={t('finish.pending')}
              onPress={() => send({ type: 'visit.finishRequested' })}
            >
              {t('finish')}
            </Button>
          )
        }
      />
      {failure !== null && !snapshot.hasTag('editing') && (
        <InlineAlert tone="danger" isLive title={t('finish.failed')}>
          {work.isOpen() ? t('finish.unsaved', { reason: failure }) : failure}
        </InlineAlert>
      )}
      {snapshot.hasTag('expired') && <InlineAlert tone="warning" title={t('run.late')} />}
      {restored !== null && snapshot.hasTag('editing') && isRestored && (
        <InlineAlert title={t('restored.title')}>{t('restored.plan')}</InlineAlert>
      )}
      <TwoColumns>
        <PlanInPlace flow={flow} axes={visit.school_visit_axis ?? []} opened={restored} />
        {ready === null ? (
          <RecordUnavailable isRetrying={isRetrying} onRetry={onRetry} />
        ) : (
          <OpenWorkPlace value={work}>
            <Records page={page} record={ready} flow={flow} observation={observation} />
          </OpenWorkPlace>
        )}
      </TwoColumns>
      <FinishQuestion flow={flow} hasUnsavedText={observation.isUnsaved && isFilled(observation.text)} />
      <FlowGuard
        flow={flow}
        isUnsaved={(context) =>
          draftsDiffer(context.draft, context.saved) || isUnsavedText(observation.now()) || work.isOpen()
        }
        settle={work.settle}
      />
    </Stack>
  );
}

interface RecordsProps {
  page: VisitPage;
  record: ActivityRecord;
  flow: VisitFlow;
  observation: Observation;
}

function Records({ page: { visit, proof, can }, record, flow: { send }, observation }: RecordsProps) {
  const t = useTexts(visitTexts);
  const refresh = useRefresh();
  const { school_id, id } = visit;
  const recorded = useCallback(() => void refresh([`/schools/${school_id}/visits/${id}`]), [refresh, school_id, id]);
  return (
    <Stack gap={6}>
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
      <EvidencePlace
        record={record}
        subject="visit"
        onChanged={useCallback(
          (change: 1 | -1) => {
            send({ type: change === 1 ? 'evidence.added' : 'evidence.removed' });
            recorded();
          },
          [send, recorded],
        )}
      />
      <ObservationPanel
        activityId={record.activity_id}
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
        <Suspense>
          <ProofPanel
            activityId={record.activity_id}
            suggested={{ name: t('proof.title'), date: visit.date, time: visit.time }}
            proof={proof.data}
            onSaved={recorded}
          />
        </Suspense>
      )}
    </Stack>
  );
}
