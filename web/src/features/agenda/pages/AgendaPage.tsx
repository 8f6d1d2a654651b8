import { lazy, Suspense, useDeferredValue } from 'react';
import { useParams } from 'react-router';
import { Button, InlineAlert, LinkButton, PageHeader, Stack, Text } from '@ruta/design-system';
import { sharingPages } from '@ruta/contracts/sharing/sharing.pages';
import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import { useScreen } from '../../../lib/api';
import { cityOf, formatDay } from '../../../lib/dates';
import { afterFirstScreen } from '../../../lib/first-screen';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { useCycleInAddress } from '../../../shared/cycle-in-address';
import { Forbidden, NotFound } from '../../../shared/PageStates';
import { ReadOnlyNote } from '../../../shared/ReadOnlyNote';
import { Failed } from '../../../shared/ScreenState';
import { sharedTexts } from '../../../shared/shared.texts';
import { usePageTitle } from '../../../shared/use-page-title';
import { agendaTexts } from '../agenda.texts';
import { agendaScreen, mayCreateVisit } from '../agenda.calls';
import type { AgendaArea, AgendaReply } from '../agenda.calls';
import { creationOf, placeOn } from '../agenda-places';
import { AgendaMonth } from '../parts/AgendaMonth';
import { ActionPlace } from './AgendaPage.styles';
import { useAgendaView } from '../use-agenda-view';

// Rarely shown: after a deletion.
const UndoOffers = lazy(async () => {
  await afterFirstScreen();
  return { default: (await import('../../../shared/undo/UndoOffers')).UndoOffers };
});

// Keys come after the page.
const AgendaKeys = lazy(async () => {
  await afterFirstScreen();
  return { default: (await import('../parts/AgendaKeys')).AgendaKeys };
});

const NO_BREAK_SPACE = '\u00a0';

/** The agenda of a school, month by month (AGE-01). Superiors only read. */
export function AgendaPage({ area = 'coach' }: { area?: AgendaArea }) {
  const { school_id = '' } = useParams();
  return <SchoolAgenda key={school_id} area={area} schoolId={school_id} />;
}

function SchoolAgenda({ area, schoolId }: { area: AgendaArea; schoolId: string }) {
  const t = useTexts(agendaTexts);
  const { can, me } = useSession();
  const [view, actions] = useAgendaView(me.user.id);
  const cycle = useCycleInAddress();
  const result = useScreen(agendaScreen(area), {
    params: { school_id: schoolId },
    query: { month: view.month, cycle },
  });
  const { data: latest, problem, isValidating, retry } = result;
  // Deferred, so that drawing a month does not block input.
  const data = useDeferredValue(latest);
  const isPrevious = result.isPrevious || data?.month !== latest?.month;
  usePageTitle(data ? `${t('title')}, ${data.school.name}` : t('title'));

  if (problem?.status === 403) return <Forbidden />;
  if (problem?.status === 404) return <NotFound title={problem.message} />;
  const hasFailed = problem !== undefined && (data === undefined || isPrevious);
  const draft = data && 'draft' in data ? data.draft : undefined;
  const canPlanVisit = mayCreateVisit(data);
  const canAddActivity = data?.can.createActivity;
  const canBoth = canPlanVisit && canAddActivity;
  // Of the started cycle only (AGE-04).
  const canShare = data !== undefined && !data.past && me.cycle !== null && can('agenda-share:create');
  const place = placeOn(view.day, data?.school_today);
  const draftId = draft?.state === 'ready' && draft.data.hasDraft ? draft.data.id : null;
  const createHref = canPlanVisit
    ? visitsPages.coachVisitCreate.href({ school_id: schoolId }, place)
    : canAddActivity
      ? creationOf(area, schoolId, place)
      : undefined;
  return (
    <Stack gap={3}>
      <Suspense>
        <AgendaKeys today={data?.school_today} createHref={createHref} actions={actions} />
      </Suspense>
      <PageHeader
        title={t('title')}
        meta={<AgendaFacts data={data} isReadOnly={!can('visit:write') && !can('activity:create')} />}
        actions={
          data === undefined && can('visit:write') ? (
            <ActionPlace />
          ) : draftId === null && !canBoth && !canShare ? undefined : (
            <>
              {canShare && (
                <LinkButton icon="send" href={sharingPages.coachShareAgenda.href({ school_id: schoolId })}>
                  {t('share')}
                </LinkButton>
              )}
              {draftId !== null && (
                <LinkButton
                  icon="draft"
                  href={visitsPages.coachVisitEditDraft.href({ school_id: schoolId, id: draftId })}
                >
                  {t('draft.continue')}
                </LinkButton>
              )}
              {canBoth && (
                <LinkButton icon="plus" href={creationOf(area, schoolId, place)}>
                  {t('activity.new')}
                </LinkButton>
              )}
            </>
          )
        }
        primaryAction={
          canPlanVisit ? (
            <LinkButton
              variant="primary"
              icon="calendarAdd"
              href={visitsPages.coachVisitCreate.href({ school_id: schoolId }, place)}
            >
              {t('visit.new')}
            </LinkButton>
          ) : canAddActivity ? (
            <LinkButton variant="primary" icon="calendarAdd" href={creationOf(area, schoolId, place)}>
              {t('activity.new')}
            </LinkButton>
          ) : undefined
        }
      />
      <Suspense>
        <UndoOffers at={`/schools/${schoolId}/agenda`} />
      </Suspense>
      {canPlanVisit && draft?.state === 'unavailable' && <DraftUnknown isRetrying={isValidating} onRetry={retry} />}
      {hasFailed ? (
        <Failed problem={problem} isRetrying={isValidating} onRetry={retry} />
      ) : (
        <AgendaMonth
          area={area}
          data={data}
          isLoading={data === undefined || isPrevious}
          view={view}
          actions={actions}
          schoolId={schoolId}
          onRetry={retry}
          isRetrying={isValidating && data !== undefined}
        />
      )}
    </Stack>
  );
}

/** The school, its time zone if it differs from the reader's, and a note for those who only read. */
function AgendaFacts({ data, isReadOnly }: { data: AgendaReply | undefined; isReadOnly: boolean }) {
  const t = useTexts(agendaTexts);
  const locale = useLocale();
  const { me } = useSession();
  if (data === undefined) return <Text>{NO_BREAK_SPACE}</Text>; // keeps the line's height
  const { school, today, school_today } = data;
  const city = cityOf(school.timezone, locale);
  const zone = today === school_today ? t('zone', { city }) : t('zone.day', { city, day: formatDay(school_today) });
  return (
    <>
      <Text tone="muted">{school.name}</Text>
      {(school.timezone !== me.user_timezone || today !== school_today) && (
        <Text variant="label" tone="muted">
          {zone}
        </Text>
      )}
      {(isReadOnly || data.past) && <ReadOnlyNote past={data.past} />}
    </>
  );
}

function DraftUnknown({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  const t = useTexts(agendaTexts);
  const shared = useTexts(sharedTexts);
  return (
    <InlineAlert
      tone="warning"
      title={t('draft.unknown')}
      actions={
        <Button size="S" icon="refresh" isPending={isRetrying} onPress={onRetry}>
          {shared('retry')}
        </Button>
      }
    />
  );
}
