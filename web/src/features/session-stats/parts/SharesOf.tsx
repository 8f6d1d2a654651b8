import { PieChart } from '@ruta/design-system';
import type { PieSlice } from '@ruta/design-system';
import { useLocale, useTexts } from '../../../lib/i18n';
import { chartLabels } from '../../../shared/charts/chart-labels';
import { chartTexts } from '../../../shared/charts/chart.texts';
import type { ChartState } from '../chart-state';

interface SharesOfProps {
  title: string;
  summary: string;
  state: Omit<ChartState<unknown>, 'figures'>;
  slices: readonly PieSlice[];
  rowHeader: string;
  unit: string;
}

/** How a whole is divided, in each of its states (UI-04). */
export function SharesOf({ state: { status, onRetry, isRetrying }, ...props }: SharesOfProps) {
  const charts = useTexts(chartTexts);
  return (
    <PieChart
      {...props}
      {...{ status, onRetry, isRetrying }}
      level={3}
      shareHeader={charts('share')}
      othersLabel={(count) => charts('others', { count })}
      labels={chartLabels(useLocale())}
    />
  );
}
