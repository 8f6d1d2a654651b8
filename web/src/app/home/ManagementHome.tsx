import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import type { cycles } from '@ruta/contracts/cycles/cycles.api';
import { homePages } from '@ruta/contracts/home.pages';
import { EmptyState, PageHeader, Skeleton, Stack, Text } from '@ruta/design-system';
import { NetworkDpi } from '../../features/dpi/parts/NetworkDpi';
import { HierarchyPicker } from '../../features/hierarchy/parts/HierarchyPicker';
import { route, useEndpoint } from '../../lib/api';
import { useTexts } from '../../lib/i18n';
import { useSession } from '../../lib/session';
import { useCycleInAddress } from '../../shared/cycle-in-address';
import { idIn } from '../../shared/list/use-address-view';
import { ReadOnlyNote } from '../../shared/ReadOnlyNote';
import { usePageTitle } from '../../shared/use-page-title';
import { managementHomeTexts } from './management-home.texts';

const readCycle = route<typeof cycles.get>('get', '/school-cycles/:id');

// With its page, so that it is no file of its own.
const SchoolHistory = lazy(async () => ({
  default: (await import('../../features/hierarchy/pages/SchoolHistoryPage')).SchoolHistory,
}));

/**
 * The home of the management: the network's diagnostic on demand (STA-03); below, a school is found by who
 * accompanies it, and its history opens (HIE-05, HIE-06).
 */
export function ManagementHome() {
  const t = useTexts(managementHomeTexts);
  const { me, can } = useSession();
  const school = idIn(useSearchParams()[0], 'school');
  const cycle = useCycleInAddress();
  const hrefOf = (id?: number) => homePages.management.href(undefined, { school: id, cycle });
  const isShown = school !== undefined && can('hierarchy:history');
  return (
    <>
      {isShown && (
        <Suspense fallback={<Skeleton shape="block" height={480} />}>
          <SchoolHistory
            key={school}
            area="management"
            schoolId={school}
            backTo={{ href: hrefOf(), label: t('back') }}
          />
        </Suspense>
      )}
      {/* Kept behind a school, so that the way back finds the people chosen. */}
      <div hidden={isShown}>
        <Choice
          key={cycle}
          cycle={cycle === undefined ? me.cycle?.id : Number(cycle)}
          hrefOf={hrefOf}
          isShown={!isShown}
        />
      </div>
    </>
  );
}

interface ChoiceProps {
  cycle: number | undefined;
  hrefOf: (school: number) => string;
  isShown: boolean;
}

function Choice({ cycle, hrefOf, isShown }: ChoiceProps) {
  const t = useTexts(managementHomeTexts);
  const { me, can } = useSession();
  return (
    <Stack gap={6}>
      {isShown && <ChoiceTitle past={cycle === me.cycle?.id ? undefined : cycle} />}
      {cycle !== undefined && cycle === me.cycle?.id && can('dpi:read') && <NetworkDpi />}
      {cycle === undefined ? (
        <EmptyState icon="school" title={t('none.title')} body={t('none.body')} />
      ) : (
        <HierarchyPicker cycle={cycle} role={me.role} currentId={undefined} hrefOf={hrefOf} />
      )}
    </Stack>
  );
}

/** Apart, because only what is shown names the page. */
function ChoiceTitle({ past }: { past: number | undefined }) {
  const t = useTexts(managementHomeTexts);
  usePageTitle(t('title'));
  return (
    <PageHeader
      title={t('title')}
      meta={
        <>
          <Text tone="muted">{t('intro')}</Text>
          {past !== undefined && <PastNote id={past} />}
        </>
      }
    />
  );
}

/** Names the finished cycle whose schools are offered. */
function PastNote({ id }: { id: number }) {
  const cycle = useEndpoint(readCycle, { params: { id } }).data?.data;
  return cycle ? <ReadOnlyNote past={{ ...cycle, period: cycle.period.name }} /> : null;
}
