import { useState } from 'react';
import type { ImportedSchool } from '@ruta/contracts/schools/imported-school.schema';
import { ConfirmDialog, EmptyState, FilterBar, Stack } from '@ruta/design-system';
import { asProblem, call, useRefresh, useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { FilterSearch } from '../../../shared/list/FilterSearch';
import { listStatus } from '../../../shared/list/list-status';
import { listTexts } from '../../../shared/list/list.texts';
import { ListPages } from '../../../shared/list/ListPages';
import { NothingFound } from '../../../shared/list/NothingFound';
import { Forbidden } from '../../../shared/PageStates';
import { Failed } from '../../../shared/ScreenState';
import { sharedTexts } from '../../../shared/shared.texts';
import { sayDone, sayProblem } from '../../../shared/SnackbarBridge';
import { usePageTitle } from '../../../shared/use-page-title';
import { ImportedTable } from '../parts/ImportedTable';
import { SchoolHeader } from '../parts/SchoolHeader';
import { SchoolTabs } from '../parts/SchoolTabs';
import { discardImported, importedListScreen, SCHOOLS } from '../schools.calls';
import { schoolTexts } from '../schools.texts';
import { importedQueryOf, useImportedView } from '../use-schools-view';

/** Imported schools that wait for their set-up, beside all schools (HIE-06). */
export function ImportedListPage() {
  const t = useTexts(schoolTexts);
  const shared = useTexts(sharedTexts);
  const list = useTexts(listTexts);
  const [view, actions] = useImportedView();
  const result = useScreen(importedListScreen, { query: importedQueryOf(view) });
  const refresh = useRefresh();
  const [asked, setAsked] = useState<ImportedSchool | null>(null);
  const { data, problem, isPrevious, isValidating, retry } = result;
  usePageTitle(t('imported.title'));

  if (problem?.status === 403) return <Forbidden />;
  const status = listStatus(result, data?.imported, view.search !== '');
  const total = status === 'error' || isPrevious ? undefined : data?.imported.total;
  const discard = async () => {
    if (asked === null) return;
    try {
      sayDone(await call(discardImported, { params: { id: asked.id } }));
    } catch (error) {
      sayProblem(asProblem(error));
    }
    // Also after a refusal, since somebody else may have changed the list.
    await refresh(SCHOOLS);
  };
  return (
    <Stack gap={4}>
      <SchoolHeader />
      <SchoolTabs open="imported" imported={view.search === '' ? total : undefined}>
        <FilterBar
          aria-label={t('filters')}
          search={
            <FilterSearch
              label={t('filter.search')}
              placeholder={t('filter.search.hint')}
              value={view.search}
              onChange={(search) => actions.change({ search })}
            />
          }
          applied={
            view.search ? [{ id: 'search', label: `${t('filter.search')}: ${view.search}`, isSearch: true }] : []
          }
          appliedLabel={t('filters.applied')}
          onRemove={actions.clear}
          clearLabel={list('filters.clear')}
          onClear={actions.clear}
          resultText={total === undefined ? undefined : t('results', { count: total })}
        />
        <ImportedTable
          imported={data?.imported.data ?? []}
          status={status}
          onDiscard={setAsked}
          errorState={problem && <Failed problem={problem} isRetrying={isValidating} onRetry={retry} size="S" />}
          emptyState={<EmptyState icon="school" title={t('imported.empty.title')} body={t('imported.empty.body')} />}
          noMatchState={
            <NothingFound
              total={data?.imported.total ?? 0}
              actions={actions}
              beyondTitle={t('beyond.title')}
              title={t('no-match.title')}
              body={t('no-match.body')}
            />
          }
        />
        {data && status !== 'error' && (
          <ListPages
            list={data.imported}
            label={t('imported.pages')}
            onPage={actions.showPage}
            isWaiting={isPrevious}
          />
        )}
      </SchoolTabs>
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        title={t('discard.ask', { name: asked?.name ?? '' })}
        body={t('discard.body')}
        confirmLabel={t('discard')}
        cancelLabel={shared('cancel')}
        tone="danger"
        onConfirm={discard}
      />
    </Stack>
  );
}
