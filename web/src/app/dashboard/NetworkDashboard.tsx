import { Stack } from '@ruta/design-system';
import { DashboardCards } from '../../features/statistics/parts/DashboardCards';
import { dashboardCards } from '../../features/statistics/statistics.calls';
import { useEndpoint } from '../../lib/api';
import { useTexts } from '../../lib/i18n';
import { ScreenState } from '../../shared/ScreenState';
import { ChartList } from './ChartList';
import { dashboardTexts } from './dashboard.texts';

/** The figures of all schools on entry, and their charts on demand (STA-03). */
export function NetworkDashboard() {
  const t = useTexts(dashboardTexts);
  const result = useEndpoint(dashboardCards, { query: {} });
  return (
    <Stack gap={6}>
      <ScreenState result={result} skeleton={<DashboardCards cards={undefined} />} loadingLabel={t('loading')}>
        {({ data }) => <DashboardCards cards={data} />}
      </ScreenState>
      <ChartList filter={{}} />
    </Stack>
  );
}
