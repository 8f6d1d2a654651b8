import { EmptyState, PageHeader, Stack, Text } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { listStatus } from '../../../shared/list/list-status';
import { ListPages } from '../../../shared/list/ListPages';
import { NothingFound } from '../../../shared/list/NothingFound';
import { Forbidden, NotFound } from '../../../shared/PageStates';
import { Failed, StaleNote } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { addressesOf, type ConferencePlace } from '../conference-places';
import { conferenceListScreen } from '../conferences.calls';
import { listsTexts } from '../lists.texts';
import { isNarrowed, queryOf, useConferencesView } from '../use-conferences-view';
import { ConferenceFilters } from './ConferenceFilters';
import { ConferenceTable } from './ConferenceTable';

interface ConferenceListProps {
  place: ConferencePlace;
  /** Of the path, or the reader's own; empty where sessions of several schools are listed. */
  schoolId: string;
}

/** Sessions ten a page, the newest first, with filters (VC-05, VC-07). */
export function ConferenceList({ place, schoolId }: ConferenceListProps) {
  const t = useTexts(listsTexts);
  const [view, actions] = useConferencesView();
  const isOfOneSchool = schoolId !== '';
  const query = queryOf(view, isOfOneSchool ? schoolId : view.school);
  const result = useScreen(conferenceListScreen, { query });
  const { data, problem, isPrevious, isValidating, readAt, retry } = result;
  const title = t(`title.${place}`);
  usePageTitle(isOfOneSchool && data?.school ? `${title}, ${data.school.name}` : title);
  if (problem?.status === 403) return <Forbidden />;
  if (problem?.status === 404) return <NotFound title={problem.message} />;
  const status = listStatus(result, data?.conferences, isNarrowed(view));
  const retried = problem && <Failed problem={problem} isRetrying={isValidating} onRetry={retry} size="S" />;
  return (
    <Stack gap={4}>
      <PageHeader title={title} meta={isOfOneSchool && <Text tone="muted">{data?.school?.name ?? '\u00a0'}</Text>} />
      {status !== 'empty' && (
        <ConferenceFilters
          {...{ view, actions }}
          school={isOfOneSchool ? null : (data?.school ?? null)}
          hasSchools={!isOfOneSchool && place === 'admin'}
          total={status === 'error' || isPrevious ? undefined : data?.conferences.total}
        />
      )}
      {problem && status !== 'error' && <StaleNote {...{ problem, readAt, isValidating, retry }} />}
      <ConferenceTable
        label={title}
        sessions={data?.conferences.data ?? []}
        status={status}
        isOfOneSchool={isOfOneSchool}
        isOwn={place === 'agent'}
        addressOf={addressesOf(place, schoolId).detail}
        errorState={retried}
        emptyState={<EmptyState icon="video" title={t('empty.title')} body={t('empty.body')} />}
        noMatchState={
          <NothingFound
            total={data?.conferences.total ?? 0}
            actions={actions}
            beyondTitle={t('beyond.title')}
            title={t('no-match.title')}
            body={t('no-match.body')}
          />
        }
      />
      {data && status !== 'error' && (
        <ListPages list={data.conferences} label={t('pages')} onPage={actions.showPage} isWaiting={isPrevious} />
      )}
    </Stack>
  );
}
