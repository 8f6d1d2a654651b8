import { cyclesPages } from '@ruta/contracts/cycles/cycles.pages';
import { EmptyState, LinkButton, PageHeader, Stack } from '@ruta/design-system';
import { useScreen } from '../../../lib/api';
import { useTexts } from '../../../lib/i18n';
import { listStatus } from '../../../shared/list/list-status';
import { ListPages } from '../../../shared/list/ListPages';
import { NothingFound } from '../../../shared/list/NothingFound';
import { Forbidden } from '../../../shared/PageStates';
import { Failed } from '../../../shared/ScreenState';
import { usePageTitle } from '../../../shared/use-page-title';
import { cycleListScreen } from '../cycles.calls';
import { cycleTexts } from '../cycles.texts';
import { CycleTable } from '../parts/CycleTable';
import { queryOf, useCyclesView } from '../use-cycles-view';

/** The list of school cycles, newest first (CYC-01). */
export function CycleListPage() {
  const t = useTexts(cycleTexts);
  const [view, actions] = useCyclesView();
  const result = useScreen(cycleListScreen, { query: queryOf(view) });
  const { data, problem, isPrevious, isValidating, retry } = result;
  usePageTitle(t('title'));

  if (problem?.status === 403) return <Forbidden />;
  const status = listStatus(result, data?.cycles, false);
  return (
    <Stack gap={4}>
      <PageHeader
        title={t('title')}
        primaryAction={
          data?.can.create && (
            <LinkButton variant="primary" icon="plus" href={cyclesPages.adminNewCycle.href()}>
              {t('new')}
            </LinkButton>
          )
        }
      />
      <CycleTable
        cycles={data?.cycles.data ?? []}
        status={status}
        errorState={problem && <Failed problem={problem} isRetrying={isValidating} onRetry={retry} size="S" />}
        emptyState={<EmptyState icon="calendarDays" title={t('empty.title')} body={t('empty.body')} />}
        noMatchState={
          <NothingFound
            total={data?.cycles.total ?? 0}
            actions={actions}
            beyondTitle={t('beyond.title')}
            title={t('empty.title')}
            body={t('empty.body')}
          />
        }
      />
      {data && status !== 'error' && (
        <ListPages list={data.cycles} label={t('pages')} onPage={actions.showPage} isWaiting={isPrevious} />
      )}
    </Stack>
  );
}
