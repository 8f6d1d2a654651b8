import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { cycles } from '@ruta/contracts/cycles/cycles.api';
import { homePages } from '@ruta/contracts/home.pages';
import { DASHBOARD_FILTERS } from '@ruta/contracts/statistics/statistics.schema';
import { statisticsPages } from '@ruta/contracts/statistics/statistics.pages';
import { EmptyState, PageHeader, Skeleton, Stack, Text } from '@ruta/design-system';
import { HierarchyPicker } from '../../features/hierarchy/parts/HierarchyPicker';
import { route, useEndpoint } from '../../lib/api';
import { useTexts } from '../../lib/i18n';
import { useSession } from '../../lib/session';
import { useCycleInAddress } from '../../shared/cycle-in-address';
import { idIn } from '../../shared/list/use-address-view';
import { ReadOnlyNote } from '../../shared/ReadOnlyNote';
import { PageSection } from '../../shared/PageSection';
import { usePageTitle } from '../../shared/use-page-title';
import { dashboardTexts } from '../dashboard/dashboard.texts';
import { NetworkDashboard } from '../dashboard/NetworkDashboard';
import { managementHomeTexts } from './management-home.texts';

const readCycle = route<typeof cycles.get>('get', '/school-cycles/:id');

// With its page, so that it is no file of its own.
const SchoolHistory = lazy(async () => ({
  default: (await import('../../features/hierarchy/pages/SchoolHistoryPage')).SchoolHistory,
}));

/**
 * The home of the management: the figures of the network, and its charts on demand (STA-03). Below, a school, or who
 * accompanies some, is found from the top down or by name and remote id, and its dashboard opens (STA-05). In a finished
 * cycle the history of a school opens instead (HIE-05, HIE-06).
 */
export function ManagementHome() {
  const t = useTexts(managementHomeTexts);
  const { me, can } = useSession();
  const school = idIn(useSearchParams()[0], 'school');
  const cycle = useCycleInAddress();
  const historyOf = (id?: number) => homePages.management.href(undefined, { school: id, cycle });
  const isPast = cycle !== undefined && Number(cycle) !== me.cycle?.id;
  const isShown = school !== undefined && can('hierarchy:history');
  return (
    <>
      {isShown && (
        <Suspense fallback={<Skeleton shape="block" height={480} />}>
          <SchoolHistory
            key={school}
            area="management"
            schoolId={school}
            backTo={{ href: historyOf(), label: t('back') }}
          />
        </Suspense>
      )}
      {/* Kept behind a school, so that the way back finds the people chosen. */}
      <div hidden={isShown}>
        <Choice
          key={cycle}
          cycle={cycle === undefined ? me.cycle?.id : Number(cycle)}
          hrefOf={isPast || !can('dashboard:management') ? historyOf : dashboardOf}
          isPast={isPast}
          isShown={!isShown}
        />
      </div>
    </>
  );
}

const dashboardOf = (id: number) => statisticsPages.filteredDashboard.href({ filter: 'school', id });

/** The dashboard of somebody who accompanies schools; directors of coaching have none (STA-04). */
const dashboardOfPerson = (level: string, id: number) => {
  const filter = DASHBOARD_FILTERS.find((one) => one === level);
  return filter && statisticsPages.filteredDashboard.href({ filter, id });
};

interface ChoiceProps {
  cycle: number | undefined;
  hrefOf: (school: number) => string;
  isPast: boolean;
  isShown: boolean;
}

function Choice({ cycle, hrefOf, isPast, isShown }: ChoiceProps) {
  const t = useTexts(managementHomeTexts);
  const { me, can } = useSession();
  const hasDashboard = !isPast && can('dashboard:management');
  const picker = cycle !== undefined && (
    <HierarchyPicker
      {...{ cycle, hrefOf, role: me.role, currentId: undefined }}
      {...(hasDashboard && { personHrefOf: dashboardOfPerson })}
    />
  );
  return (
    <Stack gap={6}>
      {isShown && <ChoiceTitle past={isPast ? cycle : undefined} hasDashboard={hasDashboard} />}
      {cycle === undefined ? (
        <EmptyState icon="school" title={t('none.title')} body={t('none.body')} />
      ) : hasDashboard ? (
        <>
          <NetworkDashboard />
          <PageSection title={t('title')}>
            <Text tone="muted">{t('dashboards')}</Text>
            {picker}
          </PageSection>
        </>
      ) : (
        picker
      )}
    </Stack>
  );
}

/** Apart, because only what is shown names the page. */
function ChoiceTitle({ past, hasDashboard }: { past: number | undefined; hasDashboard: boolean }) {
  const t = useTexts(managementHomeTexts);
  const dashboard = useTexts(dashboardTexts);
  const title = hasDashboard ? dashboard('title') : t('title');
  usePageTitle(title);
  return (
    <PageHeader
      title={title}
      {...(!hasDashboard && {
        meta: (
          <>
            <Text tone="muted">{t('intro')}</Text>
            {past !== undefined && <PastNote id={past} />}
          </>
        ),
      })}
    />
  );
}

/** Names the finished cycle whose schools are offered. */
function PastNote({ id }: { id: number }) {
  const cycle = useEndpoint(readCycle, { params: { id } }).data?.data;
  return cycle ? <ReadOnlyNote past={{ ...cycle, period: cycle.period.name }} /> : null;
}
