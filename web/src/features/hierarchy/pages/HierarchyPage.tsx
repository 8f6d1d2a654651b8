import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { cyclesPages } from '@ruta/contracts/cycles/cycles.pages';
import { hierarchyPages } from '@ruta/contracts/hierarchy/hierarchy.pages';
import type { HierarchyRow } from '@ruta/contracts/hierarchy/hierarchy.schema';
import { Button, EmptyState, InlineAlert, LinkButton, PageHeader, Stack } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { useSession } from '../../../lib/session';
import { listStatus } from '../../../shared/list/list-status';
import { ListPages } from '../../../shared/list/ListPages';
import { NothingFound } from '../../../shared/list/NothingFound';
import { Forbidden, NotFound } from '../../../shared/PageStates';
import { Failed } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { hierarchyScreen } from '../hierarchy.calls';
import { hierarchyTexts } from '../hierarchy.texts';
import { HierarchyFilters } from '../parts/HierarchyFilters';
import { HierarchyTable } from '../parts/HierarchyTable';
import { isNarrowed, queryOf, useHierarchyView } from '../use-hierarchy-view';

const SchoolDialog = lazy(async () => ({ default: (await import('../parts/SchoolDialog')).SchoolDialog }));

/** Who accompanies which school: of the cycle in the address, or of the started one (HIE-02, CYC-05). */
export function HierarchyPage() {
  const t = useTexts(hierarchyTexts);
  const { id } = useParams();
  const { me } = useSession();
  const [view, actions] = useHierarchyView();
  const [edited, setEdited] = useState<HierarchyRow | null>(null);
  const named = id ?? view.cycle;
  const result = useScreen(hierarchyScreen, { query: queryOf(view, named) });
  const { data, problem, isPrevious, isValidating, retry } = result;
  const cycle = data?.cycle ?? null;
  const isUnknown = data === undefined && problem === undefined;
  // Title and buttons take their place before the data come: on a phone each needs a line of its own.
  const period = isUnknown ? (named === undefined ? me.cycle?.period : '…') : cycle?.period.name;
  const title = period === undefined ? t('title') : t('title.cycle', { period });
  usePageTitle(title);

  if (problem?.status === 403) return <Forbidden />;
  if (problem?.status === 404) return <NotFound title={problem.message} />;
  const status = listStatus(result, data?.schools, isNarrowed(view));
  const rows = data?.schools.data ?? [];
  // The list's newer version, unless the school has left this page of it.
  const open = edited && (rows.find((row) => row.id === edited.id) ?? edited);
  return (
    <Stack gap={4}>
      <PageHeader
        title={title}
        actions={
          isUnknown ? (
            <>
              <Button icon="cycle" isDisabled>
                {t('cycle.see')}
              </Button>
              <Button icon="users" isDisabled>
                {t('handover')}
              </Button>
            </>
          ) : (
            cycle && (
              <>
                <LinkButton icon="cycle" href={cyclesPages.adminCycle.href({ id: cycle.id })}>
                  {t('cycle.see')}
                </LinkButton>
                {cycle.prepared && cycle.state !== 'finished' && (
                  <LinkButton icon="users" href={hierarchyPages.adminHandover.href(undefined, { cycle: cycle.id })}>
                    {t('handover')}
                  </LinkButton>
                )}
              </>
            )
          )
        }
      />
      {cycle?.state === 'finished' && (
        <InlineAlert title={t('cycle.finished', { period: cycle.period.name })}>{t('cycle.finished.body')}</InlineAlert>
      )}
      {cycle?.state === 'pending' && cycle.prepared && (
        <InlineAlert title={t('cycle.prepared')}>{t('cycle.prepared.body')}</InlineAlert>
      )}
      {data && cycle === null ? (
        <EmptyState
          icon="cycle"
          title={t('none.title')}
          body={t('none.body')}
          action={<LinkButton href={cyclesPages.adminCycles.href()}>{t('none.action')}</LinkButton>}
        />
      ) : (
        <>
          <HierarchyFilters
            cycle={cycle?.id ?? null}
            view={view}
            actions={actions}
            total={status === 'error' || isPrevious ? undefined : data?.schools.total}
          />
          <HierarchyTable
            rows={rows}
            status={status}
            isReadOnly={cycle?.state === 'finished'}
            onEdit={setEdited}
            errorState={problem && <Failed problem={problem} isRetrying={isValidating} onRetry={retry} size="S" />}
            emptyState={
              cycle?.prepared === false ? (
                <EmptyState
                  icon="school"
                  title={t('unprepared.title')}
                  body={t('unprepared.body')}
                  action={
                    <LinkButton href={cyclesPages.adminCycle.href({ id: cycle.id })}>{t('cycle.see')}</LinkButton>
                  }
                />
              ) : (
                <EmptyState icon="school" title={t('empty.title')} body={t('empty.body')} />
              )
            }
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
        </>
      )}
      {open && (
        <Suspense>
          <SchoolDialog key={open.id} row={open} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </Stack>
  );
}
