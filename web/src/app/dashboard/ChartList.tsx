import { lazy, Suspense, useState } from 'react';
import { Disclosure, Skeleton, Stack } from '@ruta/design-system';
import { useTexts } from '../../lib/i18n';
import { useSession } from '../../lib/session';
import type { Branch } from '../../shared/branch';
import { PageSection } from '../../shared/PageSection';
import { CHARTS, type ChartId } from './charts';
import { dashboardTexts } from './dashboard.texts';

const NetworkChart = lazy(async () => ({ default: (await import('./NetworkChart')).NetworkChart }));

export interface ChartListProps {
  filter: Branch;
  /** Whether the charts load on entry, as those of one school do (STA-04). Default: false, on demand. */
  areOpen?: boolean;
}

/** The charts of the dashboard, each read when it is opened (STA-03). */
export function ChartList({ filter, areOpen = false }: ChartListProps) {
  const t = useTexts(dashboardTexts);
  const { can } = useSession();
  const charts = CHARTS.filter(({ ability }) => can(ability));
  if (charts.length === 0) return null;
  return (
    <PageSection title={t('charts')}>
      <Stack gap={2}>
        {charts.map(({ id }) => (
          <Chart key={id} id={id} filter={filter} isOpenAtFirst={areOpen} />
        ))}
      </Stack>
    </PageSection>
  );
}

interface ChartProps {
  id: ChartId;
  filter: Branch;
  isOpenAtFirst: boolean;
}

function Chart({ id, filter, isOpenAtFirst }: ChartProps) {
  const t = useTexts(dashboardTexts);
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <Disclosure title={t(`chart.${id}`)} headingLevel={3} isExpanded={isOpen} onExpandedChange={setOpen}>
      {isOpen && (
        <Suspense fallback={<Skeleton shape="block" height={360} />}>
          <NetworkChart id={id} filter={filter} />
        </Suspense>
      )}
    </Disclosure>
  );
}
