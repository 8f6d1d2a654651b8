import { PieChart } from '@ruta/design-system';
import type { PieSlice } from '@ruta/design-system';
import { useLocale, useTexts } from '../../lib/i18n';
import { chartLabels } from './chart-labels';
import { chartTexts } from './chart.texts';

export interface SharePieProps {
  title: string;
  /** What the drawing says, in a sentence. */
  summary: string;
  slices: readonly PieSlice[];
  /** Heading of the names' column in the table. */
  rowHeader: string;
  /** What is counted: "escuelas". */
  unit: string;
}

/** How a whole is divided, on a dashboard (STA-03). */
export function SharePie(props: SharePieProps) {
  const charts = useTexts(chartTexts);
  return (
    <PieChart
      {...props}
      shareHeader={charts('share')}
      othersLabel={(count) => charts('others', { count })}
      height={300}
      labels={chartLabels(useLocale())}
    />
  );
}
