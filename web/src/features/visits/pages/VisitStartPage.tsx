import { useEffect, useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { agendaPages } from '@ruta/contracts/agenda/agenda.pages';
import type { Visit } from '@ruta/contracts/visits/visit.schema';
import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import type { VisitPage } from '@ruta/contracts/visits/visits.screens';
import { EMPTY_RECORD, draftsDiffer } from '@ruta/state-machines/visits/visit.rules';
import type { VisitRecord } from '@ruta/state-machines/visits/visit.rules';
import { useScreen } from '../../../lib/api';
import { monthOf } from '../../../lib/dates';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { Forbidden } from '../../../shared/PageStates';
import { ScreenState } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { draftPlace, keptDraft } from '../kept-draft';
import type { KeptDraft } from '../kept-draft';
import { VisitConflict } from '../parts/VisitConflict';
import { PageSkeleton } from '../parts/PageSkeleton';
import type { PlanPart } from '../parts/PlanInPlace';
import { RunningVisit } from '../parts/RunningVisit';
import { StartConfirmation } from '../parts/StartConfirmation';
import { visitTexts } from '../visits.texts';
import { useFresh } from '../../../shared/use-fresh';
import { useFollow } from '../../../shared/flow/use-follow';
import { useVisitFlow } from '../use-visit-flow';
import { useKeptDraft } from '../use-visit-form';
import { draftOf, inputOf, versionOf } from '../visit-draft';
import { visitScreen } from '../visits.calls';

/** Starts a visit on its day and runs it until it is finished (VIS-06). */
export function VisitStartPage() {
  const { school_id = '', id = '' } = useParams();
  return <StartVisit key={id} schoolId={school_id} visitId={id} />;
}

function StartVisit({ schoolId, visitId }: { schoolId: string; visitId: string }) {
  const t = useTexts(visitTexts);
  const { can } = useSession();
  const result = useScreen(visitScreen('coach'), { params: { school_id: schoolId, id: visitId } });
  const fresh = useFresh(result);
  usePageTitle(t('start.title'));
  if (!can('visit:run')) return <Forbidden />;
  return (
    <ScreenState
      isWholePage
      result={{ ...result, data: fresh }}
      skeleton={<PageSkeleton />}
      loadingLabel={t('loading')}
    >
      {(opened) => (
        <StartScreen
          opened={opened}
          page={result.data ?? opened}
          isRetrying={result.isValidating}
          onRetry={result.retry}
        />
      )}
    </ScreenState>
  );
}

interface StartScreenProps {
  /** The screen when it was opened. */
  opened: VisitPage;
  /** The latest reply. */
  page: VisitPage;
  isRetrying: boolean;
  onRetry: () => void;
}

function StartScreen({ opened, ...rest }: StartScreenProps) {
  const { visit } = opened;
  if (visit.school_visit_status.key === 'finished' || visit.cancelled_at !== null)
    return <Navigate to={visitsPages.coachVisitDetail.href({ school_id: visit.school_id, id: visit.id })} replace />;
  return <VisitRun opened={opened} {...rest} />;
}

/** The part of the plan that was being edited when the page was left, if it was this visit in progress. */
function restoredPart(visit: Visit, kept: KeptDraft | null): PlanPart | null {
  if (kept === null || visit.school_visit_status.key !== 'progress') return null;
  const now = draftOf(visit);
  if (kept.draft.objective !== now.objective) return 'objective';
  const axis = kept.draft.axes.find((_, index) =>
    draftsDiffer(
      { ...now, axes: kept.draft.axes.slice(index, index + 1) },
      { ...now, axes: now.axes.slice(index, index + 1) },
    ),
  );
  return axis?.axis_id ?? null;
}

const recordOf = ({ record }: VisitPage): VisitRecord =>
  record?.state === 'ready'
    ? {
        ...EMPTY_RECORD,
        attendees: record.data.assistants.length,
        evidence: record.data.evidences.length,
        hasObservation: record.data.result.trim() !== '',
      }
    : EMPTY_RECORD;

function VisitRun({ opened, page, isRetrying, onRetry }: StartScreenProps) {
  const { me } = useSession();
  const { visit } = opened;
  const schoolId = visit.school_id;
  const [{ kept, restored }] = useState(() => {
    const found = keptDraft(
      draftPlace(me.user.id, schoolId, visit.id),
      draftOf(visit).axes.map(({ axis_id }) => axis_id),
    );
    return { kept: found, restored: restoredPart(visit, found) };
  });
  const [opening] = useState(() => ({
    revision: restored !== null && kept ? kept.revision : visit.revision,
    serverDraft: draftOf(visit),
  }));
  const flow = useVisitFlow({
    schoolId,
    input: {
      ...inputOf(visit, { today: opened.school_today, openFor: 'view', record: recordOf(opened) }),
      revision: opening.revision,
    },
  });
  const { snapshot, send } = flow;
  useFollow(flow, { shown: page.visit, versionOf, timezone: visit.school.timezone });
  useEffect(() => {
    if (restored === null || kept === null) return;
    send({ type: 'visit.editRequested' });
    send({ type: 'visit.objectiveChanged', objective: kept.draft.objective });
    for (const axis of kept.draft.axes) send({ type: 'visit.axisChanged', ...axis });
  }, [restored, kept, send]);
  const { statusKey, isCancelled, draft } = snapshot.context;
  // Before the start, the stored form belongs to the edit page and must not be removed here.
  useKeptDraft(flow, { opening, userId: me.user.id, schoolId, isActive: statusKey !== 'new' });

  if (isCancelled)
    return <Navigate to={visitsPages.coachVisitDetail.href({ school_id: schoolId, id: visit.id })} replace />;
  if (statusKey === 'finished') {
    const day = draft.date ?? undefined;
    const query = { month: day && monthOf(day), day };
    return <Navigate to={agendaPages.coachAgenda.href({ school_id: schoolId }, query)} replace />;
  }
  return (
    <>
      {statusKey === 'progress' ? (
        <RunningVisit flow={flow} page={page} restored={restored} isRetrying={isRetrying} onRetry={onRetry} />
      ) : (
        <StartConfirmation flow={flow} page={page} />
      )}
      <VisitConflict flow={flow} axes={visit.school_visit_axis ?? []} />
    </>
  );
}
