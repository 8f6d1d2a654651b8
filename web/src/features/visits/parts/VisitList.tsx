import type { VisitList as VisitListReply } from '@ruta/contracts/visits/visits.screens';
import { useDeferredValue, useState } from 'react';
import type { Visit } from '@ruta/contracts/visits/visit.schema';
import { visitsPages } from '@ruta/contracts/visits/visits.pages';
import { Button, EmptyState, LinkButton, PageHeader, Stack, Text } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { cityOf } from '../../../lib/dates';
import { useLocale, useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { listStatus } from '../../../shared/list/list-status';
import { ListPages } from '../../../shared/list/ListPages';
import { NothingFound } from '../../../shared/list/NothingFound';
import { Forbidden, NotFound } from '../../../shared/PageStates';
import { UndoOffers } from '../../../shared/undo/UndoOffers';
import { ReadOnlyNote } from '../../../shared/ReadOnlyNote';
import { HistoryLink } from '../../../shared/HistoryLink';
import { Failed } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { visitListTexts } from '../visit-list.texts';
import { visitTexts } from '../visits.texts';
import { isNarrowed, useListView } from '../use-list-view';
import type { ListView } from '../use-list-view';
import { placesIn } from '../visit-places';
import { touchedBy, visitListScreen } from '../visits.calls';
import type { VisitArea } from '../visits.calls';
import { CancelVisit } from './CancelVisit';
import { DraftBanner } from './DraftBanner';
import { Reschedule } from './Reschedule';
import { VisitFilters } from './VisitFilters';
import { VisitTable } from './VisitTable';

const NO_BREAK_SPACE = '\u00a0';

/** The visits of a school (VIS-01), with actions for coaches; read-only for others. */
export function VisitList({ area, schoolId }: { area: VisitArea; schoolId: string }) {
  const t = useTexts(visitTexts);
  const list = useTexts(visitListTexts);
  const { can, me } = useSession();
  const [view, actions] = useListView();
  const [moved, setMoved] = useState<Visit | null>(null);
  const [cancelled, setCancelled] = useState<Visit | null>(null);
  const result = useScreen(visitListScreen(area), {
    params: { school_id: schoolId },
    query: queryOf(view),
  });
  const { data: latest, problem, isValidating, retry } = result;
  // Deferred, so that drawing the rows does not block input.
  const data = useDeferredValue(latest);
  const isPrevious = result.isPrevious || data !== latest;
  usePageTitle(data ? `${t('title')}, ${data.school.name}` : t('title'));

  if (problem?.status === 403) return <Forbidden />;
  if (problem?.status === 404) return <NotFound title={problem.message} />;
  const status = listStatus(result, data?.visits, isNarrowed(view));
  // An empty list has no filters, and its action is in the middle of the page.
  const isEmpty = status === 'empty';
  // Until the list is known it waits where it will be, because beside the other action it may need a line of its own.
  const mayCreate = data?.can.createVisit ?? (!problem && can('visit:write') && view.cycle === undefined);
  const newVisit =
    mayCreate &&
    (data === undefined ? (
      <Button variant="primary" icon="calendarAdd" isDisabled>
        {t('new')}
      </Button>
    ) : (
      <LinkButton
        variant="primary"
        icon="calendarAdd"
        href={visitsPages.coachVisitCreate.href({ school_id: schoolId })}
      >
        {t('new')}
      </LinkButton>
    ));
  return (
    <Stack gap={4}>
      <PageHeader
        title={t('title')}
        meta={<ListFacts data={data} isReadOnly={!can('visit:write')} />}
        actions={<HistoryLink area={area} schoolId={schoolId} cycle={view.cycle} />}
        primaryAction={isEmpty ? undefined : newVisit || undefined}
      />
      <UndoOffers at={touchedBy(schoolId)[0] ?? ''} />
      {data?.can.createVisit && (
        <DraftBanner draft={data.draft} schoolId={schoolId} isRetrying={isValidating} onRetry={retry} />
      )}
      {!isEmpty && (
        <VisitFilters
          view={view}
          actions={actions}
          total={status === 'error' || isPrevious ? undefined : data?.visits.total}
        />
      )}
      <VisitTable
        visits={data?.visits.data ?? []}
        today={data?.today ?? ''}
        status={status}
        view={view}
        actions={actions}
        places={placesIn(area, schoolId, view.cycle)}
        onReschedule={setMoved}
        onCancel={setCancelled}
        errorState={problem && <Failed problem={problem} isRetrying={isValidating} onRetry={retry} size="S" />}
        emptyState={
          <EmptyState
            icon="visit"
            title={list(data?.past ? 'empty.past.title' : 'empty.title')}
            body={list(data?.past ? 'empty.past.body' : data?.can.createVisit ? 'empty.body' : 'empty.body.reader')}
            action={newVisit || undefined}
          />
        }
        noMatchState={
          <NothingFound
            total={data?.visits.total ?? 0}
            actions={actions}
            beyondTitle={list('beyond.title')}
            title={list('no-match.title')}
            body={list('no-match.body')}
          />
        }
      />
      <Reschedule
        visit={moved}
        schoolToday={data?.school_today ?? ''}
        cycle={me.cycle}
        onClose={() => setMoved(null)}
      />
      <CancelVisit visit={cancelled} schoolToday={data?.school_today ?? ''} onClose={() => setCancelled(null)} />
      {data && status !== 'error' && (
        <ListPages list={data.visits} label={list('pages')} onPage={actions.showPage} isWaiting={isPrevious} />
      )}
    </Stack>
  );
}

const queryOf = ({ page, ...rest }: ListView) => ({ ...rest, page: page === 1 ? undefined : page });

/** The school, its time zone if it differs from the reader's, and a note for those who only read. */
function ListFacts({ data, isReadOnly }: { data: VisitListReply | undefined; isReadOnly: boolean }) {
  const t = useTexts(visitTexts);
  const locale = useLocale();
  const { me } = useSession();
  if (data === undefined) return <Text>{NO_BREAK_SPACE}</Text>; // keeps the line's height
  return (
    <>
      <Text tone="muted">{data.school.name}</Text>
      {data.school.timezone !== me.user_timezone && (
        <Text variant="label" tone="muted">
          {t('zone', { city: cityOf(data.school.timezone, locale) })}
        </Text>
      )}
      {(isReadOnly || data.past) && <ReadOnlyNote past={data.past} />}
    </>
  );
}
