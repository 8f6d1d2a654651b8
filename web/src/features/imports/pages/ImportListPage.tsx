import { importsPages } from '@ruta/contracts/imports/imports.pages';
import { schoolsPages } from '@ruta/contracts/schools/schools.pages';
import { EmptyState, LoadingRegion, PageHeader, Skeleton, Stack } from '@ruta/design-system';
import { useSearchParams } from 'react-router';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { listStatus } from '../../../shared/list/list-status';
import { ListPages } from '../../../shared/list/ListPages';
import { NothingFound } from '../../../shared/list/NothingFound';
import { PageSection } from '../../../shared/PageSection';
import { Forbidden } from '../../../shared/PageStates';
import { Failed } from '../../../shared/ScreenState';
import { sharedTexts } from '../../../shared/shared.texts';
import { usePageTitle } from '../../../shared/use-page-title';
import { importListScreen } from '../imports.calls';
import { importTexts } from '../imports.texts';
import { ImportTable } from '../parts/ImportTable';
import { NewImport } from '../parts/NewImport';
import { pageOf, useImportsView } from '../use-import-view';

/** Files that were read, and the way to read another one. */
export function ImportListPage() {
  const t = useTexts(importTexts);
  const shared = useTexts(sharedTexts);
  const [view, actions] = useImportsView();
  const result = useScreen(importListScreen, { query: { page: pageOf(view.page) } });
  const { data, problem, isPrevious, isValidating, retry } = result;
  const [address] = useSearchParams();
  const kind = address.get('kind') ?? undefined;
  // Who keeps catalogues alone has no page of schools.
  const isOfSchools = useSession().me.abilities.includes('school:write') && kind === undefined;
  usePageTitle(t('title'));

  if (problem?.status === 403) return <Forbidden />;
  const status = listStatus(result, data?.imports, false);
  const [first, ...others] = data?.kinds ?? [];
  return (
    <Stack gap={6}>
      <PageHeader
        title={t('title')}
        backTo={
          isOfSchools
            ? { href: schoolsPages.adminSchools.href(), label: t('back') }
            : { href: importsPages.adminCatalogues.href(), label: t('back.catalogues') }
        }
      />
      {/* Together, because the section above the list is as high as the kinds that one may import need. */}
      <LoadingRegion
        isLoading={data === undefined && problem === undefined}
        label={shared('loading')}
        skeleton={<Skeleton shape="block" height={480} />}
      >
        <Stack gap={6}>
          {first !== undefined && <NewImport kinds={[first, ...others]} cycles={data?.cycles ?? []} first={kind} />}
          <PageSection title={t('list.title')}>
            <ImportTable
              imports={data?.imports.data ?? []}
              status={status}
              errorState={problem && <Failed problem={problem} isRetrying={isValidating} onRetry={retry} size="S" />}
              emptyState={<EmptyState icon="upload" title={t('empty.title')} body={t('empty.body')} />}
              noMatchState={
                <NothingFound
                  total={data?.imports.total ?? 0}
                  actions={actions}
                  beyondTitle={t('beyond.title')}
                  title={t('empty.title')}
                  body={t('empty.body')}
                />
              }
            />
            {data && status !== 'error' && (
              <ListPages list={data.imports} label={t('pages')} onPage={actions.showPage} isWaiting={isPrevious} />
            )}
          </PageSection>
        </Stack>
      </LoadingRegion>
    </Stack>
  );
}
