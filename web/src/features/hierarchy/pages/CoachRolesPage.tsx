import { lazy, Suspense, useState } from 'react';
import type { RoleHolder } from '@ruta/contracts/hierarchy/coach-role.schema';
import { EmptyState, InlineAlert, PageHeader, Stack } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { listStatus } from '../../../shared/list/list-status';
import { ListPages } from '../../../shared/list/ListPages';
import { NothingFound } from '../../../shared/list/NothingFound';
import { Forbidden } from '../../../shared/PageStates';
import { Failed } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { coachRolesScreen } from '../coach-roles.calls';
import { coachRolesTexts } from '../coach-roles.texts';
import { CoachRoleFilters } from '../parts/CoachRoleFilters';
import { RoleHolderTable } from '../parts/RoleHolderTable';
import { isNarrowed, queryOf, useCoachRolesView } from '../use-coach-roles-view';

const CoachRoleDialog = lazy(async () => ({ default: (await import('../parts/CoachRoleDialog')).CoachRoleDialog }));

/** People with their roles of coaching; with `?cycle=` the transitional ones of that cycle (CYC-04, HIE-01). */
export function CoachRolesPage() {
  const t = useTexts(coachRolesTexts);
  const [view, actions] = useCoachRolesView();
  const [chosen, setChosen] = useState<RoleHolder | null>(null);
  const result = useScreen(coachRolesScreen, { query: queryOf(view) });
  const { data, problem, isPrevious, isValidating, retry } = result;
  usePageTitle(t('title'));

  if (problem?.status === 403) return <Forbidden />;
  const status = listStatus(result, data?.people, isNarrowed(view));
  const cycle = data?.cycles.find(({ id }) => String(id) === view.cycle) ?? null;
  return (
    <Stack gap={4}>
      <PageHeader title={t('title')} />
      <CoachRoleFilters
        view={view}
        actions={actions}
        cycles={data?.cycles ?? []}
        total={status === 'error' || isPrevious ? undefined : data?.people.total}
      />
      {cycle && <InlineAlert tone="info" title={t(`cycle.${cycle.state}`, { period: cycle.period })} />}
      <RoleHolderTable
        people={data?.people.data ?? []}
        status={status}
        isLent={cycle !== null}
        isReadOnly={cycle?.state === 'finished'}
        onEdit={setChosen}
        errorState={problem && <Failed problem={problem} isRetrying={isValidating} onRetry={retry} size="S" />}
        emptyState={<EmptyState icon="users" title={t('empty.title')} body={t('empty.body')} />}
        noMatchState={
          <NothingFound
            total={data?.people.total ?? 0}
            actions={actions}
            beyondTitle={t('beyond.title')}
            title={t('no-match.title')}
            body={t('no-match.body')}
          />
        }
      />
      {data && status !== 'error' && (
        <ListPages list={data.people} label={t('pages')} onPage={actions.showPage} isWaiting={isPrevious} />
      )}
      {chosen && (
        <Suspense>
          <CoachRoleDialog key={chosen.id} person={chosen} cycle={cycle} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </Stack>
  );
}
