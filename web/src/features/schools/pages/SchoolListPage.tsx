import { EmptyState, Stack } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { listStatus } from '../../../shared/list/list-status';
import { ListPages } from '../../../shared/list/ListPages';
import { NothingFound } from '../../../shared/list/NothingFound';
import { Forbidden } from '../../../shared/PageStates';
import { Failed } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { SchoolFilters } from '../parts/SchoolFilters';
import { SchoolHeader } from '../parts/SchoolHeader';
import { SchoolTable } from '../parts/SchoolTable';
import { SchoolTabs } from '../parts/SchoolTabs';
import { schoolListScreen } from '../schools.calls';
import { schoolTexts } from '../schools.texts';
import { isNarrowed, queryOf, useSchoolsView } from '../use-schools-view';

/** The schools of the network, for administrators. */
export function SchoolListPage() {
  const t = useTexts(schoolTexts);
  const [view, actions] = useSchoolsView();
  const result = useScreen(schoolListScreen, { query: queryOf(view) });
  const { data, problem, isPrevious, isValidating, retry } = result;
  usePageTitle(t('title'));

  if (problem?.status === 403) return <Forbidden />;
  const status = listStatus(result, data?.schools, isNarrowed(view));
  return (
    <Stack gap={4}>
      <SchoolHeader />
      <SchoolTabs open="all" imported={data?.imported ?? undefined}>
        <SchoolFilters
          view={view}
          actions={actions}
          states={data?.states ?? []}
          total={status === 'error' || isPrevious ? undefined : data?.schools.total}
        />
        <SchoolTable
          schools={data?.schools.data ?? []}
          status={status}
          view={view}
          actions={actions}
          errorState={problem && <Failed problem={problem} isRetrying={isValidating} onRetry={retry} size="S" />}
          emptyState={<EmptyState icon="school" title={t('empty.title')} body={t('empty.body')} />}
          noMatchState={
            <NothingFound
              total={data?.schools.total ?? 0}
              actions={actions}
              beyondTitle={t('beyond.title')}
              title={t('no-match.title')}
              body={t('no-match.body')}
            />
          }
        />
        {data && status !== 'error' && (
          <ListPages list={data.schools} label={t('pages')} onPage={actions.showPage} isWaiting={isPrevious} />
        )}
      </SchoolTabs>
    </Stack>
  );
}
