import { useParams } from 'react-router';
import { homePages } from '@ruta/contracts/home.pages';
import { DASHBOARD_FILTERS, type DashboardFilter } from '@ruta/contracts/statistics/statistics.schema';
import { EmptyState, LinkButton, PageHeader, Stack, Text } from '@ruta/design-system';
import { DashboardCards } from '../../features/statistics/parts/DashboardCards';
import { dashboardCards } from '../../features/statistics/statistics.calls';
import { useEndpoint } from '../../lib/api';
import { useTexts } from '../../lib/i18n';
import { useSession } from '../../lib/session';
import { NotFound } from '../../shared/PageStates';
import { ScreenState } from '../../shared/ScreenState';
import { usePageTitle } from '../../shared/use-page-title';
import { ChartList } from './ChartList';
import { dashboardTexts } from './dashboard.texts';

const isId = (text: string | undefined): text is string => text !== undefined && /^[1-9]\d{0,9}$/.test(text);

/** The dashboard of a school, or of the schools of a manager, coordinator or coach (STA-04). */
export function FilteredDashboardPage() {
  const { filter: named, id } = useParams();
  const filter = DASHBOARD_FILTERS.find((one) => one === named);
  if (filter === undefined || !isId(id)) return <NotFound />;
  return <Filtered key={`${filter} ${id}`} filter={filter} id={id} />;
}

function Filtered({ filter, id }: { filter: DashboardFilter; id: string }) {
  const t = useTexts(dashboardTexts);
  const { can } = useSession();
  const branch = { [filter]: id };
  const result = useEndpoint(dashboardCards, { query: { filter: branch } });
  const title = result.data?.subject?.name ?? t(`title.${filter}`);
  usePageTitle(title);
  const isSchool = filter === 'school';
  return (
    <ScreenState
      result={result}
      isWholePage
      loadingLabel={t('loading')}
      skeleton={
        <Stack gap={6}>
          <PageHeader title={title} />
          <DashboardCards cards={undefined} />
        </Stack>
      }
    >
      {({ data, cycle }) => (
        <Stack gap={6}>
          <PageHeader
            title={title}
            backTo={{ label: t('back'), href: homePages.management.href() }}
            meta={
              <Text tone="muted">
                {[t(`title.${filter}`), cycle && t('cycle', { period: cycle.period })].filter(Boolean).join(' · ')}
              </Text>
            }
            actions={
              isSchool &&
              can('hierarchy:history') && (
                <LinkButton icon="users" href={homePages.management.href(undefined, { school: id })}>
                  {t('history')}
                </LinkButton>
              )
            }
          />
          {cycle === null ? (
            <EmptyState icon="school" title={t('none.title')} body={t('none.body')} />
          ) : (
            <>
              <DashboardCards cards={data} />
              <ChartList filter={branch} areOpen={isSchool} />
            </>
          )}
        </Stack>
      )}
    </ScreenState>
  );
}
